import type { Page } from '@playwright/test'

import { expect } from './fixtures'

/**
 * Waits until the list of places is as it should be, in the browser's own cache too: the answer lets a browser show the
 * old one once more while it asks for the new one (`stale-while-revalidate`).
 */
export async function untilListed(page: Page, name: string, isListed: boolean): Promise<void> {
  const isThere = () =>
    page.evaluate(async (wanted) => {
      const response = await fetch('/api/locations', { cache: 'reload' })
      return ((await response.json()) as { name: string }[]).some((place) => place.name.includes(wanted))
    }, name)
  await expect.poll(isThere).toBe(isListed)
}
