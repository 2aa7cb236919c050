import { foldedWords } from '@/lib/text/text-folding'

import type { PlaceCategory } from '../places/place-categories'
import { type KindWords, kindWords, type WordLanguage } from './kind-words'
import { isFormOf } from './word-forms'

/** A word of a query as it is looked for, and the kind of place it is a word for; `null` for any other word. */
type KindRead = { readonly word: string; readonly category: PlaceCategory | null }

type Term = {
  /** Folded. */
  readonly words: readonly string[]
  readonly language: WordLanguage
  /** The first English term of its row, in one word. */
  readonly standsFor: string
  readonly category: PlaceCategory
}

/** The longest first: "bus stop" is no bus. */
const toTerms = (rows: readonly KindWords[]): readonly Term[] =>
  rows
    .flatMap(({ category, words }) => {
      const standsFor = foldedWords(words.en.split(', ')[0] ?? '').join('')
      return Object.entries(words).flatMap(([language, list]) =>
        list
          .split(', ')
          .map((term) => ({ words: foldedWords(term), language: language as WordLanguage, standsFor, category })),
      )
    })
    .sort((a, b) => b.words.length - a.words.length)

const terms = toTerms(kindWords)

const readsAs = ({ words, language }: Term, typed: readonly string[], at: number): boolean =>
  words.every((word, nth) => {
    const one = typed[at + nth]
    return one !== undefined && isFormOf(one, word, language)
  })

/**
 * Folded words with each term for a kind of place, in any of its languages and forms, as the one word that stands for all:
 * "المستشفيات", "rumah sakit" and "hospitals" are "hospital". The other words stay as they are, in their order.
 */
export function readKinds(words: readonly string[]): readonly KindRead[] {
  const result: KindRead[] = []
  for (let at = 0; at < words.length;) {
    const start = at
    const found = terms.find((term) => readsAs(term, words, start))
    result.push({ word: found?.standsFor ?? words[at] ?? '', category: found?.category ?? null })
    at += found?.words.length ?? 1
  }
  return result
}

/**
 * Every single word of the table, in English with its plural, and the one that stands for it; folded. For those who compare
 * words one by one.
 */
export const listKindWords = (): readonly (readonly [word: string, standsFor: string])[] =>
  terms.flatMap(({ words: [word, ...others], standsFor, language }) => {
    if (word === undefined || others.length > 0) return []
    const plural = language === 'en' ? [word.replace(/y$/, 'ie') + 's'] : []
    return [word, ...plural].map((one) => [one, standsFor] as const)
  })

/** The terms for each kind of place, as they are written in the table. */
export const kindTerms = (category: PlaceCategory): readonly string[] =>
  kindWords
    .filter((row) => row.category === category)
    .flatMap(({ words }) => Object.values(words).flatMap((list) => list.split(', ')))

/** The words that stand for the terms of a kind of place. */
export const kindNames = (category: PlaceCategory): readonly string[] => [
  ...new Set(terms.filter((term) => term.category === category).map(({ standsFor }) => standsFor)),
]

/** What stands for the kinds that are written beside a name without being a part of it. */
export const kindsBesideNames: ReadonlySet<string> = new Set(
  kindWords
    .filter(({ isBesideName }) => isBesideName)
    .map(({ words }) => foldedWords(words.en.split(', ')[0] ?? '').join('')),
)
