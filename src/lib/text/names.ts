import { cleanText } from './text'

/**
 * What keeps a text from being a name, in words for whoever wrote it, or `null`: it needs a letter or a digit that one sees.
 * Blank letters, marks, dots and pictures alone can be neither read out nor searched for. Of an empty text the field itself
 * says whether it may be.
 */
export function nameProblem(text: string): string | null {
  if (text === '') return null
  const seen = cleanText(text)
  return seen !== null && LETTER_OR_DIGIT.test(seen) ? null : 'A name needs a letter or a digit that can be seen.'
}

/** Without modifier letters, among them the line that stretches Arabic words, and the two blank signs of Egyptian. */
const LETTER_OR_DIGIT = /(?![\u{13441}\u{13442}])[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}]/u
