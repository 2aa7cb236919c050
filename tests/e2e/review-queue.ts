import type { Locator, Page } from '@playwright/test'

import { expect, test as base } from './fixtures'
import { type ReviewData, reviewData } from './review-data'

/** With submissions of its own, which are taken away again. */
export const test = base.extend<{ readonly data: ReviewData }>({
  data: async ({}, use) => {
    const data = await reviewData()
    await use(data)
    await data.remove()
  },
})

/** The queue, narrowed to what this test has sent. */
export async function openQueue(page: Page, { mark }: ReviewData): Promise<void> {
  await page.goto('/admin/review')
  const words = page.getByRole('searchbox', { name: 'Words' })
  await words.fill(mark)
  await words.press('Enter')
  await expect(page.getByText(/\d+ in this list/)).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** A submission in the list. */
export const row = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: 'Submissions' }).getByRole('button', { name: title })
