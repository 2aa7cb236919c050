import type { Browser, BrowserContext } from '@playwright/test'

import { OFFLINE_PAGE } from '@/domain/offline/caches'

import { measureStart, SETTLE_MS, type StartFigures } from './page-start'
import { CPU_SLOWDOWN, PHONE } from './phone'

/** The longest that saving may take before it counts as broken. Milliseconds. */
const SAVING_LIMIT_MS = 300_000

export type SavedGuideFigures = {
  readonly pages: number
  readonly files: number
  /** As sent, of everything that went over the network from the tap on. */
  readonly bytes: number
  /** From the tap on 'Save it now' to 'Ready', milliseconds. */
  readonly toReady: number
  /** What a first visit fetches in the background, as sent. */
  readonly firstWave: number
  /** What is fetched again when nothing has changed: paths. */
  readonly again: readonly string[]
}

/** A first visit, then 'Save the guide on this device', then a second visit of Settings: what each of them fetches. */
export async function runSavedGuideScenario(site: string, browser: Browser): Promise<SavedGuideFigures> {
  const context = await newContext(site, browser, 'allow')
  try {
    const page = await context.newPage()
    await page.goto('/about')
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: 60_000 }))
    await page.waitForFunction((name) => caches.match(name).then((response) => response !== undefined), OFFLINE_PAGE)
    await page.waitForTimeout(SETTLE_MS)
    const firstWave = await worker.evaluate(sumSentBytes)

    await page.goto('/settings')
    await page.getByRole('button', { name: 'Save the guide on this device' }).click()
    const save = page.getByRole('button', { name: 'Save it now' })
    await save.waitFor()
    const before = await page.evaluate(sumSentBytes)
    const startedAt = performance.now()
    await save.click()
    const summary = page.getByText(/Tested: all are there/)
    await summary.waitFor({ timeout: SAVING_LIMIT_MS })
    const toReady = performance.now() - startedAt
    const bytes = (await page.evaluate(sumSentBytes)) - before
    const [, pages = '0', files = '0'] = /(\d+) pages and lists, (\d+) files/.exec(await summary.innerText()) ?? []

    await page.reload()
    await summary.waitFor()
    const again = await page.evaluate(listSavedAgain)
    return { pages: Number(pages), files: Number(files), bytes, toReady: Math.round(toReady), firstWave, again }
  } finally {
    await context.close()
  }
}

type Visit = { readonly path: string; readonly hasWorker: boolean; readonly isSecond: boolean }

/** A visit of a page on a telephone slowed to a quarter: largest paint and blocking time, in milliseconds. */
export async function runVisit(
  site: string,
  browser: Browser,
  { path, hasWorker, isSecond }: Visit,
): Promise<StartFigures> {
  const context = await newContext(site, browser, hasWorker ? 'allow' : 'block')
  try {
    const page = await context.newPage()
    if (isSecond) {
      await page.goto(path)
      if (hasWorker) await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await page.waitForTimeout(SETTLE_MS)
    }
    return await measureStart(page, path, CPU_SLOWDOWN)
  } finally {
    await context.close()
  }
}

async function newContext(site: string, browser: Browser, serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: site,
    serviceWorkers,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  })
  await context.addInitScript(() => {
    localStorage.setItem('tour-completed', 'true')
    performance.setResourceTimingBufferSize(5_000)
  })
  return context
}

/** In a page or a worker: bytes over the network of everything it has fetched. */
const sumSentBytes = (): number =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).reduce(
    (sum, { transferSize }) => sum + transferSize,
    0,
  )

/**
 * Lists what came over the network again, without what every page loads and sends, and what Settings fetches to compare.
 */
const listSavedAgain = (): readonly string[] =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(
      ({ name, transferSize }) => transferSize > 0 && !/offline-pack|offline-files|theme\.js|page-views/.test(name),
    )
    .map(({ name }) => new URL(name).pathname)
