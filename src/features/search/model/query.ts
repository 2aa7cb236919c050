import { STOP_WORDS } from '@/lib/place-search'
import { foldedWords } from '@/lib/text-folding'

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

/** Words that may be left out or put in without meaning anything else: the stop words of §5, articles, 'no.' */
export const isFillerWord = (word: string): boolean => STOP_WORDS.has(word) || fillers.has(word)

/** Words around what is really asked for: "where is mina". */
export const isQuestionWord = (word: string): boolean => questionWords.has(word)

const fillers: ReadonlySet<string> = new Set(
  foldedWords('as an ar ash at az ad adh el ul ur e a for from with no nr num number رقم في من'),
)

const questionWords: ReadonlySet<string> = new Set(
  foldedWords('what where when how who is are do does i my me we can get go going find show near nearby nearest next'),
)
