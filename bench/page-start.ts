import type { Page } from '@playwright/test'

/** What happens behind a page after it was loaded. Milliseconds. */
export const SETTLE_MS = 4_000

/** A task is long when it takes longer: https://w3c.github.io/longtasks/. Milliseconds. */
const LONG_MS = 50

/** Both in milliseconds. */
export type StartFigures = {
  /** From the request to the largest paint. */
  readonly paint: number
  /** Total blocking time: what long tasks took beyond the first 50 ms of each, counted from the first paint on. */
  readonly blocked: number
}

/** Loads a page with the processor slowed so many times, and waits until it has come to rest. */
export async function measureStart(page: Page, path: string, slowdown: number): Promise<StartFigures> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(path)
  await page.waitForTimeout(SETTLE_MS)
  const paints = await readEntries(page, 'largest-contentful-paint')
  const [firstPaint] = await readEntries(page, 'paint')
  const tasks = await readEntries(page, 'longtask')
  const blocked = tasks.map(({ startTime, duration }) => {
    const inView = startTime + duration - Math.max(startTime, firstPaint?.startTime ?? 0)
    return Math.max(0, inView - LONG_MS)
  })
  return {
    paint: Math.round(paints.at(-1)?.startTime ?? 0),
    blocked: Math.round(blocked.reduce((sum, one) => sum + one, 0)),
  }
}

const readEntries = (page: Page, type: string) =>
  page.evaluate(
    (observed) =>
      new Promise<readonly { readonly startTime: number; readonly duration: number }[]>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect()
          resolve(list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })))
        }).observe({ type: observed, buffered: true })
        // There was no such entry.
        setTimeout(() => resolve([]), 500)
      }),
    type,
  )
