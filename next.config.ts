import { fileURLToPath } from 'node:url'

import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

import { securityHeaders } from './src/web-server/security-headers.mjs'

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
  cacheHandler: fileURLToPath(new URL('src/web-server/next-internals/framework-store.mjs', import.meta.url)),
  experimental: { globalNotFound: true, isrFlushToDisk: false },
  images: { localPatterns: [{ pathname: '/cms/api/media/file/**' }], formats: ['image/webp'] },
  headers: () => Promise.resolve([{ source: '/:path*', headers: [...securityHeaders] }]),
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
