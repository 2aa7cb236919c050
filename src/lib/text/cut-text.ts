/**
 * The beginning of a text, at most `limit` UTF-16 units long, cut between what a reader sees as characters (UAX 29). Half
 * of an emoji is a lone surrogate, which the database refuses. One character longer than the limit is cut between code
 * points.
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const end = getSegmenter()?.segment(text).containing(limit)?.index ?? 0
  return end === 0 ? text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '') : text.slice(0, end)
}

/** A text of at most `limit` UTF-16 units: cut after a word, with "…" for the rest, when it is longer. */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = cutText(text, limit - 1)
  const words = /^\s/.test(text.slice(cut.length)) ? cut : cut.replace(/\s+\S*$/, '')
  return `${words.replace(/[\s,;:.]+$/, '')}…`
}

let segmenter: Intl.Segmenter | undefined

/** Made for the first cut, not when a page starts. Firefox before 125 has none, and cuts between code points. */
const getSegmenter = (): Intl.Segmenter | null => ('Segmenter' in Intl ? (segmenter ??= new Intl.Segmenter()) : null)
