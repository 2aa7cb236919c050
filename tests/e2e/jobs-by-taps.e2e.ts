import type { Locator, Page } from '@playwright/test'

import { expect, test } from './fixtures'
import { accepted, answerWith, readBody, submitPath } from './recommendation-forms'

/**
 * What pilgrims come for, from the home page of a small phone, by counted taps. Words that are typed are no taps; a list
 * that is chosen from is one. Large letters and the keyboard alone: screens.e2e.ts, keyboard.e2e.ts. A day's task and a
 * rite step by step: ritual.e2e.ts. An ambulance: emergency.e2e.ts.
 */
const MOST_TAPS = 3

test.use({ viewport: { width: 360, height: 740 } })

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

class Hand {
  taps = 0

  constructor(private readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.taps += 1
    await target.click()
  }

  /** The first answer of the search in the header, once its lists are there. */
  async ask(query: string, first: RegExp): Promise<void> {
    await this.tap(this.page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }))
    await this.page.getByPlaceholder('Search the entire site...').fill(query)
    const answer = this.page.getByRole('option').first()
    await expect(answer).toContainText(first)
    await this.tap(answer)
  }

  tapped(most = MOST_TAPS): void {
    test.info().annotations.push({ type: 'taps', description: String(this.taps) })
    expect(this.taps).toBeLessThanOrEqual(most)
  }
}

test('should lead to gate 79 and the way there', async ({ page }) => {
  const hand = new Hand(page)
  await hand.ask('gate 79', /King Fahd Gate/)
  await expect(page).toHaveURL(/gate-details/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('King Fahd Gate')
  await expect(page.getByRole('link', { name: /Directions/ }).first()).toHaveAttribute('href', /travelmode=walking/)
  hand.tapped()
})

test.describe('near the Haram', () => {
  test.use({ geolocation: { latitude: 21.4199, longitude: 39.8256, accuracy: 15 }, permissions: ['geolocation'] })

  test('should find a pharmacy that is open now, the nearest first', async ({ page }) => {
    const hand = new Hand(page)
    await hand.tap(page.getByRole('navigation', { name: 'Near you' }).getByRole('link', { name: 'Pharmacy' }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pharmacies')
    await expect(
      page
        .locator('main li')
        .filter({ hasText: /· \d+ m/ })
        .first(),
    ).toBeVisible()
    await hand.tap(page.getByRole('main').getByRole('button', { name: 'Open now' }))
    await expect(page.getByRole('heading', { name: /^Hours not known: \d+$/ })).toBeAttached()
    hand.tapped()
  })
})

test('should say what to do when wudu breaks in tawaf', async ({ page }) => {
  const hand = new Hand(page)
  await hand.ask('wudu breaks in tawaf', /What breaks wudu in tawaf/)
  await expect(page.locator('main')).toContainText('Wudu breaks on the way')
  hand.tapped()
})

test('should find the entrances for a wheelchair at the Prophet’s Mosque', async ({ page }) => {
  const hand = new Hand(page)
  await hand.tap(page.getByRole('navigation', { name: 'Near you' }).getByRole('link', { name: 'Gates' }))
  const nabawi = page.getByRole('navigation', { name: 'Mosque' }).getByRole('link', { name: /Nabawi/ })
  await hand.tap(nabawi)
  // Until its gates are there the links are those of the other mosque, as a reader sees.
  await expect(nabawi).toHaveAttribute('aria-current', 'true')
  await hand.tap(page.getByRole('link', { name: /^Wheelchair/ }).first())
  await expect(page).toHaveURL('/places/gates?mosque=nabawi&access=wheelchair')
  await expect(page.locator('main')).toContainText('known to be wheelchair accessible')
  hand.tapped()
})

test('should take a restaurant with a pin, and tell its status', async ({ page }) => {
  const hand = new Hand(page)
  await hand.tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recommend' }))
  await page.getByLabel(/^Name/).fill('Grill of the counted taps')
  await hand.tap(page.getByRole('button', { name: 'Place a pin' }))
  await hand.tap(page.getByRole('application', { name: 'Map for the pin' }))
  await expect(page.getByText(/^Pin at 21\.\d+, 39\.\d+/)).toBeVisible()
  await hand.tap(page.getByRole('button', { name: 'Submit Place' }))
  await hand.tap(page.getByRole('link', { name: 'See its status' }))
  await hand.tap(page.getByRole('button', { name: /See the status of Grill of the counted taps/ }))
  await expect(page.locator('main')).toContainText(/waiting/i)
  // Three that show it, and three that look at what became of it.
  hand.tapped(2 * MOST_TAPS)
})

test('should take a path of three steps', async ({ page }) => {
  const sent = await answerWith(page, accepted)
  const hand = new Hand(page)
  await hand.tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Recommend' }))
  await hand.tap(page.getByRole('link', { name: 'Build Path' }).or(page.getByRole('tab', { name: 'Build Path' })))
  await page.getByLabel(/^Title/).fill('From the hotel')
  for (const title of ['Hotel', 'Bridge', 'Gate']) {
    await page.getByLabel('Step title').fill(title)
    await hand.tap(page.getByRole('button', { name: 'Add Step' }))
  }
  await hand.tap(submitPath(page))
  await expect(page.getByText('Path Recommendation Submitted', { exact: true })).toBeVisible()
  expect(readBody(sent[0])).toMatchObject({ title: 'From the hotel' })
  // One for each step, and three around them.
  hand.tapped(3 + MOST_TAPS)
})

test('should take word of a wrong telephone number', async ({ page }) => {
  await page.route('**/api/reports', (route) => route.fulfill(accepted))
  await page.goto('/place/255')
  const hand = new Hand(page)
  await hand.tap(page.getByText('Report a problem'))
  await page.getByLabel(/What is wrong/).selectOption('Phone')
  hand.taps += 1
  await page.getByLabel('How should it be?').fill('+966 12 000 0000')
  await hand.tap(page.getByRole('button', { name: 'Send report' }))
  await expect(page.getByText(/Thank you/).first()).toBeVisible()
  hand.tapped()
})

test.describe('what a page is passed on by', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('should share a place', async ({ page }) => {
    await page.goto('/place/255')
    const hand = new Hand(page)
    await hand.tap(page.getByRole('button', { name: 'Share' }))
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/place\/255$/)
    hand.tapped()
  })
})

test('should print an article', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const hand = new Hand(page)
  await page.goto('/guide/umrah/umrah-steps')
  await hand.tap(page.getByRole('button', { name: 'Print' }))
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
  hand.tapped()
})
