/** Search engines cut what is longer. */
const LONGEST_DESCRIPTION = 160

/** A text short enough for search engines, cut between words when it must be. */
export function shortDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST_DESCRIPTION) return line
  const cut = line.slice(0, LONGEST_DESCRIPTION)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.]+$/, '')}…`
}
