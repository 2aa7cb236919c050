import type { Browser } from '@playwright/test'

import { median } from './figures'
import { CPU_SLOWDOWN } from './phone'

/** Each some hundred milliseconds. */
const TRIES = 5

/**
 * Milliseconds that a bare page takes for a fixed piece of work, slowed as the guide's pages are: how fast the machine was in
 * that minute. Texts, objects and sorting, as in a page; a loop of numbers alone is hardly slowed by other load.
 */
export async function runSlowedReference(browser: Browser): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const times: number[] = []
    for (let one = 0; one < TRIES; one += 1) times.push(await page.evaluate(measureWork))
    return Math.round(median(times))
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
const measureWork = (): number => {
  const start = performance.now()
  const rows = Array.from({ length: 40_000 }, (_, id) => ({
    id,
    name: `Place ${(id * 7_919) % 40_009}`,
    city: 'Makkah',
  }))
  const read = JSON.parse(JSON.stringify(rows)) as typeof rows
  const byName = new Map(read.map((row) => [row.name, row]))
  const sorted = [...byName.keys()].sort((a, b) => a.localeCompare(b, 'en'))
  if (sorted.length !== rows.length) throw new Error('Two names are the same')
  return performance.now() - start
}
