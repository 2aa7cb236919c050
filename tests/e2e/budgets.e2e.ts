import type { CDPSession, Page } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'

import { tryEach } from './each-case'
import { expect, test } from './fixtures'
import { LONG_TEST_MS, LONG_WAIT_MS } from '../time-limits'

const KB = 1024

/** What the framework's empty page loads, Brotli: nothing of ours is in it. */
const FRAMEWORK_SCRIPT = 115 * KB

const STYLE_BUDGET = 20 * KB

/** Scripts are ours on top of the framework's, without anything having been touched or opened. */
type Budgets = { readonly script: number; readonly style: number; readonly paths: readonly string[] }

const READING_BUDGETS: Budgets = {
  script: 25 * KB,
  style: STYLE_BUDGET,
  paths: [
    '/',
    '/guide',
    '/guide/umrah/umrah-steps',
    '/guide/hajj/hajj-steps',
    '/guide/umrah/umrah-steps/steps/2',
    '/guide/umrah/umrah-steps/sources',
    '/guide/hajj/planner',
    '/card',
    '/phrases',
    '/notices',
    '/faq',
    '/about',
    '/authorities',
    '/booking-links',
    '/settings',
  ],
}

const LIST_BUDGETS: Budgets = {
  script: 60 * KB,
  style: STYLE_BUDGET,
  paths: ['/places', '/places/gates', '/gates', '/walk', '/card/sheet'],
}

/** The map of /map comes when the page is at rest. Leaflet alone is 37 KB of script and 3 of styles. */
const MAP_BUDGETS: Budgets = { script: 140 * KB, style: 24 * KB, paths: ['/map'] }

/** Of /map without its map. */
const LIST_BUDGET = 64 * KB
const FONT_BUDGET = 45 * KB

/** One first window of a connection; the framework's copy of the content for its own use comes after it. */
const ARTICLE_BUDGET = 14 * KB

const ARTICLES = [
  '/guide/umrah/what-is-umrah',
  '/guide/umrah/umrah-steps',
  '/guide/umrah/umrah-timing',
  '/guide/umrah/umrah-preparation',
  '/guide/hajj/what-is-hajj',
  '/guide/hajj/hajj-conditions',
  '/guide/hajj/hajj-types',
  '/guide/hajj/hajj-steps',
  '/guide/hajj/hajj-packing',
  '/guide/hajj/hajj-etiquette',
  '/guide/hajj/hajj-steps/day-9',
  '/guide/hajj/hajj-steps/day-10',
  '/guide/umrah/umrah-steps/steps/1',
  '/guide/umrah/umrah-steps/steps/2',
  '/guide/more/if-something-goes-wrong/sources',
  '/guide/hajj/hajj-steps/day-10/4',
  '/guide/hajj/planner',
  '/guide/more/madinah',
  '/guide/more/duas',
  '/guide/more/getting-around',
  '/guide/more/if-something-goes-wrong',
  '/guide/more/embassies-and-missions',
  '/guide/more/fidyah',
  '/guide/answers/dizzy',
  '/guide/answers/miqat-of-my-plane',
] as const

test.describe('what a first visit loads', () => {
  for (const [name, budgets] of [
    ['a page to read', READING_BUDGETS],
    ['a list', LIST_BUDGETS],
    ['the map', MAP_BUDGETS],
  ] as const) {
    test(`should stay within the budgets of ${name}`, async ({ page, baseURL }) => {
      test.setTimeout(LONG_TEST_MS)
      const { host } = new URL(baseURL ?? '')
      let left = budgets.paths
      // A server that has just started compresses quickly at first, and as small as possible later.
      await expect(async () => {
        const over: object[] = []
        for (const path of left) {
          const loaded = await load(page, path)
          const weights = {
            script: loaded.bytes('Script') - FRAMEWORK_SCRIPT,
            style: loaded.bytes('Stylesheet'),
            font: loaded.bytes('Font'),
          }
          expect(weights.style, `something was measured on ${path}`).toBeGreaterThan(KB)
          expect(loaded.hosts, `nothing comes from elsewhere on ${path}`).toEqual([host])
          const isWithin =
            weights.script <= budgets.script && weights.style <= budgets.style && weights.font <= FONT_BUDGET
          if (isWithin) left = left.filter((one) => one !== path)
          else over.push({ path, ...weights })
        }
        expect(
          over,
          `script above the framework ${budgets.script}, style ${budgets.style}, font ${FONT_BUDGET}`,
        ).toEqual([])
      }).toPass({ timeout: LONG_WAIT_MS })
    })
  }

  test('should bring nothing of the map to a reader who has put it away', async ({ page }) => {
    test.setTimeout(LONG_TEST_MS)
    await page.addInitScript(() => localStorage.setItem('mapHidden', 'true'))
    await expect(async () => {
      const own = (await load(page, '/map')).bytes('Script') - FRAMEWORK_SCRIPT
      expect(own, `${Math.round(own / KB)} KB of script above the framework`).toBeLessThanOrEqual(LIST_BUDGET)
    }).toPass({ timeout: LONG_WAIT_MS })
  })

  test('should never keep text waiting for a font', async ({ page }) => {
    await page.goto('/')
    // The stand-ins of the same width are faces of the device: nothing is fetched for them.
    const displays = await page.evaluate(() =>
      [...document.fonts].filter(({ family }) => !family.includes('Like Fraunces')).map(({ display }) => display),
    )
    expect(displays.length).toBeGreaterThan(0)
    expect(displays.every((display) => display === 'swap' || display === 'optional' || display === 'fallback')).toBe(
      true,
    )
  })

  test('should bring an article in the first window of a connection', async ({ request }) => {
    await tryEach(ARTICLES, String, async (path) => {
      const html = await (await request.get(path)).text()
      const article = html.replace(/<script>\(?self\.__next_f[\s\S]*?<\/script>/g, '')
      expect(article).toContain('<h1')
      expect(brotliCompressSync(article).length).toBeLessThanOrEqual(ARTICLE_BUDGET)
    })
  })
})

async function load(page: Page, path: string) {
  const session = await page.context().newCDPSession(page)
  const responses = new Map<string, { readonly type: string; readonly url: string }>()
  const bytes = new Map<string, number>()
  await listen(session, responses, bytes)
  await page.goto(path, { waitUntil: 'load' })
  // With what a page loads by itself once it is idle.
  await page.waitForLoadState('networkidle')
  await session.detach()
  return {
    bytes: (type: string) => bytes.get(type) ?? 0,
    hosts: [
      ...new Set(
        [...responses.values()].filter(({ url }) => url.startsWith('http')).map(({ url }) => new URL(url).host),
      ),
    ],
  }
}

async function listen(
  session: CDPSession,
  responses: Map<string, { readonly type: string; readonly url: string }>,
  bytes: Map<string, number>,
): Promise<void> {
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    responses.set(requestId, { type, url: response.url })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = responses.get(requestId)?.type
    if (type !== undefined) bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength)
  })
  await session.send('Network.enable')
  // Each is a first visit.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
}
