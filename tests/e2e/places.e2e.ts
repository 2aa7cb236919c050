import AxeBuilder from '@axe-core/playwright'
import type { Page, Route } from '@playwright/test'

import { expect, test } from './fixtures'
import { openAlive } from './hydration'

type Row = Readonly<Record<string, unknown>>

const row = (id: number, facts: Row = {}): Row => ({
  id,
  name: `Place ${id}`,
  category: 'holy site',
  address: null,
  city: 'Makkah',
  description: null,
  hours: null,
  latitude: null,
  longitude: null,
  ...facts,
})

const rows = [
  row(1, { name: 'Masjid Quba', city: 'المدينة', description: 'The first mosque.', address: 'Quba Road' }),
  row(2, { name: 'Jabal al-Nour', latitude: 21.4578, longitude: 39.8594 }),
  row(3, { name: 'Al-Baik', category: 'Restaurant', city: 'medina' }),
  row(4, { name: 'Corniche Grill', category: 'restaurant', city: 'Jeddah' }),
]

/** Answers the list, and counts how often it was asked for. */
async function answerList(page: Page, answer: (route: Route, call: number) => Promise<void>) {
  const calls = { count: 0 }
  await page.route('**/api/locations', async (route) => {
    calls.count += 1
    await answer(route, calls.count)
  })
  return calls
}

const withRows = (page: Page, list: readonly unknown[] = rows) =>
  answerList(page, (route) => route.fulfill({ json: list }))

const countHeading = (page: Page) => page.getByRole('status').getByRole('heading', { level: 2 })
const searchBox = (page: Page) => page.getByPlaceholder('Search places...')
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true })
const names = (page: Page) => page.locator('main li').getByRole('heading', { level: 3 })

/** Documents asked for after the first one: a filter is none. */
function countDocuments(page: Page): { readonly asked: string[] } {
  const documents = { asked: [] as string[] }
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.headers()['rsc'] !== undefined) documents.asked.push(request.url())
  })
  return documents
}

test.describe('the places screen', () => {
  test('should ask for the list when it is first needed, once, and filter by chip, city and text', async ({ page }) => {
    const calls = await withRows(page)
    await openAlive(page, '/places')
    await expect(countHeading(page)).toHaveText(/^\d+ Places Found$/)
    expect(calls.count).toBe(0)
    const documents = countDocuments(page)

    await chip(page, 'Restaurants').click()
    await expect(countHeading(page)).toHaveText('2 Places Found')
    await expect(chip(page, 'Restaurants')).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restaurants')
    await expect(page).toHaveURL('/places?category=restaurant')

    await page.getByRole('combobox', { name: 'City' }).selectOption('Jeddah')
    await expect(names(page)).toHaveText(['Corniche Grill'])
    await expect(page).toHaveURL('/places?category=restaurant&city=jeddah')

    await searchBox(page).fill('nothing like it')
    await expect(countHeading(page)).toHaveText('0 Places Found')
    await expect(page.getByText('No places found')).toBeVisible()
    await expect(page.getByText('Try fewer or other words, another category or city.')).toBeVisible()

    await searchBox(page).fill('grill')
    await expect(names(page)).toHaveText(['Corniche Grill'])
    await expect(page).toHaveURL('/places?q=grill&category=restaurant&city=jeddah')
    expect(calls.count).toBe(1)
    expect(documents.asked).toEqual([])
  })

  test('should go back and forth through what was chosen', async ({ page }) => {
    await withRows(page)
    await openAlive(page, '/places')
    await chip(page, 'Restaurants').click()
    await expect(countHeading(page)).toHaveText('2 Places Found')
    await page.getByRole('combobox', { name: 'City' }).selectOption('Jeddah')
    await expect(countHeading(page)).toHaveText('1 Places Found')

    await page.goBack()
    await expect(countHeading(page)).toHaveText('2 Places Found')
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('')
    await page.goBack()
    await expect(page).toHaveURL('/places')
    await expect(chip(page, 'Holy Sites')).toHaveAttribute('aria-current', 'true')
    await page.goForward()
    await expect(page).toHaveURL('/places?category=restaurant')
    await expect(names(page)).toHaveText(['Al-Baik', 'Corniche Grill'])
  })
})

test.describe('the list of places', () => {
  test('should show what the address says when a reader comes back to it', async ({ page }) => {
    await withRows(page)
    await openAlive(page, '/places')
    await searchBox(page).fill('nour')
    await expect(names(page)).toHaveText(['Jabal al-Nour'])
    await expect(page).toHaveURL('/places?q=nour')

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL('/settings')
    await page.goBack()

    await expect(page).toHaveURL('/places?q=nour')
    await expect(searchBox(page)).toHaveValue('nour')
    await expect(names(page)).toHaveText(['Jabal al-Nour'])
  })

  test('should start anew when the navigation is tapped', async ({ page }) => {
    await withRows(page)
    await openAlive(page, '/places')
    await chip(page, 'Restaurants').click()
    await expect(page).toHaveURL('/places?category=restaurant')

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Places' }).click()

    await expect(page).toHaveURL('/places')
    await expect(chip(page, 'Holy Sites')).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Places')
  })

  test('should take the category of the address in any letter case, in all cities', async ({ page }) => {
    await openAlive(page, '/places?category=RESTAURANT')

    await expect(chip(page, 'Restaurants')).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('')
    await expect(page.getByRole('option')).toHaveText(['All Cities', 'Makkah', 'Madinah', 'Jeddah'])
  })

  test('should find an Arabic name by asking the server', async ({ page }) => {
    await openAlive(page, '/places?city=madinah')

    await searchBox(page).fill('مسجد قباء')

    await expect(names(page).filter({ hasText: 'Quba' }).first()).toBeVisible()
  })

  test('should work by keyboard alone', async ({ page }) => {
    await withRows(page)
    await openAlive(page, '/places')
    await searchBox(page).focus()
    await page.keyboard.type('quba')
    await expect(names(page)).toHaveText(['Masjid Quba'])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/places?q=quba')

    await page.getByRole('link', { name: 'Clear search' }).focus()
    await page.keyboard.press('Enter')
    await expect(searchBox(page)).toHaveValue('')
    await chip(page, 'Restaurants').focus()
    await page.keyboard.press('Enter')
    await expect(countHeading(page)).toHaveText('2 Places Found')
    await expect(chip(page, 'Restaurants')).toBeFocused()
  })

  test('should share the list with the search of the header', async ({ page }) => {
    const calls = await withRows(page)
    await openAlive(page, '/places')
    await searchBox(page).fill('quba')
    await expect(names(page)).toHaveText(['Masjid Quba'])

    await page.locator('button[data-tour="search"]').click()
    await page.getByPlaceholder('Search the entire site...').fill('corniche')

    await expect(page.getByRole('option').first()).toContainText('Corniche Grill')
    expect(calls.count).toBe(1)
  })
})

test.describe('when the list cannot be fetched', () => {
  test.use({ expectedNoise: [/status of 503|Failed to fetch data \(503: down\)/] })

  test('should say so, try again on request, and still lead to the pages of the server', async ({ page }) => {
    const calls = await answerList(page, (route, call) =>
      call <= 2 ? route.fulfill({ status: 503, body: 'down' }) : route.fulfill({ json: rows }),
    )
    await openAlive(page, '/places')
    await chip(page, 'Restaurants').click()

    await expect(page.getByRole('heading', { name: 'Unable to Load Data' })).toBeVisible()
    await expect(page.getByText('Please check your connection and try again.')).toBeVisible()
    expect(calls.count).toBe(2)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id }) => id)).toEqual([])

    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(names(page)).toHaveText(['Al-Baik', 'Corniche Grill'])
  })

  test('should follow a chip as a link', async ({ page }) => {
    await answerList(page, (route) => route.fulfill({ status: 503, body: 'down' }))
    await openAlive(page, '/places')
    await chip(page, 'Shopping').click()
    await expect(page.getByRole('heading', { name: 'Unable to Load Data' })).toBeVisible()

    await chip(page, 'Restaurants').click()

    await expect(page).toHaveURL('/places?category=restaurant')
    await expect(countHeading(page)).toHaveText(/^\d+ Places Found$/)
  })
})
