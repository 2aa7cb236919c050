import { ILLNESS_WORD, isIllnessWord, withIllnessWords } from '@/domain/guide/illness-words'
import { readKinds } from '@/domain/search-words/find-kinds'
import { STOP_WORDS } from '@/domain/places/place-search'
import { foldedWords, isNumberWord } from '@/lib/text/text-folding'

import { findVariants, inOneSpelling, isKindWord } from './variants'

/** What somebody looks for, cut into words. */
export type Query = {
  /** Without fillers and question words, unless there is nothing else. */
  readonly words: readonly string[]
  /** Which of the words are a name, not a kind; all of them when none is. */
  readonly isCore: readonly boolean[]
  readonly phrase: string
  readonly joined: string
  /** How many of the words tell it apart, where not all of them do. */
  readonly tellingCount?: number
}

export function readQuery(text: string): Query {
  const written = foldedWords(text)
  // Bleeding that is a period, or breaks wudu, has its own passage.
  return toQuery(written.some(isPeriodWord) || breaksWudu(written) ? written : withIllnessWords(written))
}

/** The illness of a query alone, the worst of several. */
export function readIllness({ words }: Query): Query {
  const { danger, dizzy, ill } = ILLNESS_WORD
  return toQuery([[danger, dizzy].find((word) => words.includes(word)) ?? ill])
}

/** The query word by word, an illness as it is written. */
export const readWrittenQuery = (text: string): Query => toQuery(foldedWords(text))

export const isOfIllness = ({ words }: Query): boolean => words.some(isIllnessWord)

function toQuery(all: readonly string[]): Query {
  const hasIllness = all.some(isIllnessWord)
  const kinds = readKinds(all).map(({ word }) => word)
  const counted = withoutVicinity(kinds).filter(
    (word) => !isFillerWord(word) && !isQuestionWord(word) && !(hasIllness && personWords.has(word)),
  )
  const words = counted.length === 0 ? kinds : counted
  const hasName = words.some((word) => !isKindWord(word))
  return {
    words,
    isCore: words.map((word) => !hasName || !isKindWord(word)),
    phrase: inOneSpelling(kinds),
    joined: all.join(''),
  }
}

/** "Pharmacy near haram" asks for pharmacies: nearly everything is near a mosque, and few things are called by it. */
const withoutVicinity = (words: readonly string[]): readonly string[] => {
  const near = words.findIndex((word, index) => index > 0 && /^near/.test(word))
  return near !== -1 && words.slice(near).some((word) => mosqueWords.has(word)) ? words.slice(0, near) : words
}

/** Who is ill makes no difference. */
const personWords: ReadonlySet<string> = new Set(
  'father mother dad mum mom parents wife husband son daughter child children kid baby brother sister friend uncle aunt grandfather grandmother he she his her old man woman person someone somebody'.split(
    ' ',
  ),
)

const breaksWudu = (words: readonly string[]): boolean =>
  words.some((word) => findVariants(word).includes('wudu')) &&
  words.some((word) => /^(?:br[eo]ak|broke|invalid|nullif)/.test(word))

const isPeriodWord = (word: string): boolean => findVariants(word).includes('period')

const mosqueWords: ReadonlySet<string> = new Set('haram kaaba kabah nabawi masjid mosque'.split(' '))

/** Words that may be left out or put in without meaning anything else: the stop words of §5, articles, 'no.' */
export const isFillerWord = (word: string): boolean => STOP_WORDS.has(word) || isNumberWord(word) || fillers.has(word)

/** Words around what is really asked for: "where is mina". */
export const isQuestionWord = (word: string): boolean => questionWords.has(word)

const fillers: ReadonlySet<string> = new Set(
  foldedWords('as an ar ash at az ad adh us el ul ur e a for from with في من'),
)

const questionWords: ReadonlySet<string> = new Set(
  foldedWords(
    'what where when how who is are do does i my me we can get go going find make need take use show feel feeling have has am near nearby nearest next',
  ),
)
