import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'
import { isAlive, openAlive } from './open-alive'

test.describe('the rows of a plain list', () => {
  const waiting = (page: Page) => page.locator('[data-row=""]')
  const laidOut = (page: Page) => page.locator('[data-row="laid-out"]')

  /** Rows in view or within three screens below that wait for the reader to come. */
  const waitingNearby = (page: Page) =>
    page.evaluate(() => {
      const rowsThere = [...document.querySelectorAll('[data-row=""]')].map((row) => row.getBoundingClientRect())
      return rowsThere.filter(({ top, bottom }) => bottom > 0 && top < 4 * innerHeight).length
    })

  test('should be laid out before the reader comes to them, and only those', async ({ page }) => {
    await openAlive(page, '/places/gates')
    await expect.poll(() => waitingNearby(page)).toBe(0)
    const before = await laidOut(page).count()
    expect(await waiting(page).count()).toBeGreaterThan(before)

    await page.evaluate(() => scrollTo(0, 15_000))
    await expect.poll(() => waitingNearby(page)).toBe(0)
    expect(await laidOut(page).count()).toBeGreaterThan(before)
    // Leapt over: their heights must not move what is read now.
    const above = await waiting(page).evaluateAll(
      (found) => found.filter((row) => row.getBoundingClientRect().bottom <= 0).length,
    )
    expect(above).toBeGreaterThan(0)
  })

  test('should wait while a word is typed or the page is touched, and come one with each frame', async ({ page }) => {
    const noon = new Date('2026-11-20T12:00:00Z')
    await page.clock.install({ time: noon })
    await page.clock.pauseAt(new Date(noon.getTime() + 1_000))
    await page.goto('/places/gates')
    // The scripts are fetched after a frame.
    const isAliveSoon = async () => {
      await page.clock.runFor(10)
      return page.evaluate(isAlive)
    }
    await expect.poll(isAliveSoon, { intervals: [20] }).toBe(true)
    const field = page.getByPlaceholder('Search gates by name or number...')
    for (const letter of 'gat') {
      await field.press(letter)
      await page.clock.runFor(900)
    }
    expect(await laidOut(page).count()).toBe(0)

    let before = 0
    for (let frame = 0; frame < 12; frame += 1) {
      await page.clock.runFor(17)
      const now = await laidOut(page).count()
      expect(now - before).toBeLessThanOrEqual(2)
      before = now
    }
    expect(before).toBeGreaterThan(2)

    await page.locator('h1').dispatchEvent('pointerdown')
    await page.clock.runFor(900)
    expect(await laidOut(page).count()).toBe(before)
    await page.clock.runFor(400)
    expect(await laidOut(page).count()).toBeGreaterThan(before)
  })

  test('should all be printed', async ({ page }) => {
    await openAlive(page, '/places/gates')
    await page.emulateMedia({ media: 'print' })
    const values = await page.evaluate(() =>
      [...document.querySelectorAll('[data-row]')].map((row) => getComputedStyle(row).contentVisibility),
    )
    expect(new Set(values)).toEqual(new Set(['visible']))
  })
})
