import { MAX_SOURCES } from '@/domain/guide/article-sources'

import type { SourceSeed } from '../content/types'
import type { Report } from './check'
import type { ArticleSeed } from '../content/types'

/** A book that can be opened at a number: the Qur'an by verse, a hadith collection by hadith. */
const BOOK =
  /^(?:The Qur'an [\d:, -]*\d+:\d+|(?:Sahih al-Bukhari|Sahih Muslim|Sunan Abi Dawud|Jami' at-Tirmidhi|Sunan Ibn Majah|Sahih Ibn Khuzaymah) \d+)/

/** Whether an address leads no further than the front page of a site. */
export const isHomePage = (url: string): boolean => {
  const { pathname, search } = new URL(url)
  return search === '' && /^\/?(?:[a-z]{2}\/?)?(?:index\.\w+)?$/.test(pathname)
}

export const isBook = ({ title }: SourceSeed): boolean => BOOK.test(title)

/** Finds sources that a reader cannot follow: no page and no book, or only the front page of a site; or too many. */
export function checkArticleSources(articles: readonly ArticleSeed[]): Report {
  const perArticle = articles.map(({ slug, sources }) => ({
    slug,
    count: sources.length,
    nowhere: sources.filter((source) => source.url === undefined && !isBook(source)),
    front: sources.filter(({ url }) => url !== undefined && isHomePage(url)),
    refused: sources.flatMap(({ url }) => (url === undefined ? [] : describeRefusal(url))),
    twice: sources.filter(({ title }, index) => sources.findIndex((other) => other.title === title) !== index),
  }))
  return {
    lines: perArticle.map(
      ({ slug, count, nowhere, front }) =>
        `${slug}: ${count} sources, ${nowhere.length} without address or book, ${front.length} only a home page`,
    ),
    faults: perArticle.flatMap(({ slug, count, nowhere, front, refused, twice }) => [
      ...(count === 0 ? [`${slug}: no source at all`] : []),
      ...(count > MAX_SOURCES ? [`${slug}: ${count} sources, and the CMS takes ${MAX_SOURCES}`] : []),
      ...nowhere.map(({ title }) => `${slug}: neither address nor book: ${title}`),
      ...front.map(({ title, url }) => `${slug}: only a home page: ${title} ${url}`),
      ...refused.map((refusal) => `${slug}: ${refusal}`),
      ...twice.map(({ title }) => `${slug}: named twice: ${title}`),
    ]),
  }
}

/** What nothing may be founded on, by the address alone: first what it is, then what its host or its path looks like. */
const REFUSED: readonly (readonly [kind: string, host: RegExp | null, path: RegExp | null])[] = [
  [
    'a seller of journeys',
    /(?:tours?|travels?|luxurytravel|holidays|cabs|taxi|packages)\.|\.(?:travel|tours|holiday|deals|taxi)$|(?:^|\.)(?:rahatgroup\.in|thawaf\.com)$/,
    null,
  ],
  ['a forum', /(?:^|\.)(?:forums?|reddit|quora|tripadvisor)\./, /\/forums?\//],
  [
    'a test host',
    /(?:^|\.)(?:staging|stage|test|beta|dev|uat|preview|sandbox)[.-]|\.(?:amplifyapp|herokuapp)\.com$|\.(?:vercel|netlify)\.app$/,
    null,
  ],
  ['a list of pages with one word', null, /\/(?:hashtag|hashtags|tag|tags)\//i],
  ['a copy of another site', null, /\/content\/wikipedia_/],
  ['no page but a part of one', null, /\.(?:axd|ashx|png|jpe?g|gif|webp)$/i],
]

/** What a source may not be, or `null`. Offices of states and schools may have any word in their names. */
export function findRefusal(url: string): string | null {
  const { hostname, pathname, search } = new URL(url)
  if (/[?&]utm_/.test(search)) return 'a trail of advertising'
  if (/\.(?:gov|edu)(?:\.[a-z]{2})?$/.test(hostname)) return REFUSED[2]?.[1]?.test(hostname) ? REFUSED[2][0] : null
  return REFUSED.find(([, host, path]) => host?.test(hostname) || path?.test(pathname))?.[0] ?? null
}

/** "a forum: https://…", where the address is one of a source that is refused. */
export const describeRefusal = (url: string): readonly string[] => {
  const refusal = findRefusal(url)
  return refusal === null ? [] : [`${refusal}: ${url}`]
}

/** Finds pages of the registers that nothing is founded on any more: a text was changed and its source stayed behind. */
export function checkSourceUse(
  registers: readonly Readonly<Record<string, SourceSeed>>[],
  named: readonly SourceSeed[],
): Report {
  const used = new Set(named)
  const pages = registers.flatMap((register) => Object.entries(register))
  const faults = pages.filter(([, source]) => !used.has(source)).map(([key]) => `${key}: nothing names this source`)
  return { lines: [`${pages.length} pages in the registers, ${faults.length} that nothing names`], faults }
}

/** A record of facts outside the articles: an emergency number, a body, a platform, a group of questions. */
export type FactRecord = { readonly name: string; readonly source: string; readonly checkedOn: string }

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ADDRESS = /https?:\/\/[^\s)]+/g

/** Finds records without a source that leads to a page or book, or without a checked-on day. */
export function checkRecordSources(records: readonly FactRecord[]): Report {
  const faults = records.flatMap(({ name, source, checkedOn }) => [
    ...(DAY.test(checkedOn) && !Number.isNaN(Date.parse(checkedOn)) ? [] : [`${name}: no checked-on day`]),
    ...listLinesWithoutPage(source).map((line) => `${name}: no page for: ${line}`),
    ...(source.match(ADDRESS) ?? []).flatMap(describeRefusal).map((refusal) => `${name}: ${refusal}`),
  ])
  return { lines: [`${records.length} records, ${faults.length} faults`], faults }
}

/** Lines that name no page, no book, and not the guide itself. One source a line. */
const listLinesWithoutPage = (source: string): readonly string[] =>
  source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => {
      const addresses = line.match(ADDRESS) ?? []
      const leads =
        addresses.some((address) => !isHomePage(address)) || isBook({ title: line }) || line === 'Pilgrim Guide'
      return !leads
    })
