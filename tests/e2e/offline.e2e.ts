import type { BrowserContext, Page } from '@playwright/test'

import { BUILD_FILES_PATH, type BuildFiles } from '@/domain/offline/build-files'
import { offlineCaches } from '@/domain/offline/caches'

import { pause } from '../pause'
import { answerScreens } from './answer-screens'
import { expect, test } from './fixtures'
import { Hand } from './hand'
import { savedScreens } from './screens'
import { openSwitchableNetwork, type SwitchableNetwork } from './switchable-network'
import { BROWSER_WAIT_MS, LONG_TEST_MS, LONG_WAIT_MS, ONE_TRY_MS } from '../time-limits'

/** What a first visit may bring along behind the page. Bytes, compressed. */
const FIRST_WAVE_BUDGET = 400 * 1024

const FIRST_PAGES = [
  '/',
  '/authorities',
  '/guide/answers/lost-child',
  '/guide/answers/dizzy',
  '/phrases',
  '/offline',
  '/api/place-index',
  '/api/mosque-gates',
]

/** Every route, and views of some, with a text that they must show. */
const ROUTES = [
  ...savedScreens.map(({ path, fact }) => [path, fact] as const),
  ...answerScreens.map(([path, heading]) => [path, heading] as const),
  ['/directory/makkah/restaurant', 'Restaurants in Makkah'],
  ['/places/gates?mosque=nabawi', 'Gates of Masjid an-Nabawi'],
  ['/places/gates?mosque=haram&access=wheelchair', 'known to be wheelchair accessible'],
  ['/gates?mosque=nabawi', 'Main gates of Masjid an-Nabawi'],
] as const

/** Deep links, old addresses, filters and searches, and what they lead to. */
const DEEP_LINKS = [
  ['/places?category=Restaurant&city=makkah', 'Restaurants in Makkah', '/places?category=Restaurant&city=makkah'],
  ['/map?search=Quba', 'Masjid Quba', '/map?search=Quba'],
  ['/gates?mosque=haram&q=79', 'King Fahd', '/gates?mosque=haram&q=79'],
  ['/Guide/Umrah-Steps', 'Ihram', '/guide/umrah/umrah-steps'],
  ['/prayer-times', 'King Fahd', '/gates'],
  ['/profile', 'Offline Mode', '/settings'],
] as const

const SAVED_ON = /^Saved on \d+ \w+ \d{4}, \d\d:\d\d$/

test.describe.configure({ mode: 'serial' })

test.describe('without a network', () => {
  let network: SwitchableNetwork
  let context: BrowserContext
  const errors: string[] = []

  const keysIn = (page: Page, cacheName: string) =>
    page.evaluate(async (name) => {
      const keys = await (await caches.open(name)).keys()
      return keys.map(({ url }) => new URL(url).pathname + new URL(url).search)
    }, cacheName)

  /** As a person who takes the phone out of the pocket: a new tab. */
  const freshTab = async () => {
    const page = await context.newPage()
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
    return page
  }

  /**
   * For the pages and for the worker, to whom the browser passes it on late or not at all; and later than the minutes for
   * which a browser shows what it has without asking (`stale-while-revalidate`).
   */
  const goOffline = async () => {
    await network.cut()
    await context.setOffline(true)
    await inFreshTab(async (page) => {
      await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    })
  }

  const goOnline = async () => {
    await context.setOffline(false)
    await network.restore()
  }

  const inFreshTab = async (look: (page: Page) => Promise<void>) => {
    const page = await freshTab()
    try {
      await look(page)
    } finally {
      await page.close()
    }
  }

  /** The page of the address, from the device and alive. */
  const expectSaved = async (page: Page, path: string, words: string, address = path) => {
    // What the browser itself has from the last minutes it shows once more, unmarked (`stale-while-revalidate`).
    await expect(async () => {
      const response = await page.goto(path)
      expect(response?.fromServiceWorker(), path).toBe(true)
      expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'")
      await expect(page.locator('main'), path).toHaveAttribute('data-saved', SAVED_ON, { timeout: ONE_TRY_MS })
    }).toPass({ timeout: LONG_WAIT_MS })
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address)
    await expect(page.locator('main'), path).toContainText(words, { ignoreCase: true })
    await expect(page.locator('main'), path).not.toContainText('Not saved on this device')
    await expect(page.locator('button[data-tour="search"]'), `${path} is alive`).toBeAttached()
  }

  /** All that is wrong at once. */
  const expectAllSaved = async (
    page: Page,
    routes: readonly (readonly [path: string, words: string, address?: string])[],
  ) => {
    const problems: string[] = []
    for (const [path, words, address] of routes)
      await expectSaved(page, path, words, address).catch((error: Error) => problems.push(`${path}: ${error.message}`))
    expect(problems).toEqual([])
  }

  test.beforeAll(async ({ browser, baseURL }) => {
    network = await openSwitchableNetwork(baseURL ?? '')
    context = await browser.newContext({
      baseURL: network.origin,
      serviceWorkers: 'allow',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    context.setDefaultTimeout(BROWSER_WAIT_MS)
    await context.addInitScript(() => localStorage.setItem('tour-completed', 'true'))
  })

  test.afterAll(async () => {
    await context.close()
    await network.close()
  })

  test('should bring the first wave behind the first page, within its budget', async () => {
    const page = await freshTab()
    await page.goto('/about')

    await expect
      .poll(() => keysIn(page, offlineCaches.saved), { timeout: LONG_WAIT_MS })
      .toEqual(expect.arrayContaining([...FIRST_PAGES, '/about', '/_saved-articles']))
    const { shell } = (await (await fetch(network.origin + BUILD_FILES_PATH)).json()) as BuildFiles
    await expect
      .poll(() => keysIn(page, offlineCaches.files), { timeout: LONG_WAIT_MS })
      .toEqual(expect.arrayContaining(shell.map(([path]) => path)))

    const sizes = await Promise.all(
      [...FIRST_PAGES, ...shell.map(([path]) => path)].map(async (path) => {
        const response = await context.request.fetch(path, { headers: { 'accept-encoding': 'br' } })
        expect(response.status(), path).toBe(200)
        return Number(response.headers()['content-length'])
      }),
    )
    const total = sizes.reduce((sum, size) => sum + size, 0)
    expect(total).toBeLessThanOrEqual(FIRST_WAVE_BUDGET)
    await page.close()
  })

  test('should show visited pages and the first wave, and say so of others', async () => {
    const page = await freshTab()
    await page.goto('/guide')
    // Inside the guide a link brings no page, only what changes of it.
    await page.locator('main a[href="/guide/umrah/umrah-steps"]').first().click()
    await expect(page).toHaveURL('/guide/umrah/umrah-steps')
    await expect.poll(() => keysIn(page, offlineCaches.visited)).toContain('/guide/umrah/umrah-steps')
    await goOffline()

    await inFreshTab(async (tab) => {
      await expectSaved(tab, '/', 'Umrah & Hajj Guide')
      await expectSaved(tab, '/authorities', '911')
      await expectSaved(tab, '/guide/answers/lost-child', 'Call 911 at once')
      await expectSaved(tab, '/phrases', 'I am lost')
      await expectSaved(tab, '/guide/umrah/umrah-steps', 'Ihram')
      await tab.goto('/booking-links')
      await expect(tab.getByRole('heading', { name: 'Not saved on this device' })).toBeVisible()
      await expect(tab.locator('main').getByRole('link', { name: /^Emergency centre/ })).toBeVisible()
    })
    await goOnline()
    await page.close()
  })

  test('should save the whole guide, test it, and say that it is ready', async () => {
    test.setTimeout(LONG_TEST_MS)
    const page = await freshTab()
    await page.goto('/')
    const hand = new Hand(page)
    await hand.tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }))
    await hand.tap(page.getByRole('button', { name: 'Save the guide on this device' }))
    await expect(page.getByText(/Not saved yet. It takes about \d+(\.\d)? MB/)).toBeVisible({ timeout: LONG_WAIT_MS })

    await hand.tap(page.getByRole('button', { name: 'Save it now' }))
    await expect(page.getByRole('progressbar', { name: 'Saving the guide' })).toBeVisible()
    hand.did('The whole guide, saved for when there is no network')
    const result = page.locator('main').getByText(/^(?:Ready|Incomplete)$/)
    await expect(result).toBeVisible({ timeout: LONG_WAIT_MS })
    await expect(result, await result.locator('..').innerText()).toHaveText('Ready')
    await expect(page.getByText(/have changed since/), 'and nothing is left to fetch').toHaveCount(0)
    await page.close()
  })

  test('should open every route in a fresh tab with the network off', async () => {
    test.setTimeout(LONG_TEST_MS)
    await goOffline()
    await inFreshTab(async (page) => {
      await expectAllSaved(page, ROUTES)
    })
  })

  test('should answer deep links, old addresses, filters and searches', async () => {
    await inFreshTab(async (page) => {
      await expectAllSaved(page, DEEP_LINKS)
    })
  })

  test('should open a gate by its number and a place from the list', async () => {
    await inFreshTab(async (page) => {
      await page.goto('/gates')
      const gate = await page.locator('main a[href^="/gate-details"]').first().getAttribute('href')
      await expectSaved(page, gate ?? '', 'Position')
      const { id, name } = await page.evaluate(async () => {
        const places = (await (await fetch('/api/locations')).json()) as {
          id: number
          name: string
          category: string
        }[]
        const { id = 0, name = '' } = places.find(({ category }) => category === 'pharmacy') ?? {}
        return { id, name }
      })
      await expectSaved(page, `/place/${id}`, name)
    })
  })

  test('should find in the search, and follow what was found', async () => {
    await inFreshTab(async (page) => {
      await page.goto('/')
      await page.locator('button[data-tour="search"]').click()
      await page.getByPlaceholder('Search the entire site...').fill('tawaf')
      // An article, a place, a gate: three lists.
      await expect(page.locator('#site-search')).toContainText('Umrah')
      await page.getByPlaceholder('Search the entire site...').fill('quba')
      await expect(page.locator('#site-search')).toContainText('Masjid Quba')
      await page.getByPlaceholder('Search the entire site...').press('Enter')
      await expect(page).toHaveURL(/^[^?]*\/map\?search=/)
      await expect(page.locator('main')).toContainText('Masjid Quba')
    })
  })

  test('should show prayer times, call for help, count rounds and keep favourites', async () => {
    await inFreshTab(async (page) => {
      await page.goto('/')
      await page.getByRole('button', { name: /^Prayer times/ }).click()
      await expect(page.getByRole('dialog', { name: 'Prayer times' })).toContainText(/Fajr\s*\d/)

      await page.goto('/guide/umrah/umrah-steps/steps/2')
      const counter = page.getByRole('region', { name: /^Count your/ })
      await counter.getByRole('button', { name: /^Round 1 is done$/ }).click()
      await expect(counter.getByRole('status')).toContainText('1')
      await page.reload()
      await expect(counter.getByRole('status')).toContainText('1')
      await page.getByRole('link', { name: 'SOS: emergency numbers' }).click()
      const help = page.getByRole('dialog', { name: 'Emergency' })
      await expect(help.getByRole('link', { name: /^Ambulance/ })).toHaveAttribute('href', 'tel:997')

      await page.goto('/map?search=Quba')
      await page.locator('#locations').getByRole('link', { name: 'Masjid Quba', exact: true }).click()
      await page
        .getByRole('dialog', { name: 'Masjid Quba' })
        .getByRole('button', { name: 'Favourite: Masjid Quba' })
        .click()
      await page.goto('/map?filter=favourites')
      await expect(page.locator('main')).toContainText('Masjid Quba')
    })
  })

  test('should draw the streets, and find the way on foot', async () => {
    await inFreshTab(async (page) => {
      await page.goto('/walk#to=place:255&from=21.41870,39.82620')
      const way = page.getByRole('region', { name: 'The way', exact: true })
      await expect(way.getByRole('status')).toHaveText(/^[\d.]+ k?m, about .*minutes?/)
      await expect(page.getByRole('region', { name: 'The way in words' }).getByRole('listitem').nth(1)).toBeVisible()
      await expect(page.locator('canvas.leaflet-tile[data-texts]:not([data-texts=""])').first()).toBeVisible()
    })
  })

  test('should follow links inside the guide', async () => {
    await inFreshTab(async (page) => {
      await page.goto('/')
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click()
      await expect(page).toHaveURL('/guide')
      await expect(page.locator('main')).toHaveAttribute('data-saved', /Saved on/)
    })
  })

  test('should say where one would press what needs a network', async () => {
    await inFreshTab(async (page) => {
      await page.goto('/booking-links')
      const content = await page
        .locator('main a[target="_blank"]')
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content)
      expect(content).toContain('needs a network')
      // Its label replaces its text.
      await page.goto('/place/255')
      await expect(page.getByRole('link', { name: /^Directions to/ })).toHaveAccessibleDescription('needs a network')
    })
    await goOnline()
  })

  test('should open every route with the server stopped', async () => {
    test.setTimeout(LONG_TEST_MS)
    await network.cut()
    await inFreshTab(async (page) => {
      await expectAllSaved(page, ROUTES)
    })
    await network.restore()
  })

  test('should answer from the device after two seconds when the network brings nothing', async () => {
    network.hang(true)
    await inFreshTab(async (page) => {
      await pause(16_000, 'then the network that was away is forgotten')
      const startedAt = Date.now()
      await page.goto('/faq', { waitUntil: 'commit' })
      const took = Date.now() - startedAt
      expect(took).toBeGreaterThan(1_500)
      await expect(page.locator('main')).toHaveAttribute('data-saved', /Saved on/)
      // Known to bring nothing, it is not waited for again.
      await expectSaved(page, '/authorities', '911')
    })
    network.hang(false)
  })

  test('should say Incomplete when one file was taken away, and fetch only that', async () => {
    const { all, shell } = (await (await fetch(network.origin + BUILD_FILES_PATH)).json()) as BuildFiles
    // The map's: no other page would fetch it again by itself.
    const [taken = ''] = all
      .filter(([path]) => path.endsWith('.js') && !shell.some(([other]) => other === path))
      .toSorted(([, size], [, other]) => other - size)
      .map(([path]) => path)
    await inFreshTab(async (page) => {
      await page.goto('/settings')
      await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: LONG_WAIT_MS })
      expect(
        await page.evaluate(async ([name, path]) => (await caches.open(name)).delete(path), [
          offlineCaches.files,
          taken,
        ] as const),
      ).toBe(true)

      await page.reload()
      await expect(page.getByText('Incomplete', { exact: true })).toBeVisible({ timeout: LONG_WAIT_MS })
      await expect(page.getByText(taken)).toBeVisible()

      const before = network.requests.length
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText('Ready', { exact: true })).toBeVisible({ timeout: LONG_WAIT_MS })
      expect(await keysIn(page, offlineCaches.files)).toContain(taken)
      const pages = network.requests
        .slice(before)
        .filter((line) => !/ \/(?:api|_next|sw\.js|offline-files|theme\.js)/.test(line))
      expect(pages).toEqual([])
    })
  })

  test('should tell of a saved guide that the browser has taken away', async () => {
    await inFreshTab(async (page) => {
      await page.goto('/faq')
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name)
      })
      await page.reload()
      await expect(page.getByText('The saved guide is gone from this device')).toBeVisible()
      await page.getByRole('button', { name: 'Save it again' }).click()
      await expect(page).toHaveURL('/settings#offline')
      await expect(page.getByText('The guide you had saved is gone')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Save it now' })).toBeVisible()
    })
  })

  test('should break nothing of an open page when a new version comes', async () => {
    const page = await freshTab()
    await page.goto('/faq')
    const { shell } = (await (await fetch(network.origin + BUILD_FILES_PATH)).json()) as BuildFiles
    // The new build has none of the files of the old one.
    for (const [path] of shell) if (path.startsWith('/_next/static/')) network.change({ remove: path })
    network.change({ append: ['/sw.js', '\n// another build'] })
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update()
    })
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null), {
        timeout: LONG_WAIT_MS,
      })
      .toBe(true)

    await page.locator('button[data-tour="search"]').click()
    await page.getByPlaceholder('Search the entire site...').fill('quba')
    await expect(page.locator('#site-search')).toContainText('Quba')
    await page.close()
  })

  test('should have thrown nothing in all of this', () => {
    expect(errors).toEqual([])
  })
})
