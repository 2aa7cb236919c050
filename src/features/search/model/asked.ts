import { otherCities } from '@/domain/search-words/other-cities'
import { foldedWords } from '@/lib/text/text-folding'

import { plainWords } from './plain-word'
import { isFillerWord, isQuestionWord } from './query'
import type { Suggestion } from './suggestion'

/** What answers a question, as its source provides it. */
export type AskedDocument = {
  /** All words of any of them are in a question that it answers. */
  readonly phrases: readonly string[]
  /** Whether it is a kind of place: another kind or an unknown name beside its word asks for something else. */
  readonly isKind: boolean
  readonly toSuggestion: () => Suggestion
}

type AskedPhrase = Pick<AskedDocument, 'isKind' | 'toSuggestion'> & {
  readonly words: readonly string[]
  /** How many of the words say what is asked for. */
  readonly weight: number
}

/** Every question that the pages answer, and the words they are made of. */
export type Asked = { readonly phrases: readonly AskedPhrase[]; readonly known: ReadonlySet<string> }

type Answers = {
  readonly suggestions: readonly Suggestion[]
  /** Nothing was said beside what the first one answers. */
  readonly isWhole: boolean
  /** How many words of the question the first one takes up. */
  readonly length: number
}

export function toAsked(documents: readonly AskedDocument[]): Asked {
  const phrases = documents.flatMap(({ phrases: texts, isKind, toSuggestion }) =>
    texts.map((text) => {
      const words = [...new Set(plainWords(foldedWords(text)))]
      return { words, weight: words.filter(saysWhat).length, isKind, toSuggestion }
    }),
  )
  return { phrases, known: new Set([...phrases.flatMap(({ words }) => words), ...neutralWords]) }
}

/**
 * The answers to a question: pages of which all words of a phrase are in it, those that take up the most of it. One word is
 * an answer only if all that is said beside it is known; two or more may stand beside as many unknown ones.
 */
export function findAnswers({ phrases, known }: Asked, text: string): Answers {
  const said = plainWords(foldedWords(text))
  const all = new Set(said)
  const counted = [...all].filter(saysWhat)
  const isElsewhere = namesOtherCity(foldedWords(text))
  const fitting = phrases.filter(({ words, weight, isKind }) => {
    if (weight === 0 || !words.every((word) => all.has(word))) return false
    const unknown = counted.filter((word) => !known.has(word)).length
    if (isElsewhere && (weight === 1 || isKind)) return false
    const beside = counted.filter((word) => !words.includes(word) && !neutralWords.has(word)).length
    if (isKind) return beside === 0
    if (words.length === 1) return unknown === 0 && beside <= weight
    return unknown <= weight
  })
  const [first, ...others] = fitting.sort((a, b) => b.weight - a.weight || b.words.length - a.words.length)
  if (first === undefined) return NO_ANSWERS
  const equals = others.filter(({ weight, words }) => weight === first.weight && words.length === first.words.length)
  return {
    suggestions: [first, ...equals].map(({ toSuggestion }) => toSuggestion()),
    isWhole: counted.every((word) => first.words.includes(word) || neutralWords.has(word)),
    length: first.words.length,
  }
}

/** Whether it asks about a city that is not of the guide: "hotels in riyadh" are none of ours. */
export const namesOtherCity = (words: readonly string[]): boolean => words.some((word) => otherCities.has(word))

/** Whether a word is one that questions are made of: it is right as it is written. */
export const isKnownWord = ({ known }: Asked, word: string): boolean => known.has(plainWords([word])[0] ?? '')

/** Whether a word is in so many questions that it tells none apart: "hospital masjid nabawi" asks for hospitals. */
export const isNeutralWord = (word: string): boolean => neutralWords.has(plainWords([word])[0] ?? '')

const NO_ANSWERS: Answers = { suggestions: [], isWhole: false, length: 0 }

const saysWhat = (word: string): boolean => !isFillerWord(word) && !isQuestionWord(word) && !politeWords.has(word)

/** Said around a question; plain. */
const politeWords: ReadonlySet<string> = new Set(
  plainWords(
    foldedWords(
      'please want would like should could may might must will shall can cant cannot dont any some good best very really ' +
        'here there now today tonight tomorrow if it its im ive this that these those be am was were been has had having ' +
        'you your us our they their them he she him her his not no yes or but so then than about tell know information info ' +
        'which why who whom close closest urgent urgently quick quickly help looking search after before during while ' +
        'into onto from up down out off over only just also too many long far per inside happen happens take make have ' +
        'where does nearest feeling going else got get buy ' +
        // Where, is, the nearest, in the languages of the words for kinds of places.
        'ou sont les est le la un une plus proche nerede en yakin var mi bir di mana ada terdekat dekat sini saya ' +
        'mau cari hapa wapi iko karibu nataka ina yake kaha hai kahan где ближайшая ближайший рядом мне нужна нужен есть ' +
        'اين وين اقرب يوجد هل اريد ابحث عن قريب في من کہاں ہے قریب قریبی مجھے چاہیے کجاست نزدیک कहां है कहाँ पास में निकटतम কোথায় কাছে আছে',
    ),
  ),
)

/** What nearly every question of a pilgrim has, and what makes it no other question. */
const neutralWords: ReadonlySet<string> = new Set(
  plainWords(
    foldedWords(
      'hajj umrah makkah madinah jeddah saudi arabia ksa haram kaaba masjid nabawi pilgrim pilgrimage people women child old ' +
        'my cheap 24 hour open nearby near month year day january february march april may june july august september october ' +
        'november december ramadan',
    ),
  ),
)
