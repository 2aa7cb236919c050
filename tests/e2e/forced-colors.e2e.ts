import type { Page } from '@playwright/test'

import { tryEach } from './each-case'
import { expect, test } from './fixtures'
import { forcedFaults, markFaults } from './forced-colors'
import { findGateId } from './gate-id'
import { openMap, rows } from './map-screen'
import { THEMES } from './readable'

test.use({
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
  geolocation: { latitude: 21.4165, longitude: 39.8158, accuracy: 12 },
  permissions: ['geolocation'],
})

async function expectSeen(page: Page): Promise<void> {
  for (const theme of THEMES) expect({ theme, faults: await forcedFaults(page, theme) }).toEqual({ theme, faults: [] })
}

test.describe('colours of the reader', () => {
  const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'the home page': (page) => page.goto('/'),
    'the emergency sheet': async (page) => {
      await page.getByRole('link', { name: 'SOS: emergency numbers' }).click()
      await expect(page.getByRole('dialog', { name: 'Emergency' }).getByText(/^I am in Makkah/)).toBeVisible()
    },
    'the gates': (page) => page.goto('/places/gates?mosque=haram'),
    'a gate': async (page) => page.goto(`/gate-details?id=${await findGateId(page.request, 'King Fahd Gate')}`),
    'a way on foot': async (page) => {
      await page.goto(`/walk#to=gate:${await findGateId(page.request, 'King Abdulaziz Gate')}`)
      await page.getByRole('button', { name: 'Avoid steps' }).click()
      await expect(page.getByRole('region', { name: 'The way', exact: true })).toContainText(/about .*minutes?/)
      await page.getByRole('button', { name: 'Avoid steps' }).scrollIntoViewIfNeeded()
    },
    'the card': async (page) => {
      await page.goto('/card')
      await page.getByLabel('My name').fill('Aisha')
    },
    'the rest of the card': (page) => page.getByLabel('My hotel').scrollIntoViewIfNeeded(),
    'what is above a form': (page) => page.goto('/recommendations'),
  }

  test('should leave controls and what is chosen to be seen on each screen', async ({ page }) => {
    await tryEach(
      Object.entries(screens),
      ([name]) => name,
      async ([, open]) => {
        await open(page)
        await expectSeen(page)
      },
    )
  })

  test('should leave the map its marks, one kind told from another, and the chosen one', async ({ page, context }) => {
    // Near enough to the Prophet's Mosque for marks of several kinds to stand apart.
    await context.setGeolocation({ latitude: 24.4665, longitude: 39.6125, accuracy: 12 })
    await openMap(page)
    const marks = page.locator('.leaflet-marker-pane > button')
    await expect(marks.first()).toBeVisible()
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
    await expect.poll(() => marks.filter({ has: page.locator('path') }).count()).toBeGreaterThan(2)
    await expectSeen(page)
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' })
      expect({ colorScheme, faults: await markFaults(page) }).toEqual({ colorScheme, faults: [] })
    }

    await rows(page).first().getByRole('link').first().click()
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Walk there/ })).toBeVisible()
    await expectSeen(page)
    const chosen = page.locator('.leaflet-marker-pane > div:has(path)')
    const widthOf = (marks: typeof chosen) => marks.first().evaluate((svg) => svg.getBoundingClientRect().width)
    expect(await widthOf(chosen.locator('svg'))).toBeGreaterThan(
      1.4 * (await widthOf(page.locator('.leaflet-marker-pane > button svg'))),
    )
  })
})

test.describe('a page that is broken on purpose', () => {
  // Its style comes from here, which no page of the guide lets in.
  test.use({ bypassCSP: true })

  test('a control without an edge, one that is empty and one that is chosen by its weight alone should be told', async ({
    page,
  }) => {
    await page.goto('/places/gates?mosque=haram')
    await page.addStyleTag({
      content: `@media (forced-colors: active) {
        main a:not([aria-current]) { border: 0 !important; }
        header * { visibility: hidden; }
        header :is(a, button) { visibility: visible; color: Canvas !important; border: 0; background: Canvas; }
        header :is(a, button)::before { border: 0 !important; background: Canvas !important; }
      }`,
    })
    // On the elements themselves, as what is important in a layer outweighs every other rule.
    await page.evaluate(() => {
      for (const chosen of document.querySelectorAll<HTMLElement>('main [aria-current]')) {
        chosen.style.cssText = 'border: 0 !important; background: Canvas !important; font-weight: 900 !important'
      }
    })

    const faults = await forcedFaults(page, 'light')
    expect(faults).toContainEqual(expect.stringMatching(/^looks as if it were not chosen: /))
    expect(faults).toContainEqual(expect.stringMatching(/^not seen: /))
    expect(faults).toContainEqual(expect.stringMatching(/^no edge: /))
  })
})
