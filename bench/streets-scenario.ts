/**
 * How fast the streets of /map are on a slow telephone: their file, their first draw, and dragging the map, in a
 * real Chromium with the processor slowed to a quarter. Any running guide with its streets will do:
 *
 *     node --import tsx bench/streets-scenario.ts http://localhost:3000
 */
import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import type { Browser, CDPSession, Page } from '@playwright/test'

import { withBrowser } from './browser'
import { measureFrames } from './frames'
import { nameHelper, p95 } from './keystrokes'
import { CPU_SLOWDOWN, PHONE } from './phone'
import { isHydrated } from '../scripts/testing/is-hydrated'

export type StreetFigures = {
  /** Bytes of the file of each city, in Brotli. */
  readonly bytes: Readonly<Record<string, number>>
  /** From the last byte of the file to streets on every tile in view, in milliseconds: decoding, laying out, drawing. */
  readonly firstDraw: number
  /** Of all frames while a finger drags the map over a city, in milliseconds. */
  readonly dragFrameP95: number
}

/** Close enough for streets with names, around Masjid al-Haram. */
const VIEW = '/map?filter=grand-mosque&search=masjid%20al-haram'

/** There and back again, farther than a screen. Pixels. */
const DRAGS = [
  [-260, 0],
  [-260, -200],
  [0, -260],
  [260, 0],
  [260, 200],
  [0, 260],
] as const

const DRAG_PX_PER_SECOND = 600
const DRAG_MS = 1_200

export async function runStreetsScenario({
  baseUrl,
  browser,
}: {
  readonly baseUrl: string
  readonly browser: Browser
}): Promise<StreetFigures> {
  const context = await browser.newContext({ baseURL: baseUrl, viewport: PHONE, hasTouch: true, isMobile: true })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => localStorage.setItem('tour-completed', 'true'))
    // Until everything is ready to be measured.
    await page.addInitScript(() => localStorage.setItem('mapHidden', 'true'))
    await page.addInitScript(nameHelper)
    await page.goto(VIEW)
    await page.waitForFunction(isHydrated, '#map-search')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const drawn = page.evaluate(measureTimeToFirstDraw)
    await page.getByRole('button', { name: 'Show map' }).click()
    const firstDraw = await drawn
    const frames = await dragMap(page, session)
    return {
      bytes: await measureFileSizes(baseUrl, await page.content()),
      firstDraw: Math.round(firstDraw),
      dragFrameP95: p95(frames),
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
const measureTimeToFirstDraw = (): Promise<number> =>
  new Promise((resolve) => {
    const look = () => {
      const tiles = [...document.querySelectorAll('canvas.leaflet-tile')]
      const file = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/streets/'))
      const end = file instanceof PerformanceResourceTiming ? file.responseEnd : 0
      const isDrawn = tiles.length > 0 && tiles.every((tile) => tile.classList.contains('leaflet-tile-loaded'))
      if (end === 0 || !isDrawn) requestAnimationFrame(look)
      else requestAnimationFrame(() => resolve(performance.now() - end))
    }
    look()
  })

async function dragMap(page: Page, session: CDPSession): Promise<readonly number[]> {
  const map = page.locator('.leaflet-container')
  await map.scrollIntoViewIfNeeded()
  const box = await map.boundingBox()
  if (box === null) throw new Error('There is no map to drag')
  const frames: number[] = []
  for (const [xDistance, yDistance] of DRAGS) {
    const shown = page.evaluate(measureFrames, DRAG_MS)
    await drag(session, { x: box.x + box.width / 2, y: box.y + box.height / 2, xDistance, yDistance })
    frames.push(...(await shown))
  }
  return frames
}

/** Drags by touch events: start, moves in small steps, end. */
async function drag(
  session: CDPSession,
  {
    x,
    y,
    xDistance,
    yDistance,
  }: { readonly x: number; readonly y: number; readonly xDistance: number; readonly yDistance: number },
): Promise<void> {
  const steps = Math.ceil((Math.hypot(xDistance, yDistance) / DRAG_PX_PER_SECOND) * 60)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let step = 1; step <= steps; step += 1) {
    const touchPoints = [{ x: x + (xDistance * step) / steps, y: y + (yDistance * step) / steps }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
    await sleep(1_000 / 60)
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** The addresses are in the page. A server that has just started compresses fast at first, and better in the background. */
async function measureFileSizes(baseUrl: string, html: string): Promise<Readonly<Record<string, number>>> {
  const versions = [...html.matchAll(/city[\\":]+(makkah|madinah)[\\",]+hash[\\":]+([0-9a-f]{24})/g)]
  const sizes: Record<string, number> = {}
  for (const [, city = '', hash = ''] of versions) {
    const address = new URL(`/api/streets/${city}/${hash}`, baseUrl)
    await measureTransfer(address)
    await sleep(PACKING_MS)
    sizes[city] = await measureTransfer(address)
  }
  return sizes
}

const PACKING_MS = 3_000

const measureTransfer = (address: URL): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const baseUrl = process.argv[2] ?? 'http://localhost:3000'
  console.log(JSON.stringify(await withBrowser((browser) => runStreetsScenario({ baseUrl, browser })), null, 2))
}
