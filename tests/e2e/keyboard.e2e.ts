import type { Locator, Page } from '@playwright/test'

import { expect, test } from './fixtures'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

/** Presses Tab until the element has the focus; fails when it cannot be reached. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Not reached by ${most} presses of Tab`)
}

/** The focus is drawn, and nothing lies over what has it (WCAG 2.4.7, 2.4.11). */
async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return null
    const { left, top, width, height } = element.getBoundingClientRect()
    const at = document.elementFromPoint(left + width / 2, top + height / 2)
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return {
      isDrawn: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isOnTop: at !== null && (element.contains(at) || at.contains(element)),
    }
  })
  expect(focus).toEqual({ isDrawn: true, isOnTop: true })
}

test.describe('without a pointer', () => {
  test('should skip to the content', async ({ page }) => {
    await page.goto('/about')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeVisible()

    await page.keyboard.press('Enter')

    await expect(page.locator('main')).toBeFocused()
  })

  test('should open the menu, move in it and come back by Escape', async ({ page }) => {
    await page.goto('/about')
    const button = page.locator('summary[aria-label="More pages"]')
    await tabTo(page, button)
    await expectVisibleFocus(page)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('navigation', { name: 'More pages' }).getByRole('link', { name: 'About' }),
    ).toBeFocused()
    await expectVisibleFocus(page)

    await page.keyboard.press('Escape')

    await expect(button).toBeFocused()
  })

  test('should search, choose with the arrows and cancel', async ({ page }) => {
    await page.goto('/about')
    await tabTo(page, page.locator('button[data-tour="search"]'))
    await page.keyboard.press('Enter')
    const box = page.getByPlaceholder('Search the entire site...')
    await expect(box).toBeFocused()
    await page.keyboard.type('gates')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')

    await expect(box).toBeHidden()
  })

  test('should change the settings with the space bar, and show and hide the Admin Controls and keep the focus', async ({
    page,
  }) => {
    await page.goto('/settings')
    const dark = page.getByRole('switch', { name: 'Dark Mode' })
    await expect(dark).toBeEnabled()
    await tabTo(page, dark)
    await expectVisibleFocus(page)
    const before = await dark.getAttribute('aria-checked')

    await page.keyboard.press('Space')

    await expect(dark).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true')

    const footer = page.locator('main').getByRole('button', { name: /^©/ })
    await footer.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Admin Controls' })).toBeVisible()
    await expect(footer).toBeFocused()

    await page.keyboard.press('Space')

    await expect(page.getByRole('heading', { name: 'Admin Controls' })).toBeHidden()
  })

  test('should reach a toast by F8, dismiss it by Escape and come back', async ({ page }) => {
    await page.goto('/settings')
    const button = page.getByRole('button', { name: 'Delete my data on this device' })
    await expect(page.getByRole('switch', { name: 'Dark Mode' })).toBeEnabled()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Deleted', { exact: true })).toBeVisible()
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: 'Message (F8)' })).toBeFocused()

    await page.keyboard.press('Escape')

    await expect(button).toBeFocused()
  })

  test('should change the mosque, find a gate and open its details', async ({ page }) => {
    await page.goto('/places/gates')
    await tabTo(page, page.getByPlaceholder('Search gates by name or number...'))
    await page.keyboard.type('79')
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toContainText(/\d+ gates? found/)
    await page
      .getByRole('link', { name: /Details/ })
      .or(page.getByRole('button', { name: /Details/ }))
      .first()
      .focus()
    await page.keyboard.press('Enter')

    await expect(page.getByText('Entrance Available').or(page.getByText('No Entrance')).first()).toBeVisible()
  })

  test('should walk the main navigation of the rail', async ({ page }) => {
    await page.goto('/about')
    const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Places' })
    await tabTo(page, places)
    await expectVisibleFocus(page)
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL('/places')
  })
})

test.describe('the tour without a pointer', () => {
  test.use({ isFirstVisit: true })

  test('should go on, go back and be left by Escape, and give the page back', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('button', { name: 'Start Tour (2 minutes)' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Step 1 of 8')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Step 2 of 8')).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Step 1 of 8')).toBeVisible()

    await page.keyboard.press('Escape')

    await expect(page.getByText('Step 1 of 8')).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('tour-skipped'))).toBe('true')
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  })
})
