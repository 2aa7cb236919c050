import { chromium } from '@playwright/test'

import { findChromium } from '../../testing/chromium'
import { realChromiumWorld } from '../../testing/chromium-world'
import { type BenchRun, pinTo, PLACES, root } from '../bench-run'
import { atLeast, atMost, type Figure, median, validRounds, voidFigure } from '../figures'
import { type FreshLists, runFreshListsScenario } from '../fresh-lists-scenario'
import { type MapFigures, runMapScenario } from '../map-scenario'
import { CPU_SLOWDOWN } from '../phone'
import { runSearchScenario } from '../search-scenario'
import { runSlowedReference } from '../slowed-reference'
import { runWalkScenario, type WalkFigures } from '../walk-scenario'

/** Far more than the three cities have: how a letter fares when the guide has grown. */
const MANY_PLACES = 100_000

type Round = {
  readonly reference: number
  readonly map: MapFigures
  readonly fresh: FreshLists
  readonly search: number
  readonly walk: WalkFigures
}

/** What a slow telephone makes of ten thousand places, and of a walk through the guide: medians of the rounds. */
export async function phonePart({ pace }: BenchRun, site: string): Promise<readonly Figure[]> {
  const { rounds: all, many } = await measure(site, pace.rounds)
  const valid = validRounds(all, ({ reference }) => 1 / reference)
  if (valid === null) return [voidFigure('what a slow telephone makes of it', '')]

  const on = `${PLACES} places at ${CPU_SLOWDOWN} × slowdown`
  const time = (
    what: string,
    timeOf: (round: Round) => number,
    most: number,
    noteOf: (round: Round) => number | string = timeOf,
  ) => atMost(what, median(valid.map(timeOf)), most, 'ms', valid.map(noteOf).join(', '))
  const percent = (
    what: string,
    shareOf: (round: Round) => number,
    least: number,
    noteOf: (round: Round) => number | string = (round) => Number(shareOf(round).toFixed(1)),
  ) => atLeast(what, Number(median(valid.map(shareOf)).toFixed(1)), least, '%', valid.map(noteOf).join(', '))
  const fresh = `a list as its page brought it, at ${CPU_SLOWDOWN} × slowdown`
  const highest = (of: (round: Round) => number) => Math.max(...valid.map(of))
  return [
    time(
      `/map, ${on}: from the list to a usable map, beside it the reference`,
      ({ map }) => map.dataToMap,
      600,
      ({ map, reference }) => `${map.dataToMap} (${reference})`,
    ),
    time(`/map, ${on}: a frame while the map moves, p95`, ({ map }) => map.mapFrameP95, 50),
    time(`/map, ${on}: from a keystroke to its results, p95`, ({ map }) => map.keystrokeP95, 50),
    atMost(
      `/map, ${MANY_PLACES} places at ${CPU_SLOWDOWN} × slowdown: from a keystroke to its results, p95`,
      many.keystrokeP95,
      150,
      'ms',
      'one round',
    ),
    time(`/map, ${on}: a frame while the list is scrolled, p95`, ({ map }) => map.scrollFrameP95, 100),
    percent(`/map, ${on}: frames kept while words are typed at a hand's pace`, ({ map }) => map.framesTyped, 97),
    percent(`/map, ${on}: frames shown while the list follows a hand`, ({ map }) => map.framesShown, 99),
    percent(
      `/map, ${on}: frames in which the page's scripts had their turn meanwhile`,
      ({ map }) => map.framesKept,
      90,
    ),
    percent(
      `${fresh}: frames shown while it follows a hand, the worst of three`,
      (round) => round.fresh.framesShown,
      99,
    ),
    percent(
      `${fresh}: frames in which the page's scripts had their turn meanwhile, the worst of three`,
      (round) => round.fresh.framesKept,
      95,
      (round) => `${round.fresh.framesKept} ${round.fresh.worst}`,
    ),
    time(`header search, ${on}: from a keystroke to its results, p95`, ({ search }) => search, 50),
    time(
      `the longest of ${valid[0]?.walk.interactions ?? 0} interactions of a walk, to its next paint`,
      ({ walk }) => walk.interaction,
      100,
      ({ walk }) => `${walk.interaction} ${walk.longest}`,
    ),
    // Two decimals are what is asked for and what readers of the figure know.
    atMost('layout shift of the walk', Math.round(highest(({ walk }) => walk.shift) * 100) / 100, 0, ''),
    atMost(
      '/map: rows in the document',
      highest(({ map }) => map.rows),
      60,
      'rows',
    ),
    atMost(
      '/map: elements in the map',
      highest(({ map }) => map.mapElements),
      300,
      'elements',
    ),
  ]
}

/** A browser in which nothing is compiled yet is part of what a reader meets, so each round has windows of its own. */
async function measure(
  site: string,
  count: number,
): Promise<{ readonly rounds: readonly Round[]; readonly many: MapFigures }> {
  const found = await findChromium(await realChromiumWorld(root))
  // Its processor is slowed down, but it has more than one.
  await pinTo('any')
  const browser = await chromium.launch({
    executablePath: found.path,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const rounds: Round[] = []
  try {
    // Thrown away: what the site is asked for first, and what else the start of a run brings.
    if (count > 1) await runSearchScenario(site, browser)
    while (rounds.length < count) {
      const before = await runSlowedReference(browser)
      const map = await runMapScenario({ baseUrl: site, browser, places: PLACES })
      const fresh = await runFreshListsScenario(site, browser)
      const search = await runSearchScenario(site, browser)
      const walk = await runWalkScenario(site, browser)
      const reference = Math.round((before + (await runSlowedReference(browser))) / 2)
      rounds.push({ reference, map, fresh, search, walk })
    }
    return { rounds, many: await runMapScenario({ baseUrl: site, browser, places: MANY_PLACES }) }
  } finally {
    await browser.close()
    await pinTo(0)
  }
}
