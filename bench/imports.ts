/**
 * How fast an import writes, against what the database can do at all and what the CMS does by itself.
 *
 *     npm run with-postgres -- node --import tsx bench/imports.ts [places]
 *
 * Needs a migrated database of its own in DATABASE_URI: it empties the places. Four things in turn, several rounds, and
 * of each the median: COPY of the same rows into tables of the same columns and indexes; an import of new
 * places; the same import again, which changes nothing; and the CMS's own find and update, on a sample. "Parsed elements"
 * go in, so reading the JSON is not part of it; choosing the places, comparing, writing and committing are.
 */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import config from '@payload-config'
import { getPayload } from 'payload'

import { parseOverpass } from '@/server/imports/osm/parse-overpass'
import { readPlaces } from '@/server/imports/places/read-places'
import { placeSource } from '@/server/imports/places/place-source'
import { readRun } from '@/server/imports/runs/run-store'
import { runLeased } from '@/server/imports/runs/run-leased'

import { copyFrom } from './copy-from.mjs'
import { generateElements, makeOverpassAnswer } from './generated-places'
import { BEGUN } from '../scripts/process/children'
import { startBenchRun } from './start-bench-run'

const places = Number(process.argv[2] ?? 10_000)
const ROUNDS = 3
const SAMPLE = 100

process.send?.(BEGUN)
const payload = await getPayload({ config })
payload.logger.level = 'silent'
const { pool } = payload.db

const parsed = parseOverpass(makeOverpassAnswer(generateElements(places)))
if (!parsed.ok) throw new Error(parsed.detail)

const measureSeconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1_000
}

async function importAll(): Promise<void> {
  const runId = await startBenchRun(payload)
  const source = async () =>
    placeSource(
      await readPlaces({
        answers: parsed.ok ? [parsed] : [],
        curated: [],
        isComplete: true,
        sourceName: 'bench',
        now: new Date(),
      }),
    )
  await runLeased(payload, runId, source)
  const run = await readRun(pool, runId)
  if (run?.status !== 'succeeded') throw new Error(`The import did not succeed: ${run?.error ?? ''}`)
  writtenRows = run.counts.created + run.counts.updated
}
let writtenRows = 0

async function emptyTables(): Promise<void> {
  await pool.query('TRUNCATE locations, _locations_v, import_values, import_undo, import_creations CASCADE')
  await pool.query('VACUUM ANALYZE locations')
}

/** The rows as they are now, and the time COPY takes to put them into tables like ours. */
async function copyTables(tables: readonly string[]): Promise<number> {
  const client = await pool.connect()
  try {
    const texts: string[] = []
    for (const table of tables) {
      const { rows } = await client.query<{ line: string }>(
        `SELECT translate(t::text, E'\\n', ' ') AS line FROM ${table} t`,
      )
      texts.push(rows.map(({ line }) => line.slice(1, -1)).join('\n'))
      await client.query(`DROP TABLE IF EXISTS bench_${table}`)
      await client.query(`CREATE TABLE bench_${table} (LIKE ${table} INCLUDING ALL)`)
    }
    return await measureSeconds(async () => {
      await client.query('BEGIN')
      for (const [index, table] of tables.entries()) {
        const target = client.query(copyFrom(`COPY bench_${table} FROM STDIN WITH (FORMAT csv)`))
        await pipeline(Readable.from([texts[index] ?? '']), target)
      }
      await client.query('COMMIT')
    })
  } finally {
    for (const table of tables) await client.query(`DROP TABLE IF EXISTS bench_${table}`)
    client.release()
  }
}

/** What an importer without SQL of its own would do: find each place, then update it. Places a second. */
async function updateThroughCms(): Promise<number> {
  const { rows } = await pool.query<{ osm_ref: string }>('SELECT osm_ref FROM locations ORDER BY id LIMIT $1', [SAMPLE])
  const time = await measureSeconds(async () => {
    for (const { osm_ref } of rows) {
      const { docs } = await payload.find({ collection: 'locations', where: { osmRef: { equals: osm_ref } }, limit: 1 })
      const [place] = docs
      if (place) await payload.update({ collection: 'locations', id: place.id, data: { cuisine: 'changed' } })
    }
  })
  return SAMPLE / time
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const first: number[] = []
const again: number[] = []
const copy: number[] = []
const copyAll: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  await emptyTables()
  first.push(await measureSeconds(importAll))
  again.push(await measureSeconds(importAll))
  if (writtenRows !== 0) throw new Error('An unchanged import wrote rows')
  copy.push(await copyTables(['locations']))
  copyAll.push(await copyTables(['locations', '_locations_v', 'import_values', 'import_undo', 'import_creations']))
}
const upserts = await updateThroughCms()
const rate = places / median(first)

console.log(`${places} places, median of ${ROUNDS} rounds
first import        ${median(first).toFixed(2)} s   ${Math.round(rate)} places/s   (goal: 1 s for 10 000)
unchanged again     ${median(again).toFixed(2)} s   ${Math.round(places / median(again))} places/s, 0 rows written
COPY, all it writes ${median(copyAll).toFixed(2)} s   ratio ${(median(copyAll) / median(first)).toFixed(2)} (goal: 0.40)   again ${(median(copyAll) / median(again)).toFixed(2)} (goal: 0.60)
COPY, places alone  ${median(copy).toFixed(2)} s   ratio ${(median(copy) / median(first)).toFixed(2)}
find and update     ${Math.round(upserts)} places/s   ratio ${Math.round(rate / upserts)} (goal: 100)`)
// To `npm run bench`, when it has started this script.
process.send?.({
  firstSeconds: median(first),
  againSeconds: median(again),
  copyAllSeconds: median(copyAll),
  copyPlacesSeconds: median(copy),
  upsertsPerSecond: upserts,
  places,
})
process.exit(0)
