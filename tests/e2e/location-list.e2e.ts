import { expect, test } from './fixtures'
import { answer, chip, openMap, row, rows, search, status } from './map-screen'
import { ONE_TRY_MS } from '../time-limits'

test.describe('the location list', () => {
  test('should need no call for the first view without a map, and one for everything after it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mapHidden', 'true'))
    const asked = await openMap(page)
    await expect(rows(page)).toHaveCount(40)
    // From Masjid al-Haram outward.
    await expect(rows(page).first()).toContainText(/Kaaba|Masjid al-Haram/)
    expect(asked.lists).toBe(0)

    await search(page).fill('quba')
    await expect(rows(page).first()).toContainText('Quba')
    await chip(page, 'Food').click()
    await search(page).fill('')
    await expect(status(page)).toHaveText(/^\d+ results$/)
    expect(asked.lists).toBe(1)
  })

  test('should filter while one types, without the stop words, and keep the address in step', async ({ page }) => {
    await openMap(page)
    await expect(search(page)).toHaveAttribute('placeholder', 'Search locations...')

    await search(page).pressSequentially('the Masjid of Quba')

    await expect(rows(page).first()).toContainText('Masjid Quba')
    await expect(page).toHaveURL(/\/map\?search=the\+Masjid\+of\+Quba$/)
    const found = await status(page).textContent()
    await search(page).fill('Masjid-Quba')
    await expect(status(page)).toHaveText(found ?? '')

    await page.getByRole('link', { name: 'Clear search' }).click()
    await expect(search(page)).toHaveValue('')
    await expect(search(page)).toBeFocused()
    await expect(page).toHaveURL(/\/map$/)
  })

  test('should go on past the first page, and show it all', async ({ page }) => {
    const asked = await openMap(page)
    const total = Number.parseInt((await status(page).textContent()) ?? '', 10)
    expect(total).toBeGreaterThan(100)

    await page.keyboard.press('End')
    await expect(rows(page).first()).toHaveAttribute('aria-setsize', String(total))
    // The list grows to its height by and by.
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(page.locator(`#locations li[aria-posinset="${total}"]`)).toBeVisible({ timeout: ONE_TRY_MS })
    }).toPass()
    expect(asked.lists).toBe(1)
  })

  test('should find a kind of place by its word in another language, and say so when nothing is found, as for an illness', async ({
    page,
  }) => {
    await openMap(page)
    await search(page).fill('eczane')
    await expect(rows(page).first()).toContainText('Pharmacy')

    await search(page).fill('chest pain')
    await expect(status(page), 'of an illness').toHaveText('0 results')

    await search(page).fill('zzzyyyxxx')

    await expect(page.getByText('No locations found'), 'of no word at all').toBeVisible()
    await expect(status(page)).toHaveText('0 results')
  })
})

test.describe('the location list without its data', () => {
  test.use({ expectedNoise: [/Failed to fetch data|status of 503/] })

  test('should keep its rows, say why, and try again', async ({ page }) => {
    let isDown = true
    await answer(page, (route) =>
      isDown
        ? route.fulfill({ status: 503, body: 'down for a moment' })
        : route.fulfill({ json: [row(1, 'A new place')] }),
    )
    await openMap(page)
    await page.keyboard.press('End')

    await expect(page.getByText('Unable to Load Data')).toBeAttached()
    await expect(page.getByText('Please check your connection and try again.')).toBeAttached()
    await expect(rows(page)).toHaveCount(40)
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeAttached()

    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(rows(page).getByRole('heading')).toHaveText(['A new place'])
    await expect(page.getByText('Unable to Load Data')).toBeHidden()
  })
})

test.describe('the location list before scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('should search, filter and lead to places by forms and links', async ({ page }) => {
    await page.goto('/map')
    await expect(rows(page)).toHaveCount(40)
    await expect(chip(page, 'Favourites')).toBeHidden()

    await search(page).fill('quba')
    await search(page).press('Enter')
    await expect(page).toHaveURL(/search=quba/)
    await rows(page).first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/place\/\d+$/)
  })
})

test.describe('the location list with a position', () => {
  test.use({ geolocation: { latitude: 21.4225, longitude: 39.8262, accuracy: 20 }, permissions: ['geolocation'] })

  test('should show the nearest first, and keep where the visitor is on the device', async ({ page }) => {
    await answer(page, (route) =>
      route.fulfill({
        json: [
          row(1, 'Far away', { latitude: 24.4672, longitude: 39.6112 }),
          row(2, 'Nowhere', { latitude: null, longitude: null }),
          row(3, 'Near', { latitude: 21.43, longitude: 39.8262 }),
          row(4, 'Here', { latitude: 21.4226, longitude: 39.8262 }),
        ],
      }),
    )
    await openMap(page)

    await expect(rows(page).getByRole('heading')).toHaveText(['Here', 'Near', 'Far away', 'Nowhere'])
    await expect(rows(page).nth(0)).toContainText('11 m')
    await expect(rows(page).nth(2)).toContainText(/339\.\d km/)
    await expect(rows(page).nth(3)).toContainText('Distance unknown')
    expect(await page.evaluate(() => localStorage.getItem('lastKnownPosition'))).toContain('21.4225')
  })
})
