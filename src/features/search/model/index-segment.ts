import { foldedWords } from '@/lib/text/text-folding'

import { isFillerWord, isQuestionWord } from './query'
import type { Asked } from './asked'
import type { Suggestion } from './suggestion'
import { type LineTable, toLineTable } from './line-table'
import { findVariants, inOneSpelling, isKindWord } from './variants'

/** Something to be found, as its source provides it. */
export type IndexDocument = {
  readonly title: string
  /** Whole texts that mean it: keywords and other names. */
  readonly phrases: readonly string[]
  /** What it belongs to: the same few texts for thousands of entries. */
  readonly context: string
  readonly gateNumber: string | null
  /** Whether a title like "Mosque" may be the kind only: maps write it for things without a name. */
  readonly mayBeNameless: boolean
  /** What comes first among equals, higher is better. */
  readonly priority: number
  readonly toSuggestion: () => Suggestion
}

export type Entry = Pick<IndexDocument, 'priority' | 'toSuggestion'> & {
  /** The words of the title without fillers, in their order, at most `MAX_TITLE_WORDS`: indexes in the vocabulary. */
  readonly title: readonly number[]
  /** One bit per word of the title: whether it is the name itself, not the kind of thing and not in brackets. */
  readonly core: number
  /** Every other word it is found by. */
  readonly others: readonly number[]
  /** The title in one word: "Al Baik" is also typed "albaik". */
  readonly joined: string
  /** In one spelling. */
  readonly phrases: readonly string[]
  readonly numbers: readonly string[]
  readonly hasName: boolean
}

/** A word of the index, and which entries have it (an inverted index). */
type Word = {
  readonly spellings: readonly string[]
  readonly isFiller: boolean
  /** Entries, by their index in the segment. The fillers of a title that has other words are `elsewhere`. */
  readonly inTitle: readonly number[]
  readonly elsewhere: readonly number[]
}

/** Entries, cut into words, and the words they are made of. */
export type IndexSegment = {
  readonly entries: readonly Entry[]
  readonly vocabulary: readonly Word[]
  /** The spellings of all words. */
  readonly spellings: LineTable
  /** The joined titles of all entries. */
  readonly joined: LineTable
  /** The questions that some entries answer, and passages that are found in no other way. */
  readonly asked?: Asked
}

/** Builds the index: folds and splits every text once, so that a keystroke compares each different word only once. */
export function toSegment(documents: readonly IndexDocument[]): IndexSegment {
  const vocabulary: (Word & { readonly inTitle: number[]; readonly elsewhere: number[] })[] = []
  const ofSpellings = memoize(
    (spellings: readonly string[]) =>
      vocabulary.push({ spellings, isFiller: spellings.some(isFillerWord), inTitle: [], elsewhere: [] }) - 1,
  )
  const ofWord = memoize((word: string) => ofSpellings(findVariants(word)))
  const ofText = memoize((text: string): readonly number[] => foldedWords(text).map(ofWord))

  const entries = documents.map((document) => toEntry(document, { ofWord, ofText }))
  for (const [index, { title, others }] of entries.entries()) {
    for (const word of title) vocabulary[word]?.inTitle.push(index)
    for (const word of others) vocabulary[word]?.elsewhere.push(index)
  }
  return {
    entries,
    vocabulary,
    spellings: toLineTable(vocabulary.map(({ spellings }) => spellings.join('\n'))),
    joined: toLineTable(entries.map(({ joined }) => joined)),
  }
}

type Numbering = {
  readonly ofWord: (word: string) => number
  /** Caches each text: give it only texts that many entries share. */
  readonly ofText: (text: string) => readonly number[]
}

/** Each word of a title is one bit of a 32-bit integer. */
const MAX_TITLE_WORDS = 30

function toEntry(document: IndexDocument, number: Numbering): Entry {
  const { title, gateNumber } = document
  const all = foldedWords(title)
  const fillers = all.filter(isFillerWord)
  const titleWords =
    fillers.length === 0 || fillers.length === all.length ? all : all.filter((word) => !isFillerWord(word))
  const words = titleWords.slice(0, MAX_TITLE_WORDS)
  const outside = title.includes('(') ? foldedWords(title.replace(/\(.*\)/, '')) : all
  const names = packBits(words, (word) => !isKindWord(word) && !isQuestionWord(word) && outside.includes(word))
  const phraseWords = document.phrases.map(foldedWords)
  const phrases = phraseWords.map(inOneSpelling)
  const contextWords = number.ofText(document.context)
  const ownWords = [...fillers, ...phraseWords.flat()]
  return {
    priority: document.priority,
    toSuggestion: document.toSuggestion,
    title: words.map(number.ofWord),
    core: names === 0 ? packBits(words, () => true) : names,
    others: ownWords.length === 0 ? contextWords : ownWords.map(number.ofWord).concat(contextWords),
    joined: all.join(''),
    phrases,
    numbers: gateNumber === null ? [] : foldedWords(gateNumber),
    hasName: names !== 0 || !document.mayBeNameless,
  }
}

const packBits = (words: readonly string[], isSet: (word: string) => boolean): number =>
  words.reduce((bits, word, index) => (isSet(word) ? bits | (1 << index) : bits), 0)

function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new Map<Key, Value>()
  return (key) => {
    const value = cache.get(key) ?? compute(key)
    cache.set(key, value)
    return value
  }
}
