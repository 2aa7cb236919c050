import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'

test.use({ isFirstVisit: true })

const start = (page: Page) => page.getByRole('button', { name: 'Start Tour (2 minutes)' })

const flags = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('tour-completed'), localStorage.getItem('tour-skipped')])

async function takeFirstStep(page: Page): Promise<void> {
  await page.goto('/about')
  await start(page).click()
  await expect(page.getByText('Step 1 of 8')).toBeVisible()
}

/** Opens a page whose clock stands still, and waits until its scripts have taken it over. */
async function openAtRest(page: Page): Promise<void> {
  const noon = new Date('2026-11-20T12:00:00Z')
  await page.clock.install({ time: noon })
  await page.clock.pauseAt(new Date(noon.getTime() + 1_000))
  const loaded = page.waitForEvent('load')
  const opened = page.goto('/about')
  await loaded
  // The frame after which the scripts are fetched, which `goto` waits for; the tour counts from when they have started.
  await page.clock.runFor(50)
  await opened
  // Only scripts make it a button.
  await expect(page.locator('button[data-tour="search"]')).toBeVisible()
}

test.describe('the tour on a first visit', () => {
  test('should open 1500 ms after the page has loaded, and not before', async ({ page }) => {
    await openAtRest(page)

    await page.clock.runFor(1_499)
    await expect(start(page)).toBeHidden()
    await page.clock.runFor(1)
    // Drawing what is fetched takes timers of its own.
    await page.clock.resume()

    await expect(start(page)).toBeVisible()
  })

  test('should be skipped by Skip Tour, for good', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('button', { name: 'Skip Tour' }).click()
    await expect(start(page)).toBeHidden()
    expect(await flags(page)).toEqual([null, 'true'])

    await openAtRest(page)
    await page.clock.runFor(60_000)

    await expect(start(page)).toBeHidden()
  })

  test('should leave the page to the reader while it only offers itself', async ({ page }) => {
    await openAtRest(page)
    await page.locator('button[data-tour="search"]').click()
    const field = page.getByRole('combobox')
    await field.pressSequentially('za')
    await page.clock.runFor(1_500)
    await page.clock.resume()
    await expect(start(page)).toBeVisible()

    await expect(field).toBeFocused()
    await field.pressSequentially('m')
    await expect(field).toHaveValue('zam')
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()

    await expect(start(page)).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Places' }).click()
    await expect(page).toHaveURL('/places')
    await expect(start(page)).toBeVisible()
  })

  test('should offer itself once, lead through eight steps, each on its page, and back, and stay away afterwards', async ({
    page,
  }) => {
    await takeFirstStep(page)
    await expect(page).toHaveURL('/')
    for (const [step, path] of [
      // The search has no page of its own: the reader stays.
      [2, '/'],
      [3, '/guide'],
      [4, '/gates'],
      [5, '/map'],
      [6, '/recommendations'],
      [7, '/settings'],
      [8, '/'],
    ] as const) {
      await page.getByRole('button', { name: 'Next', exact: true }).click()
      await expect(page.getByText(`Step ${step} of 8`)).toBeVisible()
      await expect(page).toHaveURL(path)
    }

    await page.getByRole('button', { name: 'Back' }).click()

    await expect(page.getByText('Step 7 of 8')).toBeVisible()
    await expect(page).toHaveURL('/settings')

    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByText('Step 8 of 8')).toBeVisible()
    await page.getByRole('button', { name: 'Finish Tour' }).click()
    await expect(page.getByText('Step 8 of 8')).toBeHidden()
    expect(await flags(page), 'completed, and not skipped').toEqual(['true', null])
  })

  test('should go on with its step when the page is loaded anew', async ({ page }) => {
    await takeFirstStep(page)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL('/guide')

    await page.reload()

    await expect(page.getByText('Step 3 of 8')).toBeVisible()
    await page.getByRole('button', { name: 'Skip Tour' }).click()
    await expect(page).toHaveURL('/about')
    await page.reload()
    await expect(page.getByText('Step 3 of 8')).toBeHidden()
  })
})
