import { foldedWords } from '@/lib/text-folding'

import { isFillerWord, isQuestionWord } from './filler-words'
import type { Suggestion } from './suggestion'
import { type Lines, toLines } from './lines'
import { inOneSpelling, isKindWord, variantsOf } from './variants'

/** Something to be found, as its source knows it. */
export type Found = {
  readonly title: string
  /** Whole texts that mean it: keywords and other names. */
  readonly phrases: readonly string[]
  /** What it belongs to: the same few texts for thousands of entries. */
  readonly context: string
  readonly gateNumber: string | null
  /** Whether a title like "Mosque" is no name but what a map calls something nobody has named. */
  readonly mayBeNameless: boolean
  /** What comes first among equals, higher is better. */
  readonly priority: number
  readonly toSuggestion: () => Suggestion
}

export type Entry = Pick<Found, 'priority' | 'toSuggestion'> & {
  /** The words of the title without fillers, in their order, at most `MAX_TITLE_WORDS`: places in the vocabulary. */
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

/** A word as often as it comes, and which entries have it. */
export type Word = {
  readonly spellings: readonly string[]
  readonly isFiller: boolean
  /** Entries, by their place in the part. The fillers of a title that has other words are `elsewhere`. */
  readonly inTitle: readonly number[]
  readonly elsewhere: readonly number[]
}

/** Entries, cut into words, and the words they are made of. */
export type Part = {
  readonly entries: readonly Entry[]
  readonly vocabulary: readonly Word[]
  /** The spellings of all words. */
  readonly spellings: Lines
  /** The joined titles of all entries. */
  readonly joined: Lines
}

/** Folds and cuts everything once, so that a keystroke compares each different word only once. */
export function toPart(found: readonly Found[]): Part {
  const vocabulary: (Word & { readonly inTitle: number[]; readonly elsewhere: number[] })[] = []
  const ofSpellings = remembering(
    (spellings: readonly string[]) =>
      vocabulary.push({ spellings, isFiller: spellings.some(isFillerWord), inTitle: [], elsewhere: [] }) - 1,
  )
  const ofWord = remembering((word: string) => ofSpellings(variantsOf(word)))
  const ofText = remembering((text: string): readonly number[] => foldedWords(text).map(ofWord))

  const entries = found.map((item) => toEntry(item, { ofWord, ofText }))
  for (const [index, { title, others }] of entries.entries()) {
    for (const word of title) vocabulary[word]?.inTitle.push(index)
    for (const word of others) vocabulary[word]?.elsewhere.push(index)
  }
  return {
    entries,
    vocabulary,
    spellings: toLines(vocabulary.map(({ spellings }) => spellings.join('\n'))),
    joined: toLines(entries.map(({ joined }) => joined)),
  }
}

type Numbering = {
  readonly ofWord: (word: string) => number
  /** Remembers each text: keep to texts that come again. */
  readonly ofText: (text: string) => readonly number[]
}

/** As many as there are bits to tell them apart by. */
const MAX_TITLE_WORDS = 30

function toEntry(found: Found, number: Numbering): Entry {
  const { title, gateNumber } = found
  const all = foldedWords(title)
  const fillers = all.filter(isFillerWord)
  const counted =
    fillers.length === 0 || fillers.length === all.length ? all : all.filter((word) => !isFillerWord(word))
  const words = counted.slice(0, MAX_TITLE_WORDS)
  const outside = title.includes('(') ? foldedWords(title.replace(/\(.*\)/, '')) : all
  const names = bitsOf(words, (word) => !isKindWord(word) && !isQuestionWord(word) && outside.includes(word))
  const phrases = found.phrases.map((phrase) => inOneSpelling(foldedWords(phrase)))
  const around = number.ofText(found.context)
  const own = [...fillers, ...phrases.flatMap((phrase) => phrase.split(' '))]
  return {
    priority: found.priority,
    toSuggestion: found.toSuggestion,
    title: words.map(number.ofWord),
    core: names === 0 ? bitsOf(words, () => true) : names,
    others: own.length === 0 ? around : own.map(number.ofWord).concat(around),
    joined: all.join(''),
    phrases,
    numbers: gateNumber === null ? [] : foldedWords(gateNumber),
    hasName: names !== 0 || !found.mayBeNameless,
  }
}

const bitsOf = (words: readonly string[], isSet: (word: string) => boolean): number =>
  words.reduce((bits, word, index) => (isSet(word) ? bits | (1 << index) : bits), 0)

function remembering<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}
