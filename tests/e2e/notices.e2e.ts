import type { Page } from '@playwright/test'
import { z } from 'zod'

import { test as base, expect } from './fixtures'
import { findGateId } from './gate-id'
import { faults, look, THEMES } from './readable'
import { BROWSER_TRIES_MS, LONG_TEST_MS, ONE_TRY_MS } from '../time-limits'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Published = { readonly id: number; readonly title: string }

type Fixtures = {
  /** Publishes a notice as an editor does, from a minute ago for two hours; all are taken back after the test. */
  readonly publish: (facts: Readonly<Record<string, unknown>>) => Promise<Published>
}

const test = base.extend<Fixtures>({
  publish: async ({ asEditor, baseURL }, use) => {
    const headers = { Origin: baseURL ?? '' }
    const published: Published[] = []
    await use(async (facts) => {
      const title = `A notice of a test ${Date.now()}`
      const response = await asEditor.request.post('/cms/api/notices', {
        headers,
        data: {
          title,
          severity: 'change',
          concerns: 'all',
          startsAt: new Date(Date.now() - MINUTE_MS).toISOString(),
          endsAt: new Date(Date.now() + 2 * HOUR_MS).toISOString(),
          source: { name: 'The guards at the gate' },
          ...facts,
          _status: 'published',
        },
      })
      expect(response.status(), await response.text()).toBe(201)
      const { doc } = z.object({ doc: z.object({ id: z.int(), title: z.string() }) }).parse(await response.json())
      published.push(doc)
      // A server hears of a change within a second, and an open page asks once a minute.
      await expect.poll(async () => (await asEditor.request.get('/api/notices')).text()).toContain(doc.title)
      return doc
    })
    for (const { id } of published) {
      const response = await asEditor.request.patch(`/cms/api/notices/${id}`, { headers, data: { _status: 'draft' } })
      expect(response.status()).toBe(200)
    }
  },
})

const bar = (page: Page) => page.getByRole('complementary', { name: 'Notices' })

/** A minute later: an open page asks again. */
async function askAgain(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/api/notices')
  await page.clock.runFor(MINUTE_MS)
  await answered
}

/** Opens a page and lets it come to rest: then it asks. */
async function openAtRest(page: Page, address: string): Promise<void> {
  const answered = page.waitForResponse('**/api/notices')
  await page.goto(address)
  await page.clock.runFor(4_000)
  await answered
}

/** The same with a clock that the test moves on. */
async function openAsked(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await openAtRest(page, address)
}

const closure = (gate: number) => ({
  title: 'King Fahd Gate is closed',
  text: 'Works on the stairs.',
  concerns: 'gate',
  mosque: 'haram',
  gates: [gate],
  isClosed: true,
})

test.setTimeout(LONG_TEST_MS)

test.describe('a notice', () => {
  test('should be on an open page within a minute, and only where it concerns', async ({ page, publish }) => {
    await openAsked(page, '/gates?mosque=haram')
    await expect(bar(page)).toHaveCount(0)

    const { title } = await publish({ concerns: 'mosque', mosque: 'haram' })
    await askAgain(page)
    // It comes when nobody has touched the page for a second.
    await expect(async () => {
      await page.clock.runFor(1_000)
      await expect(bar(page)).toContainText(title, { timeout: ONE_TRY_MS })
    }).toPass({ timeout: BROWSER_TRIES_MS })

    await page.getByRole('link', { name: 'Masjid an-Nabawi' }).first().click()
    await expect(page).toHaveURL(/mosque=nabawi/)
    await expect(bar(page)).toHaveCount(0)
    await page.goBack()
    await expect(bar(page)).toContainText(title)
  })

  test('should end by itself on an open page without a network', async ({ page, context, publish }) => {
    const { title } = await publish({ endsAt: new Date(Date.now() + 20 * MINUTE_MS).toISOString() })
    await openAsked(page, '/faq')
    await expect(bar(page)).toContainText(title)

    await context.setOffline(true)
    await page.clock.runFor(18 * MINUTE_MS)
    await expect(bar(page)).toContainText(title)
    await page.clock.runFor(2 * MINUTE_MS)
    await expect(bar(page)).toHaveCount(0)
  })

  test('should come before the others in the lists, with a word, and be told on the page of its gate', async ({
    page,
    publish,
  }) => {
    const gate = await findGateId(page.request, 'King Fahd Gate')
    await publish(closure(gate))
    await openAsked(page, '/gates?mosque=haram')

    await expect(page.getByText('First: 1 gate with a closure or a danger now.')).toBeVisible()
    const row = page.locator('main li[data-row]').first()
    await expect(row).toContainText('King Fahd Gate')
    await expect(row).toContainText('Closed')
    await row.getByRole('link').click()
    const card = page.getByRole('main').getByRole('article', { name: 'King Fahd Gate is closed' })
    await expect(card).toContainText('Works on the stairs.')
    await expect(card).toContainText(/Until (today|tomorrow) \d\d:\d\d, Makkah time/)
    await expect(card).toContainText('The guards at the gate')
  })

  test('should tell on /notices what is coming, and nowhere else but on its own page', async ({ page, publish }) => {
    const gate = await findGateId(page.request, 'King Fahd Gate')
    const times = {
      startsAt: new Date(Date.now() + 30 * HOUR_MS).toISOString(),
      endsAt: new Date(Date.now() + 40 * HOUR_MS).toISOString(),
    }
    await publish({ ...closure(gate), ...times })
    await openAsked(page, '/notices')
    await expect(page.getByRole('region', { name: 'Coming' })).toContainText('King Fahd Gate is closed')

    await openAtRest(page, '/gates?mosque=haram')
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByRole('main').getByText('Closed', { exact: true })).toHaveCount(0)
    await page
      .getByRole('link', { name: /King Fahd Gate/ })
      .first()
      .click()
    await expect(page.getByRole('main').getByRole('article', { name: 'King Fahd Gate is closed' })).toContainText(
      'From ',
    )
  })

  test('should stand on the map at its gate', async ({ page, publish }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await publish(closure(await findGateId(page.request, 'King Fahd Gate')))
    await openAsked(page, '/map?filter=grand-mosque')

    const mark = page.getByRole('button', { name: /^Closed: .*King Fahd Gate/ })
    await mark.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.leaflet-popup')).toContainText('King Fahd Gate is closed')
  })

  test('should be told in words where there is none', async ({ page }) => {
    await openAsked(page, '/notices')

    await expect(page.getByText('No notice now')).toBeVisible()
    await expect(page.getByText(/^Asked last on .*, Makkah time\.$/)).toBeVisible()
  })
})

test.describe('a saved notice', () => {
  // The call is refused in the test, as without a network.
  test.use({ expectedNoise: [/ERR_FAILED/] })

  test('should be there at once without an answer, and gone by its end by a clock that is slow', async ({
    page,
    publish,
  }) => {
    const ends = Date.now() + 30 * MINUTE_MS
    const { title } = await publish({ endsAt: new Date(ends).toISOString() })
    await openAsked(page, '/faq')
    await expect(bar(page)).toContainText(title)

    await page.route('**/api/notices', (route) => route.abort())
    // Somebody has set the clock back by three quarters of an hour since then.
    await page.clock.setSystemTime(Date.now() - 45 * MINUTE_MS)
    await page.reload()
    await expect(bar(page)).toContainText(title)
    await page.clock.runFor(29 * MINUTE_MS)

    await expect(bar(page)).toHaveCount(0)
    await page.goto('/notices')
    await expect(page.getByRole('region', { name: 'May have ended' })).toContainText(title)
  })
})

test.describe('a closed gate', () => {
  test('should be said of a walk there, with the nearest open one by one tap', async ({ page, publish }) => {
    const gate = await findGateId(page.request, 'King Fahd Gate')
    await publish(closure(gate))
    await openAsked(page, `/walk#to=gate:${gate}&from=21.41650,39.81580`)

    await expect(page.getByText('This gate is closed now.')).toBeVisible()
    await page.getByRole('button', { name: /^Nearest open gate: / }).click()
    await expect(page).toHaveURL(/\/walk#to=gate:\d+&from=21\.41650,39\.81580$/)
    expect(page.url()).not.toContain(`to=gate:${gate}&`)
    await expect(page.getByText('This gate is closed now.')).toHaveCount(0)
    await expect(
      page.getByRole('region', { name: 'The way', exact: true }).getByText(/^[\d.]+ k?m, about /),
    ).toBeVisible()
  })
})

test.describe('the emergency sheet', () => {
  test.use({ geolocation: { latitude: 24.4655, longitude: 39.6108, accuracy: 20 }, permissions: ['geolocation'] })

  test('should tell what is dangerous in the city one is in', async ({ page, publish }) => {
    await publish({ title: 'Flood in Madinah', severity: 'danger', concerns: 'city', city: 'Madinah' })
    await publish({ title: 'Flood in Makkah', severity: 'danger', concerns: 'city', city: 'Makkah' })
    await openAsked(page, '/faq')
    await page.getByRole('link', { name: 'SOS: emergency numbers' }).click()

    const notices = page.getByRole('dialog', { name: 'Emergency' }).getByRole('region', { name: 'Notices in Madinah' })
    await expect(notices).toContainText('Flood in Madinah')
    await expect(notices).not.toContainText('Flood in Makkah')
  })
})

test.describe('the bar of notices', () => {
  test.use({ isMobile: false, hasTouch: false, contextOptions: { reducedMotion: 'reduce' } })

  test('should be opened, read and hidden by the keyboard, but for a danger', async ({ page, publish }) => {
    const danger = await publish({ title: 'A danger of a test', severity: 'danger' })
    const change = await publish({ title: 'A change of a test' })
    await openAsked(page, '/faq')
    const line = bar(page).locator('summary')
    await expect(line).toContainText('A danger of a test and 1 more')
    await expect(page.getByRole('alert').filter({ hasText: danger.title })).toHaveCount(1)

    await line.focus()
    await page.keyboard.press('Enter')
    await expect(bar(page).getByRole('article', { name: change.title })).toBeVisible()
    await bar(page).getByRole('button', { name: 'Hide all but danger' }).press('Enter')
    await expect(line).toBeFocused()
    await expect(bar(page)).not.toContainText(change.title)
    await expect(bar(page).getByRole('button', { name: /^Hide/ })).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(line).toContainText(danger.title)
    await expect(bar(page).getByRole('article')).toBeHidden()

    await page.reload()
    await expect(line).toContainText(danger.title)
    await expect(bar(page)).not.toContainText(change.title)
  })

  test('should be without a violation axe can see, open and closed, as should be the list of all', async ({
    page,
    publish,
  }) => {
    await publish({ title: 'A danger of a test', severity: 'danger' })
    await publish({ title: 'A change of a test', text: 'With words.' })
    await publish({ title: 'For information', severity: 'information', audience: 'women' })
    const found: string[] = []
    await page.clock.install()
    for (const address of ['/faq', '/notices']) {
      await openAtRest(page, address)
      const isBar = address !== '/notices'
      await expect((isBar ? bar(page) : page.getByRole('main')).getByText('A danger of a test').first()).toBeVisible()
      for (const theme of THEMES) {
        await look(page, theme, 360)
        found.push(...(await faults(page)).map((fault) => `${address} ${theme}: ${fault}`))
      }
      if (!isBar) continue
      await bar(page).locator('summary').click()
      for (const theme of THEMES) {
        await look(page, theme, 360)
        found.push(...(await faults(page)).map((fault) => `open ${theme}: ${fault}`))
      }
    }
    expect(found).toEqual([])
  })
})
