import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'
import { waitForHistoryStep } from './history-step'

/** Opens a page whose scripts do not come until they are let in. */
async function openWithoutScripts(page: Page, path: string): Promise<{ readonly letIn: () => Promise<void> }> {
  let open = () => undefined as void
  const opened = new Promise<void>((resolve) => (open = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await opened
    await route.continue()
  })
  const loaded = page.goto(path, { waitUntil: 'commit' })
  return {
    letIn: async () => {
      open()
      await loaded
    },
  }
}

/** Taps a summary when React listens on the page, and has not taken this part of it over. Runs in the page. */
function tapInBetween(words: string): void {
  const isReacts = (target: object, key: string) => Object.keys(target).some((name) => name.startsWith(key))
  const { port1, port2 } = new MessageChannel()
  // Between any two tasks of the page, of which React's are some.
  port1.onmessage = () => {
    const summary = [...document.querySelectorAll('summary')].find(({ textContent }) => textContent === words)
    if (summary !== undefined && isReacts(summary, '__reactProps')) return
    if (summary === undefined || !isReacts(document, '_reactListening')) return port2.postMessage('')
    document.documentElement.dataset.tappedInBetween = ''
    summary.click()
  }
  port2.postMessage('')
}

test.describe('a tap before the scripts are there', () => {
  test('should take effect when they are, once however often', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { letIn } = await openWithoutScripts(page, '/map')
    const button = page.getByRole('button', { name: 'Hide map' })
    await button.click()
    await button.click()
    await expect(page.locator('.leaflet-container')).toHaveCount(0)

    await letIn()

    await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible()
    await expect(page.locator('.leaflet-container')).toHaveCount(0)
  })

  test('should leave a menu open that was opened before them, and Back closes it', async ({ page }) => {
    const { letIn } = await openWithoutScripts(page, '/faq')
    await page.locator('summary[aria-label="More pages"]').click()
    const link = page.getByRole('navigation', { name: 'More pages' }).getByRole('link').first()
    await expect(link).toBeVisible()

    await letIn()
    await waitForHistoryStep(page, true)
    await expect(link).toBeVisible()

    await page.goBack()
    await expect(link).toBeHidden()
    await expect(page).toHaveURL('/faq')
  })

  test('should bring the form of a report that was opened before them, or while they take the page over', async ({
    page,
  }) => {
    const { letIn } = await openWithoutScripts(page, '/place/255')
    await page.getByText('Report a problem').click()
    await expect(page.locator('details[open]').filter({ hasText: 'Report a problem' })).toBeVisible()

    await letIn()

    await expect(page.getByLabel(/What is wrong/)).toBeVisible()

    await page.addInitScript(tapInBetween, 'Report a problem')
    await page.goto('/place/255')

    await expect(page.locator('html')).toHaveAttribute('data-tapped-in-between')
    await expect(page.getByLabel(/What is wrong/)).toBeVisible()
  })

  test('should keep the fields of a form that has no draft', async ({ page }) => {
    const { letIn } = await openWithoutScripts(page, '/recommendations')
    const field = await page.getByLabel(/^Name/).elementHandle()

    await letIn()

    await expect(page.getByLabel(/^Name/)).toBeEnabled()
    expect(await field?.evaluate((element) => element.isConnected)).toBe(true)
  })

  test('should follow a link without waiting for them', async ({ page }) => {
    const { letIn } = await openWithoutScripts(page, '/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click()

    await expect(page).toHaveURL('/guide')
    await letIn()
  })
})
