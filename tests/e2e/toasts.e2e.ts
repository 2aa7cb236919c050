import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'

const toast = (page: Page) => page.getByRole('region', { name: 'Message (F8)' })

/** Any action of the guide that says it was done. */
async function raise(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete my data on this device' }).click()
  await expect(toast(page)).toContainText('Deleted')
}

async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings')
  // A switch that works says that the scripts do.
  await expect(page.getByRole('switch', { name: 'Dark Mode' })).toBeEnabled()
}

/** A finger that moves the toast sideways by so many pixels. */
async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toast(page).boundingBox()
  const x = Math.round((box?.x ?? 0) + 60)
  const y = Math.round((box?.y ?? 0) + 20)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (const part of [0.5, 1]) {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + Math.round(distance * part), y }],
    })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test.describe('a toast', () => {
  test('should be dismissed by a swipe of 51 px and stay for one of 49', async ({ page }) => {
    await openSettings(page)
    await raise(page)

    await swipe(page, 49)
    await expect(toast(page)).toHaveAttribute('data-state', 'open')
    await swipe(page, 51)

    await expect(page.locator('[aria-label="Message (F8)"][data-state="open"]')).toHaveCount(0)
  })
})
