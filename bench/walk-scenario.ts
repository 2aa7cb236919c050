import type { Browser, CDPSession, Locator, Page } from '@playwright/test'

import { CPU_SLOWDOWN, PHONE } from './phone'

export type WalkFigures = {
  /** The longest from a touch or a key until the frame that follows is painted, milliseconds; browsers round to 8. */
  readonly interaction: number
  /** What it was. */
  readonly longest: string
  readonly interactions: number
  /** Layout shift of all pages together. */
  readonly shift: number
}

/** What a page has measured of itself. */
type Measured = { readonly interactions: Record<number, number>; shift: number }

declare global {
  interface Window {
    seenByWalk: Measured
  }
}

/** From one touch to the next. Milliseconds. */
const BETWEEN_MS = 700

/** From one letter to the next, milliseconds: eight letters a second is fast for two thumbs. */
const TYPING = { delay: 125 } as const

/** From touchstart to touchend. Milliseconds. */
const FINGER_MS = 80

/**
 * A walk through the guide on a telephone slowed to a quarter, touched as a finger does: menu, search, a chip, a city, a
 * gate, a question, a place's sheet, the switch for the dark. Fewer than fifty interactions, so the longest of them is the
 * interaction to next paint.
 */
export async function runWalkScenario(baseUrl: string, browser: Browser): Promise<WalkFigures> {
  const context = await browser.newContext({ baseURL: baseUrl, viewport: PHONE, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('tour-completed', 'true'))
    await page.addInitScript(watch)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const all: { readonly what: string; readonly duration: number }[] = []
    let shift = 0
    for (const [path, touches] of WALK) {
      await page.goto(path)
      await page.locator('button[data-tour="search"]').waitFor()
      for (const [what, touch] of touches) {
        await page.waitForTimeout(BETWEEN_MS)
        await touch(page, session)
        await page.waitForTimeout(BETWEEN_MS)
        const seen = await page.evaluate(takeMeasured)
        shift += seen.shift
        for (const duration of Object.values(seen.interactions)) all.push({ what: `${path}: ${what}`, duration })
      }
    }
    const longest = all.toSorted((a, b) => b.duration - a.duration)[0]
    if (longest === undefined) throw new Error('The walk was not seen by the page')
    return { interaction: longest.duration, longest: longest.what, interactions: all.length, shift }
  } finally {
    await context.close()
  }
}

type Touch = readonly [what: string, touch: (page: Page, session: CDPSession) => Promise<void>]

const makeTap = (what: string, find: (page: Page) => Locator): Touch => [
  what,
  (page, session) => tap(find(page), session),
]

/**
 * Taps as a finger does, with a moment between start and end. Playwright's own tap ends at once and runs code in the page
 * meanwhile, so that a part of the time measured would be its own.
 */
async function tap(target: Locator, session: CDPSession): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('There is nothing to tap')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await new Promise((resolve) => setTimeout(resolve, FINGER_MS))
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const findInNavigation = (name: string, link: string | RegExp) => (page: Page) =>
  page.getByRole('navigation', { name }).getByRole('link', { name: link })

/** By keys: a choice made by a script is no interaction, and the layout shift after it would count as unexpected. */
async function chooseMadinah(page: Page): Promise<void> {
  const cities = page.getByRole('combobox', { name: 'City' })
  await cities.focus()
  await cities.press('ArrowDown')
  await cities.press('ArrowDown')
}

const WALK: readonly (readonly [path: string, touches: readonly Touch[]])[] = [
  [
    '/',
    [
      makeTap('the menu', (page) => page.locator('header summary')),
      ['Escape', (page) => page.keyboard.press('Escape')],
      makeTap('the search', (page) => page.locator('button[data-tour="search"]')),
      ['a gate by its number', (page) => page.getByRole('combobox').pressSequentially('gate 79', TYPING)],
      makeTap('the search again', (page) => page.locator('button[data-tour="search"]')),
      makeTap('Guide', findInNavigation('Main', 'Guide')),
    ],
  ],
  [
    '/places',
    [
      makeTap('Restaurants', findInNavigation('Categories', 'Restaurants')),
      ['Madinah', chooseMadinah],
      ['letters', (page) => page.getByRole('searchbox').pressSequentially('baik', TYPING)],
    ],
  ],
  [
    '/places/gates',
    [
      makeTap('the other mosque', findInNavigation('Mosque', /Nabawi/)),
      makeTap('a range of gates', (page) => page.locator('main details:not(aside *) > summary').first()),
      makeTap('a gate', (page) => page.getByRole('link', { name: /^Details: / }).first()),
      makeTap('Close', (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' })),
    ],
  ],
  ['/faq', [makeTap('a question', (page) => page.locator('main details details summary').first())]],
  [
    '/map',
    [
      makeTap('a chip', (page) => page.locator('main nav a').nth(2)),
      makeTap('a place', (page) => page.locator('#locations li').first().getByRole('link').first()),
      makeTap('Show more', (page) => page.getByRole('button', { name: 'Show more' })),
      makeTap('Close', (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' })),
    ],
  ],
  ['/settings', [makeTap('Dark Mode', (page) => page.getByRole('switch', { name: 'Dark Mode' }))]],
]

/** Runs in the page: https://www.w3.org/TR/event-timing/ and https://wicg.github.io/layout-instability/. */
function watch(): void {
  const seen: Measured = { interactions: {}, shift: 0 }
  window.seenByWalk = seen
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId?: number })[]) {
      if (!entry.interactionId) continue
      seen.interactions[entry.interactionId] = Math.max(seen.interactions[entry.interactionId] ?? 0, entry.duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. */
function takeMeasured(): Measured {
  const { interactions, shift } = window.seenByWalk
  window.seenByWalk.shift = 0
  const interactionsSoFar = { ...interactions }
  for (const id of Object.keys(interactions)) Reflect.deleteProperty(interactions, id)
  return { interactions: interactionsSoFar, shift }
}
