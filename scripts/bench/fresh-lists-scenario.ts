import type { Browser, CDPSession, Page } from '@playwright/test'

import { dragDown, watchDragDown } from './frames'
import { nameHelper } from './keystrokes'
import { CPU_SLOWDOWN, PHONE } from './phone'

/** Of a hundred frames while a list follows a hand, where they are fewest. */
export type FreshLists = {
  /** Those in which the page's own scripts had their turn. */
  readonly framesKept: number
  /** The page of that list. */
  readonly worst: string
  /** Those that the screen showed with nothing missing. */
  readonly framesShown: number
}

/** Pages with long lists, and how far down they can be moved before more is asked for or the list ends. */
const LISTS = [
  ['/map', 2],
  ['/places', 3],
  ['/places/gates', 3],
] as const

/** What a reader takes before the first movement. Milliseconds. */
const LOOK_MS = 2_500

/** Moves the lists as their pages brought them, on a telephone slowed to a quarter: most readers do nothing else. */
export async function runFreshListsScenario(baseUrl: string, browser: Browser): Promise<FreshLists> {
  const lists: { readonly path: string; readonly kept: number; readonly shown: number }[] = []
  for (const [path, drags] of LISTS) {
    const open = { baseUrl, browser, path }
    const kept = await withFreshPage(open, (page, session) => dragDown(page, session, drags))
    const shown = await withFreshPage(open, (page, session) => watchDragDown(page, session, drags))
    lists.push({ path, kept, shown })
  }
  const [worst] = lists.toSorted((a, b) => a.kept - b.kept)
  if (worst === undefined) throw new Error('No list was moved')
  const framesShown = Math.min(...lists.map(({ shown }) => shown))
  return { framesKept: Math.round(worst.kept), worst: worst.path, framesShown }
}

type Opened = { readonly baseUrl: string; readonly browser: Browser; readonly path: string }

/** A page that nobody has moved yet, in a window of its own. */
async function withFreshPage<Result>(
  { baseUrl, browser, path }: Opened,
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
