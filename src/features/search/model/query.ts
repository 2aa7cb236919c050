import { foldedWords } from '@/lib/text-folding'

import { isFillerWord, isQuestionWord } from './filler-words'
import { inOneSpelling, isKindWord } from './variants'

/** What somebody looks for, cut into words. */
export type Query = {
  /** Without fillers and question words, unless there is nothing else. */
  readonly words: readonly string[]
  /** Which of the words are a name, not a kind; all of them when none is. */
  readonly isCore: readonly boolean[]
  readonly phrase: string
  readonly joined: string
}

export function readQuery(text: string): Query {
  const all = foldedWords(text)
  const counted = all.filter((word) => !isFillerWord(word) && !isQuestionWord(word))
  const words = counted.length === 0 ? all : counted
  const hasName = words.some((word) => !isKindWord(word))
  return {
    words,
    isCore: words.map((word) => !hasName || !isKindWord(word)),
    phrase: inOneSpelling(all),
    joined: all.join(''),
  }
}
