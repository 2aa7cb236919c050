/** Texts one after the other, each with an end of line, and where each of them ends: one long text is searched fastest. */
export type LineTable = { readonly text: string; readonly ends: readonly number[] }

export function toLineTable(texts: readonly string[]): LineTable {
  let end = 0
  const ends = texts.map((text) => (end += text.length + 1))
  return { text: texts.map((text) => `${text}\n`).join(''), ends }
}

/** Which of the texts, by their index, contain `typed`, each once, in their order. `typed` is in one line and not empty. */
export function matchingIndexes({ text, ends }: LineTable, typed: string): readonly number[] {
  const indexes: number[] = []
  let index = 0
  for (let at = text.indexOf(typed); at !== -1; at = text.indexOf(typed, ends[index])) {
    while ((ends[index] ?? Infinity) <= at) index += 1
    indexes.push(index)
  }
  return indexes
}
