import type { Browser } from '@playwright/test'

import type { BenchRun } from '../bench-run'
import { withBrowser } from '../browser'
import { atMost, type Figure, median } from '../figures'
import { runSavedGuideScenario, runVisit } from '../offline-scenario'
import type { StartFigures } from '../page-start'
import { CPU_SLOWDOWN } from '../phone'

const KB = 1024
const MB = KB * KB

const STARTS = ['/', '/guide/umrah/umrah-steps'] as const

/**
 * A delay that readers do not notice. Here a worker that answers nothing at all delays the paint of a second visit by
 * some 50 ms.
 */
const LATER_MS = { paint: 100, blocked: 50 } as const

/** What the guide on the device costs: the network once, and the start of a page not at all. */
export function offlinePart({ pace }: BenchRun, site: string): Promise<readonly Figure[]> {
  return withBrowser(async (browser) => {
    const saved = await runSavedGuideScenario(site, browser)
    const figures = [
      atMost('a first visit brings along behind the page', Math.round(saved.firstWave / KB), 400, 'KB'),
      atMost(
        'the saved guide, as sent',
        Number((saved.bytes / MB).toFixed(1)),
        5,
        'MB',
        `${saved.pages} pages and lists, ${saved.files} files`,
      ),
      atMost('the saved guide: from the tap to Ready', Math.round(saved.toReady / 1000), 60, 's'),
      atMost(
        'the saved guide, looked at again: fetched anew',
        saved.again.length,
        0,
        'answers',
        saved.again.join(', '),
      ),
    ]
    for (const path of STARTS)
      for (const isSecond of [false, true]) figures.push(...(await compareStarts(browser, path, isSecond)))
    return figures
  })

  async function compareStarts(browser: Browser, path: string, isSecond: boolean): Promise<readonly Figure[]> {
    const without: StartFigures[] = []
    const withWorker: StartFigures[] = []
    for (let round = 0; round < Math.max(1, pace.rounds); round += 1) {
      without.push(await runVisit(site, browser, { path, hasWorker: false, isSecond }))
      withWorker.push(await runVisit(site, browser, { path, hasWorker: true, isSecond }))
    }
    const visit = `${isSecond ? 'second' : 'first'} visit of ${path}, at ${CPU_SLOWDOWN} × slowdown`
    return (['paint', 'blocked'] as const).map((what) => {
      const [before, after] = [without, withWorker].map((starts) => median(starts.map((start) => start[what])))
      const later = Math.max(0, Math.round((after ?? 0) - (before ?? 0)))
      const name = what === 'paint' ? 'largest paint later' : 'blocked longer'
      return atMost(`${name} by the worker, ${visit}`, later, LATER_MS[what], 'ms', `${after} ms against ${before} ms`)
    })
  }
}
