import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'
import { openAlive } from './hydration'

const countHeading = (page: Page) => page.getByRole('status').getByRole('heading', { level: 2 })
const searchBox = (page: Page) => page.getByPlaceholder('Search gates by name or number...')
const mosque = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Mosque' }).getByRole('link', { name })
const dialog = (page: Page) => page.getByRole('dialog')

const INDOORS = 'Inside the mosques a phone often shows a wrong position.'

test.describe('the gates view', () => {
  test('should filter by number, name, notes and Arabic name without another page', async ({ page }) => {
    await openAlive(page, '/places/gates')
    await expect(countHeading(page)).toHaveText('153 gates found')
    const requests: string[] = []
    page.on('request', (request) => {
      // Some browsers look at the icon again when the address changes.
      if (!['document', 'fetch', 'xhr'].includes(request.resourceType())) return
      // Every page asks for notices, whatever is searched.
      if (new URL(request.url()).pathname !== '/api/notices') requests.push(request.url())
    })

    await searchBox(page).fill('79')
    await expect(page.locator('main li').filter({ hasText: 'King Fahd Gate' }).first()).toContainText('79')
    await expect(page).toHaveURL('/places/gates?mosque=haram&q=79')
    await searchBox(page).fill('٧٩')
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('King Fahd Gate')
    await searchBox(page).fill('باب العمرة')
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/Umrah/)
    await searchBox(page).fill('two minarets')
    await expect(page.getByRole('heading', { level: 3 })).toContainText(['King Abdulaziz Gate', 'King Fahd Gate'])
    await searchBox(page).fill('no such gate')
    await expect(countHeading(page)).toHaveText('0 gates found')
    await expect(page.getByText('No gates found')).toBeVisible()
    expect(requests).toEqual([])
  })

  test('should keep what is looked for when the mosque is changed, and go back', async ({ page }) => {
    await openAlive(page, '/places/gates')
    await expect(mosque(page, 'Masjid al-Haram')).toHaveAttribute('aria-current', 'true')
    await searchBox(page).fill('king')
    await expect(page).toHaveURL('/places/gates?mosque=haram&q=king')

    await mosque(page, 'Masjid an-Nabawi').click()

    await expect(page).toHaveURL('/places/gates?mosque=nabawi&q=king')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gates of Masjid an-Nabawi')
    await expect(searchBox(page)).toHaveValue('king')
    await page.goBack()
    await expect(page).toHaveURL('/places/gates?mosque=haram&q=king')
    await expect(searchBox(page)).toHaveValue('king')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gates of Masjid al-Haram')
  })

  test('should lead to gate 79 by its range in two taps, on a page of a few screens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openAlive(page, '/places/gates?mosque=haram')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4 * 740)

    await page.locator('main summary', { hasText: 'Gates 76' }).click()
    await page.getByRole('link', { name: 'Details: Gate 79, King Fahd Gate' }).click()

    await expect(dialog(page)).toContainText('King Fahd Gate')
  })

  test('should open the fold of a major gate that is jumped to', async ({ page }) => {
    await openAlive(page, '/places/gates?mosque=haram')
    const row = page.locator('li[id^="gate-"]', { hasText: 'King Fahd Gate' }).first()
    await expect(row).toBeHidden()

    await page.getByRole('navigation', { name: 'Major gates' }).getByRole('link', { name: '79' }).click()

    await expect(row).toBeInViewport()
  })

  test('should show the gates known for wheelchairs first, and say of how many it is not known', async ({ page }) => {
    await openAlive(page, '/places/gates?mosque=haram')
    await page.getByRole('navigation', { name: 'Access' }).getByRole('link', { name: 'Wheelchair (28)' }).click()

    await expect(page).toHaveURL('/places/gates?mosque=haram&access=wheelchair')
    await expect(page.locator('main')).toContainText(
      '28 gates are known to be wheelchair accessible, and come first. For 125 it is not confirmed: ask at the gate.',
    )
    await expect(page.locator('main details:not(aside *)').first()).toHaveAttribute('open')
    await expect(page.getByRole('link', { name: 'Details: Gate 79, King Fahd Gate' })).toBeVisible()
    await page.locator('main summary', { hasText: 'Not confirmed' }).click()
    await expect(page.locator('main details:not(aside *)').nth(1).locator('li').first()).toBeVisible()
  })
})

test.describe('the other gate screens', () => {
  test('should search the main gates, and lead to all of them and to the map', async ({ page }) => {
    await openAlive(page, '/gates')
    await expect(countHeading(page)).toHaveText(/^\d+ gates found$/)
    await expect(page.getByRole('link', { name: 'View All Gates' })).toHaveAttribute(
      'href',
      '/mosque-gates?mosque=haram',
    )
    await expect(page.getByRole('link', { name: 'Map View' })).toHaveAttribute('href', '/gates-map?mosque=haram')
    await expect(page.locator('main')).toContainText(INDOORS)

    await searchBox(page).fill('fahd')
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('King Fahd Gate')
    await page
      .getByRole('link', { name: /King Fahd Gate/ })
      .first()
      .click()

    await expect(page).toHaveURL(/\/gate-details\?id=\d+&mosqueId=255/)
  })

  test('should list all gates of a mosque with a way to the other one and back', async ({ page }) => {
    await openAlive(page, '/mosque-gates?mosque=haram')
    await expect(countHeading(page)).toHaveText('153 gates found')
    await expect(page.locator('main')).toContainText(INDOORS)

    await searchBox(page).fill('umrah')
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Umrah')
    await expect(page).toHaveURL('/mosque-gates?mosque=haram&q=umrah')
    await page.getByRole('link', { name: /^Switch to/ }).click()
    await expect(page).toHaveURL('/mosque-gates?mosque=nabawi&q=umrah')
    await expect(page.getByRole('link', { name: 'Map View' })).toHaveAttribute('href', '/gates-map?mosque=nabawi')
    await page.getByRole('link', { name: 'Back to Main Gates View' }).click()

    await expect(page).toHaveURL('/gates?mosque=nabawi')
  })
})
