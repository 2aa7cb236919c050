import type { Page } from '@playwright/test'

import { tryEach } from './each-case'
import { expect, test } from './fixtures'
import { faults, fitsEveryReader, headingFaults, look, smallTargets, THEMES } from './readable'
import { LONG_TEST_MS } from '../time-limits'

/** What a reader can open on a screen. */
const states: readonly (readonly [name: string, path: string, open: (page: Page) => Promise<void>])[] = [
  ['the menu', '/about', (page) => page.locator('summary[aria-label="More pages"]').click()],
  [
    'the search with suggestions',
    '/about',
    async (page) => {
      await page.locator('button[data-tour="search"]').click()
      await page.getByPlaceholder('Search the entire site...').fill('gates')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  ],
  [
    'a toast',
    '/settings',
    async (page) => {
      await page.getByRole('button', { name: 'Delete my data on this device' }).click()
      await expect(page.getByText('Deleted', { exact: true })).toBeVisible()
      // Its time rests while it has the focus.
      await page.keyboard.press('F8')
    },
  ],
  [
    'the Admin Controls',
    '/settings',
    async (page) => {
      await page.locator('main').getByRole('button', { name: /^©/ }).click()
      await expect(page.getByRole('heading', { name: 'Admin Controls' })).toBeVisible()
    },
  ],
  [
    'the details of a gate',
    '/places/gates?mosque=haram&q=king',
    async (page) => {
      await page
        .getByRole('link', { name: /Details/ })
        .or(page.getByRole('button', { name: /Details/ }))
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'Offline Mode',
    '/map',
    async (page) => {
      await page.evaluate(() => localStorage.setItem('offlineMode', 'true'))
      await page.reload()
      await expect(page.getByText(/Offline Mode is on/).first()).toBeVisible()
    },
  ],
]

test.describe('what opens on a screen', () => {
  test.use({ isMobile: false, hasTouch: false, contextOptions: { reducedMotion: 'reduce' } })
  test.setTimeout(LONG_TEST_MS)

  test(`should be without a violation axe can see: ${states.map(([name]) => name).join(', ')}`, async ({ page }) => {
    await tryEach(
      states,
      ([name]) => name,
      async ([, path, open]) => {
        await page.goto(path)
        await page.setViewportSize({ width: 412, height: 800 })
        await open(page)

        const found: string[] = []
        for (const theme of THEMES) {
          await look(page, theme, 412)
          found.push(...(await faults(page)).map((fault) => `${theme}: ${fault}`))
        }

        expect(found).toEqual([])
      },
    )
  })
})

test.describe('the tour', () => {
  test.use({ isFirstVisit: true, contextOptions: { reducedMotion: 'reduce' } })

  test('should be without a violation axe can see, intro and step', async ({ page }) => {
    await page.goto('/')
    const start = page.getByRole('button', { name: 'Start Tour (2 minutes)' })
    await expect(start).toBeVisible()
    const intro = await faults(page)
    await start.click()
    await expect(page.getByText('Step 1 of 8')).toBeVisible()

    expect({ intro, step: await faults(page) }).toEqual({ intro: [], step: [] })
  })
})

test.describe('an address that leads nowhere', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    expectedNoise: [/status of 404|preloaded using link preload but not used/],
  })

  test('should be as readable as any other, without a route or without its record', async ({ page }) => {
    await tryEach(['/no-such-page', '/place/999999999'], String, async (path) => {
      await page.goto(path)
      await fitsEveryReader(page)

      for (const theme of THEMES) {
        await look(page, theme, 320)
        expect(await faults(page), theme).toEqual([])
      }
      expect(await headingFaults(page)).toEqual([])
      expect(await smallTargets(page)).toEqual([])
    })
  })
})
