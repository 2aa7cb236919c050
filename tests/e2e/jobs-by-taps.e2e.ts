import type { Page } from '@playwright/test'

import { closedGates } from '@/domain/notices/notice-fixture'
import type { NoticesAnswer } from '@/contracts/notices'

import { expect, test } from './fixtures'
import { findGateId } from './gate-id'
import { Hand } from './hand'
import { accepted, answerWith, readBody, submitPath } from './recommendation-forms'

/*
 * The jobs of jobs.ts, each by counted taps. Large letters and the keyboard alone: screens.e2e.ts, keyboard.e2e.ts. The whole
 * guide saved: offline.e2e.ts.
 */
const HOUR_MS = 60 * 60 * 1000

/** A street south-west of Masjid al-Haram. */
const NEAR_HARAM = { latitude: 21.4165, longitude: 39.8158, accuracy: 12 }

const DISTANCE_AND_TIME = /^[\d.]+ k?m, about .*(?:minutes?|hours?); in a crowd about .*(?:minutes?|hours?)$/

const way = (page: Page) => page.getByRole('region', { name: 'The way', exact: true }).getByRole('status')

const nearYou = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Near you' }).getByRole('link', { name, exact: true })

test.use({ viewport: { width: 360, height: 740 } })

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('should lead to gate 79 and the way there', async ({ page }) => {
  const hand = new Hand(page)
  await hand.ask('gate 79', /King Fahd Gate/)
  await expect(page).toHaveURL(/gate-details/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('King Fahd Gate')
  await expect(page.getByRole('link', { name: /Directions/ }).first()).toHaveAttribute('href', /travelmode=walking/)
  hand.did('Gate 79, and the way there')
})

test.describe('near the Haram', () => {
  test.use({ geolocation: { latitude: 21.4199, longitude: 39.8256, accuracy: 15 }, permissions: ['geolocation'] })

  test('should find a pharmacy that is open now, the nearest first', async ({ page }) => {
    const hand = new Hand(page)
    await hand.tap(nearYou(page, 'Pharmacy'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pharmacies')
    await expect(
      page
        .locator('main li')
        .filter({ hasText: /· \d+ m/ })
        .first(),
    ).toBeVisible()
    await hand.tap(page.getByRole('main').getByRole('button', { name: 'Open now' }))
    await expect(page.getByRole('heading', { name: /^Hours not known: \d+$/ })).toBeAttached()
    hand.did('A pharmacy near the Haram that is open now')
  })
})

test('should say what to do when wudu breaks in tawaf', async ({ page }) => {
  const hand = new Hand(page)
  await hand.ask('wudu breaks in tawaf', /What breaks wudu in tawaf/)
  await expect(page.locator('main')).toContainText('Wudu breaks on the way')
  hand.did('Wudu breaks in tawaf, by asking')
})

test('should find the entrances for a wheelchair at the Prophet’s Mosque', async ({ page }) => {
  const hand = new Hand(page)
  await hand.tap(nearYou(page, 'Gates'))
  const nabawi = page.getByRole('navigation', { name: 'Mosque' }).getByRole('link', { name: /Nabawi/ })
  await hand.tap(nabawi)
  // Until its gates are there the links are those of the other mosque, as a reader sees.
  await expect(nabawi).toHaveAttribute('aria-current', 'true')
  await hand.tap(page.getByRole('link', { name: /^Wheelchair/ }).first())
  await expect(page).toHaveURL('/places/gates?mosque=nabawi&access=wheelchair')
  await expect(page.locator('main')).toContainText('known to be wheelchair accessible')
  hand.did('An entrance for a wheelchair at the Prophet’s Mosque')
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
  hand.did('A restaurant with a pin, recommended, and its status')
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
  hand.did('A path of three steps, recommended')
})

test('should take word of a wrong telephone number', async ({ page }) => {
  await page.route('**/api/reports', (route) => route.fulfill(accepted))
  await page.goto('/place/255')
  const hand = new Hand(page)
  await hand.tap(page.getByText('Report a problem'))
  await page.getByLabel(/What is wrong/).selectOption('Phone')
  hand.count()
  await page.getByLabel('How should it be?').fill('+966 12 000 0000')
  await hand.tap(page.getByRole('button', { name: 'Send report' }))
  await expect(page.getByText(/Thank you/).first()).toBeVisible()
  hand.did('A wrong telephone number, reported (from its place)')
})

test.describe('what a page is passed on by', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('should share a place', async ({ page }) => {
    await page.goto('/place/255')
    const hand = new Hand(page)
    await hand.tap(page.getByRole('button', { name: 'Share' }))
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/place\/255$/)
    hand.did('A place, shared (from its page)')
  })
})

test('should print an article', async ({ page }) => {
  const hand = new Hand(page)
  await page.goto('/guide/umrah/umrah-steps')
  await watchPrinting(page)
  await hand.tap(page.getByRole('button', { name: 'Print' }))
  await expect(printed(page)).toHaveCount(1)
  hand.did('An article, printed (from its page)')
})

test('should find what to do when wudu breaks in tawaf, in the step itself', async ({ page }) => {
  const hand = new Hand(page)
  await hand.tap(page.getByRole('link', { name: 'Umrah, one step at a time' }))
  await hand.tap(page.getByRole('link', { name: '2. Tawaf' }))
  await hand.tap(page.locator('summary', { hasText: 'Wudu breaks on the way' }))
  await expect(page.getByText('renew it, and go on where you stopped').last()).toBeVisible()
  hand.did('Wudu breaks in tawaf, from the step of the rite')
})

test('should count the rounds of tawaf', async ({ page }) => {
  const hand = new Hand(page)
  await hand.tap(page.getByRole('link', { name: 'Umrah, one step at a time' }))
  await hand.tap(page.getByRole('link', { name: '2. Tawaf' }))
  const counter = page.getByRole('region', { name: /^Count your/ })
  await hand.tap(counter.getByRole('button', { name: 'Round 1 is done' }))
  await expect(counter.getByRole('status')).toContainText('1 of 7 rounds')
  hand.did('The rounds of tawaf, counted')
})

test("should find the day's task in Hajj", async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-05-16T09:00:00+03:00'))
  await page.reload()
  const hand = new Hand(page)
  await hand.tap(page.getByRole('link', { name: "Hajj planner: today's task" }))
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today).toContainText('10th Dhu al-Hijjah')
  await hand.tap(today.getByRole('link', { name: /first act/ }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('10th, first act: 7 pebbles at Jamrat al-Aqabah')
  hand.did("The day's task in Hajj")
})

test.describe('in Madinah', () => {
  test.use({ geolocation: { latitude: 24.4655, longitude: 39.6108, accuracy: 20 }, permissions: ['geolocation'] })

  test('should call an ambulance, and say where one is', async ({ page }) => {
    const hand = new Hand(page)
    await hand.tap(page.getByRole('link', { name: 'SOS: emergency numbers' }))
    const sheet = page.getByRole('dialog', { name: 'Emergency' })
    await expect(sheet.getByText(/^I am in Madinah, (at|about) /)).toBeVisible()
    // The tap itself would call.
    await expect(sheet.getByRole('link', { name: /^Ambulance/ })).toHaveAttribute('href', 'tel:997')
    hand.count()
    hand.did('An ambulance in Madinah')
  })
})

test('should say what to do when a child is lost', async ({ page }) => {
  const hand = new Hand(page)
  await hand.ask('i lost my child', /A child is lost/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A child is lost')
  await expect(page.locator('article').getByRole('link', { name: /911/ }).first()).toBeVisible()
  hand.did('A lost child')
})

test('should show a helper in Arabic that one needs a doctor', async ({ page }) => {
  const hand = new Hand(page)
  await hand.tap(page.getByRole('link', { name: 'SOS: emergency numbers' }))
  await hand.tap(page.getByRole('dialog', { name: 'Emergency' }).getByRole('link', { name: /^Words to show/ }))
  await hand.tap(page.getByRole('link', { name: /^I need a doctor/ }))
  await expect(page.getByRole('dialog').locator('[lang="ar"]')).toHaveText('أحتاج إلى طبيب.')
  hand.did('"I need a doctor" in Arabic, to be shown')
})

test.describe('with a hotel on the card, near the Haram', () => {
  test.use({ geolocation: NEAR_HARAM, permissions: ['geolocation'] })

  test.beforeEach(async ({ page }) => {
    await page.evaluate(() => {
      const hotel = { name: 'Hotel Al Safwah', arabicName: null, position: { latitude: 21.4187, longitude: 39.8262 } }
      localStorage.setItem('card', JSON.stringify({ version: 1, card: { holder: 'Aisha', hotel } }))
    })
  })

  test('should lead back to the hotel on foot', async ({ page }) => {
    const hand = new Hand(page)
    await hand.tap(nearYou(page, 'My card'))
    await hand.tap(page.getByRole('link', { name: 'Walk there: My hotel' }))
    await expect(way(page)).toHaveText(DISTANCE_AND_TIME)
    hand.did('The way on foot back to the hotel')
  })

  test('should print the card on a sheet of paper', async ({ page }) => {
    await watchPrinting(page)
    const hand = new Hand(page)
    await hand.tap(nearYou(page, 'My card'))
    await hand.tap(page.getByRole('link', { name: 'Print a sheet' }))
    await expect(page.getByRole('article', { name: 'The sheet' })).toContainText('Hotel Al Safwah')
    await hand.tap(page.getByRole('button', { name: 'Print', exact: true }))
    await expect(printed(page)).toHaveCount(1)
    hand.did('The card on a sheet of paper')
  })

  test('should show on the map what is nearest, and the way there', async ({ page }) => {
    const hand = new Hand(page)
    await hand.tap(nearYou(page, 'Map'))
    const nearest = page
      .locator('#locations li')
      .filter({ hasText: /\d m(?![a-z])/ })
      .first()
    await expect(nearest).toBeVisible()
    await hand.tap(nearest.getByRole('link').first())
    await hand.tap(page.getByRole('dialog').getByRole('link', { name: /^Walk there/ }))
    await expect(way(page)).toHaveText(DISTANCE_AND_TIME)
    hand.did('What is nearest on the map, and the way there')
  })

  test('should lead to the nearest open gate in place of a closed one', async ({ page }) => {
    const gate = await findGateId(page.request, 'King Fahd Gate')
    const now = Date.now()
    const closure = closedGates([gate], { starts: now - HOUR_MS, ends: now + HOUR_MS, changed: now - HOUR_MS })
    const answer: NoticesAnswer = { notices: [closure] }
    // Whether a notice is in force goes by the server's clock.
    const headers = { date: new Date(now).toUTCString() }
    await page.route('**/api/notices', (route) => route.fulfill({ json: answer, headers }))
    await page.reload()
    const hand = new Hand(page)
    await hand.ask('gate 79', /King Fahd Gate/)
    await hand.tap(page.getByRole('link', { name: 'Walk there: King Fahd Gate' }))
    await expect(page.getByText('This gate is closed now.')).toBeVisible()
    await hand.tap(page.getByRole('button', { name: /^Nearest open gate: / }))
    await expect(page.getByText('This gate is closed now.')).toHaveCount(0)
    await expect(way(page)).toHaveText(DISTANCE_AND_TIME)
    hand.did('The nearest open gate in place of a closed one')
  })
})

/** In place of the system's own window. */
const watchPrinting = (page: Page) =>
  page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })

const printed = (page: Page) => page.locator('html[data-printed]')
