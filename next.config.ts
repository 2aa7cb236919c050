import path from 'node:path'

import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants'

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
  // Title and description stand in the head for everybody, not only for search engines: sent late, they come with a
  // script of the framework's own.
  htmlLimitedBots: /./,
  // Set by scripts/site/build.ts; without it the framework draws one.
  generateBuildId: () => process.env['GUIDE_BUILD_ID'] ?? null,
  experimental: { globalNotFound: true, isrFlushToDisk: false },
  images: { localPatterns: [{ pathname: '/cms/api/media/file/**' }], formats: ['image/webp'] },
})

/** The folder of the build that is served, named by its web server. */
const served = process.env['GUIDE_BUILD'] ?? '.next'

const configOf = (phase: string): NextConfig => ({
  ...config,
  // Pages for who works on the guide: `page.dev.tsx`.
  ...(phase === PHASE_DEVELOPMENT_SERVER && { pageExtensions: ['dev.tsx', 'tsx', 'ts'] }),
  // Builds are made in `.next` and served from folders of their own (scripts/site/builds.ts). The store is beside the web server that
  // shares its state (scripts/site/build-web-server.ts), which a build and development have not.
  ...(phase === PHASE_PRODUCTION_SERVER && {
    distDir: served,
    cacheHandler: path.resolve(served, 'web-server', 'framework-store.mjs'),
  }),
  headers: async () =>
    ((await config.headers?.()) ?? []).map((rule) =>
      // Payload asks every visitor for a colour-scheme client hint, which doubles a first request; only its admin reads it.
      rule.source === '/:path*' && rule.headers.some(({ key }) => key === 'Critical-CH')
        ? { ...rule, source: '/admin/:path*', headers: rule.headers.filter(({ key }) => key !== 'X-Powered-By') }
        : rule,
    ),
})

export default configOf
