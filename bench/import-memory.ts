/**
 * How much memory an import of one answer of 15 MB needs: copies of the extracts that ship, with other ids and other
 * positions, printed as the server prints them. Needs a migrated database of its own in DATABASE_URI.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import config from '@payload-config'
import { getPayload } from 'payload'

import { parseOverpass } from '@/server/imports/osm/parse-overpass'
import { readPlaces } from '@/server/imports/places/read-places'
import { placeSource } from '@/server/imports/places/place-source'
import { readRun } from '@/server/imports/runs/run-store'
import { runLeased } from '@/server/imports/runs/run-leased'

import { BEGUN } from '../scripts/process/children'
import { startBenchRun } from './start-bench-run'

const ANSWER_BYTES = 15_000_000

type Element = { readonly id: number; readonly lat?: number; readonly center?: { readonly lat: number } }

const extract = JSON.parse(readFileSync(path.resolve('src/data/makkah-pois.overpass.json'), 'utf8')) as {
  readonly elements: readonly Element[]
}

/** About 170 m: nearer ones of the same name would count as duplicates. */
const STEP_DEGREES = 0.0015

const moveElement = (element: Element, copy: number): Element => ({
  ...element,
  id: element.id + copy * 100_000_000_000,
  ...(element.lat !== undefined && { lat: element.lat + copy * STEP_DEGREES }),
  ...(element.center !== undefined && {
    center: { ...element.center, lat: element.center.lat + copy * STEP_DEGREES },
  }),
})

function makeAnswer(copies: number): string {
  const elements = Array.from({ length: copies }, (_, copy) =>
    extract.elements.map((one) => moveElement(one, copy)),
  ).flat()
  return JSON.stringify({ osm3s: { timestamp_osm_base: '2026-11-20T00:00:00Z' }, elements }, null, 2)
}

process.send?.(BEGUN)
const payload = await getPayload({ config })
payload.logger.level = 'silent'
const { pool } = payload.db
const text = makeAnswer(Math.max(1, Math.round(ANSWER_BYTES / makeAnswer(1).length)))

const runId = await startBenchRun(payload)

// Collects garbage first: the memory in which the answer was made is not the import's.
setFlagsFromString('--expose-gc')
;(runInNewContext('gc') as () => void)()
const before = process.memoryUsage().rss
let highest = before
const watch = setInterval(() => {
  highest = Math.max(highest, process.memoryUsage().rss)
}, 10)
const source = async () => {
  const parsed = parseOverpass(text)
  if (!parsed.ok) throw new Error(parsed.detail)
  const answers = [parsed]
  return placeSource(await readPlaces({ answers, curated: [], isComplete: true, sourceName: 'bench', now: new Date() }))
}
await runLeased(payload, runId, source)
clearInterval(watch)

const run = await readRun(pool, runId)
if (run?.status !== 'succeeded') throw new Error(`The import did not succeed: ${run?.error ?? ''}`)
const figures = {
  answerMegabytes: text.length / 1_000_000,
  places: run.counts.created,
  grownMegabytes: (highest - before) / 1_000_000,
}
console.log(figures)
// To `npm run bench`, when it has started this script.
process.send?.(figures)
process.exit(0)
