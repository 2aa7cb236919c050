import { STOP_WORDS } from '@/lib/place-search'
import { foldedWords } from '@/lib/text-folding'

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
