import { brokenFactNames, collectFacts, factText } from '@/lib/rich-text/facts'

import type { FactSeed } from '../content/types'
import type { Report } from './check'
import { describeRefusal, isBook, isHomePage } from './sources'

/** Content as it is written, before the values of its facts are inserted. */
export type WrittenContent = { readonly where: string; readonly content: unknown }

/** What finds a fact that is written out, where its words alone can mean something else, too. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  // Chapter 112 of the Qur'an is named in brackets.
  'general-emergency': /(?<!\()\b112\b/,
  // "30 days' stay" is quoted as what old pages say.
  'visa-entry-days': /\b30 days\b(?!' stay)/,
  // The feast after Ramadan is expected on the same day.
  'last-visa-day': /\b9 March 2027\b/,
  // New visas may open on the same day.
  'closure-ends': /(?:8 April|\{\{fact:closure-begins\}\}) to (?:about )?20 May\b/,
  // The seven walks of sa'i are about as long.
  'makkah-station': /\b3 km from the Grand Mosque\b/,
  // A fast that replaces a sacrifice takes as long.
  'meningitis-days': /\b10 days(?: or more)? before\b/,
}

const makePattern = (fact: FactSeed): RegExp => {
  const words = factText(fact).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  // A number or a letter beside it makes it another word; °C ends in neither.
  return PATTERNS[fact.key] ?? new RegExp(String.raw`(?<![\w.,])${words}(?!\w|[.,]\d)`)
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

const isDay = (day: string): boolean => DAY.test(day) && !Number.isNaN(Date.parse(day))

/** Finds facts without a page or book, without a checked-on or review day, or with a key that is used twice. */
export function checkFactRecords(facts: readonly FactSeed[]): Report {
  const faults = facts.flatMap(({ key, source, checkedOn, reviewDueOn }, index) => [
    ...(source.url === undefined && !isBook(source) ? [`${key}: neither address nor book: ${source.title}`] : []),
    ...(source.url !== undefined && isHomePage(source.url) ? [`${key}: only a home page: ${source.url}`] : []),
    ...(source.url === undefined ? [] : describeRefusal(source.url)).map((refusal) => `${key}: ${refusal}`),
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
          .filter((text) => makePattern(fact).test(text))
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
