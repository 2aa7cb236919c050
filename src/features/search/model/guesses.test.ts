import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isNeutralWord, readQuestion } from './asked'
import { isOfIllness, readQuery } from './query'
import { queryTable } from './query-table-fixture'
import { suggest } from './suggest'
import type { Suggestion } from './suggestion'
import { prepareSeededSearch } from '../../../../tests/helpers/seeded-search'

const searchable = prepareSeededSearch()

const formatLabel = ({ title, detail }: Suggestion): string => `${title}\n${detail}`

const isHelp = ({ href }: Suggestion): boolean => href.startsWith('/guide/more/if-something-goes-wrong')

type Held = { readonly label: () => string; readonly held: number; readonly hasName: boolean }

const TEXTS = 150

describe('what is guessed', () => {
  /** How many of the words that tell a query apart the first suggestion holds as they are written, and how many the best of all. */
  const compareWritten = (text: string): { first: number; best: number } => {
    const query = readQuery(text)
    const [suggestion] = suggest(searchable, text)
    if (suggestion === undefined) return { first: 0, best: 0 }
    // Help is first whatever else was typed.
    if (isOfIllness(query) && isHelp(suggestion)) return { first: 1, best: 1 }

    const { said, isSentence, isForPlace } = readQuestion(text)
    const telling = query.words.filter((word) => !isNeutralWord(word))
    const words = telling.length > 0 ? telling : query.words
    const names = query.words.filter((_, index) => query.isCore[index])
    /** Names in a question of what to do are whole words; a number is no part of another. */
    const holds = (spelling: string, typed: string): boolean =>
      isSentence && !isForPlace
        ? spelling === typed
        : /^\d/.test(typed)
          ? spelling.startsWith(typed)
          : spelling.includes(typed)

    const all = searchable.flatMap(({ entries, vocabulary, asked }): readonly Held[] => {
      /** Whether the words of the index hold what is typed. */
      const toTable = (typed: string) => vocabulary.map(({ spellings }) => spellings.some((one) => holds(one, typed)))
      const [tables, nameTables] = [words.map(toTable), names.map(toTable)]
      const held = entries.map(({ title, others, joined, toSuggestion }) => {
        const own = [...title, ...others]
        const isJoined = query.joined.length >= 4 && joined.includes(query.joined)
        return {
          label: () => formatLabel(toSuggestion()),
          held: isJoined ? words.length : tables.filter((table) => own.some((place) => table[place])).length,
          hasName: nameTables.some((table) => own.some((place) => table[place])),
        }
      })
      const answers = (asked?.phrases ?? []).filter((phrase) => phrase.words.every((word) => said.has(word)))
      return [
        ...held,
        ...answers.map((phrase) => ({
          label: () => formatLabel(phrase.toSuggestion()),
          // Each of them is in the question.
          held: phrase.words.length,
          hasName: false,
        })),
      ]
    })
    const countMost = (some: readonly Held[]): number => some.reduce((most, { held }) => Math.max(most, held), 0)
    return {
      first: countMost(all.filter(({ held, label }) => held > 0 && label() === formatLabel(suggestion))),
      best: countMost(all.filter(({ held, hasName }) => hasName && held * 2 >= words.length)),
    }
  }

  it('should never come before what is written, of whatever kind: gates, places or pages', () => {
    for (const [text] of queryTable) {
      const { first, best } = compareWritten(text)
      expect(first, text).toBeGreaterThanOrEqual(best)
    }
  })

  it('should not when two queries are typed into one, or a letter of one is wrong', () => {
    const query = fc.constantFrom(...queryTable.map(([text]) => text))
    const swapped = fc.tuple(query, fc.nat(40)).map(([text, nth]) => {
      const at = nth % Math.max(1, text.length - 1)
      return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
    })
    const texts = fc.sample(
      fc.oneof(
        swapped,
        fc.tuple(query, query).map(([one, other]) => `${one} ${other}`),
      ),
      TEXTS,
    )
    const wrong = texts.filter((text) => {
      const { first, best } = compareWritten(text)
      return first < best
    })

    // Where two answers are typed into one, now and then the one with fewer words is first: one or two in a thousand.
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(TEXTS * 0.02)
  })
})
