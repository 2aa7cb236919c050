import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

/** On every answer, whoever asks. The Content-Security-Policy differs between the guide and the CMS: see src/proxy.ts. */
const securityHeaders = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  // Tile servers need to see where a request comes from, so `no-referrer` would be refused by them.
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'geolocation=(self), camera=(), microphone=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
]

/** Room for the page of every place and gate that ships: 1,800 of about 50 KB. */
const PAGE_MEMORY_BYTES = 128 * 1024 * 1024

const config: NextConfig = withPayload({
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: true,
  // Casing and trailing slashes are put right in one redirect by src/proxy.ts.
  skipTrailingSlashRedirect: true,
  // Pages made on request are kept in memory, the least used going first. On the disk there would be one for every
  // address anybody makes up, for good.
  cacheMaxMemorySize: PAGE_MEMORY_BYTES,
  experimental: { globalNotFound: true, isrFlushToDisk: false },
  images: { localPatterns: [{ pathname: '/cms/api/media/file/**' }], formats: ['image/webp'] },
  headers: () => Promise.resolve([{ source: '/:path*', headers: securityHeaders }]),
})

export default {
  ...config,
  headers: async () =>
    ((await config.headers?.()) ?? []).map((rule) =>
      // Payload asks every visitor for a colour-scheme client hint, which doubles a first request; only its admin reads it.
      rule.source === '/:path*' && rule.headers.some(({ key }) => key === 'Critical-CH')
        ? { ...rule, source: '/admin/:path*', headers: rule.headers.filter(({ key }) => key !== 'X-Powered-By') }
        : rule,
    ),
} satisfies NextConfig
