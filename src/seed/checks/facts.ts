import { sourceFaults } from '@/domain/writing/sources'
import { writtenOut } from '@/domain/writing/written-facts'
import { brokenFactNames, collectFacts, factText } from '@/lib/rich-text/facts'

import type { FactSeed } from '../content/types'
import type { Report } from './check'

/** Content as it is written, before the values of its facts are inserted. */
export type WrittenContent = { readonly where: string; readonly content: unknown }

const DAY = /^\d{4}-\d{2}-\d{2}$/

const isDay = (day: string): boolean => DAY.test(day) && !Number.isNaN(Date.parse(day))

/** Finds facts without a page or book, without a checked-on or review day, or with a key that is used twice. */
export function checkFactRecords(facts: readonly FactSeed[]): Report {
  const faults = facts.flatMap(({ key, source, checkedOn, reviewDueOn }, index) => [
    ...sourceFaults(source).map((fault) => `${key}: ${fault}`),
    ...(isDay(checkedOn) ? [] : [`${key}: no checked-on day`]),
    ...(isDay(reviewDueOn) && reviewDueOn > checkedOn ? [] : [`${key}: no review day after it was checked`]),
    ...(facts.findIndex((other) => other.key === key) === index ? [] : [`${key}: stands twice`]),
  ])
  return { lines: [`${facts.length} facts, ${faults.length} faults`], faults }
}

/** Finds names without a fact, facts that no text names, and texts that write a fact out. */
export function checkFactUse(facts: readonly FactSeed[], contents: readonly WrittenContent[]): Report {
  const keys = new Set(facts.map(({ key }) => key))
  const named = contents.map(({ where, content }) => ({ where, names: collectFacts(content) }))
  const listUsers = (key: string) => named.filter(({ names }) => names.has(key)).map(({ where }) => where)
  const faults = [
    ...contents.flatMap(({ where, content }) => brokenFactNames(content).map((braces) => `${where}: ${braces}`)),
    ...named.flatMap(({ where, names }) =>
      [...names].filter((name) => !keys.has(name)).map((name) => `${where}: there is no fact "${name}"`),
    ),
    ...facts.filter(({ key }) => listUsers(key).length === 0).map(({ key }) => `${key}: no text names it`),
    ...contents.flatMap(({ where, content }) => {
      const strings = listShownStrings(content)
      return facts.flatMap((fact) =>
        strings
          .filter((text) => writtenOut(fact).test(text))
          .map(() => `${where}: writes out "${factText(fact)}" instead of {{fact:${fact.key}}}`),
      )
    }),
  ]
  return {
    lines: facts.map((fact) => `${fact.key} (${factText(fact)}): ${[...new Set(listUsers(fact.key))].join(', ')}`),
    faults,
  }
}

/** Every string inside a value, without the names of sources, which keep the spelling of their page. */
export function listShownStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'source' || key === 'sources' ? [] : listShownStrings(inner),
  )
}

/** The words of a place as they are written: with the names of facts, not yet with their values. */
export type WrittenRecord = { readonly key: string; readonly description: string }

/**
 * Finds places that write out a measure the register of facts has: a distance, a weight, a time. A bare number can be any
 * number, so facts without a unit are left to the articles.
 */
export function checkRecordFacts(records: readonly WrittenRecord[], facts: readonly FactSeed[]): Report {
  const measures = facts.filter(({ unit }) => unit !== null)
  const faults = records.flatMap((record) =>
    measures.flatMap((fact) => {
      const words = factText(fact).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      const pattern = new RegExp(String.raw`(?<![\w.,])${words}(?!\w)`)
      return listShownStrings(record).some((text) => pattern.test(text))
        ? [`${record.key}: writes out "${factText(fact)}" instead of {{fact:${fact.key}}}`]
        : []
    }),
  )
  return { lines: [`${records.length} places, ${faults.length} measures written out`], faults }
}
