import { chromium } from '@playwright/test'

import { findChromium } from '../../lib/chromium'
import { realChromiumWorld } from '../../lib/chromium-world'
import { type BenchRun, pinTo, PLACES, root } from '../bench-run'
import { atMost, type Figure, median } from '../figures'
import { CPU_SLOWDOWN, type MapFigures, runMapScenario } from '../map-scenario'
import { runSearchScenario } from '../search-scenario'
import { runWalkScenario, type WalkFigures } from '../walk-scenario'

/** A browser in which nothing is compiled yet is part of what a reader meets, so each round has windows of its own. */
const MOST_ROUNDS = 3

/** What a slow telephone makes of ten thousand places, and of a walk through the guide: medians of the rounds. */
export async function phonePart({ pace }: BenchRun, site: string): Promise<readonly Figure[]> {
  const found = await findChromium(await realChromiumWorld(root))
  // Its processor is slowed down, but it has more than one.
  await pinTo('any')
  const browser = await chromium.launch({
    executablePath: found.path,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const maps: MapFigures[] = []
  const searches: number[] = []
  const walks: WalkFigures[] = []
  try {
    for (let round = 0; round < Math.min(MOST_ROUNDS, pace.rounds); round += 1) {
      maps.push(await runMapScenario({ baseUrl: site, browser, places: PLACES }))
      searches.push(await runSearchScenario(site, browser))
      walks.push(await runWalkScenario(site, browser))
    }
  } finally {
    await browser.close()
    await pinTo(0)
  }
  const on = `${PLACES} places at ${CPU_SLOWDOWN} × slowdown`
  const time = (what: string, times: readonly number[], most: number, notes: readonly (number | string)[] = times) =>
    atMost(what, median(times), most, 'ms', notes.join(', '))
  const ofMap = (what: string, figure: keyof MapFigures, most: number) =>
    time(
      `/map, ${on}: ${what}`,
      maps.map((round) => round[figure]),
      most,
    )
  const highest = (values: readonly number[]) => Math.max(...values)
  return [
    ofMap('from the list to a usable map (A15)', 'dataToMap', 600),
    ofMap('a frame while the map moves, p95 (A15)', 'mapFrameP95', 50),
    ofMap('from a keystroke to its results, p95 (A14)', 'keystrokeP95', 50),
    ofMap('a frame while the list is scrolled, p95 (A16)', 'scrollFrameP95', 100),
    time(`header search, ${on}: from a keystroke to its results, p95 (A14)`, searches, 50),
    time(
      `the longest of ${walks[0]?.interactions ?? 0} interactions of a walk, to its next paint`,
      walks.map(({ interaction }) => interaction),
      100,
      walks.map(({ interaction, longest }) => `${interaction} ${longest}`),
    ),
    // Two decimals are what is asked for and what readers of the figure know.
    atMost('layout shift of the walk', Math.round(highest(walks.map(({ shift }) => shift)) * 100) / 100, 0, ''),
    atMost('/map: rows in the document (A16)', highest(maps.map(({ rows }) => rows)), 60, 'rows'),
    atMost('/map: elements in the map (A15)', highest(maps.map(({ mapElements }) => mapElements)), 300, 'elements'),
  ]
}
