/** Names and values, as `writeHead` takes them when flat. */
export type HeaderList = readonly (readonly [name: string, value: string])[]

type Settings = { readonly HSTS_SECONDS: number; readonly HSTS_SUBDOMAINS: boolean }

/**
 * Read by browsers where a document is shown, and never where a page loads its parts. The policy for referrers is the
 * one browsers have without being told.
 */
const FOR_DOCUMENTS: ReadonlySet<string> = new Set([
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'X-Frame-Options',
])

const IS_PART = /^(?:application|text)\/(?:javascript|css)\b|^font\//

/** A first visit loads a dozen scripts: what they have no use for costs 200 bytes each. */
export const headersForType = (headers: HeaderList, contentType: string): HeaderList =>
  IS_PART.test(contentType) ? headers.filter(([name]) => !FOR_DOCUMENTS.has(name)) : headers

/** On every answer, whoever asks; which of them a page's parts carry: `headersForType`. The Content-Security-Policy differs between the guide and the CMS: see src/proxy.ts. */
export const securityHeaders = ({ HSTS_SECONDS, HSTS_SUBDOMAINS }: Settings): HeaderList => [
  ...(HSTS_SECONDS === 0
    ? []
    : [
        [
          'Strict-Transport-Security',
          `max-age=${HSTS_SECONDS}${HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`,
        ] as const,
      ]),
  ['X-Content-Type-Options', 'nosniff'],
  // Tile servers need to see where a request comes from, so `no-referrer` would be refused by them.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
]
