import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'

import { prepareDatabase } from '../../scripts/site/prepare'
import { startSite } from '../../scripts/site/site'
import { StepError } from '../../scripts/process/steps'
import { type BenchRun, root } from '../bench-run'
import { atMost, type Figure, median, short } from '../figures'
import { loadPlaces } from '../generated-places'

const MANY = 100_000

/** Shorter times are not noticed, and their ratio says nothing. */
const RENEWAL_FLOOR_MS = 250

/** Shows the place that is edited. */
const LIST = '/places?category=hotel&city=makkah'

/** Pages made of places that other readers request meanwhile, and the lists that the edit renews. */
const PAGES = ['/places', '/directory', '/directory/makkah/hotel', '/map', '/guide/umrah'] as const
const CALLS = ['/api/locations', '/api/place-index', '/api/arabic-names', '/api/opening-hours'] as const

/** Lists are renewed after the page that somebody waits for; their readers get the old ones meanwhile. */
const WATCHED_MS = 6_000

type Measured = {
  readonly firstMs: Readonly<Record<'/places' | '/directory', number>>
  readonly renewedMs: number
  readonly longestMs: number
}

/** A guide of a hundred thousand places against the one that ships: after a start, and after an edit. */
export async function manyPlacesPart(run: BenchRun): Promise<readonly Figure[]> {
  const uri = await run.postgres.createDatabase('guide_bench_many')
  const env = { ...run.env, DATABASE_URI: uri }
  await prepareDatabase({ root, uri, env, withSeed: true })
  const shipped = await measure(run, env)
  await loadPlaces(uri, MANY)
  const many = await measure(run, env)
  return [
    ...(['/places', '/directory'] as const).map((path) =>
      atMost(
        `${path}, the first after a start, of ${MANY} places`,
        many.firstMs[path] / 1_000,
        1,
        's',
        `of the places that ship ${short(shipped.firstMs[path] / 1_000)} s`,
      ),
    ),
    atMost(
      'from an edit to the page that shows it',
      many.renewedMs,
      Math.round(Math.max(RENEWAL_FLOOR_MS, 1.5 * shipped.renewedMs)),
      'ms',
      `of the places that ship ${short(shipped.renewedMs)} ms`,
    ),
    atMost(
      'longest wait of a reader after the edit',
      many.longestMs,
      1_000,
      'ms',
      `of the places that ship ${short(shipped.longestMs)} ms`,
    ),
  ]
}

async function measure({ port, pace, build }: BenchRun, env: BenchRun['env']): Promise<Measured> {
  const start = () => startSite({ root, port, env, build })
  const timeFirst = async (path: string) => {
    const { origin, stop } = await start()
    const took = await timeRequest(origin + path)
    await stop()
    return took
  }
  const firstMs = { '/places': await timeFirst('/places'), '/directory': await timeFirst('/directory') }

  const { origin, stop } = await start()
  const database = new Client(env.DATABASE_URI)
  await database.connect()
  try {
    for (const path of [LIST, ...PAGES, ...CALLS]) await timeRequest(origin + path)
    const rounds: (readonly [renewed: number, longest: number])[] = []
    for (let round = 0; round < pace.rounds; round += 1) {
      // What is compressed better in the background would be measured too.
      await sleep(WATCHED_MS)
      rounds.push(await editOnce({ origin, database, name: `0 edited ${round}` }))
    }
    return {
      firstMs,
      renewedMs: median(rounds.map(([renewed]) => renewed)),
      longestMs: Math.max(...rounds.map(([, longest]) => longest)),
    }
  } finally {
    await database.end()
    await stop()
  }
}

type Edit = { readonly origin: string; readonly database: Client; readonly name: string }

/** Milliseconds from the edit of a place to the page with its new name, and the longest that another reader waited. */
async function editOnce({ origin, database, name }: Edit): Promise<readonly [number, number]> {
  // Triggers note the change, and the server reads them: see src/web-server/change-feed.ts.
  await database.query(
    `UPDATE locations SET name = $1, updated_at = now()
     WHERE id = (SELECT max(id) FROM locations WHERE category = 'hotel' AND city = 'Makkah' AND _status = 'published')`,
    [name],
  )
  const startedAt = performance.now()
  const watched = longestWait(origin)
  while (!(await (await fetch(origin + LIST)).text()).includes(name)) {
    if (performance.now() - startedAt > 60_000) throw new StepError('The page never showed the change.')
    await sleep(10)
  }
  return [performance.now() - startedAt, await watched]
}

async function longestWait(origin: string): Promise<number> {
  const until = performance.now() + WATCHED_MS
  let longest = 0
  while (performance.now() < until)
    for (const path of PAGES) longest = Math.max(longest, await timeRequest(origin + path))
  return longest
}

async function timeRequest(url: string): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new StepError(`${url} was answered ${answer.status}.`)
  return performance.now() - startedAt
}
