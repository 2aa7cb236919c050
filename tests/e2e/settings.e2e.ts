import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'

async function openAdminControls(page: Page): Promise<void> {
  await page.goto('/settings')
  // A switch that works says that the scripts do.
  await expect(page.getByRole('switch', { name: 'Dark Mode' })).toBeEnabled()
  const footer = page.locator('main').getByRole('button', { name: /^©/ })
  await expect(footer).toHaveAttribute('aria-expanded', 'false')
  await footer.click()
  await expect(page.getByRole('heading', { name: 'Admin Controls' })).toBeVisible()
}

test.describe('an import that fails', () => {
  test.use({ expectedNoise: [/status of (401|403)/] })

  test('should be refused to a visitor by the server itself', async ({ page }) => {
    await openAdminControls(page)

    await page.getByRole('button', { name: 'Import OpenStreetMap data' }).click()

    await expect(page.getByRole('alert').getByText('Import Failed', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/settings')
  })
})
