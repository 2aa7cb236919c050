import type { Page, Route } from '@playwright/test'

import { expect, test } from './fixtures'

/** Opens a view of /map and waits until scripts have taken it over. Counts what it asks for. */
async function open(page: Page, path = '/map'): Promise<{ lists: number }> {
  const asked = { lists: 0 }
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/locations') asked.lists += 1
  })
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#map-search') ?? {}).some((key) => key.startsWith('__reactProps')),
  )
  return asked
}

const search = (page: Page) => page.getByPlaceholder('Search locations...')

const status = (page: Page) => page.locator('#locations').getByRole('status')

const rows = (page: Page) => page.locator('#locations li')

const chip = (page: Page, name: string) => page.getByRole('navigation', { name: 'Filter' }).getByRole('link', { name })

const answer = (page: Page, reply: (route: Route) => Promise<void>) => page.route('**/api/locations', reply)

const row = (id: number, name: string, rest: object = {}) => ({
  id,
  name,
  category: 'holy site',
  address: null,
  city: 'Makkah',
  description: null,
  hours: null,
  latitude: 21.42 + id / 1000,
  longitude: 39.82,
  ...rest,
})

test.describe('the location list', () => {
  test('should need no call for the first view, and one for everything after it', async ({ page }) => {
    const asked = await open(page)
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
    await open(page)

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
    await open(page, '/map?search=quba&filter=holy-sites')

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
    await open(page)

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
    const asked = await open(page)
    const total = Number.parseInt((await status(page).textContent()) ?? '', 10)
    expect(total).toBeGreaterThan(100)

    await rows(page).last().scrollIntoViewIfNeeded()
    await expect(rows(page).first()).toHaveAttribute('aria-setsize', String(total))
    await page.keyboard.press('End')
    await expect(page.locator(`#locations li[aria-posinset="${total}"]`)).toBeVisible()
    expect(asked.lists).toBe(1)
  })

  test('should say so when nothing is found', async ({ page }) => {
    await open(page)
    await search(page).fill('zzzyyyxxx')

    await expect(page.getByText('No locations found')).toBeVisible()
    await expect(status(page)).toHaveText('0 results')
  })

  test('should show an empty guide as empty', async ({ page }) => {
    await answer(page, (route) => route.fulfill({ json: [] }))
    await open(page)
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
    await open(page)
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
    await open(page)
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
    await open(page)
    await rows(page).last().scrollIntoViewIfNeeded()

    await expect(page.getByText('Unable to Load Data')).toBeAttached({ timeout: 15_000 })
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

test.describe('with a position', () => {
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
    await open(page)

    await expect(rows(page).getByRole('heading')).toHaveText(['Here', 'Near', 'Far away', 'Nowhere'])
    await expect(rows(page).nth(0)).toContainText('11 m')
    await expect(rows(page).nth(2)).toContainText(/339\.\d km/)
    await expect(rows(page).nth(3)).toContainText('Distance unknown')
  })

  test('should centre the map on the visitor', async ({ page }) => {
    await open(page, '/map?filter=grand-mosque')
    await page.getByRole('button', { name: 'Show map' }).click()
    await page.getByRole('button', { name: 'Centre the map on me' }).click()

    await expect
      .poll(async () => {
        const map = await page.locator('.leaflet-container').boundingBox()
        const dot = await page.locator('.leaflet-overlay-pane path').last().boundingBox()
        if (map === null || dot === null) return Infinity
        return Math.hypot(
          map.x + map.width / 2 - dot.x - dot.width / 2,
          map.y + map.height / 2 - dot.y - dot.height / 2,
        )
      })
      .toBeLessThan(4)
  })
})

test.describe('the map', () => {
  test('should ask for tiles only when it is opened, and name its source', async ({ page }) => {
    let tiles = 0
    page.on('request', (request) => {
      if (new URL(request.url()).hostname === 'tile.openstreetmap.org') tiles += 1
    })
    await open(page, '/map?filter=holy-sites')
    expect(tiles).toBe(0)

    await page.getByRole('button', { name: 'Show map' }).click()

    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
    await expect(page.locator('.leaflet-container').getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
    expect(tiles).toBeGreaterThan(0)
  })

  test('should put neighbours together under their number and take them apart', async ({ page }) => {
    await open(page, '/map?filter=holy-sites')
    await page.getByRole('button', { name: 'Show map' }).click()
    const cluster = page.getByRole('button', { name: /^\d+ places, zoom in$/ }).first()
    await expect(cluster).toBeVisible()
    const before = await page.locator('.leaflet-marker-icon').evaluateAll((all) => all.map((one) => one.ariaLabel))

    await cluster.focus()
    await page.keyboard.press('Enter')

    await expect
      .poll(() => page.locator('.leaflet-marker-icon').evaluateAll((all) => all.map((one) => one.ariaLabel)))
      .not.toEqual(before)
    await expect(page.locator('.leaflet-container')).toBeFocused()
  })

  test('should hold all places of the list, not only those of its first page', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Show map' }).click()

    await expect
      .poll(async () => {
        const marks = await page.locator('.leaflet-marker-icon').allInnerTexts()
        return marks.reduce((sum, text) => sum + (Number(text) || 1), 0)
      })
      .toBeGreaterThan(1000)
    expect(await page.locator('.leaflet-container *').count()).toBeLessThanOrEqual(300)
  })

  test('should open the sheet of a place and keep its mark clear of it', async ({ page }) => {
    await open(page, '/map?filter=grand-mosque&search=masjid')
    await page.getByRole('button', { name: 'Show map' }).click()
    await page.getByRole('link', { name: 'Masjid al-Haram', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Masjid al-Haram' })).toBeVisible()

    const name = page.locator('.leaflet-marker-pane').getByText('Masjid al-Haram')
    await page.locator('.leaflet-container').scrollIntoViewIfNeeded()
    await expect(name).toBeVisible()
    await expect
      .poll(async () => {
        const mark = await name.boundingBox()
        const map = await page.locator('.leaflet-container').boundingBox()
        if (mark === null || map === null) return false
        return mark.y >= map.y && mark.y + mark.height <= map.y + map.height
      })
      .toBe(true)
  })
})

test.describe('the map without its streets', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })

  test('should leave the list readable when no tile comes', async ({ page }) => {
    await open(page, '/map?filter=holy-sites')
    await page.unrouteAll()
    await page.route('https://tile.openstreetmap.org/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Show map' }).click()

    await expect(page.getByText('The streets cannot be loaded.')).toBeVisible()
    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
    await expect(rows(page).first()).toBeAttached()
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('should stand beside the list without being asked for', async ({ page }) => {
    await open(page, '/map?filter=holy-sites')

    const map = page.locator('.leaflet-container')
    await expect(map).toBeVisible()
    await expect(page.getByRole('button', { name: /(Show|Hide) map/ })).toBeHidden()
    const [left, right] = [await rows(page).first().boundingBox(), await map.boundingBox()]
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
  })
})
