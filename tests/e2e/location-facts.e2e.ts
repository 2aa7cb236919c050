import type { Page } from '@playwright/test'

import { waitForHydration } from './hydration'
import { expect, test } from './fixtures'

const location = (id: number, facts: Readonly<Record<string, unknown>>) => ({
  id,
  name: `Location ${id}`,
  category: 'holy site',
  address: null,
  city: 'Makkah',
  description: null,
  hours: null,
  latitude: null,
  longitude: null,
  ...facts,
})

const written = location(900_001, {
  name: 'Kitchen of the Tests',
  category: 'restaurant',
  address: 'Ajyad Street 7',
  description: 'Rice and lentils.',
  hours: 'Mo-Su 10:00-23:00',
  latitude: 21.4315,
  longitude: 39.8262,
})

const bare = location(900_002, { name: 'Bare Kitchen', category: 'restaurant' })

/** The list with both, as a reader finds them who looks for a kitchen. */
async function findKitchens(page: Page): Promise<void> {
  await page.route('**/api/locations', (route) => route.fulfill({ json: [written, bare] }))
  await page.goto('/map')
  await waitForHydration(page, '#map-search')
  await page.getByPlaceholder('Search locations...').fill('kitchen')
  await expect(page.locator('#locations li')).toHaveCount(2)
}

const row = (page: Page, name: string) => page.locator('#locations li', { hasText: name })

test.describe('a location', () => {
  test('should show name, category, address, distance and hours on its card', async ({ page }) => {
    await findKitchens(page)

    for (const text of ['Kitchen of the Tests', 'Restaurant', 'Ajyad Street 7', 'Distance unknown', '10:00'])
      await expect(row(page, 'Kitchen of the Tests')).toContainText(text)
    for (const text of ['Bare Kitchen', 'Restaurant', 'Distance unknown', 'Unknown'])
      await expect(row(page, 'Bare Kitchen')).toContainText(text)
  })

  test('should show name, address, distance, hours and description in its sheet, and no gates', async ({ page }) => {
    await findKitchens(page)
    await row(page, 'Kitchen of the Tests').getByRole('link').first().click()
    const sheet = page.getByRole('dialog', { name: 'Kitchen of the Tests' })

    for (const text of ['Ajyad Street 7', 'Distance unknown', '10:00', 'Rice and lentils.'])
      await expect(sheet).toContainText(text)
    await expect(sheet).not.toContainText('Gates')
    await expect(sheet.getByRole('link', { name: /^Directions to/ })).toBeVisible()
    await expect(sheet.getByRole('link', { name: /^More Info/ })).toHaveAttribute('href', '/place/900001')
    await expect(sheet.getByRole('button', { name: /^Favourite/ })).toBeVisible()
  })

  test('should say what is not known of it in its sheet', async ({ page }) => {
    await findKitchens(page)
    await row(page, 'Bare Kitchen').getByRole('link').first().click()
    const sheet = page.getByRole('dialog', { name: 'Bare Kitchen' })

    await expect(sheet).toContainText('Hours: Unknown')
    await expect(sheet).toContainText('No description available.')
  })
})

test.describe('a location that is near', () => {
  test.use({ geolocation: { latitude: 21.4225, longitude: 39.8262, accuracy: 20 }, permissions: ['geolocation'] })

  test('should be one kilometre and one decimal away', async ({ page }) => {
    await findKitchens(page)

    await expect(row(page, 'Kitchen of the Tests')).toContainText('1.0 km')
  })
})
