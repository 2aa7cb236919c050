import { type BenchRun, setCpuAffinity, PLACES } from '../bench-run'
import { withBrowser } from '../browser'
import { atLeast, atMost, type Figure, median, selectValidRounds, makeVoidFigure } from '../figures'
import { runFreshListsScenario } from '../fresh-lists-scenario'
import { type MapFigures, runMapScenario } from '../map-scenario'
import { CPU_SLOWDOWN } from '../phone'
import { runSearchScenario } from '../search-scenario'
import { runSlowedReference } from '../slowed-reference'
import { runStreetsScenario, type StreetFigures } from '../streets-scenario'
import { runWalkScenario, type WalkFigures } from '../walk-scenario'

/** Far more than the three cities have: for the time from a letter to its results in a larger guide. */
const MANY_PLACES = 100_000

export const SCENARIOS = ['map', 'streets', 'many', 'fresh', 'search', 'walk'] as const

export type Scenario = (typeof SCENARIOS)[number]

type Round = {
  /** Milliseconds of a fixed piece of work. */
  readonly reference: number
  /** Empty for a scenario that was not chosen. */
  readonly map: readonly MapFigures[]
  readonly streets: readonly StreetFigures[]
  readonly fresh: readonly number[]
  readonly search: readonly number[]
  readonly walk: readonly WalkFigures[]
}

/**
 * How fast ten thousand places, and a walk through the guide, are on a slow telephone: medians of the rounds. The goals
 * are what a reader can notice.
 */
export async function phonePart(
  { pace }: BenchRun,
  site: string,
  scenarios: ReadonlySet<Scenario>,
): Promise<readonly Figure[]> {
  const { rounds, many } = await measure(site, pace.rounds, scenarios)
  const valid = selectValidRounds(rounds, ({ reference }) => 1 / reference)
  if (valid === null) return [makeVoidFigure('what a slow telephone makes of it', '')]

  const references = valid.map(({ reference }) => reference)
  const on = `${PLACES} places at ${CPU_SLOWDOWN} × slowdown`
  const asBrought = `a list as its page brought it, at ${CPU_SLOWDOWN} × slowdown`
  return [
    ...figures(
      valid.flatMap(({ map }) => map),
      [
        (all) =>
          makeTimeFigure(
            `/map, ${on}: from the list to a usable map`,
            all,
            ({ dataToMap }) => dataToMap,
            700,
            references,
          ),
        (all) =>
          makeTimeFigure(`/map, ${on}: a frame while the map moves, p95`, all, ({ mapFrameP95 }) => mapFrameP95, 50),
        (all) =>
          makeTimeFigure(
            `/map, ${on}: from a keystroke to its results, p95`,
            all,
            ({ keystrokeP95 }) => keystrokeP95,
            80,
          ),
        (all) =>
          makeTimeFigure(
            `/map, ${on}: a frame while the list is scrolled, p95`,
            all,
            ({ scrollFrameP95 }) => scrollFrameP95,
            100,
          ),
        (all) =>
          makePercentFigure(
            `/map, ${on}: frames shown while words are typed at a hand's pace`,
            all,
            ({ framesTyped }) => framesTyped,
            97,
          ),
        (all) =>
          makePercentFigure(
            `/map, ${on}: frames shown while the list follows a hand`,
            all,
            ({ framesShown }) => framesShown,
            97,
          ),
        (all) =>
          atMost(
            '/map: rows in the document',
            findHighest(all, ({ rows }) => rows),
            60,
            'rows',
          ),
        (all) =>
          atMost(
            '/map: elements in the map',
            findHighest(all, ({ mapElements }) => mapElements),
            300,
            'elements',
          ),
      ],
    ),
    ...figures(
      valid.flatMap(({ streets }) => streets),
      [
        (all) =>
          makeTimeFigure(
            `/map at ${CPU_SLOWDOWN} × slowdown: from the file of the streets to their first draw`,
            all,
            ({ firstDraw }) => firstDraw,
            700,
          ),
        (all) =>
          makeTimeFigure(
            `/map at ${CPU_SLOWDOWN} × slowdown: a frame while a finger drags it over streets, p95`,
            all,
            ({ dragFrameP95 }) => dragFrameP95,
            50,
          ),
        (all) => makeStreetFileFigure('Makkah', all),
        (all) => makeStreetFileFigure('Madinah', all),
      ],
    ),
    ...figures(many, [
      (all) =>
        makeTimeFigure(
          `/map, ${MANY_PLACES} places at ${CPU_SLOWDOWN} × slowdown: from a keystroke to its results, p95`,
          all,
          ({ keystrokeP95 }) => keystrokeP95,
          150,
        ),
    ]),
    ...figures(
      valid.flatMap(({ fresh }) => fresh),
      [
        (all) =>
          makePercentFigure(
            `${asBrought}: frames shown while it follows a hand, the worst of three`,
            all,
            (framesShown) => framesShown,
            97,
          ),
      ],
    ),
    ...figures(
      valid.flatMap(({ search }) => search),
      [
        (all) =>
          makeTimeFigure(`header search, ${on}: from a keystroke to its results, p95`, all, (duration) => duration, 80),
      ],
    ),
    ...figures(
      valid.flatMap(({ walk }) => walk),
      [
        (all) =>
          makeTimeFigure(
            `the longest of ${all[0]?.interactions ?? 0} interactions of a walk, to its next paint`,
            all,
            ({ interaction }) => interaction,
            120,
            all.map(({ longest }) => longest),
          ),
        // With the two decimals in which layout shift is usually given.
        (all) =>
          atMost('layout shift of the walk', Math.round(findHighest(all, ({ shift }) => shift) * 100) / 100, 0, ''),
      ],
    ),
  ]
}

const figures = <One>(
  rounds: readonly One[],
  makeFigures: readonly ((rounds: readonly One[]) => Figure)[],
): readonly Figure[] => (rounds.length === 0 ? [] : makeFigures.map((makeFigure) => makeFigure(rounds)))

/** @param notes one for each round, beside its figure */
function makeTimeFigure<One>(
  what: string,
  rounds: readonly One[],
  getTime: (round: One) => number,
  most: number,
  notes: readonly (string | number)[] = [],
): Figure {
  const times = rounds.map(getTime)
  const remarks = times.map((one, round) => (notes[round] === undefined ? one : `${one} (${notes[round]})`))
  return atMost(what, median(times), most, 'ms', remarks.join(', '))
}

function makePercentFigure<One>(
  what: string,
  rounds: readonly One[],
  getShare: (round: One) => number,
  least: number,
): Figure {
  const shares = rounds.map((round) => Number(getShare(round).toFixed(1)))
  return atLeast(what, Number(median(shares).toFixed(1)), least, '%', shares.join(', '))
}

const makeStreetFileFigure = (city: 'Makkah' | 'Madinah', all: readonly StreetFigures[]): Figure =>
  atMost(
    `the streets of ${city} on the wire`,
    findHighest(all, ({ bytes }) => bytes[city.toLowerCase()] ?? Infinity) / 1000,
    150,
    'KB',
  )

const findHighest = <One>(rounds: readonly One[], of: (round: One) => number): number => Math.max(...rounds.map(of))

/** Each round has windows of its own, because readers also come with a browser in which nothing is compiled yet. */
async function measure(
  site: string,
  count: number,
  scenarios: ReadonlySet<Scenario>,
): Promise<{ readonly rounds: readonly Round[]; readonly many: readonly MapFigures[] }> {
  // Its processor is slowed down, but it has more than one.
  await setCpuAffinity('any')
  const run = async <One>(scenario: Scenario, work: () => Promise<One>): Promise<readonly One[]> =>
    scenarios.has(scenario) ? [await work()] : []
  try {
    return await withBrowser(async (browser) => {
      const rounds: Round[] = []
      // Warm-up, not measured: the first requests of the site, and whatever else is slow at the start of a run.
      if (count > 1) await runSearchScenario(site, browser)
      while (rounds.length < count) {
        const before = await runSlowedReference(browser)
        const map = await run('map', () => runMapScenario({ baseUrl: site, browser, places: PLACES }))
        const streets = await run('streets', () => runStreetsScenario({ baseUrl: site, browser }))
        const fresh = await run('fresh', () => runFreshListsScenario(site, browser))
        const search = await run('search', () => runSearchScenario(site, browser))
        const walk = await run('walk', () => runWalkScenario(site, browser))
        const reference = Math.round((before + (await runSlowedReference(browser))) / 2)
        rounds.push({ reference, map, streets, fresh, search, walk })
      }
      // Once: it takes as long as all others.
      const isManyWanted = count > 0 && scenarios.has('many')
      const many = isManyWanted ? [await runMapScenario({ baseUrl: site, browser, places: MANY_PLACES })] : []
      return { rounds, many }
    })
  } finally {
    await setCpuAffinity(0)
  }
}
