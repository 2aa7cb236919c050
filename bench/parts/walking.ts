import { fileURLToPath } from 'node:url'

import type { Browser } from '@playwright/test'
import { build } from 'esbuild'

import { readDataText } from '../../src/data/read-data'
import { streetFiles } from '../../src/data/street-files'
import { type StreetCity, streetCities, streetCityNames } from '../../src/domain/streets/street-areas'
import { type DrawnElement, readStreets } from '../../src/domain/streets/read-streets'
import { encodeStreetMap } from '../../src/domain/streets/street-file'
import { withBrowser } from '../browser'
import { atMost, type Figure } from '../figures'
import { p95 } from '../keystrokes'
import { CPU_SLOWDOWN } from '../phone'
import type { timeWalks, WalkTimes } from '../walks-in-page'

/** Between corners anywhere in the city. */
const WALKS = 200

/** Milliseconds: at once, and at a quarter of the speed not yet a wait. */
const GOALS = { 1: 50, [CPU_SLOWDOWN]: 200 } as const

/** How long the worker takes for a way across each city, on this machine and on a slow telephone. */
export async function walkingPart(): Promise<readonly Figure[]> {
  const script = await bundleScript()
  return withBrowser(async (browser) => {
    const figures: Figure[] = []
    for (const city of streetCities) {
      for (const slowdown of [1, CPU_SLOWDOWN] as const) {
        figures.push(toFigure(city, slowdown, await measure(browser, { script, city, slowdown })))
      }
    }
    return figures
  })
}

function toFigure(city: StreetCity, slowdown: keyof typeof GOALS, { ready, walks }: WalkTimes): Figure {
  const longest = Math.max(...walks.map(({ metres }) => metres))
  return atMost(
    `a way on foot across ${streetCityNames[city]}${slowdown === 1 ? '' : ` at ${slowdown} × slowdown`}, p95`,
    p95(walks.map(({ milliseconds }) => milliseconds)),
    GOALS[slowdown],
    'ms',
    `${walks.length} ways up to ${(longest / 1000).toFixed(1)} km; from the file to the first question ${Math.round(ready)} ms`,
  )
}

async function bundleScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../walks-in-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'walks',
  })
  return outputFiles[0]?.text ?? ''
}

type MeasureOptions = { readonly script: string; readonly city: StreetCity; readonly slowdown: number }

async function measure(browser: Browser, { script, city, slowdown }: MeasureOptions): Promise<WalkTimes> {
  const page = await browser.newPage()
  try {
    await page.addScriptTag({ content: script })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const bytes = Array.from(encodeStreetMap(readStreets(readElements(city), city).map))
    return await page.evaluate(
      ([file, picks]) =>
        // The bundled script defines it, of which the types of this file know nothing.
        (globalThis as unknown as { walks: { timeWalks: typeof timeWalks } }).walks.timeWalks(file, picks),
      [bytes, pickEnds()] as const,
    )
  } finally {
    await page.close()
  }
}

const readElements = (city: StreetCity): readonly DrawnElement[] =>
  streetFiles[city].flatMap(
    (file) => (JSON.parse(readDataText(file)) as { readonly elements: readonly DrawnElement[] }).elements,
  )

/** The same in every run: the golden ratio spreads evenly. */
const pickEnds = (): readonly (readonly [number, number])[] =>
  Array.from({ length: WALKS }, (_, index) => [(index * 0.618_034) % 1, (index * 0.754_878 + 0.5) % 1] as const)
