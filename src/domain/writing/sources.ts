import { MAX_SOURCES } from '../guide/article-sources'

type Source = { readonly title: string; readonly url?: string }

/** A book that can be opened at a number: the Qur'an by verse, a hadith collection by hadith. */
const BOOK =
  /^(?:The Qur'an [\d:, -]*\d+:\d+|(?:Sahih al-Bukhari|Sahih Muslim|Sunan Abi Dawud|Jami' at-Tirmidhi|Sunan Ibn Majah|Sahih Ibn Khuzaymah) \d+)/

/** Whether an address leads no further than the front page of a site. */
export const isHomePage = (url: string): boolean => {
  const { pathname, search } = new URL(url)
  return search === '' && /^\/?(?:[a-z]{2}\/?)?(?:index\.\w+)?$/.test(pathname)
}

export const isBook = ({ title }: Pick<Source, 'title'>): boolean => BOOK.test(title)

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
const describeRefusal = (url: string): readonly string[] => {
  const refusal = findRefusal(url)
  return refusal === null ? [] : [`${refusal}: ${url}`]
}

/** Why a reader cannot follow a source, or it may not be one; in words that the name of a text can stand before. */
export function sourceFaults({ title, url }: Source): readonly string[] {
  if (url === undefined) return isBook({ title }) ? [] : [`neither address nor book: ${title}`]
  if (!URL.canParse(url)) return [`no address: ${url}`]
  return [...(isHomePage(url) ? [`only a home page: ${title} ${url}`] : []), ...describeRefusal(url)]
}

/** What is wrong with the sources of an article, of one at its place, or of all: `null`. */
export function articleSourceFaults(
  sources: readonly Source[],
): readonly { readonly index: number | null; readonly fault: string }[] {
  return [
    ...(sources.length === 0 ? [{ index: null, fault: 'no source at all' }] : []),
    ...(sources.length > MAX_SOURCES
      ? [{ index: null, fault: `${sources.length} sources, and the CMS takes ${MAX_SOURCES}` }]
      : []),
    ...sources.flatMap((source, index) => sourceFaults(source).map((fault) => ({ index, fault }))),
    ...sources.flatMap(({ title }, index) =>
      sources.findIndex((other) => other.title === title) === index ? [] : [{ index, fault: `named twice: ${title}` }],
    ),
  ]
}

const ADDRESS = /https?:\/\/[^\s)]+/g

/** Without what is half written. */
const listAddresses = (text: string): readonly string[] =>
  (text.match(ADDRESS) ?? []).filter((url) => URL.canParse(url))

/** What is wrong with the sources of a record, one a line. */
export const recordSourceFaults = (source: string): readonly string[] => [
  ...listLinesWithoutPage(source).map((line) => `no page for: ${line}`),
  ...listAddresses(source).flatMap(describeRefusal),
]

/** Lines that name no page, no book, and not the guide itself. One source a line. */
const listLinesWithoutPage = (source: string): readonly string[] =>
  source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => {
      const addresses = listAddresses(line)
      const leads =
        addresses.some((address) => !isHomePage(address)) || isBook({ title: line }) || line === 'Pilgrim Guide'
      return !leads
    })
