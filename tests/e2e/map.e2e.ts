import { doubleText } from './double-text'
import { tryEach } from './each-case'
import { expect, test } from './fixtures'
import { waitForHydration } from './hydration'
import { offCentre, openMap, order, rows, streetsAskedFor } from './map-screen'
import { ONE_TRY_MS } from '../time-limits'

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
    const cluster = page.getByRole('button', { name: /^\d+ places: \d+ .+, zoom in$/ }).first()
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
    const streets = streetsAskedFor(page)
    await openMap(page)
    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
    await expect.poll(() => streets).toEqual(['makkah'])
    await expect(order(page)).toHaveText('Nearest to Masjid al-Haram')

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
    await map.click({ button: 'right', position: { x: 200, y: 120 } })
    const there = page.getByRole('link', { name: 'Walk there: this point of the map' })
    await expect(there).toBeVisible()
    // Another point takes its place.
    await map.click({ button: 'right', position: { x: 60, y: 160 } })
    await expect(there).toHaveCount(1)
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

    await expect.poll(() => offCentre(page)).toBeLessThan(4)
  })
})

test.describe('the map of a visitor in Mina', () => {
  const MINA = { latitude: 21.4133, longitude: 39.8933, accuracy: 20 }

  test.use({ geolocation: MINA, permissions: ['geolocation'] })

  test('should go where they are by itself, and the list with it', async ({ page }) => {
    await openMap(page)

    await expect.poll(() => offCentre(page)).toBeLessThan(4)
    await expect(order(page)).toHaveText('Nearest to you')
    await expect(rows(page).first()).toContainText(/\D\d{1,3} m[A-Z]/)
  })

  test('should stay where somebody has put it before', async ({ page, context }) => {
    await context.setGeolocation(null)
    await openMap(page)
    const map = page.locator('.leaflet-container')
    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
    await map.focus()
    await page.keyboard.press('ArrowRight')

    await context.setGeolocation(MINA)
    await expect(page.getByRole('button', { name: 'Update my position' })).toBeVisible()
    await expect(rows(page).first()).not.toContainText('Distance unknown')

    // Mina is out of sight, five kilometres from here.
    expect(await offCentre(page)).toBeGreaterThan(500)
    await expect(order(page)).not.toHaveText('Nearest to you')
  })
})

test.describe('the map of a visitor in Jeddah, where the guide has no streets', () => {
  test.use({ geolocation: { latitude: 21.5433, longitude: 39.1728, accuracy: 20 }, permissions: ['geolocation'] })

  test('should begin at Masjid al-Haram, and leave the list with the visitor', async ({ page }) => {
    const streets = streetsAskedFor(page)
    await openMap(page)
    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
    await expect.poll(() => streets).toEqual(['makkah'])

    await page.waitForLoadState('networkidle')
    await expect(order(page)).toHaveText('Nearest to you')
    await expect(rows(page).first()).toContainText(/\D\d{1,3} m[A-Z]|\D\d\.\d km[A-Z]/)
  })
})

test.describe('the map without a live position', () => {
  const HOUR_MS = 60 * 60 * 1000

  for (const { hours, city } of [
    { hours: 1, city: 'madinah' },
    { hours: 3, city: 'makkah' },
  ]) {
    test(`should open in ${city} with a position in Madinah of ${hours} h ago`, async ({ page }) => {
      await page.addInitScript(
        (takenAt) => {
          localStorage.setItem('lastKnownPosition', '{"latitude":24.47,"longitude":39.61}')
          localStorage.setItem('positionTakenAt', String(takenAt))
        },
        Date.now() - hours * HOUR_MS,
      )
      const streets = streetsAskedFor(page)
      await openMap(page)

      await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
      await expect.poll(() => streets).toEqual([city])
    })
  }

  test('should open in the city that was chosen in the list of places', async ({ page }) => {
    await page.goto('/places')
    await waitForHydration(page)
    await page.locator('#places-city').selectOption({ label: 'Madinah' })
    await expect(page).toHaveURL(/city=madinah/)
    const streets = streetsAskedFor(page)
    await openMap(page)

    await expect.poll(() => streets).toEqual(['madinah'])
    await expect(order(page)).toHaveText('Nearest to the map’s middle')
  })

  test('should take the list along, and give it back when it is put away', async ({ page }) => {
    await openMap(page)
    const map = page.locator('.leaflet-container')
    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
    const first = rows(page).first().getByRole('heading')
    // The whole list has come.
    await expect(rows(page).first()).toHaveAttribute('aria-setsize', /\d/)
    const before = await first.textContent()
    await map.focus()

    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight')
        return order(page).textContent()
      })
      .toBe('Nearest to the map’s middle')
    await expect(first).not.toHaveText(before ?? '')
    await page.getByRole('button', { name: 'Hide map' }).click()
    await expect(order(page)).toHaveText('Nearest to Masjid al-Haram')
    await expect(first).toHaveText(before ?? '')
  })
})

test.describe('the map under the keyboard', () => {
  test('should have its first mark in at most ten presses of Tab', async ({ page }) => {
    await openMap(page)
    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
    let presses = 0
    const tab = async () => {
      presses += 1
      await page.keyboard.press('Tab')
    }
    const isOnMark = () => page.evaluate(() => document.activeElement?.matches('button.leaflet-marker-icon') ?? false)

    await tab()
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await tab()
    await expect(page.getByRole('link', { name: 'To the marks on the map' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#map-marks')).toBeFocused()
    while (presses < 10 && !(await isOnMark())) await tab()

    expect(await isOnMark()).toBe(true)
    await expect(page.locator('button.leaflet-marker-icon:focus')).toHaveAccessibleName(/\S/)
  })

  test('should keep the focus when a mark goes into the sheet and comes back', async ({ page }) => {
    await openMap(page)
    const map = page.locator('.leaflet-container')
    const single = page.locator('button.leaflet-marker-icon:not([aria-label$="zoom in"])').first()
    await map.focus()
    await expect
      .poll(async () => {
        await page.keyboard.press('+')
        return single.count()
      })
      .toBe(1)
    const dialog = page.locator('dialog[data-sheet]')
    // The mark that was found may leave the view with the zoom that is still under way.
    await expect(async () => {
      if (!(await dialog.isVisible())) {
        await single.focus()
        await page.keyboard.press('Enter')
      }
      await expect(dialog).toBeVisible({ timeout: ONE_TRY_MS })
    }).toPass()

    const isOnMap = () => map.evaluate((element) => element.contains(document.activeElement))
    await page.keyboard.press('Escape')
    await expect.poll(isOnMap).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect.poll(isOnMap).toBe(true)
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

test.describe('the map with text twice as large', () => {
  const sizes = [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ] as const

  test('should keep its height, and name its source beside its buttons, at 360 by 740 and at 1280 by 800', async ({
    page,
  }) => {
    await doubleText(page)
    await tryEach(
      sizes,
      ({ width, height }) => `${width} by ${height}`,
      async (size) => {
        await page.setViewportSize(size)
        await openMap(page)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        const map = page.locator('.leaflet-container')
        await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()

        expect((await map.boundingBox())?.height).toBeGreaterThanOrEqual(200)
        const source = await map.getByRole('link', { name: /OpenStreetMap/ }).boundingBox()
        const button = await page.getByRole('button', { name: 'Larger map' }).boundingBox()
        expect(source?.x).toBeGreaterThan((button?.x ?? Infinity) + (button?.width ?? 0))
      },
    )
  })
})
