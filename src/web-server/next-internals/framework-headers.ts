/**
 * The names by which the framework's browser part, its server and its previews speak to each other.
 * Leans on: the constants of `next/dist/client/components/app-router-headers` and `next/dist/server/api-utils`, and the
 * `Cache-Control` it gives prerendered pages (../cache-control.ts). The contract test compares the lists.
 */

/** By these a caller asks for something else than the page of the address: it is never answered from the cache. */
export const OWN_ANSWER_HEADERS = [
  'rsc',
  'next-action',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-hmr-refresh',
  'next-url',
  'x-nextjs-data',
  'upgrade',
] as const

export const PREVIEW_COOKIES = ['__prerender_bypass', '__next_preview_data'] as const

/** Told to the framework's browser part and to its makers' servers; of no use in a page that is sent as a whole. */
export const INTERNAL_RESPONSE_HEADERS = ['x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time'] as const
