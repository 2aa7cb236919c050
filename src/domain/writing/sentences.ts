/** School grade by Flesch and Kincaid that no article may pass: readers come with English as a third language. */
export const MAX_GRADE = 5

export const MAX_SENTENCE_WORDS = 24

/** Sentences end at `.`, `?`, `!`, or with the paragraph. An abbreviation does not occur in the guide. */
export const splitIntoSentences = (lines: readonly string[]): readonly string[] =>
  lines
    .flatMap((line) => line.split(/(?<=[.?!])["')]*\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => splitIntoWords(sentence).length > 0)

export const splitIntoWords = (text: string): readonly string[] =>
  text.match(/[\p{L}\d]+(?:['’.,/:-][\p{L}\d]+)*/gu) ?? []

/** Counts groups of vowels, without a silent last e: close enough for a grade over hundreds of words. */
const countSyllables = (word: string): number => {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const groups = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').match(/[aeiouy]+/g) ?? []
  return Math.max(1, groups.length)
}

/** Flesch-Kincaid grade of running text. */
export const computeGrade = (lines: readonly string[]): number => {
  const all = splitIntoSentences(lines)
  const tokens = all.flatMap(splitIntoWords)
  const syllableCount = tokens.reduce((sum, word) => sum + countSyllables(word), 0)
  return (0.39 * tokens.length) / all.length + (11.8 * syllableCount) / tokens.length - 15.59
}
