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

test.describe('storage that holds nonsense in every key', () => {
  for (const [name, value] of badValues) {
    test(`should be passed over in silence: ${name}`, async ({ page }) => {
      await page.addInitScript(
        ({ keys, text }) => {
          for (const key of keys) localStorage.setItem(key, text)
          // The tour would be due, but is not under test here.
          localStorage.setItem('tour-completed', 'true')
        },
        { keys: KEYS, text: value },
      )
      await page.goto('/map')
      await expect(page.getByText('Distance unknown').first()).toBeVisible()

      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click()

      await expect(page.getByRole('switch', { name: 'Offline Mode' })).not.toBeChecked()
      await page.getByRole('switch', { name: 'Offline Mode' }).click()
      await expect(page.getByRole('switch', { name: 'Offline Mode' })).toBeChecked()
      expect(await page.evaluate(() => Object.prototype.hasOwnProperty.call(Object.prototype, 'latitude'))).toBe(false)
    })
  }
})

test.describe('a tour that was neither completed nor skipped in any form', () => {
  test.use({ isFirstVisit: true })

  test('should be offered', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('tour-completed', 'yes')
      localStorage.setItem('tour-skipped', '{}')
    })
    await page.goto('/about')

    await page.getByRole('button', { name: 'Skip Tour' }).click()

    expect(await page.evaluate(() => localStorage.getItem('tour-skipped'))).toBe('true')
  })
})

test.describe('a stored position that is damaged', () => {
  test.use({ expectedNoise: [/^warning: The stored position is damaged and was ignored\.$/] })

  test('should be logged once, and ignored', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.addInitScript(() => {
      localStorage.setItem('offlineMode', 'true')
      localStorage.setItem('lastKnownPosition', '{"latitude":')
    })

    await page.goto('/map')

    await expect(page.getByText('Distance unknown').first()).toBeVisible()
    await expect(page.getByText(/Offline Mode is on/).first()).toBeVisible()
    expect(warnings.filter((text) => /position is damaged/.test(text))).toHaveLength(1)
  })
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

test.describe('storage that is full', () => {
  test('should say that a choice is not kept, and go on', async ({ page }) => {
    await page.goto('/settings')
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })

    await page.getByRole('switch', { name: 'Offline Mode' }).click()

    await expect(page.getByText(/keeps no choices for this site/)).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Offline Mode' })).not.toBeChecked()
  })
})

/** A receiver that does what the test sets, and counts its calls. */
async function withReceiver(page: Page, behaviour: Behaviour): Promise<void> {
  await page.addInitScript((wanted: Behaviour) => {
    const asked = { watches: 0, stopped: 0, looks: 0 }
    Object.assign(window, { asked })
    const answer = (onFix: PositionCallback, onError?: PositionErrorCallback | null) => {
      if (wanted.kind === 'error') {
        const error = {
          code: wanted.code,
          message: wanted.message,
          PERMISSION_DENIED: 1,
          POSITION_UNAVAILABLE: 2,
          TIMEOUT: 3,
        } as const
        setTimeout(() => onError?.(error), 10)
      } else {
        const { latitude, longitude, accuracy } = wanted
        const coords = { latitude, longitude, accuracy } as GeolocationCoordinates
        setTimeout(() => onFix({ coords, timestamp: Date.now() } as GeolocationPosition), 10)
      }
    }
    const receiver: Geolocation = {
      watchPosition: (onFix, onError) => {
        asked.watches += 1
        answer(onFix, onError)
        return asked.watches
      },
      clearWatch: () => {
        asked.stopped += 1
      },
      getCurrentPosition: (onFix, onError) => {
        asked.looks += 1
        answer(onFix, onError)
      },
    }
    Object.defineProperty(Navigator.prototype, 'geolocation', { configurable: true, get: () => receiver })
  }, behaviour)
}

type Behaviour =
  | { readonly kind: 'error'; readonly code: 1 | 2 | 3; readonly message: string }
  | { readonly kind: 'fix'; readonly latitude: number; readonly longitude: number; readonly accuracy: number }

const asked = (page: Page): Promise<{ watches: number; stopped: number; looks: number }> =>
  page.evaluate(() => (window as unknown as { asked: { watches: number; stopped: number; looks: number } }).asked)

const KAABA = { kind: 'fix', latitude: 21.4225, longitude: 39.8262, accuracy: 20 } as const

const locate = (page: Page) => page.getByRole('button', { name: 'Locate me' }).first().click()

test.describe('the position', () => {
  test('should be asked for after a tap and never before', async ({ page }) => {
    await withReceiver(page, KAABA)
    await page.goto('/map')
    await expect(page.getByText('Distance unknown').first()).toBeVisible()
    expect(await asked(page)).toEqual({ watches: 0, stopped: 0, looks: 0 })

    await locate(page)

    await expect(page.getByText('Distance unknown')).toHaveCount(0)
    expect(await asked(page)).toMatchObject({ watches: 1, looks: 1 })
    expect(await page.evaluate(() => localStorage.getItem('lastKnownPosition'))).toBe(
      '{"latitude":21.4225,"longitude":39.8262}',
    )
  })

  test('should not be followed while the tab is hidden', async ({ page }) => {
    await withReceiver(page, KAABA)
    await page.goto('/map')
    await locate(page)
    await expect.poll(async () => (await asked(page)).watches).toBe(1)

    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(await asked(page)).toMatchObject({ watches: 1, stopped: 1 })
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' })
      document.dispatchEvent(new Event('visibilitychange'))
    })

    await expect.poll(async () => (await asked(page)).watches).toBe(2)
  })

  test('should come from storage in Offline Mode, with no receiver asked', async ({ page }) => {
    await withReceiver(page, KAABA)
    await page.addInitScript(() => {
      localStorage.setItem('offlineMode', 'true')
      localStorage.setItem('lastKnownPosition', '{"latitude":24.4672,"longitude":39.6112}')
    })
    await page.goto('/map')

    await expect(page.getByText('Distance unknown')).toHaveCount(0)
    await expect(page.getByText(/Offline Mode is on/).first()).toBeVisible()
    expect(await asked(page)).toEqual({ watches: 0, stopped: 0, looks: 0 })
  })

  for (const [name, behaviour, words] of [
    ['denied', { kind: 'error', code: 1, message: 'User denied Geolocation' }, /User denied Geolocation/],
    ['timed out', { kind: 'error', code: 3, message: 'Timeout expired' }, /Timeout expired/],
    ['unavailable', { kind: 'error', code: 2, message: '' }, /position could not be found/],
    ['at 0, 0', { kind: 'fix', latitude: 0, longitude: 0, accuracy: 1 }, /position could not be found/],
    ['off the Earth', { kind: 'fix', latitude: 999, longitude: 0, accuracy: 1 }, /position could not be found/],
  ] as const) {
    test(`should say what is wrong and leave the list alone: ${name}`, async ({ page }) => {
      await withReceiver(page, behaviour)
      await page.goto('/map')

      await locate(page)

      await expect(page.getByText(words).first()).toBeVisible()
      await expect(page.getByText('Distance unknown').first()).toBeVisible()
    })
  }

  test('should say when it is only roughly known', async ({ page }) => {
    await withReceiver(page, { ...KAABA, accuracy: 5000 })
    await page.goto('/map')

    await locate(page)

    await expect(page.getByText(/only known to about 5\.0 km/).first()).toBeVisible()
    await expect(page.getByText('Distance unknown').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Follow me' })).toHaveCount(0)
  })

  test('should say so in a browser without geolocation', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'geolocation')
    })
    await page.goto('/map')

    await expect(page.getByText('Geolocation is not supported by your browser').first()).toBeVisible()
    await expect(page.getByText('Distance unknown').first()).toBeVisible()
  })
})

test.describe('a network that fails', () => {
  test.use({ expectedNoise: [/status of 500|ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_ABORTED|^error: \S/] })

  for (const [name, answer] of [
    ['breaks', { status: 500, body: 'broken' }],
    ['is a captive portal', { status: 200, contentType: 'text/html', body: '<html>Sign in to the hotel</html>' }],
    ['holds one damaged row', { status: 200, contentType: 'application/json', body: '[{"id":"x"}]' }],
  ] as const) {
    test(`should leave places readable when the call ${name}`, async ({ page }) => {
      await page.route('**/api/**', (route) => route.fulfill(answer))

      await page.goto('/places')

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main')).toContainText('Masjid al-Haram')
    })
  }

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
