import { expect, test } from './fixtures'
import { answer, chip, openMap, row, rows, search, status } from './map-screen'
import { ONE_TRY_MS } from '../time-limits'

test.describe('the location list', () => {
  test('should need no call for the first view without a map, and one for everything after it', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mapHidden', 'true'))
    const asked = await openMap(page)
    await expect(rows(page)).toHaveCount(40)
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

  test('should read the address at the start', async ({ page }) => {
    await openMap(page, '/map?search=quba&filter=holy-sites')

    await expect(search(page)).toHaveValue('quba')
    await expect(chip(page, 'Holy Sites')).toHaveAttribute('aria-current', 'true')
    await expect(rows(page).first()).toContainText('Quba')
  })

  test('should show what each chip stands for', async ({ page }) => {
    await answer(page, (route) =>
      route.fulfill({
        json: [
          row(1, 'Al-Baik', { category: 'restaurant' }),
          row(2, 'Coffee Corner', { category: 'cafe' }),
          row(3, 'Masjid al-Haram'),
          row(4, 'Old Grand Mosque Street', { category: 'transportation' }),
          row(5, 'Masjid Quba'),
        ],
      }),
    )
    await openMap(page)

    for (const [name, expected] of [
      ['Holy Sites', ['Masjid al-Haram', 'Masjid Quba']],
      ['Food', ['Al-Baik']],
      ['Grand Mosque', ['Masjid al-Haram', 'Old Grand Mosque Street']],
      ['All', ['Al-Baik', 'Coffee Corner', 'Masjid al-Haram', 'Old Grand Mosque Street', 'Masjid Quba']],
    ] as const) {
      await chip(page, name).click()
      await expect(rows(page).getByRole('heading')).toHaveText([...expected])
      await expect(status(page)).toHaveText(expected.length === 1 ? '1 result' : `${expected.length} results`)
    }
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

  test('should say so when nothing is found', async ({ page }) => {
    await openMap(page)
    await search(page).fill('zzzyyyxxx')

    await expect(page.getByText('No locations found')).toBeVisible()
    await expect(status(page)).toHaveText('0 results')
  })

  test('should show an empty guide as empty', async ({ page }) => {
    await answer(page, (route) => route.fulfill({ json: [] }))
    await openMap(page)
    await chip(page, 'Holy Sites').click()

    await expect(page.getByText('No locations found')).toBeVisible()
  })

  test('should leave out a malformed row and keep the others', async ({ page }) => {
    await answer(page, (route) =>
      route.fulfill({
        json: [
          row(1, 'Masjid One'),
          { id: 'x' },
          null,
          row(2, 'Masjid Two', { latitude: 'north' }),
          row(3, 'Masjid Three'),
        ],
      }),
    )
    await openMap(page)
    await search(page).fill('masjid')

    await expect(rows(page).getByRole('heading')).toHaveText(['Masjid One', 'Masjid Three'])
  })

  test('should say that it is loading, and stay readable meanwhile', async ({ page }) => {
    let send = () => {}
    const mayAnswer = new Promise<void>((resolve) => (send = resolve))
    await answer(page, async (route) => {
      await mayAnswer
      await route.fulfill({ json: [row(1, 'Masjid One')] })
    })
    await openMap(page)
    await search(page).fill('masjid')
    await expect(status(page)).toHaveText('Loading locations...')

    send()
    await expect(status(page)).toHaveText('1 result')
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

  test('should show the nearest first', async ({ page }) => {
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
  })
})
