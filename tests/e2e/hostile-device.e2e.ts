import type { Page } from '@playwright/test'

import { pause } from '../pause'
import { expect, test } from './fixtures'

const KEYS = ['offlineMode', 'darkMode', 'lastKnownPosition', 'tour-completed', 'tour-skipped', 'favourites'] as const

const badValues = [
  ['nothing', ''],
  ['half of JSON', '{"latitude":'],
  ['null', 'null'],
  ['a list', '[1,"2",{}]'],
  ['a quoted word', '"true"'],
  ['capitals', 'TRUE'],
  ['a number', '1e999'],
  ['a prototype', '{"__proto__":{"latitude":21.4,"longitude":39.8},"constructor":{}}'],
  ['texts for numbers', '{"latitude":"21.4","longitude":"39.8"}'],
  ['degrees off the Earth', '{"latitude":999,"longitude":-999}'],
  ['a control character', '\u0000\u202e'],
  ['half a megabyte', 'x'.repeat(500_000)],
] as const

test('should be passed over in silence: storage that holds nonsense in every key', async ({ page }) => {
  await page.goto('/about')
  for (const [name, value] of badValues) {
    await test.step(name, async () => {
      await page.evaluate(
        ({ keys, text }) => {
          for (const key of keys) localStorage.setItem(key, text)
          // The tour would be due, but is not under test here.
          localStorage.setItem('tour-completed', 'true')
        },
        { keys: KEYS, text: value },
      )
      await page.goto('/map')

      await expect.soft(page.getByText('Distance unknown').first(), name).toBeVisible()
      const isPolluted = await page.evaluate(() => Object.prototype.hasOwnProperty.call(Object.prototype, 'latitude'))
      expect.soft(isPolluted, name).toBe(false)
    })
  }
})

test.describe('storage that is refused', () => {
  test.use({ isFirstVisit: true })

  test('should leave every screen working', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    })
    await page.goto('/settings')

    await page.getByRole('switch', { name: 'Dark Mode' }).click()

    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByText(/keeps no choices for this site/)).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Places' }).click()
    await expect(page.getByText(/\d+ Places Found/).first()).toBeVisible()
  })
})

/** A receiver that is at the Kaaba, and counts its calls. */
async function withReceiver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked = { watches: 0, stopped: 0, looks: 0 }
    Object.assign(window, { asked })
    const answer = (onFix: PositionCallback) => {
      const coords = { latitude: 21.4225, longitude: 39.8262, accuracy: 20 } as GeolocationCoordinates
      setTimeout(() => onFix({ coords, timestamp: Date.now() } as GeolocationPosition), 10)
    }
    const receiver: Geolocation = {
      watchPosition: (onFix) => {
        asked.watches += 1
        answer(onFix)
        return asked.watches
      },
      clearWatch: () => {
        asked.stopped += 1
      },
      getCurrentPosition: (onFix) => {
        asked.looks += 1
        answer(onFix)
      },
    }
    Object.defineProperty(Navigator.prototype, 'geolocation', { configurable: true, get: () => receiver })
  })
}

const asked = (page: Page): Promise<{ watches: number; stopped: number; looks: number }> =>
  page.evaluate(() => (window as unknown as { asked: { watches: number; stopped: number; looks: number } }).asked)

test.describe('the position', () => {
  test('should be asked for after a tap and never before', async ({ page }) => {
    await withReceiver(page)
    await page.goto('/map')
    await expect(page.getByText('Distance unknown').first()).toBeVisible()
    expect(await asked(page)).toEqual({ watches: 0, stopped: 0, looks: 0 })

    await page.getByRole('button', { name: 'Locate me' }).first().click()

    await expect(page.getByText('Distance unknown')).toHaveCount(0)
    expect(await asked(page)).toMatchObject({ watches: 1, looks: 1 })
    expect(await page.evaluate(() => localStorage.getItem('lastKnownPosition'))).toBe(
      '{"latitude":21.4225,"longitude":39.8262}',
    )
  })
})

test.describe('a network that fails', () => {
  test.use({ expectedNoise: [/status of 500|ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_ABORTED|^error: \S/] })

  test('should leave places readable, whatever it brings', async ({ page }) => {
    for (const [name, answer] of [
      ['the call breaks', { status: 500, body: 'broken' }],
      ['a captive portal', { status: 200, contentType: 'text/html', body: '<html>Sign in to the hotel</html>' }],
      ['one damaged row', { status: 200, contentType: 'application/json', body: '[{"id":"x"}]' }],
    ] as const) {
      await page.unrouteAll()
      await page.route('**/api/**', (route) => route.fulfill(answer))

      await page.goto('/places')

      await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible()
      await expect.soft(page.locator('main'), name).toContainText('Masjid al-Haram')
    }
  })

  test('should leave what is on the screen when the network goes', async ({ page, context }) => {
    await page.goto('/gates')
    await context.setOffline(true)

    await page.getByRole('textbox').or(page.getByRole('searchbox')).first().fill('79')

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main')).toContainText('King Fahd Gate')
  })
})

test.describe('a network that is slow', () => {
  test('should show the list at once and let it be filtered', async ({ page }) => {
    await page.route('**/api/**', async (route) => {
      await pause(3_000, 'the network is so slow')
      await route.continue()
    })
    await page.goto('/places')

    await expect(page.getByText(/\d+ Places Found/).first()).toBeVisible()
    await page.getByRole('link', { name: 'Restaurants' }).click()

    await expect(page).toHaveURL(/category=restaurant/i)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restaurants')
    await expect(page.locator('main')).toContainText(/\d+ Places Found/)
  })
})

test.describe('a network that takes a question and never answers', () => {
  test.use({ expectedNoise: [/Failed to fetch data/] })

  test('should end the wait with an error and a way to try again', async ({ page }) => {
    let isHanging = true
    await page.route('**/api/locations', async (route) => {
      if (!isHanging) await route.continue()
    })
    await page.clock.install()
    await page.goto('/places')
    await page.getByRole('link', { name: 'Restaurants' }).click()
    await expect(page.getByText('Loading...').first()).toBeVisible()

    // Two tries of eight seconds, and a second between them.
    for (let second = 0; second < 20; second += 1) await page.clock.runFor(1_000)
    await expect(page.getByRole('heading', { name: 'Unable to Load Data' })).toBeVisible()

    isHanging = false
    await page.clock.resume()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('main')).toContainText(/\d+ Places Found/)
  })
})
