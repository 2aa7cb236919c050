import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'

const icon = (page: Page) => page.locator('button[data-tour="search"]')

const box = (page: Page) => page.getByPlaceholder('Search the entire site...')

async function openPanel(page: Page): Promise<void> {
  await page.goto('/about')
  await icon(page).click()
  await expect(box(page)).toBeFocused()
}

test.describe('the panel of the header search', () => {
  test('should be opened and closed by the icon, and closed by Cancel', async ({ page }) => {
    await openPanel(page)
    await icon(page).click()
    await expect(box(page)).toBeHidden()

    await icon(page).click()
    await expect(box(page)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()

    await expect(box(page)).toBeHidden()
  })

  test('should lead to an app page that was chosen', async ({ page }) => {
    await openPanel(page)
    await box(page).fill('visa')
    const option = page.getByRole('option', { name: /Booking & Visas/ })
    await expect(option).toContainText('App Page')

    await option.click()

    await expect(page).toHaveURL('/booking-links')
    await expect(box(page)).toBeHidden()
  })

  test('should lead to the list searched for the name of a location that was chosen', async ({ page }) => {
    await openPanel(page)
    await box(page).fill('quba')
    const option = page.getByRole('option', { name: /Masjid Quba/ }).first()
    await expect(option).toContainText('Holy site • Madinah')

    await option.click()

    await expect(page).toHaveURL('/map?search=Masjid+Quba')
  })

  for (const [way, submit] of [
    ['Enter', (page: Page) => box(page).press('Enter')],
    ['Search', (page: Page) => page.getByRole('search').getByRole('button', { name: 'Search' }).click()],
  ] as const) {
    test(`should take the first suggestion by ${way}, and without one look for what was typed`, async ({ page }) => {
      await openPanel(page)
      await box(page).fill('helpful contacts')
      await expect(page.getByRole('option').first()).toContainText('Helpful Contacts')
      await submit(page)
      await expect(page).toHaveURL('/authorities')

      await icon(page).click()
      await box(page).fill('zzqqxx yywwvv')
      await expect(page.getByRole('option')).toHaveCount(0)
      await submit(page)

      await expect(page).toHaveURL(/\/map\?search=zzqqxx(\+|%20)yywwvv$/)
    })
  }
})
