import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'
import { openAlive, waitForHydration } from './hydration'
import { LONG_TEST_MS } from '../time-limits'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const WIDE = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false } as const

const HARAM = '/map?filter=holy-sites&search=masjid%20al-haram'

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Masjid al-Haram' })

const card = (page: Page) => page.locator('#locations').getByRole('link', { name: 'Masjid al-Haram', exact: true })

/** It is modal a frame after it is seen to have grown. */
async function level(page: Page, state: 'collapsed' | 'peeking' | 'expanded'): Promise<void> {
  await expect(sheet(page)).toHaveAttribute('data-sheet', state)
  await expect.poll(() => sheet(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(state === 'expanded')
}

/** Opens the sheet of Masjid al-Haram as a reader does, and waits until it has stopped moving. */
async function openSheet(page: Page): Promise<void> {
  await page.goto(HARAM)
  await waitForHydration(page, '#map-search')
  await card(page).click()
  await level(page, 'peeking')
  await settled(page)
}

const settled = (page: Page) =>
  sheet(page).evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
  })

/** A finger on the sheet's top that moves by so many pixels; negative is up. */
async function swipe(page: Page, distance: number): Promise<void> {
  await settled(page)
  const box = await page.getByRole('heading', { name: 'Masjid al-Haram' }).last().boundingBox()
  const x = Math.round((box?.x ?? 0) + 20)
  const y = Math.round((box?.y ?? 0) + 8)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x, y: y + Math.round(distance * part) }],
    })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await settled(page)
}

/** The same with a mouse. */
async function drag(page: Page, distance: number): Promise<void> {
  await settled(page)
  const box = await page.getByRole('heading', { name: 'Masjid al-Haram' }).last().boundingBox()
  const x = Math.round((box?.x ?? 0) + 20)
  const y = Math.round((box?.y ?? 0) + 8)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + distance, { steps: 4 })
  await page.mouse.up()
  await settled(page)
}

for (const { name, size, move } of [
  { name: 'a finger on a phone', size: {}, move: swipe },
  { name: 'a mouse at 1280 px', size: WIDE, move: drag },
] as const) {
  test.describe(`the sheet under ${name}`, () => {
    test.use(size)

    test('should move one level for a swipe of 51 px and none for one of 49', async ({ page }) => {
      await openSheet(page)

      await move(page, -49)
      await level(page, 'peeking')
      await move(page, -51)
      await level(page, 'expanded')
      await move(page, 49)
      await level(page, 'expanded')
      await move(page, 51)
      await level(page, 'peeking')
      await move(page, 51)
      await level(page, 'collapsed')
      await move(page, -51)
      await level(page, 'peeking')
    })
  })
}

test.describe('the sheet', () => {
  test('should go back to peeking when the backdrop is tapped', async ({ page }) => {
    await openSheet(page)
    await page.getByRole('button', { name: 'Show more' }).click()
    await level(page, 'expanded')
    await settled(page)

    await page.mouse.click(5, 20)

    await level(page, 'peeking')
  })

  test('should show what is known of a place', async ({ page }) => {
    await openSheet(page)

    await expect(sheet(page)).toContainText('المسجد الحرام')
    await expect(sheet(page).locator('[lang="ar"]').first()).toHaveAttribute('dir', 'rtl')
    await expect(sheet(page).getByText('Holy site')).toBeVisible()
    await expect(sheet(page).getByText('Distance unknown')).toBeVisible()
    await expect(sheet(page)).toContainText('Hours: 24 hours')
    await expect(sheet(page)).toContainText(/Gates: 1\d\d/)
    const directions = sheet(page).getByRole('link', { name: 'Directions to Masjid al-Haram' })
    await expect(directions).toHaveAttribute('target', '_blank')
    await expect(directions).toHaveAttribute('href', /destination=21\.4\d+,39\.8\d+/)

    await page.getByRole('button', { name: 'Show more' }).click()
    const gate = sheet(page).getByRole('region', { name: 'Gates' }).getByRole('link').first()
    await expect(gate).toHaveAttribute('href', /^\/gate-details\?id=\d+&mosqueId=255&mosqueName=Masjid\+al-Haram$/)

    await sheet(page).getByRole('link', { name: 'More Info: Masjid al-Haram' }).click()
    await expect(page).toHaveURL(/\/place\/255$/)
  })

  test('should be worked by the keyboard, and give the focus back', async ({ page }) => {
    await openSheet(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(sheet(page)).toBeHidden()

    await card(page).focus()
    await page.keyboard.press('Enter')
    const handle = sheet(page).getByRole('button', { name: 'Show more' })
    await expect(handle).toBeFocused()

    await page.keyboard.press('Enter')
    await level(page, 'expanded')
    await expect(sheet(page).getByRole('button', { name: 'Show less' })).toBeFocused()
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
        'the focus stays in the sheet',
      ).toBe(true)
    }

    await page.keyboard.press('Escape')
    await level(page, 'collapsed')
    await expect(card(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await expect(card(page)).toBeFocused()
  })

  test('should leave the page in use while it peeks', async ({ page }) => {
    await openSheet(page)

    await page.getByPlaceholder('Search locations...').fill('quba')

    await expect(page.locator('#locations li').first()).toContainText('Quba')
    await level(page, 'peeking')
  })

  test('should not lie over what has the focus behind it', async ({ page }) => {
    await openAlive(page, '/map?filter=food')
    const cards = page.locator('#locations li').getByRole('heading').getByRole('link')
    await cards.first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAttribute('data-sheet', 'peeking')
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    const top = (await dialog.boundingBox())?.y ?? 0

    await cards.nth(4).focus()

    const box = await cards.nth(4).boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(top)
  })

  test('should keep a favourite on the device, and the list of them', async ({ page }) => {
    await openSheet(page)
    const heart = sheet(page).getByRole('button', { name: 'Favourite: Masjid al-Haram' })
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => localStorage.getItem('favourites'))).toBe('[255]')

    await page.reload()
    await page.goto('/map?filter=favourites')
    await expect(page.locator('#locations li').getByRole('heading')).toHaveText(['Masjid al-Haram'])

    await card(page).click()
    await sheet(page).getByRole('button', { name: 'Favourite: Masjid al-Haram' }).click()
    await expect(page.getByText('No locations found')).toBeVisible()
  })

  test('should have no violation axe can see in any level, light and dark', async ({ page }) => {
    test.setTimeout(LONG_TEST_MS)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSheet(page)
    const check = async (what: string) => {
      await settled(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
        const faults = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
        expect.soft(faults, `${what}, ${colorScheme}`).toEqual([])
      }
    }

    await check('peeking')
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(sheet(page).getByRole('region', { name: 'Gates' })).toBeVisible()
    await check('expanded')
    await page.keyboard.press('Escape')
    await check('collapsed')
  })
})
