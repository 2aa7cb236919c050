/**
 * How fast /map is with ten thousand places on a slow telephone: the list, its search, and the map, measured in a real
 * Chromium with the processor slowed to a quarter. `GET /api/locations` is answered here with generated places, so any
 * running guide will do:
 *
 *     node --import tsx bench/map-scenario.ts http://localhost:3000
 *
 * `runMapScenario` gives the same figures to other programs. A keystroke is measured letter after letter without a pause;
 * work that follows a letter can delay the next one only when words are typed with pauses, as by a person.
 */
import { fileURLToPath } from 'node:url'

import type { Browser, Locator, Page } from '@playwright/test'

import { type LocationDto, locationSchema } from '@/contracts/locations'

import { withBrowser } from './browser'
import { dragDown, measureFrames, computeShownPercent, measureLongestFrame } from './frames'
import { generatePlaces } from './generated-places'
import { nameHelper, p95, typeText } from './keystrokes'
import { CPU_SLOWDOWN, PHONE } from './phone'
import { isHydrated } from '../scripts/testing/is-hydrated'

/** Milliseconds unless said otherwise; p95 of all samples. */
export type MapFigures = {
  readonly places: number
  readonly cpuSlowdown: number
  /** From the last byte of the list to the marks of all places on an open map. */
  readonly dataToMap: number
  /** The longest of twenty frames while the map is moved and its scale changed. */
  readonly mapFrameP95: number
  /** From a keystroke until its results are painted. */
  readonly keystrokeP95: number
  /** The longest of twenty frames while the list is scrolled. */
  readonly scrollFrameP95: number
  /** Of a hundred frames that a screen could show while words are typed at the pace of a telephone, those that it did. */
  readonly framesTyped: number
  /** Of a hundred frames that the screen was due while the list is scrolled by gestures, those that it showed. */
  readonly framesShown: number
  /** Elements, at most. */
  readonly mapElements: number
  /** Rows in the document, at most. */
  readonly rows: number
}

type Options = {
  readonly baseUrl: string
  readonly browser: Browser
  readonly places?: number
}

const PLACES = 10_000

/** Twenty things a reader looks for, typed letter by letter; the stop words and the short ones among them on purpose. */
const QUERIES = [
  'hotel',
  'the gate of',
  'al baik',
  'quba',
  'coffee 12',
  'pharmacy',
  'masjid',
  'ajyad',
  'ice cream',
  'nahdi',
  'khalil',
  'dar al',
  'makkah',
  'mina',
  'bank',
  'king abdul',
  'zamzam',
  'hospital',
  'toilets',
  'jabal',
] as const

/** Twenty steps over the map: in, about, and out again. */
const MAP_STEPS = ['+', '+', '+', 'ArrowRight', 'ArrowDown', '+', '+', 'ArrowLeft', 'ArrowUp', '-'] as const

/** What `GET /api/locations` would answer: the generated places of the other benchmarks, ids far above the guide's. */
export const makeLocations = (count: number): readonly LocationDto[] =>
  generatePlaces(count).map((place, index) => locationSchema.parse({ id: FIRST_ID + index, ...place }))

const FIRST_ID = 1_000_000

/** Opens /map at `baseUrl` in a fresh window and measures. Fetches nothing from outside. */
export async function runMapScenario({ baseUrl, browser, places: count = PLACES }: Options): Promise<MapFigures> {
  const context = await browser.newContext({ baseURL: baseUrl, viewport: PHONE, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('tour-completed', 'true'))
    // Until everything is ready to be measured.
    await page.addInitScript(() => localStorage.setItem('mapHidden', 'true'))
    await page.addInitScript(nameHelper)
    await page.route('**/api/arabic-names', (route) => route.fulfill({ json: {} }))
    const body = JSON.stringify(makeLocations(count))
    let send = () => {}
    const mayAnswer = new Promise<void>((resolve) => (send = resolve))
    await page.route('**/api/locations', async (route) => {
      await mayAnswer
      await route.fulfill({ contentType: 'application/json', body })
    })

    await page.goto('/map')
    await page.waitForFunction(isHydrated, '#map-search')
    await page.getByRole('button', { name: 'Show map' }).click()
    await page.locator('.leaflet-container button').first().waitFor()
    await zoomOut(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })

    const usable = page.evaluate(measureTimeToAllMarks, count)
    send()
    const dataToMap = await usable
    const { frames: mapFrames, elements } = await moveMap(page)
    const field = page.getByPlaceholder('Search locations...')
    const keystrokes = await typeText(page, field, QUERIES)
    const framesTyped = await typeAtEase(page, field)
    const { frames: scrollFrames, rows } = await scrollList(page)
    const framesShown = await dragDown(page, session, DRAGS)

    return {
      places: count,
      cpuSlowdown: CPU_SLOWDOWN,
      dataToMap: Math.round(dataToMap),
      mapFrameP95: p95(mapFrames),
      keystrokeP95: p95(keystrokes),
      scrollFrameP95: p95(scrollFrames),
      framesTyped: Math.round(framesTyped),
      framesShown,
      mapElements: elements,
      rows,
    }
  } finally {
    await context.close()
  }
}

const DRAGS = 8

/** Runs in the page. The numbers of the marks add up to all places, as far as they are in view. */
const measureTimeToAllMarks = (count: number): Promise<number> =>
  new Promise((resolve) => {
    const look = () => {
      const marks = [...document.querySelectorAll('.leaflet-marker-icon')]
      const sum = marks.reduce((total, mark) => total + (Number(mark.textContent) || 1), 0)
      const [entry] = performance.getEntriesByName(new URL('/api/locations', location.href).href)
      const end = entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0
      if (end === 0 || sum < count / 2) requestAnimationFrame(look)
      else requestAnimationFrame(() => resolve(performance.now() - end))
    }
    look()
  })

/** Until all three cities are in view: the map begins around a mosque. */
async function zoomOut(page: Page): Promise<void> {
  await page.locator('.leaflet-container').focus()
  for (let step = 0; step < STEPS_OUT; step += 1) {
    await page.keyboard.press('-')
    await page.waitForTimeout(STEP_MS)
  }
}

const STEPS_OUT = 9

async function moveMap(page: Page): Promise<{ readonly frames: readonly number[]; readonly elements: number }> {
  const frames: number[] = []
  let elements = 0
  await page.locator('.leaflet-container').focus()
  for (const key of [...MAP_STEPS, ...MAP_STEPS]) {
    const longest = page.evaluate(measureLongestFrame, STEP_MS)
    await page.keyboard.press(key)
    frames.push(await longest)
    elements = Math.max(elements, await page.locator('.leaflet-container *').count())
  }
  return { frames, elements }
}

/** Longer than the movement of a step. */
const STEP_MS = 450

/** Types words at the pace of a telephone, with a pause after each. */
async function typeAtEase(page: Page, field: Locator): Promise<number> {
  const frames: number[] = []
  for (const word of QUERIES.slice(0, TYPED_AT_EASE)) {
    await field.fill('')
    await page.waitForTimeout(WORD_REST_MS)
    const shown = page.evaluate(measureFrames, word.length * LETTER_MS)
    await field.pressSequentially(word, { delay: LETTER_MS })
    frames.push(...(await shown))
  }
  await field.fill('')
  return computeShownPercent(frames)
}

const TYPED_AT_EASE = 5
/** Three letters a second. */
const LETTER_MS = 330
const WORD_REST_MS = 2_000

async function scrollList(page: Page): Promise<{ readonly frames: readonly number[]; readonly rows: number }> {
  const frames: number[] = []
  let rows = 0
  for (let step = 0; step < 20; step += 1) {
    const longest = page.evaluate(measureLongestFrame, STEP_MS)
    await page.mouse.wheel(0, 1500)
    frames.push(await longest)
    rows = Math.max(rows, await page.locator('#locations li').count())
  }
  return { frames, rows }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const baseUrl = process.argv[2] ?? 'http://localhost:3000'
  console.log(JSON.stringify(await withBrowser((browser) => runMapScenario({ baseUrl, browser })), null, 2))
}
