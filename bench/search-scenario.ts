import type { Browser } from '@playwright/test'

import { nameHelper, p95, typeText } from './keystrokes'
import { CPU_SLOWDOWN, PHONE } from './phone'

/** Twenty questions: names, kinds, gates, pages, Arabic, other spellings and mistakes. */
const QUERIES = [
  'haram',
  'gate 79',
  'baik',
  'hotel',
  'قباء',
  'pharmcy',
  'quba mosque',
  'umrah',
  'nabvi',
  '٧٩',
  'medina',
  'zamzam',
  'laundry',
  'miqat',
  'visa',
  'mina',
  'bab 25',
  'king fahd',
  'ajyad',
  'مطعم',
] as const

/** From opening the search to the first letter. Milliseconds. */
const FIRST_LETTER_MS = 1_500

/**
 * The header search on a telephone slowed to a quarter, with the places of the guide at `baseUrl`: milliseconds from a
 * keystroke until its results are painted, p95.
 */
export async function runSearchScenario(baseUrl: string, browser: Browser): Promise<number> {
  const context = await browser.newContext({ baseURL: baseUrl, viewport: PHONE, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('tour-completed', 'true'))
    await page.addInitScript(nameHelper)
    await page.goto('/faq')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const index = page.waitForResponse('**/api/place-index')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await (await index).finished()
    await page.waitForTimeout(FIRST_LETTER_MS)
    return p95(await typeText(page, page.getByRole('combobox'), QUERIES))
  } finally {
    await context.close()
  }
}
