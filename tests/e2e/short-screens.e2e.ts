import type { Locator, Page } from '@playwright/test'

import { expect, test } from './fixtures'

/** Whether a tap in the middle of it would reach it. */
const isInReach = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

const header = (page: Page) => page.locator('body > header')

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' })

async function everyLinkOfTheMenu(page: Page): Promise<void> {
  await page.goto('/faq')
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.locator('summary[aria-label="More pages"]').focus()
  await page.keyboard.press('Enter')
  const links = page.getByRole('navigation', { name: 'More pages' }).getByRole('link')
  await expect(links).toHaveCount(5)
  for (const link of await links.all()) {
    await link.focus()
    expect(await isInReach(link), await link.innerText()).toBe(true)
  }
}

async function headerComesBack(page: Page): Promise<void> {
  await page.goto('/faq')
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(header(page)).not.toBeInViewport()

  await page.locator('button[data-tour="search"]').focus()
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByPlaceholder('Search the entire site...')).toBeFocused()
  // The browser scrolls a focused control to a little below the edge.
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(280)
}

test.describe('a telephone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('should leave the page its height, with the menu in reach, and bring the header back for a search', async ({
    page,
  }) => {
    await everyLinkOfTheMenu(page)
    await headerComesBack(page)
    const box = await bar(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(360, 0)
    expect(box?.height).toBeLessThanOrEqual(50)
  })

  test('should keep the search under the header when the focus has left it', async ({ page }) => {
    await page.goto('/faq')
    await page.locator('button[data-tour="search"]').click()
    const field = page.getByPlaceholder('Search the entire site...')
    await field.fill('gates')
    const option = page.getByRole('option').first()
    await expect(option).toBeVisible()
    const before = await field.boundingBox()

    await field.blur()

    expect(await field.boundingBox()).toEqual(before)
    expect(await isInReach(option)).toBe(true)
  })

  test('should show the way to a place in its sheet, and the rows behind it', async ({ page }) => {
    await page.goto('/map?filter=holy-sites&search=masjid%20al-haram')
    await page.locator('#locations').getByRole('link', { name: 'Masjid al-Haram', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Masjid al-Haram' })
    await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))

    const way = sheet.getByRole('link', { name: /Directions/ })
    await expect(way).toBeInViewport({ ratio: 1 })
    expect(await isInReach(way)).toBe(true)

    // And every row of the list behind it can be scrolled out from under it.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const last = page.locator('#locations li').last()
    await expect
      .poll(async () => {
        const [row, top] = [await last.boundingBox(), await sheet.boundingBox()]
        return (row?.y ?? 0) + (row?.height ?? 0) <= (top?.y ?? 0)
      })
      .toBe(true)
  })
})

test.describe('a page enlarged four times', () => {
  // 1280 by 1024 pixels (WCAG 1.4.10).
  test.use({ viewport: { width: 320, height: 256 }, isMobile: false, hasTouch: false })

  test('should leave the page all of its height, with the menu in reach, and bring the header back for a search', async ({
    page,
  }) => {
    await everyLinkOfTheMenu(page)
    await headerComesBack(page)
    await page.keyboard.press('Escape')
    await expect(bar(page)).not.toBeInViewport()
  })

  test('should show all of a toast', async ({ page }) => {
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Delete my data on this device' }).click()
    const close = page.getByRole('button', { name: 'Close message' })
    await close.focus()
    expect(await isInReach(close)).toBe(true)
    const box = await page.getByText('Deleted', { exact: true }).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
  })
})
