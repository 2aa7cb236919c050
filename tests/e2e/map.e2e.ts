import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'

const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** Nothing of the run leaves this machine: tiles come from here, and are counted. */
async function answerTiles(page: Page): Promise<{ asked: number }> {
  const tiles = { asked: 0 }
  await page.route('https://tile.openstreetmap.org/**', async (route) => {
    tiles.asked += 1
    await route.fulfill({ contentType: 'image/png', body: TILE })
  })
  return tiles
}

test.describe('the map', () => {
  test('should ask for tiles only when it is opened, and name its source', async ({ page }) => {
    const tiles = await answerTiles(page)
    await page.goto('/map?filter=holy-sites')
    expect(tiles.asked).toBe(0)

    await page.getByRole('button', { name: 'Show map' }).click()

    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
    await expect(page.locator('.leaflet-container').getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
    await expect.poll(() => tiles.asked).toBeGreaterThan(0)
  })

  test('should leave the list readable when no tile comes', async ({ page }) => {
    await page.route('https://tile.openstreetmap.org/**', (route) => route.fulfill({ status: 204 }))
    await page.goto('/map?filter=holy-sites')
    await page.getByRole('button', { name: 'Show map' }).click()

    await expect(page.locator('.leaflet-container')).toBeVisible()
    await expect(page.locator('main')).toContainText('Masjid Quba')
  })
})
