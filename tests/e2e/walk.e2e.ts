import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { z } from 'zod'

import { expect, test } from './fixtures'
import { findGateId } from './gate-id'

/** A street south-west of Masjid al-Haram. */
const NEAR_HARAM = '21.41650,39.81580'

/** In Madinah, on paths that nothing on the map connects with the rest of the city. */
const ISLAND = '24.47664,39.61938'

const PHONE = { width: 360, height: 740 }

test.use({ viewport: PHONE })

const summary = (page: Page) => page.getByRole('region', { name: 'The way', exact: true }).getByRole('status')

const legs = (page: Page) => page.getByRole('region', { name: 'The way in words' }).getByRole('listitem')

/** "1.9 km, about 28 minutes; in a crowd about 57 minutes" */
const DISTANCE_AND_TIME = /^[\d.]+ k?m, about .*minutes?; in a crowd about .*minutes?$/

test.describe('the way on foot', () => {
  test('should lead from a place to a gate, with distance, time, streets and turns', async ({ page, request }) => {
    const places = z
      .array(
        z.object({
          id: z.int(),
          name: z.string(),
          category: z.string(),
          city: z.string(),
          latitude: z.number().nullable(),
        }),
      )
      .parse(await (await request.get('/api/locations')).json())
    const hotel = places.find(
      ({ category, city, latitude }) => category === 'hotel' && city === 'Makkah' && latitude !== null,
    )
    await page.goto(`/place/${hotel?.id ?? 0}`)
    await page.getByRole('link', { name: `Walk there: ${hotel?.name ?? ''}` }).click()
    await expect(page).toHaveURL(new RegExp(`/walk#to=place:${hotel?.id ?? 0}$`))
    await expect(page.getByRole('heading', { level: 1, name: 'Walking Directions' })).toBeVisible()

    await page.getByRole('button', { name: 'Change the start' }).click()
    await page.getByRole('searchbox', { name: 'Start from a gate or place' }).fill('King Fahd Gate')
    await page
      .getByRole('button', { name: /King Fahd Gate.*Masjid al-Haram/ })
      .first()
      .click()

    await expect(summary(page)).toHaveText(DISTANCE_AND_TIME)
    await expect(page).toHaveURL(/to=place:\d+&from=gate:\d+$/)
    expect(await legs(page).count()).toBeGreaterThan(2)
    await expect(legs(page).first()).toHaveText(/(Walk|From the start)/)
    await expect(legs(page).last()).toContainText(`You are at ${hotel?.name ?? ''}`)
    await expect(page.locator('path[class*="line"]')).toHaveAttribute('d', /^M/)

    await page.goBack()
    await expect(summary(page)).toHaveText('Choose where you start.')
    await page.goBack()
    await expect(page).toHaveURL(/\/place\/\d+$/)
  })

  test('should be seen on the map without scrolling, mark Arabic names as Arabic, end at the gate, and print as a list without the map and the buttons', async ({
    page,
    request,
  }) => {
    const id = await findGateId(request, 'King Abdulaziz Gate')
    await page.goto(`/walk#to=gate:${id}&from=${NEAR_HARAM}`)
    await expect(summary(page)).toHaveText(DISTANCE_AND_TIME)

    const line = page.locator('path[class*="line"]')
    await expect(line).toBeInViewport({ ratio: 1 })
    const [map, bar] = await Promise.all([
      page.locator('.leaflet-container').boundingBox(),
      page.getByRole('navigation', { name: 'Main', exact: true }).boundingBox(),
    ])
    expect((bar?.y ?? 0) - (map?.y ?? Infinity), 'pixels of the map above the bar').toBeGreaterThan(200)

    await expect(
      legs(page).filter({ hasText: 'Ibrahim Al Khalil' }).locator('[lang="ar"][dir="rtl"]').first(),
    ).toBeVisible()
    await expect(legs(page).last().locator('[lang="ar"]')).toHaveText('باب الملك عبدالعزيز')
    await expect(
      page.getByRole('link', { name: /Open the way to .*King Abdulaziz Gate in a map service/ }),
    ).toHaveAttribute('href', /travelmode=walking/)

    await page.emulateMedia({ media: 'print' })
    await expect(summary(page), 'in print').toBeVisible()
    await expect(legs(page).last(), 'in print').toBeVisible()
    await expect(page.locator('.leaflet-container'), 'in print').toBeHidden()
    await expect(page.getByRole('button', { name: 'Print' }), 'in print').toBeHidden()
    await expect(page.getByRole('button', { name: 'Change the start' }), 'in print').toBeHidden()
  })

  test('should be found with the keyboard alone', async ({ page, request }) => {
    const id = await findGateId(request, 'King Abdulaziz Gate')
    await page.goto(`/walk#to=gate:${id}`)
    const change = page.getByRole('button', { name: 'Change the start' })
    await change.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('searchbox', { name: 'Start from a gate or place' })).toBeFocused()
    // At once: what is found after some letters may give way to what is found after all of them.
    await page.keyboard.insertText('king fahd gate')
    const found = page.getByRole('button', { name: /King Fahd Gate.*Masjid al-Haram/ }).first()
    await expect(found).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(found).toBeFocused()
    await page.keyboard.press('Enter')

    await expect(summary(page)).toHaveText(DISTANCE_AND_TIME)
    await expect(change).toBeFocused()
  })

  test('should begin at a point tapped on the map, or at its middle', async ({ page, request }) => {
    const id = await findGateId(request, 'King Abdulaziz Gate')
    await page.goto(`/walk#to=gate:${id}`)
    await page.getByRole('button', { name: 'Change the start' }).click()
    await page.getByRole('button', { name: 'A point on the map' }).click()
    const map = page.locator('.leaflet-container')
    await map.scrollIntoViewIfNeeded()
    await map.click({ position: { x: 60, y: 200 } })
    await expect(page).toHaveURL(/&from=21\.\d{5},39\.\d{5}$/)
    await expect(summary(page)).toHaveText(DISTANCE_AND_TIME)

    await page.getByRole('button', { name: 'Change the destination' }).click()
    await page.getByRole('button', { name: 'A point on the map' }).click()
    await page.getByRole('button', { name: 'Go to the middle' }).click()
    await expect(page).toHaveURL(/\/walk#to=21\.\d{5},39\.\d{5}&from=21/)
  })

  test('should tell no server who goes where', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto(`/walk#to=21.42104,39.82584&from=${NEAR_HARAM}`)
    await expect(summary(page)).toHaveText(DISTANCE_AND_TIME)
    await page.reload()
    await expect(summary(page)).toHaveText(DISTANCE_AND_TIME)

    expect(requests.length).toBeGreaterThan(5)
    // A fragment is in what the browser shows of a request for a page; it is not in what it sends.
    const sent = requests.map((line) => line.replace(/#\S*/, ''))
    expect(sent.filter((line) => /39\.8(2584|158)/.test(line))).toEqual([])
  })

  test('should go around steps when asked to, and remember that', async ({ page, request }) => {
    const id = await findGateId(request, 'King Abdulaziz Gate')
    await page.goto(`/walk#to=gate:${id}&from=${NEAR_HARAM}`)
    await expect(summary(page)).toHaveText(DISTANCE_AND_TIME)
    await page.getByRole('button', { name: 'Avoid steps' }).click()
    await expect(summary(page)).toHaveText(DISTANCE_AND_TIME)
    await expect(legs(page).filter({ hasText: 'steps' })).toHaveCount(0)

    await page.reload()
    await expect(page.getByRole('button', { name: 'Avoid steps' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('should have no fault that axe finds, light and dark', async ({ page, request }) => {
    const id = await findGateId(request, 'King Abdulaziz Gate')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/walk#to=gate:${id}&from=${NEAR_HARAM}`)
    await expect(summary(page)).toHaveText(DISTANCE_AND_TIME)
    await page.getByRole('button', { name: 'Change the start' }).click()
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await expect(page.locator('canvas.leaflet-tile').first()).toBeVisible()

      const { violations } = await new AxeBuilder({ page }).analyze()
      const faults = violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html ?? ''}`)
      expect.soft(faults, theme).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  })
})

test.describe('no way on foot', () => {
  test('should be said, with what to do, where the map has none between the two, outside of the streets, between two cities, and far from every street', async ({
    page,
  }) => {
    await page.goto(`/walk#to=24.46720,39.61120&from=${ISLAND}`)
    await expect(summary(page)).toHaveText(
      /No way on foot is mapped between the two.*Choose a start on a larger street/,
    )
    await expect(page.getByRole('link', { name: /in a map service/ })).toBeVisible()
    await expect(legs(page)).toHaveCount(0)

    for (const [ends, words] of [
      ['to=21.42250,39.82620&from=21.54330,39.17280', /The start is outside/],
      ['to=21.54330,39.17280&from=21.42250,39.82620', /The destination is outside/],
      ['to=24.46720,39.61120&from=21.42250,39.82620', /in two cities/],
      ['to=21.42250,39.82620&from=21.39900,39.83700', /within 300 metres of the start/],
      ['to=21.41650,39.81580&from=21.41651,39.81581', /You are there/],
    ] as const) {
      await page.goto(`/walk#${ends}`)
      await expect(summary(page)).toHaveText(words)
      await expect(page.getByRole('link', { name: /in a map service/ })).toBeVisible()
    }
    await page.goto('/walk#to=24.46720,39.61120&from=21.42250,39.82620')
    await expect(page.getByRole('link', { name: 'Getting Around' })).toHaveAttribute(
      'href',
      '/guide/more/getting-around',
    )
  })

  test('should be said of a place that is not there', async ({ page }) => {
    await page.goto('/walk#to=place:999999999')

    await expect(page.getByRole('alert').filter({ hasText: 'not in the guide any more' })).toBeVisible()
  })

  test.describe('without the streets', () => {
    test.use({ expectedNoise: [/Failed to load resource/] })

    test('should be said, and be tried again', async ({ page, context }) => {
      await context.route('**/api/streets/**', (route) => route.abort())
      await page.goto(`/walk#to=21.42250,39.82620&from=${NEAR_HARAM}`)
      await expect(summary(page)).toHaveText(/The streets could not be loaded/)

      await context.unroute('**/api/streets/**')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(summary(page)).toHaveText(DISTANCE_AND_TIME)
    })
  })
})

test.describe('from where somebody is', () => {
  test.use({ geolocation: { latitude: 21.4165, longitude: 39.8158, accuracy: 12 }, permissions: ['geolocation'] })

  test('should begin there, and go along', async ({ page, request, context }) => {
    const id = await findGateId(request, 'King Abdulaziz Gate')
    await page.goto(`/gate-details?id=${id}`)
    await page.getByRole('link', { name: 'Walk there: King Abdulaziz Gate' }).click()

    await expect(summary(page)).toHaveText(DISTANCE_AND_TIME)
    await expect(page.getByText('Inside the mosques a phone often shows a wrong position.')).toBeVisible()
    const before = await summary(page).textContent()
    const follow = page.getByRole('button', { name: 'Follow me' })
    await follow.click()
    await expect(page.getByRole('button', { name: 'Follow me' })).toHaveAttribute('aria-pressed', 'true')

    await context.setGeolocation({ latitude: 21.4181, longitude: 39.8222, accuracy: 12 })
    await expect.poll(() => summary(page).textContent()).not.toBe(before)
    await expect(summary(page)).toHaveText(DISTANCE_AND_TIME)
    await expect.poll(() => visitorFromMiddle(page)).toBeLessThan(5)

    await page.getByRole('button', { name: 'Follow me' }).click()
    await expect(follow).toHaveAttribute('aria-pressed', 'false')
  })

  test('should begin nowhere as long as the phone only guesses', async ({ page, context }) => {
    await context.setGeolocation({ latitude: 21.4165, longitude: 39.8158, accuracy: 5_000 })
    await page.goto('/walk#to=21.42104,39.82584')

    await expect(page.getByText(/only known to about 5\.0 km: nothing near is measured/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use my position' })).toBeVisible()
    await expect(legs(page)).toHaveCount(0)

    await context.setGeolocation({ latitude: 21.4165, longitude: 39.8158, accuracy: 12 })
    await expect(summary(page)).toHaveText(DISTANCE_AND_TIME)
  })

  test('should stay where it is when a rough position comes in between', async ({ page, context }) => {
    await page.goto('/walk#to=21.42104,39.82584')
    await expect(summary(page)).toHaveText(DISTANCE_AND_TIME)
    const told = await summary(page).evaluateHandle((element) => {
      const texts: string[] = [element.textContent]
      new MutationObserver(() => {
        if (element.textContent !== texts.at(-1)) texts.push(element.textContent)
      }).observe(element, { childList: true, subtree: true, characterData: true })
      return texts
    })

    for (const latitude of [21.4166, 21.41655, 21.4165]) {
      await context.setGeolocation({ latitude: 21.4195, longitude: 39.8158, accuracy: 900 })
      await context.setGeolocation({ latitude, longitude: 39.8158, accuracy: 12 })
    }
    await context.setGeolocation({ latitude: 21.4181, longitude: 39.8222, accuracy: 12 })

    await expect.poll(() => told.evaluate((texts) => texts.length)).toBe(2)
    await expect(summary(page)).toHaveText(DISTANCE_AND_TIME)
    expect(await told.jsonValue()).toHaveLength(2)
  })

  test('should begin at the stored position in Offline Mode, and follow nobody', async ({ page, context }) => {
    await page.addInitScript(() => {
      localStorage.setItem('offlineMode', 'true')
      localStorage.setItem('lastKnownPosition', JSON.stringify({ latitude: 21.4181, longitude: 39.8222 }))
    })
    await page.goto('/walk#to=21.42104,39.82584')

    await expect(summary(page)).toHaveText(DISTANCE_AND_TIME)
    const before = await summary(page).textContent()
    await context.setGeolocation({ latitude: 21.4165, longitude: 39.8158, accuracy: 12 })
    await expect(page.getByText('Offline Mode is on: distances are from your last stored position.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Follow me' })).toHaveCount(0)
    expect(await summary(page).textContent()).toBe(before)
  })
})

/** Pixels between the mark of the visitor and the middle of the map. */
async function visitorFromMiddle(page: Page): Promise<number> {
  const [mark, map] = await Promise.all([
    page.locator('svg[data-heading]').boundingBox(),
    page.locator('.leaflet-container').boundingBox(),
  ])
  if (mark === null || map === null) return Infinity
  return Math.hypot(mark.x + mark.width / 2 - map.x - map.width / 2, mark.y + mark.height / 2 - map.y - map.height / 2)
}
