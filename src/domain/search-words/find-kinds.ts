import { foldedWords } from '@/lib/text/text-folding'

import type { PlaceCategory } from '../places/place-categories'
import { type KindWords, kindWords } from './kind-words'
import type { WordLanguage } from './word-languages'
import { isFormOf, MIN_STEM, withoutArabicPrefix } from './word-forms'

/** A kind of place that was named. */
export type NamedKind = {
  readonly category: PlaceCategory
  readonly language: WordLanguage
  /** What it is called in English, folded. */
  readonly names: readonly string[]
  /** Whether there is more than it in the category. */
  readonly isPart: boolean
}

/** A word of a query as it is looked for. */
type KindRead = {
  /** The one that stands for its row where it is a word for a kind of place. */
  readonly word: string
  /** Which of the words it was read from: the first, and the one after the last. */
  readonly from: number
  readonly to: number
  readonly kind: NamedKind | null
}

type Term = {
  /** Folded. */
  readonly words: readonly string[]
  /** The first English term of its row, in one word. */
  readonly standsFor: string
  readonly kind: NamedKind
}

const termsOf = (list: string): readonly (readonly string[])[] => list.split(', ').map(foldedWords)

const firstName = ({ words }: KindWords): string => (termsOf(words.en)[0] ?? []).join('')

const toTerms = (rows: readonly KindWords[]): readonly Term[] =>
  rows.flatMap((row) => {
    const { category, words, isPart = false } = row
    const names = termsOf(words.en).map((term) => term.join(' '))
    return Object.entries(words).flatMap(([language, list]) =>
      termsOf(list).map((term) => ({
        words: term,
        standsFor: firstName(row),
        kind: { category, language: language as WordLanguage, names, isPart },
      })),
    )
  })

const terms = toTerms(kindWords)

/** What each form of a word begins with. */
const beginning = (word: string): string => word.slice(0, MIN_STEM)

type TermIndex = ReadonlyMap<string, readonly Term[]>

/** By the beginning of their first word, those of most words first: "bus stop" is no bus. */
const indexTerms = (all: readonly Term[]): TermIndex =>
  all
    .toSorted((a, b) => b.words.length - a.words.length)
    .reduce((groups, term) => {
      const key = beginning(term.words[0] ?? '')
      return groups.set(key, [...(groups.get(key) ?? []), term])
    }, new Map<string, readonly Term[]>())

const NO_TERMS: readonly Term[] = []

function findTerm(index: TermIndex, typed: readonly string[], at: number): Term | undefined {
  const first = typed[at] ?? ''
  const bare = withoutArabicPrefix(first)
  const own = index.get(beginning(first)) ?? NO_TERMS
  const others = bare === first ? NO_TERMS : (index.get(beginning(bare)) ?? NO_TERMS)
  const reads = (term: Term): boolean => readsAs(term, typed, at)
  return own.find(reads) ?? others.find(reads)
}

const readsAs = ({ words, kind }: Term, typed: readonly string[], at: number): boolean =>
  words.every((word, nth) => {
    const one = typed[at + nth]
    return one !== undefined && isFormOf(one, word, kind.language)
  })

/**
 * Reads folded words with each term for a kind of place, in any of its languages and forms, as the one word that stands for
 * all: "المستشفيات", "rumah sakit" and "hospitals" are "hospital". The other words stay as they are, in their order.
 */
export type KindReader = (words: readonly string[]) => readonly KindRead[]

/** Terms for a kind of place beside those of the table. */
type AddedTerms = Pick<NamedKind, 'category' | 'language'> & { readonly terms: readonly string[] }

/** What reads the terms of the table, and others after them. */
export function createKindReader(added: readonly AddedTerms[]): KindReader {
  const index = added.length === 0 ? shipped : indexTerms([...terms, ...added.flatMap(toAddedTerms)])
  return (words) => {
    const result: KindRead[] = []
    for (let at = 0; at < words.length;) {
      const found = findTerm(index, words, at)
      const to = at + (found?.words.length ?? 1)
      result.push({ word: found?.standsFor ?? words[at] ?? '', from: at, to, kind: found?.kind ?? null })
      at = to
    }
    return result
  }
}

const toAddedTerms = ({ category, language, terms: list }: AddedTerms): readonly Term[] =>
  list.map((term) => ({
    words: foldedWords(term),
    standsFor: kindNames(category)[0] ?? category,
    kind: { category, language, names: [], isPart: false },
  }))

const shipped = indexTerms(terms)

/** The same with the terms of the table alone. */
export const readKinds: KindReader = createKindReader([])

/**
 * Every single word of the table, in English with its plural, and the one that stands for it; folded. For those who compare
 * words one by one.
 */
export const listKindWords = (): readonly (readonly [word: string, standsFor: string])[] =>
  terms.flatMap(({ words: [word, ...others], standsFor, kind }) => {
    if (word === undefined || others.length > 0) return []
    const plural = kind.language === 'en' ? [word.replace(/y$/, 'ie') + 's'] : []
    return [word, ...plural].map((one) => [one, standsFor] as const)
  })

/** The terms for each kind of place, as they are written in the table. */
export const kindTerms = (category: PlaceCategory): readonly string[] =>
  kindWords
    .filter((row) => row.category === category)
    .flatMap(({ words }) => Object.values(words).flatMap((list) => list.split(', ')))

/** The words that stand for the terms of a kind of place. */
export function kindNames(category: PlaceCategory): readonly string[] {
  return kindWords.filter((row) => row.category === category).map(firstName)
}

/** What stands for the kinds that are written beside a name without being a part of it. */
export const kindsBesideNames: ReadonlySet<string> = new Set(
  kindWords.filter(({ isBesideName }) => isBesideName).map(firstName),
)
