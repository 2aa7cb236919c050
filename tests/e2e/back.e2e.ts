import type { Page } from '@playwright/test'

import { tryEach } from './each-case'
import { expect, test } from './fixtures'
import { waitForHistoryStep } from './history-step'

/** What can lie over a page, how it is opened, and what is then there. */
const overlays = [
  {
    name: 'the search panel',
    path: '/faq',
    open: (page: Page) => page.locator('button[data-tour="search"]').click(),
    there: (page: Page) => page.getByPlaceholder('Search the entire site...'),
  },
  {
    name: 'the menu',
    path: '/faq',
    open: (page: Page) => page.locator('summary[aria-label="More pages"]').click(),
    there: (page: Page) => page.getByRole('navigation', { name: 'More pages' }).getByRole('link').first(),
  },
  {
    name: 'the details of a gate',
    path: '/places/gates',
    open: async (page: Page) => {
      await page.locator('main details:not(aside *) > summary').first().click()
      await page
        .getByRole('link', { name: /^Details/ })
        .first()
        .click()
    },
    there: (page: Page) => page.getByRole('dialog'),
  },
  {
    name: 'the sheet of a place',
    path: '/map',
    open: (page: Page) => page.locator('#locations').getByRole('link').first().click(),
    there: (page: Page) => page.getByRole('dialog'),
  },
  {
    name: 'the prayer times',
    path: '/',
    open: (page: Page) => page.getByRole('button', { name: /^Prayer times/ }).click(),
    there: (page: Page) => page.getByRole('dialog', { name: 'Prayer times' }),
  },
]

test.describe('Back', () => {
  test('should close whatever lies over a page, and then leave the page', async ({ page }) => {
    await tryEach(
      overlays,
      ({ name }) => name,
      async ({ path, open, there }) => {
        await page.goto('/about')
        await page.goto(path)
        await open(page)
        await expect(there(page)).toBeVisible()
        await waitForHistoryStep(page, true)

        await page.goBack()
        await expect(there(page)).toBeHidden()
        await expect(page).toHaveURL(new RegExp(`${path}$`))

        await page.goBack()
        await expect(page).toHaveURL('/about')
      },
    )
  })

  test('should take one press after something was closed by its own button', async ({ page }) => {
    await page.goto('/about')
    await page.goto('/faq')
    await page.locator('button[data-tour="search"]').click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByPlaceholder('Search the entire site...')).toBeHidden()
    await waitForHistoryStep(page, false)

    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('should lead from a chosen page to the one where it was chosen, and then on', async ({ page }) => {
    await page.goto('/about')
    await page.goto('/faq')
    await page.locator('button[data-tour="search"]').click()
    await page.getByPlaceholder('Search the entire site...').fill('settings')
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL('/settings')

    await page.goBack()
    await expect(page).toHaveURL('/faq')
    await expect(page.getByPlaceholder('Search the entire site...')).toBeHidden()
    await waitForHistoryStep(page, false)
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('should lead from a page named deep in an article to the line that names it', async ({ page }) => {
    await page.goto('/guide/hajj/hajj-steps')
    // Until then the heights of what is above the line are guesses.
    await expect(page.locator('html')).toHaveAttribute('data-laid-out')
    const link = page.getByRole('article').getByRole('link', { name: 'the days in place of a sacrifice' }).first()
    await link.scrollIntoViewIfNeeded()
    const line = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const left = await line()

    await link.click()
    await expect(page).toHaveURL(/hajj-types/)
    await page.goBack()
    await expect.poll(line).toBe(left)
  })

  test('should leave the list where it was when the sheet over it closes', async ({ page }) => {
    await page.goto('/map')
    await page.locator('#locations').getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 600))
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await waitForHistoryStep(page, false)

    expect(await page.evaluate(() => window.scrollY)).toBe(600)
  })
})
