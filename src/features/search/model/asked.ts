import type { WordLanguage } from '@/domain/search-words/word-languages'
import { otherPlaces } from '@/domain/search-words/other-places'
import { readKinds } from '@/domain/search-words/find-kinds'
import { foldedWords } from '@/lib/text/text-folding'

import { plainWords } from './plain-word'
import { isFillerWord, isQuestionWord } from './query'
import type { Suggestion } from './suggestion'

/** What answers a question, as its source provides it. */
export type AskedDocument = {
  /** All words of any of them are in a question that it answers; after a question mark, in one of whole sentences alone. */
  readonly phrases: readonly string[]
  /** Whether it is a kind of place: another kind or an unknown name beside its word asks for something else. */
  readonly isKind: boolean
  readonly toSuggestion: () => Suggestion
}

type AskedPhrase = Pick<AskedDocument, 'isKind' | 'toSuggestion'> & {
  readonly words: readonly string[]
  /** How much of what is asked for its words say. */
  readonly weight: number
  readonly isForSentences: boolean
}

/** Every question that the pages answer, and the words they are made of. */
export type Asked = { readonly phrases: readonly AskedPhrase[]; readonly known: ReadonlySet<string> }

/** A question, read once for all that may answer it. */
export type Question = {
  /** Plain. */
  readonly said: ReadonlySet<string>
  /** Those of them that say what is asked for. */
  readonly counted: readonly string[]
  /** Whether it is said in a sentence: then words around what is asked for are no names. */
  readonly isSentence: boolean
  /** Whether it asks where something is, or for something near. */
  readonly isForPlace: boolean
  /** Whether it names a city or a country that is not of the guide, other than as where somebody comes from. */
  readonly isElsewhere: boolean
  /** The language of the kinds of places in it, English aside. */
  readonly kindLanguage: WordLanguage | null
}

type Answers = {
  readonly suggestions: readonly Suggestion[]
  /** Nothing was said beside what the first one answers. */
  readonly isWhole: boolean
  /** How many words the phrase of the first one has. */
  readonly length: number
  /** How many of them tell the question apart. */
  readonly held: number
}

export function toAsked(documents: readonly AskedDocument[]): Asked {
  const phrases = documents.flatMap(({ phrases: texts, isKind, toSuggestion }) =>
    texts.map((text) => {
      const words = [...new Set(plainWords(foldedWords(text)))]
      const weight = words.reduce((sum, word) => sum + weigh(word), 0)
      return { words, weight, isKind, isForSentences: text.startsWith('?'), toSuggestion }
    }),
  )
  return { phrases, known: new Set([...phrases.flatMap(({ words }) => words), ...neutralWords]) }
}

export function readQuestion(text: string): Question {
  const written = withoutFromMe(foldedWords(text))
  const said = new Set(plainWords(written))
  const kinds = readKinds(written).flatMap(({ kind }) => kind ?? [])
  return {
    said,
    counted: [...said].filter(saysWhat),
    isSentence: written.length >= MIN_SENTENCE && written.some((word) => sentenceWords.has(word)),
    isForPlace: written.some(
      (word) => placeWords.has(word) || (wishWords.has(word) && !ruleWords.has(written[0] ?? '')),
    ),
    isElsewhere: written.some(
      (word, at) => otherPlaces.has(word) && written[at - 1] !== 'from' && written[at + 1] !== 'ul',
    ),
    kindLanguage: kinds.find(({ language }) => language !== 'en')?.language ?? null,
  }
}

/** "Near me" of Arabic ends like the name of Mina. */
const withoutFromMe = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => word !== 'مني' || !/^(?:قريب|اقرب)/.test(words[at - 1] ?? ''))

/**
 * The answers to a question: pages of which all words of a phrase are in it, those that take up the most of it. In a sentence
 * anything may be said beside them. Elsewhere one word is an answer only if all that is said beside it is known, or one word
 * that `isName` does not know; two or more may stand beside as many unknown ones.
 */
export function findAnswers({ phrases, known }: Asked, question: Question, isName: (word: string) => boolean): Answers {
  const { said, counted, isSentence, isElsewhere } = question
  const isKindFound = ({ words }: AskedPhrase, beside: readonly string[]): boolean =>
    beside.length === 0 ||
    ((question.kindLanguage !== null || (isSentence && question.isForPlace)) &&
      beside.every((word) => words.includes(word) || !isName(word)))
  const isFitting = (phrase: AskedPhrase): boolean => {
    const { words, weight, isKind } = phrase
    if (weight === 0 || !words.every((word) => said.has(word))) return false
    if (isElsewhere && (weight <= 1 || isKind)) return false
    const beside = counted.filter((word) => !words.includes(word) && !neutralWords.has(word))
    if (isKind) return !isNameOfMosque(words, question) && isKindFound(phrase, beside)
    // Words that nearly every question has answer one that has little else.
    if (isSentence) return weight >= 1 || beside.length <= 1
    if (phrase.isForSentences) return false
    const unknown = beside.filter((word) => !known.has(word))
    if (words.length > 1) return unknown.length <= weight
    return beside.length <= 1 && unknown.every((word) => !isName(word))
  }
  const [first, ...others] = phrases
    .filter(isFitting)
    .sort((a, b) => b.weight - a.weight || b.words.length - a.words.length)
  if (first === undefined) return NO_ANSWERS
  const equals = others.filter(({ weight, words }) => weight === first.weight && words.length === first.words.length)
  return {
    suggestions: [first, ...equals].map(({ toSuggestion }) => toSuggestion()),
    isWhole:
      counted.every((word) => first.words.includes(word) || neutralWords.has(word)) &&
      (first.words.includes(MOSQUE) || !isNameOfMosque([...said], question)),
    length: first.words.length,
    held: first.words.filter((word) => weigh(word) === 1).length,
  }
}

/** Whether a word is one that questions are made of: it is right as it is written. */
export const isKnownWord = ({ known }: Asked, word: string): boolean => known.has(plainWords([word])[0] ?? '')

/** "Masjid Nabawi" is the name of one, and asks for no list of mosques. */
const isNameOfMosque = (words: readonly string[], { said, isForPlace }: Question): boolean =>
  !isForPlace && words.includes(MOSQUE) && greatMosques.some((name) => said.has(name))

/** Whether a word is in so many questions that it tells none apart: "hospital masjid nabawi" asks for hospitals. */
export const isNeutralWord = (word: string): boolean => neutralWords.has(plainWords([word])[0] ?? '')

const [MOSQUE = '', ...greatMosques] = plainWords(foldedWords('masjid haram nabawi'))

const NO_ANSWERS: Answers = { suggestions: [], isWhole: false, length: 0, held: 0 }

/** Words; "who is ill" is a sentence, and "my hotel" is not yet. */
const MIN_SENTENCE = 3

const sentenceWords: ReadonlySet<string> = new Set(
  foldedWords(
    'i im ive my me we our he she his they is are am was were isnt can cant cannot could should do does did dont didnt ' +
      'how what whats when where wheres which why if have has had will would may must need want',
  ),
)

const placeWords: ReadonlySet<string> = new Set(
  foldedWords('where wheres near nearby nearest close closest find looking search reach'),
)

/** They ask for a place, unless a question of what to do begins before them: "do I need a mat". */
const wishWords: ReadonlySet<string> = new Set(foldedWords('any there need want buy show'))

const ruleWords: ReadonlySet<string> = new Set(foldedWords('do does did what how when can should must why which may'))

const weigh = (word: string): number => (!saysWhat(word) ? 0 : neutralWords.has(word) ? 0.5 : 1)

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
        'where does nearest feeling going else got get buy whats wheres didnt doesnt isnt im keep keeps kept suddenly still ' +
        'thing things something anything anywhere somewhere other another one ones ' +
        // Where, is, the nearest, in the languages of the words for kinds of places.
        'ou sont les est le la un une plus proche pres moi je cherche trouver nerede nerde en yakin var mi bir burada ' +
        'di mana dimana ada terdekat dekat sini saya mau cari yang kat hampir berdekatan hapa wapi iko ipo karibu nataka ' +
        'natafuta ina yake za ya ni nini kaha hai kahan kidhar qareeb paas mein me mujhe chahiye ina ne a где ближайшая ' +
        'ближайший ближайшее рядом мне нужна нужен есть найти здесь поблизости ' +
        'اين وين اقرب يوجد هل اريد ابحث عن قريب قريبه هنا في من کہاں ہے ہیں قریب قریبی مجھے چاہیے میں کجاست کجا نزدیک ' +
        'نزدیکترین ها कहां है हैं कहाँ पास में निकटतम नजदीक मुझे चाहिए কোথায় কাছে আছে কাছাকাছি নিকটতম',
    ),
  ),
)

/** What nearly every question of a pilgrim has, and what makes it no other question. */
const neutralWords: ReadonlySet<string> = new Set(
  plainWords(
    foldedWords(
      'hajj umrah makkah madinah jeddah saudi arabia ksa haram kaaba masjid nabawi pilgrim pilgrimage people women child old ' +
        'my cheap 24 hour open nearby near month year day year january february march april may june july august september october ' +
        'november december ramadan',
    ),
  ),
)
