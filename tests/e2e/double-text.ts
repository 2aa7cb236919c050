import type { Page } from '@playwright/test'

/** The browser's own setting, which media queries in `em` follow, too. Before the page is opened. */
export async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}
