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
    /(?:^|\.)(?:staging|stage|test|beta|dev|uat|preview|sandbox)\.|\.(?:amplifyapp|herokuapp)\.com$|\.(?:vercel|netlify)\.app$/,
    null,
  ],
  ['a list of pages with one word', null, /\/(?:hashtag|hashtags|tag|tags)\//i],
  ['a copy of another site', null, /\/content\/wikipedia_/],
]

/** What a source may not be, or `null`. Offices of states and schools may have any word in their names. */
export function findRefusal(url: string): string | null {
  const { hostname, pathname } = new URL(url)
  if (/\.(?:gov|edu)(?:\.[a-z]{2})?$/.test(hostname)) return REFUSED[2]?.[1]?.test(hostname) ? REFUSED[2][0] : null
  return REFUSED.find(([, host, path]) => host?.test(hostname) || path?.test(pathname))?.[0] ?? null
}
