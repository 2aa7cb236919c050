import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isNeutralWord } from './asked'
import { type Query, readQuery } from './query'
import { queryTable } from './query-table-fixture'
import { suggest } from './suggest'
import type { Suggestion } from './suggestion'
import { prepareSeededSearch } from '../../../../tests/helpers/seeded-search'

const searchable = prepareSeededSearch()

describe('what is guessed', () => {
  const formatLabel = ({ title, detail }: Suggestion): string => `${title}\n${detail}`

  const entries = searchable.flatMap(({ entries: segmentEntries, vocabulary }) =>
    segmentEntries.map((entry) => ({
      entry,
      label: formatLabel(entry.toSuggestion()),
      spellings: [...entry.title, ...entry.others].flatMap((place) => vocabulary[place]?.spellings ?? []),
    })),
  )

  /** The words that tell a question apart; all, where it has no others. */
  const tellingWords = ({ words }: Query): readonly string[] => {
    const telling = words.filter((word) => !isNeutralWord(word))
    return telling.length > 0 ? telling : words
  }

  /** How many telling words of a query an entry holds as they are written, in any of its spellings. */
  const countWritten = ({ entry, spellings }: (typeof entries)[number], query: Query): number => {
    const words = tellingWords(query)
    if (query.joined.length >= 4 && entry.joined.includes(query.joined)) return words.length
    return words.filter((typed) =>
      spellings.some((word) => (/^\d/.test(typed) ? word.startsWith(typed) : word.includes(typed))),
    ).length
  }

  /** Whether it holds at least half of the words, one of them a name. */
  const isAnswer = (one: (typeof entries)[number], query: Query): boolean =>
    countWritten(one, query) * 2 >= tellingWords(query).length &&
    query.words.some((word, index) => query.isCore[index] && one.spellings.some((spelling) => spelling.includes(word)))

  /** How many telling words the first suggestion holds as they are written, and how many the best of all entries. */
  const compareWritten = (text: string): { first: number; best: number } => {
    const query = readQuery(text)
    const [suggestion] = suggest(searchable, text)
    if (suggestion === undefined) return { first: 0, best: 0 }
    const counts = (label: string | null) =>
      entries
        .filter((one) => (label === null ? isAnswer(one, query) : one.label === label))
        .map((one) => countWritten(one, query))
    return { first: Math.max(...counts(formatLabel(suggestion))), best: Math.max(0, ...counts(null)) }
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
    fc.assert(
      fc.property(
        fc.oneof(
          swapped,
          fc.tuple(query, query).map(([one, other]) => `${one} ${other}`),
        ),
        (text) => {
          const { first, best } = compareWritten(text)
          expect(first, text).toBeGreaterThanOrEqual(best)
        },
      ),
      { numRuns: 150 },
    )
  })
})
