import type { Browser, CDPSession, Page } from '@playwright/test'

import { dragDown } from './frames'
import { nameHelper } from './keystrokes'
import { CPU_SLOWDOWN, PHONE } from './phone'

/** Pages with long lists, and how far down they can be moved before more is asked for or the list ends. */
const LISTS = [
  ['/map', 2],
  ['/places', 3],
  ['/mosque-gates', 2],
] as const

/** How long a reader looks before the first movement. Milliseconds. */
const LOOK_MS = 2_500

/**
 * Scrolls the lists as their pages are loaded, on a telephone slowed to a quarter, which is all that most readers do. Of a
 * hundred frames that the screen was due meanwhile, those that it showed, where they are fewest.
 */
export async function runFreshListsScenario(baseUrl: string, browser: Browser): Promise<number> {
  const shown: number[] = []
  for (const [path, drags] of LISTS) {
    shown.push(await withFreshPage({ baseUrl, browser, path }, (page, session) => dragDown(page, session, drags)))
  }
  return Math.min(...shown)
}

type PageOptions = { readonly baseUrl: string; readonly browser: Browser; readonly path: string }

/** Opens a page that has not been scrolled yet, in a window of its own. */
async function withFreshPage<Result>(
  { baseUrl, browser, path }: PageOptions,
  measure: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ baseURL: baseUrl, viewport: PHONE, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('tour-completed', 'true'))
    await page.addInitScript(nameHelper)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(path)
    await page.locator('button[data-tour="search"]').waitFor()
    await page.waitForTimeout(LOOK_MS)
    return await measure(page, session)
  } finally {
    await context.close()
  }
}
