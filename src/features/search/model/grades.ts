import { matchingIndexes } from './line-table'
import { startsWithOneEdit } from './one-edit'
import type { IndexSegment } from './index-segment'

/** How well a word of the query fits a word of an entry; higher is better. */
export const GRADE = { none: 0, typo: 1, inside: 2, start: 3, exact: 4 } as const

type Grade = (typeof GRADE)[keyof typeof GRADE]

function gradeSpelling(word: string, typed: string): Grade {
  if (word.startsWith(typed)) return word.length === typed.length ? GRADE.exact : GRADE.start
  // 79 is no part of 179.
  return word.includes(typed) && !isNumber(typed) ? GRADE.inside : GRADE.none
}

/** Shorter texts are too often one letter away from another, or inside it by chance. */
export const MIN_FUZZY_LENGTH = 4

function gradeSpellingWithTypo(word: string, typed: string): Grade {
  const grade = gradeSpelling(word, typed)
  const isTypo =
    grade === GRADE.none &&
    !isNumber(typed) &&
    Math.min(word.length, typed.length) >= MIN_FUZZY_LENGTH &&
    (typed.length > MIN_FUZZY_LENGTH || word.length <= typed.length + 1) &&
    startsWithOneEdit(word, typed)
  return isTypo ? GRADE.typo : grade
}

const isNumber = (word: string): boolean => /^\d/.test(word)

/** What a word of the query finds in a segment. */
export type Graded = {
  /** The grade of every word of the vocabulary, by its best spelling. */
  readonly grades: Uint8Array
  /** Those with a grade, by their index in the vocabulary. */
  readonly words: readonly number[]
}

/** Only words that contain what is typed can have a grade, and these are found in one text. */
export const gradeAsTyped = (segment: IndexSegment, typed: string): Graded =>
  gradeVocabulary(segment, matchingIndexes(segment.spellings, typed), (spelling) => gradeSpelling(spelling, typed))

/** As typed, but of whole words, or of the beginning of one that was typed far enough to be told by it. */
export const gradeWholeWords = (segment: IndexSegment, typed: string): Graded =>
  gradeVocabulary(segment, matchingIndexes(segment.spellings, typed), (spelling) => gradeWhole(spelling, typed))

/** Whole words, as typed or with one letter wrong. */
export const gradeTypos = (segment: IndexSegment, typed: string): Graded =>
  gradeVocabulary(segment, segment.vocabulary.keys(), (spelling) => {
    const isTypo = spelling.length <= typed.length + 1 && gradeSpellingWithTypo(spelling, typed) === GRADE.typo
    return isTypo ? GRADE.typo : gradeWhole(spelling, typed)
  })

/** Letters. */
const MIN_BEGINNING = 5

function gradeWhole(word: string, typed: string): Grade {
  const grade = gradeSpelling(word, typed)
  return grade === GRADE.exact || (grade === GRADE.start && typed.length >= MIN_BEGINNING) ? grade : GRADE.none
}

/** No more than guessed: what it says is in too many names to tell them apart. */
export const asGuessed = ({ grades, words }: Graded): Graded => ({
  grades: grades.map((grade) => Math.min(grade, GRADE.typo)),
  words,
})

/** Whether some word of the segment is this one. */
export const hasWord = ({ spellings: { text } }: IndexSegment, word: string): boolean =>
  text.startsWith(`${word}\n`) || text.includes(`\n${word}\n`)

export const gradeWithTypos = (segment: IndexSegment, typed: string): Graded =>
  gradeVocabulary(segment, segment.vocabulary.keys(), (spelling) => gradeSpellingWithTypo(spelling, typed))

function gradeVocabulary(
  { vocabulary }: IndexSegment,
  wordIndexes: Iterable<number>,
  gradeOne: (spelling: string) => Grade,
): Graded {
  const grades = new Uint8Array(vocabulary.length)
  const words: number[] = []
  for (const wordIndex of wordIndexes) {
    let best: Grade = GRADE.none
    for (const spelling of vocabulary[wordIndex]?.spellings ?? []) {
      const grade = gradeOne(spelling)
      if (grade > best) best = grade
    }
    if (best === GRADE.none) continue
    grades[wordIndex] = best
    words.push(wordIndex)
  }
  return { grades, words }
}
