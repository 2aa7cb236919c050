import { cleanText } from './text'

/**
 * Why a text is no name, as a message for its author; `null` when it is one. A name needs a visible letter or digit: blank
 * letters, marks, dots and pictures alone can be neither read out nor searched for. Whether a name may be empty is decided by
 * its field.
 */
export function nameProblem(text: string): string | null {
  if (text === '') return null
  const seen = cleanText(text)
  return seen !== null && LETTER_OR_DIGIT.test(seen) ? null : 'A name needs a letter or a digit that can be seen.'
}

/** Without modifier letters, among them the line that stretches Arabic words, and the two blank signs of Egyptian. */
const LETTER_OR_DIGIT = /(?![\u{13441}\u{13442}])[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/u
