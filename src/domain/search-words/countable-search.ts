import { foldedWords, foldText } from '@/lib/text/text-folding'

/** Characters of the folded text. Who writes more tells a story, and no two people the same one. */
export const MAX_COUNTABLE_LENGTH = 60

/** Digits of any script: a gate has two, three may be part of a phone number or a passport. */
const MAX_DIGITS = 2

const MIN_LETTERS = 3

/**
 * The words of a search as they may be counted, folded; `null` for what is nobody's business (a phone number, a passport, an
 * e-mail address) and for what tells nothing. Asked in the browser, so that it is not even sent, and again on the server.
 */
export function countableSearch(text: string): string | null {
  // The sign in its other widths, too; the fold drops all of them.
  if (text.normalize('NFKC').includes('@')) return null
  const digits = foldText(text).match(/\p{N}/gu)?.length ?? 0
  const folded = foldedWords(text).join(' ')
  // The scripts of India write vowels as marks: "पानी" has four.
  const letters = folded.match(/[\p{L}\p{M}]/gu)?.length ?? 0
  return digits <= MAX_DIGITS && letters >= MIN_LETTERS && folded.length <= MAX_COUNTABLE_LENGTH ? folded : null
}
