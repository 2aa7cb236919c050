import type { Page } from '@playwright/test'

import { tryEach } from './each-case'
import { expect, test } from './fixtures'

const icon = (page: Page) => page.locator('button[data-tour="search"]')

const box = (page: Page) => page.getByPlaceholder('Search the entire site...')

async function openPanel(page: Page): Promise<void> {
  await page.goto('/about')
  await icon(page).click()
  await expect(box(page)).toBeFocused()
}

test.describe('the panel of the header search', () => {
  test('should lead to the location that was chosen, over the list searched for its name', async ({ page }) => {
    await openPanel(page)
    await box(page).fill('quba')
    const option = page.getByRole('option', { name: /Masjid Quba/ }).first()
    await expect(option).toContainText('Holy site • Madinah')

    await option.click()

    await expect(page).toHaveURL(/\/map\?search=Masjid\+Quba&place=\d+$/)
    await expect(page.getByRole('dialog', { name: 'Masjid Quba' })).toBeVisible()
  })

  test('should lead to the passage that helps first, and mark it inside a long article', async ({ page }) => {
    const passages = [
      ['ambulance', '/authorities#emergency'],
      ['zamzam luggage', '/faq#travel'],
      ['train to madinah', '/guide/more/getting-around#between-the-cities-the-haramain-train'],
      ['i cannot find my husband', '/guide/more/if-something-goes-wrong#somebody-is-lost'],
    ] as const
    await tryEach(
      passages,
      ([query]) => query,
      async ([query, address]) => {
        await openPanel(page)
        await box(page).fill(query)
        await expect(page.getByRole('option').first()).toHaveAttribute('href', address)

        await box(page).press('Enter')

        await expect(page).toHaveURL(address)
        await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
      },
    )

    const heading = page.getByRole('heading', { name: 'Somebody is lost' })
    await expect(heading, 'the passage of the last one').toBeInViewport()
    await expect(heading, 'its mark').toHaveCSS('border-left-width', '4px')
  })
})
