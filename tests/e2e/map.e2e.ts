import { doubleText } from './double-text'
import { expect, test } from './fixtures'
import { openMap, rows } from './map-screen'

test.describe('the map', () => {
  test('should ask for streets when it is in view, of nobody else, and name their source', async ({
    page,
    baseURL,
  }) => {
    const requests: URL[] = []
    page.on('request', (request) => requests.push(new URL(request.url())))
    const streets = () => requests.filter(({ pathname }) => pathname.startsWith('/api/streets/'))
    await openMap(page, '/map?filter=grand-mosque&search=masjid')

    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
    await expect(page.locator('.leaflet-container').getByRole('link', { name: /OpenStreetMap/ })).toBeVisible()
    await expect.poll(() => streets().map(({ pathname }) => pathname)).toEqual([expect.stringContaining('/makkah/')])
    expect([...new Set(requests.map(({ host }) => host))]).toEqual([new URL(baseURL ?? '').host])
  })

  test('should put neighbours together under their number and take them apart', async ({ page }) => {
    await openMap(page, '/map?filter=holy-sites')
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

  test('should begin around Masjid al-Haram, and hold all places of the list', async ({ page }) => {
    const streets: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/streets/')) streets.push(pathname)
    })
    await openMap(page)
    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
    await expect.poll(() => streets).toEqual([expect.stringContaining('/makkah/')])

    await page.locator('.leaflet-container').focus()

    await expect
      .poll(async () => {
        await page.keyboard.press('-')
        const marks = await page.locator('.leaflet-marker-icon').allInnerTexts()
        return marks.reduce((sum, text) => sum + (Number(text) || 1), 0)
      })
      .toBeGreaterThan(1000)
    expect(await page.locator('.leaflet-container *').count()).toBeLessThanOrEqual(300)
  })

  test('should open the sheet of a place and keep its mark clear of it', async ({ page }) => {
    await openMap(page, '/map?filter=grand-mosque&search=masjid')
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

  test('should lead to a point of it that is pressed long', async ({ page }) => {
    await openMap(page, '/map?filter=grand-mosque&search=masjid')
    const map = page.locator('.leaflet-container')
    await expect(page.locator('canvas.leaflet-tile').first()).toBeVisible()
    await map.click({ button: 'right', position: { x: 60, y: 120 } })
    const there = page.getByRole('link', { name: 'Walk there: this point of the map' })
    // The map glides until its words are in view: a tap meanwhile may end beside them.
    let before = ''
    await expect
      .poll(async () => {
        const [last, now] = [before, JSON.stringify(await there.boundingBox())]
        before = now
        return now === last
      })
      .toBe(true)
    await there.click()
    await expect(page).toHaveURL(/\/walk#to=21\.\d{5},39\.\d{5}$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Walking Directions' })).toBeVisible()
    await expect(page.getByText('A point on the map').first()).toBeVisible()
  })
})

test.describe('the map with a position', () => {
  test.use({ geolocation: { latitude: 21.4225, longitude: 39.8262, accuracy: 20 }, permissions: ['geolocation'] })

  test('should centre the map on the visitor', async ({ page }) => {
    await openMap(page, '/map?filter=grand-mosque')
    await page.getByRole('button', { name: 'Centre the map on me' }).click()

    await expect
      .poll(async () => {
        const map = await page.locator('.leaflet-container').boundingBox()
        const dot = await page.locator('svg[data-heading] circle').boundingBox()
        if (map === null || dot === null) return Infinity
        return Math.hypot(
          map.x + map.width / 2 - dot.x - dot.width / 2,
          map.y + map.height / 2 - dot.y - dot.height / 2,
        )
      })
      .toBeLessThan(4)
  })
})

test.describe('the map without its streets', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })

  test('should leave the list readable when they do not come', async ({ page }) => {
    await page.route('**/api/streets/**', (route) => route.abort())
    await openMap(page, '/map?filter=holy-sites')

    await expect(page.getByText('The streets cannot be loaded.')).toBeVisible()
    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
    await expect(rows(page).first()).toBeAttached()
  })
})

test.describe('the map of a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('should stand beside the list without being asked for', async ({ page }) => {
    await openMap(page, '/map?filter=holy-sites')

    const map = page.locator('.leaflet-container')
    await expect(map).toBeVisible()
    await expect(page.getByRole('button', { name: /(Show|Hide) map/ })).toBeHidden()
    const [left, right] = [await rows(page).first().boundingBox(), await map.boundingBox()]
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
  })
})

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`the map at ${viewport.width} by ${viewport.height} with text twice as large`, () => {
    test.use({ viewport })

    test('should keep its height, and name its source beside its buttons', async ({ page }) => {
      await doubleText(page)
      await openMap(page)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      const map = page.locator('.leaflet-container')
      await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()

      expect((await map.boundingBox())?.height).toBeGreaterThanOrEqual(200)
      const source = await map.getByRole('link', { name: /OpenStreetMap/ }).boundingBox()
      const button = await page.getByRole('button', { name: 'Larger map' }).boundingBox()
      expect(source?.x).toBeGreaterThan((button?.x ?? Infinity) + (button?.width ?? 0))
    })
  })
}
