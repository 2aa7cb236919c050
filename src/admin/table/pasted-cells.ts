/** A cell that holds a tab, a line break or a quote at its start stands in quotes, which are doubled inside. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/gy

/**
 * The cells that a spreadsheet has put on the clipboard, row by row. A line break inside a cell is a space, as it is to readers.
 *
 * @param text the clipboard as plain text: cells with tabs between them, rows with line breaks
 * @param html the same as HTML; tells lines of a text from the cells of one column, which have no tab
 * @returns `null` for words that belong into one cell
 */
export function readPastedCells(text: string, html: string): readonly (readonly string[])[] | null {
  const lines = text.replaceAll('\r\n', '\n').replace(/\n$/, '')
  if (!lines.includes('\t') && !(lines.includes('\n') && /<table\b/i.test(html))) return null
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of lines.matchAll(CELL)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain ?? '').replace(/\s+/g, ' ').trim())
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows
}
