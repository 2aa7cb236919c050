import type { Locator } from '@playwright/test'

import { tryEach } from './each-case'
import { expect, test } from './fixtures'
import { openAlive } from './hydration'

const WIDTHS = [320, 360, 412] as const
const HEIGHT = 740

/** How many pixels of an element lie outside its row, on either side. */
const outside = (chip: Locator): Promise<number> =>
  chip.evaluate((element) => {
    const row = element.closest('ul')?.getBoundingClientRect()
    if (row === undefined) throw new Error('A chip stands in a row.')
    const { left, right } = element.getBoundingClientRect()
    return Math.round(Math.max(0, row.left - left) + Math.max(0, right - row.right))
  })

const PATHS = [
  ['/map', 'Filter'],
  ['/places', 'Categories'],
] as const

test.describe('a row of chips on a narrow screen', () => {
  test('should show the whole of what the keyboard comes to', async ({ page }) => {
    const cases = WIDTHS.flatMap((width) => PATHS.map(([path, label]) => ({ width, path, label })))
    await tryEach(
      cases,
      ({ width, path }) => `${path}, ${width} pixels wide`,
      async ({ width, path, label }) => {
        await page.setViewportSize({ width, height: HEIGHT })
        await openAlive(page, path)
        const chips = page.getByRole('navigation', { name: label }).getByRole('link')
        const last = (await chips.count()) - 1
        expect(await outside(chips.nth(last)), 'the row is wider than the screen').toBeGreaterThan(0)

        await chips.first().focus()
        for (let at = 1; at <= last; at += 1) {
          await page.keyboard.press('Tab')
          await expect(chips.nth(at)).toBeFocused()
          expect(await outside(chips.nth(at)), `chip ${at}`).toBe(0)
        }
        for (let at = last - 1; at >= 0; at -= 1) {
          await page.keyboard.press('Shift+Tab')
          expect(await outside(chips.nth(at)), `back at chip ${at}`).toBe(0)
        }
      },
    )
  })

  test('should show what the address has chosen, and leave the page where it is', async ({ page }) => {
    await tryEach(
      WIDTHS,
      (width) => `${width} pixels wide`,
      async (width) => {
        await page.setViewportSize({ width, height: HEIGHT })
        await openAlive(page, '/places?category=services&city=makkah')

        const chosen = page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current]')
        await expect.poll(() => outside(chosen)).toBe(0)
        expect(await page.evaluate(() => scrollY)).toBe(0)
      },
    )
  })
})
