import type { Page } from '@playwright/test'

import { expect } from './fixtures'

/**
 * Waits until the history has a step for what lies over the page, or has none any more. The browser reports a task later
 * that the menu has been opened, which is sooner than any finger and later than a test.
 */
export const waitForHistoryStep = (page: Page, isThere: boolean): Promise<void> =>
  expect.poll(() => page.evaluate(() => 'overlay' in ((history.state as object | null) ?? {}))).toBe(isThere)
