import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'

import { type Burst, runBurst } from './bursts'
import { atMost, type Figure, median } from './figures'
import { generateElements, makeOverpassAnswer } from './generated-places'
import { LIST, PAGE } from './http-scenario'

type Options = {
  readonly site: string
  readonly databaseUri: string
  /** Where the site asks for the map. */
  readonly mapPort: number
  readonly places: number
  readonly rounds: number
  /** Stores an import for the next tick; returns its number. */
  readonly askImport: () => Promise<number>
  readonly tick: () => Promise<void>
}

/** As many as a small site has when it is busy; the server is not at its limit, so that waiting is measured. */
const READS_PER_SECOND = 100
const CONNECTIONS = 16

/** Seconds to wait for the site to be idle, at least and at most. */
const QUIET_LEAST_S = 5
const QUIET_LIMIT_S = 60

/** By then the load process sends requests. */
const LEAD_MS = 1_500

const IMPORT_LIMIT_MS = 120_000

/** How long readers wait while the site itself imports a new edition of every place, against an idle site. */
export async function measureReadsDuringImport(options: Options): Promise<readonly Figure[]> {
  let edition = 0
  const map = await serveMap(options.mapPort, () => makeOverpassAnswer(generateElements(options.places, edition)))
  const database = new Client(options.databaseUri)
  await database.connect()
  try {
    // The generated places of the other parts would come on top.
    await database.query(`DELETE FROM locations WHERE origin = 'osm' AND osm_ref IS NULL`)
    // The first import creates the places, which later ones do not; the second shows how long one with changes takes.
    await importOnce(options, database)
    // A month lies between two imports, so the planner has statistics of the first one.
    await database.query('VACUUM ANALYZE')
    edition += 1
    let seconds = await importOnce(options, database)
    for (const path of [LIST, PAGE]) await fetch(options.site + path)
    const ratios: Record<string, number[]> = {}
    const waits: Record<string, string[]> = {}
    for (let round = 0; round < options.rounds; round += 1) {
      for (const path of [LIST, PAGE]) {
        const read = { url: options.site + path, connections: CONNECTIONS, headers: { 'accept-encoding': 'br' } }
        const atRate = { ...read, perSecond: READS_PER_SECOND, expected: 200 }
        edition += 1
        await waitUntilQuiet(read)
        const idle = await runBurst(atRate, Math.ceil(seconds + LEAD_MS / 1_000))
        const busy = runBurst(atRate, Math.ceil(seconds + LEAD_MS / 1_000))
        await sleep(LEAD_MS)
        seconds = await importOnce(options, database)
        const { p99 } = await busy
        ;(ratios[path] ??= []).push(p99 / Math.max(1, idle.p99))
        ;(waits[path] ??= []).push(`${idle.p99} → ${p99} ms`)
      }
    }
    return [LIST, PAGE].map((path) =>
      atMost(
        `${path} during an import of ${options.places}: p99 against the idle p99`,
        median(ratios[path] ?? []),
        2,
        '×',
        waits[path]?.join(', '),
      ),
    )
  } finally {
    await database.end()
    map.close()
    map.closeAllConnections()
  }
}

/**
 * After an import every list and page has to be rendered again, so the site is not idle. Waits until the reads of one second
 * are about as fast as the fastest before.
 */
async function waitUntilQuiet(read: Omit<Burst, 'expected'>): Promise<void> {
  let best = Number.POSITIVE_INFINITY
  for (let second = 0; second < QUIET_LIMIT_S; second += 1) {
    const { p99 } = await runBurst({ ...read, perSecond: READS_PER_SECOND, expected: 200 }, 1)
    if (second >= QUIET_LEAST_S && p99 <= best * 1.5) return
    best = Math.min(best, p99)
  }
}

/** Seconds from the tick that takes the import up to its end. */
async function importOnce({ askImport, tick }: Options, database: Client): Promise<number> {
  const runId = await askImport()
  const startedAt = performance.now()
  await tick()
  for (;;) {
    const { rows } = await database.query<{ status: string; error: string | null }>(
      'SELECT status::text, error FROM import_runs WHERE id = $1',
      [runId],
    )
    const [run] = rows
    if (run?.status === 'succeeded') return (performance.now() - startedAt) / 1_000
    if (run?.status === 'failed' || performance.now() - startedAt > IMPORT_LIMIT_MS)
      throw new Error(`Import ${runId}: ${run?.error ?? 'it took too long'}`)
    await sleep(50)
  }
}

/** A server of map data that sends everything in its first answer of an import, and nothing in the others. */
async function serveMap(port: number, answer: () => string): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const query = new URLSearchParams(Buffer.concat(chunks).toString()).get('data') ?? ''
      const isFirst = query.includes('"place_of_worship"') && query.includes('(21.')
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(isFirst ? answer() : makeOverpassAnswer([]))
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return server
}
