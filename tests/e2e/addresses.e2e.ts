import { readdirSync } from 'node:fs'
import path from 'node:path'

import type { Locator } from '@playwright/test'
import { z } from 'zod'

import { tryEach } from './each-case'
import { expect, test } from './fixtures'
import { savedScreens } from './screens'
import { startSecondSite } from './second-site'
import { buildFolder } from './sites'
import { LONG_TEST_MS } from '../time-limits'

/** Where the build of the guide under test has its pages. */
const PAGES_FOLDER = path.join(buildFolder, 'server', 'app')

/** What a phone has to hold of one page; the sheet for printers has a line for each place and is not for reading. */
const MAX_ELEMENTS = 1_500

test.describe('the directory', () => {
  test.use({ javaScriptEnabled: false })

  test('should lead to every place by plain links, on pages a phone can hold', async ({ page, request }) => {
    test.setTimeout(LONG_TEST_MS)
    await page.goto('/directory')
    const lists = await hrefsIn(page.locator('main'), '/directory/')
    const found = new Set<string>()
    let total = 0

    for (const list of lists.filter((href) => href !== '/directory/print')) {
      for (let next: string | null = list; next !== null;) {
        await page.goto(next)
        expect(await page.locator('*').count(), next).toBeLessThanOrEqual(MAX_ELEMENTS)
        for (const href of await hrefsIn(page.locator('main'), '/place/')) found.add(href)
        const further = page.getByRole('link', { name: 'Next page' })
        next = (await further.count()) > 0 ? await further.getAttribute('href') : null
      }
      total += 1
    }

    const places = z.array(z.object({ id: z.int() })).parse(await (await request.get('/api/locations')).json())
    expect(total).toBeGreaterThan(20)
    expect([...found].sort()).toEqual(places.map(({ id }) => `/place/${id}`).sort())
  })

  test('should have a page of everything for printers, which search engines leave out', async ({ page, request }) => {
    await page.goto('/directory')
    await page.getByRole('link', { name: 'Print the whole directory' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'The whole directory' })).toBeVisible()
    const places = z
      .array(z.object({ category: z.string() }))
      .parse(await (await request.get('/api/locations')).json())
      // A hundred bus stops and roads would hide the rest on paper.
      .filter(({ category }) => category !== 'stop' && category !== 'pedestrian road')
    expect((await hrefsIn(page.locator('main'), '/place/')).length).toBe(places.length)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })

  test('should lead from a letter to the page on which it begins', async ({ page }) => {
    await page.goto('/directory/makkah/hotel')
    await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'Z' }).click()

    await expect(page).toHaveURL(/\/directory\/makkah\/hotel\?page=2#letter-z$/)
    await expect(page.getByRole('heading', { level: 2, name: 'Z' })).toBeInViewport()
  })

  test('should be in the sitemap, list by list', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text()

    expect(sitemap).toContain('/directory/makkah/hotel</loc>')
    expect(sitemap).not.toContain('/directory/print')
  })
})

const hrefsIn = (place: Locator, start: string): Promise<readonly string[]> =>
  place.locator(`a[href^="${start}"]`).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

const redirects = [
  ['/guide/umrah-steps', '/guide/umrah/umrah-steps'],
  ['/guide/umrah/steps', '/guide/umrah/umrah-steps'],
  ['/guide/umrah/timing', '/guide/umrah/umrah-timing'],
  ['/guide/umrah/preparation', '/guide/umrah/umrah-preparation'],
  ['/guide/hajj/conditions', '/guide/hajj/hajj-conditions'],
  ['/guide/hajj/types', '/guide/hajj/hajj-types'],
  ['/guide/hajj/steps', '/guide/hajj/hajj-steps'],
  ['/guide/hajj/packing', '/guide/hajj/hajj-packing'],
  ['/guide/hajj/etiquette', '/guide/hajj/hajj-etiquette'],
  ['/profile', '/settings'],
  ['/prayer-times', '/gates'],
  ['/Guide/Umrah/WHAT-IS-UMRAH', '/guide/umrah/what-is-umrah'],
  ['/PROFILE', '/settings'],
  ['/faq/', '/faq'],
  ['/Directory/Makkah/Holy-Site/', '/directory/makkah/holy-site'],
  ['/Places/?category=Restaurant&city=Makkah', '/places?category=Restaurant&city=Makkah'],
] as const

test.describe('addresses', () => {
  test('should lead from each old or other spelling to the page for good', async ({ request }) => {
    await tryEach(
      redirects,
      ([from, to]) => `${from} to ${to}`,
      async ([from, to]) => {
        const answer = await request.get(from, { maxRedirects: 0 })

        expect(answer.status()).toBe(308)
        expect(answer.headers().location).toBe(to)
      },
    )
  })

  const unknown = [
    '/no-such-page',
    '/guide/umrah/no-such-topic',
    '/guide/hajj/hajj-steps/day-14',
    '/guide/umrah/umrah-steps/day-9',
    '/guide/umrah/umrah-steps/steps',
    '/guide/umrah/umrah-steps/steps/5',
    '/guide/umrah/umrah-steps/day-9/1',
    '/guide/hajj/hajj-steps/steps/1',
    '/guide/zakat',
    '/place/999999999',
    '/place/abc',
    '/gate-details?id=99999999',
    '/gate-details?id=-1',
    '/gate-details?id=1%27%20OR%201=1',
    '/places?page=0',
    '/directory/atlantis/hotel',
    '/directory/makkah/spaceport',
    '/directory/makkah/hotel?page=99',
    '/directory/medina/hotel',
    '/directory/view/makkah/hotel/2',
    '/directory/print?page=2',
    '/places?page=99999999999999999999',
    '/places?city=atlantis',
    '/places/view/restaurant/makkah/1',
    '/recommendations/view/path',
    '/recommendations/paths/no-such-path',
    '/recommendations/paths/%3cscript%3e',
    '/map?filter=everything',
    '/mosque-gates?mosque=aqsa',
    '/%00',
    '/..%2f..%2fetc%2fpasswd',
  ] as const

  test("should answer 'not found' to what is not there, and show nothing of its inside", async ({ request }) => {
    await tryEach(unknown, String, async (path) => {
      const answer = await request.get(path, { maxRedirects: 0 })

      expect([400, 404]).toContain(answer.status())
      expect(await answer.text()).not.toMatch(/node_modules|at \w+ \(|SELECT |postgres/)
    })
  })

  test('should leave nothing on the disk for ids somebody made up', async ({ request }) => {
    const madeUp = [900_000_001, 900_000_002]
    for (const id of madeUp) {
      expect((await request.get(`/place/${id}`)).status()).toBe(404)
      expect((await request.get(`/gate-details?id=${id}`)).status()).toBe(404)
    }

    const pageFiles = readdirSync(PAGES_FOLDER, { recursive: true, encoding: 'utf8' })
    expect(pageFiles.length, 'the pages of the build').toBeGreaterThan(100)
    expect(pageFiles.filter((file) => madeUp.some((id) => file.includes(String(id))))).toEqual([])
  })

  test.describe('unknown page', () => {
    test.use({ expectedNoise: [/status of 404/] })

    test('should be called Page Not Found in the tab, say so, and offer home and a search', async ({ page }) => {
      await tryEach(['/no-such-page', '/place/999999999', '/guide/zakat'], String, async (path) => {
        await page.goto(path)
        await expect(page).toHaveTitle('Page Not Found · Pilgrim Guide')
      })

      await page.goto('/no-such-page')

      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
      await page.getByRole('searchbox').fill('Quba')
      await page.getByRole('searchbox').press('Enter')
      await expect(page).toHaveURL('/map?search=Quba')
      await expect(page.locator('#locations')).toContainText('Masjid Quba')
    })
  })
})

const hashLinks = [
  ['/#/guide/hajj', '/guide/hajj'],
  ['/#/Guide/Umrah-Steps', '/guide/umrah/umrah-steps'],
  ['/#/profile', '/settings'],
  ['/#/prayer-times', '/gates'],
  ['/#/places?category=Restaurant', '/places?category=Restaurant'],
  ['/faq#/gates', '/gates'],
] as const

test.describe('old hash links', () => {
  test('should lead to the page they mean, on an open page too, and leave ordinary anchors alone', async ({ page }) => {
    await tryEach(
      hashLinks,
      ([from, to]) => `${from} to ${to}`,
      async ([from, to]) => {
        await page.goto(from)

        await expect(page).toHaveURL(to)
      },
    )
    await page.goto('/about#content')
    await expect(page).toHaveURL('/about#content')

    await page.evaluate(() => {
      window.location.hash = '#/faq'
    })

    await expect(page).toHaveURL('/faq')
  })

  test.describe('to nowhere', () => {
    test.use({ expectedNoise: [/status of 404/] })

    test('should show Page Not Found', async ({ page }) => {
      await page.goto('/#/no-such-page')

      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
      await expect(page).toHaveURL('/no-such-page')
    })
  })
})

test.describe('absurd questions', () => {
  const absurd = [
    `/places?q=${'x'.repeat(3000)}`,
    '/places?q=%00%F0%9F%95%8B%27%22%3Cscript%3Ealert(7)%3C/script%3E',
    '/map?search=%25%5F%5C',
    '/map?search=a&search=b&search=c',
    '/places?category=%3Cscript%3Ealert(7)%3C/script%3E',
    '/gates?mosque=haram&q=((((',
    '/places?category[]=restaurant&q[$ne]=1',
  ] as const

  test("should be answered with a page and no markup of the visitor's", async ({ request }) => {
    await tryEach(
      absurd,
      (path) => path.slice(0, 60),
      async (path) => {
        const answer = await request.get(path)

        expect(answer.status()).toBeLessThan(500)
        expect(await answer.text()).not.toContain('<script>alert(7)')
      },
    )
  })
})

test.describe('the build', () => {
  test('should serve whichever address and pictures of streets it is started with', async () => {
    const site = await startSecondSite(process.env['DATABASE_URI'] ?? '', {
      SITE_URL: 'https://guide.example',
      TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    })
    const paths = [
      '/robots.txt',
      '/sitemap.xml',
      '/api/notices/atom',
      '/no-such-page',
      '/place/255',
      '/guide/more/fidyah',
    ]
    try {
      await tryEach([...savedScreens.map(({ path }) => path), ...paths], String, async (path) => {
        const answer = await fetch(`${site.origin}${path}`)
        const text = await answer.text()
        expect(text).not.toContain('localhost')
        if (!answer.ok || path.startsWith('/api/')) return
        expect(text).toContain('https://guide.example/')
        if (!/\.(txt|xml)$/.test(path)) {
          expect(answer.headers.get('content-security-policy')).toContain('https://tiles.example')
        }
      })
      expect(await (await fetch(`${site.origin}/map`)).text()).toContain('https://tiles.example/{z}/{x}/{y}.png')
    } finally {
      await site.stop()
    }
  })
})
