import type { Browser } from '@playwright/test'

import { dragDown } from './frames'
import { nameHelper } from './keystrokes'
import { CPU_SLOWDOWN, PHONE } from './phone'

export type FreshLists = {
  /** Of a hundred frames that a screen could show while a list follows a hand, those that it did, where they are fewest. */
  readonly framesKept: number
  /** The page of that list. */
  readonly worst: string
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
  const kept: { readonly path: string; readonly frames: number }[] = []
  for (const [path, drags] of LISTS) {
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
      kept.push({ path, frames: await dragDown(page, session, drags) })
    } finally {
      await context.close()
    }
  }
  const [worst] = kept.toSorted((a, b) => a.frames - b.frames)
  if (worst === undefined) throw new Error('No list was moved')
  return { framesKept: Math.round(worst.frames), worst: worst.path }
}
