import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { type BenchRun, setCpuAffinity, PLACES, PREFERRED_PORT, root } from './bench-run'
import { fullPace, type Pace } from './bursts'
import { atMost, type Figure, median, printTable } from './figures'
import { loadPlaces } from './generated-places'
import { blockingPart } from './parts/blocking'
import { busyReadingPart, importPart } from './parts/importing'
import { lighthousePart } from './parts/lighthouse'
import { manyPlacesPart } from './parts/many-places'
import { offlinePart } from './parts/offline'
import { phonePart, SCENARIOS } from './parts/phone'
import { readingPart, writingPart } from './parts/requests'
import { walkingPart } from './parts/walking'
import { buildIfNeeded } from '../scripts/site/build'
import { findFreePort } from '../scripts/process/free-port'
import { runMain } from '../scripts/process/lifecycle'
import { startThrowAwayPostgres } from '../scripts/postgres/postgres'
import { prepareDatabase } from '../scripts/site/prepare'
import { startSite } from '../scripts/site/site'
import { createStepRunner, StepError, writeLine } from '../scripts/process/steps'
import { testSettings } from '../scripts/testing/test-settings'

const PARTS = [
  'reading',
  'writing',
  'imports',
  'start',
  'places',
  'phone',
  'walking',
  'lighthouse',
  'blocking',
  'offline',
] as const

/** One short round each, to see that everything runs; its figures are void. */
const quickPace: Pace = { rounds: 1, seconds: 1, warmUpSeconds: 1 }

/**
 * `npm run bench`: starts what it needs and prints a table of ratios taken in one run. `--only reading,writing` measures
 * a part, `--quick` takes one short round, `--rounds 3` so many of each. `--scenarios map,walk` are those of the
 * telephone; `--only phone --rounds 0` builds what the next run measures.
 */
await runMain(async ({ onClose }) => {
  const { parts, pace, runs, scenarios } = readOptions()
  const step = createStepRunner()
  const figures: Figure[] = []
  const measure = async (title: string, part: () => Promise<readonly Figure[]>) => {
    figures.push(...(await step(title, part)))
  }
  // Registered first, so printed last, after everything was stopped.
  onClose(async () => writeLine(`\n${printTable(figures)}`))
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-bench-'))
  onClose(async () => rmSync(folder, { recursive: true, force: true }))

  const postgres = await step('Database', () => startThrowAwayPostgres({ waitsForDisk: true }))
  onClose(postgres.stop)
  const port = await findFreePort(PREFERRED_PORT)
  const mapPort = await findFreePort(PREFERRED_PORT + 80)
  const env: BenchRun['env'] = {
    ...testSettings(port),
    DATABASE_URI: postgres.uri,
    MEDIA_DIR: path.join(folder, 'media'),
    // Each submission comes from a network of its own, by X-Forwarded-For, which only a trusted proxy may set.
    TRUSTED_PROXIES: '1',
    OVERPASS_URL: `http://127.0.0.1:${mapPort}/api/interpreter`,
    OVERPASS_ALLOW_LOOPBACK: 'true',
  }
  await step('Content', async (say) => {
    say(await prepareDatabase({ root, uri: postgres.uri, env, withSeed: true }))
  })
  const buildStartedAt = performance.now()
  const { build, isNew } = await step('Build', async (say) => {
    const outcome = await buildIfNeeded(root, { ...env, TRUSTED_PROXIES: '0' })
    say(outcome.isNew ? 'made' : 'up to date')
    return outcome
  })
  if (isNew) figures.push(atMost('build', (performance.now() - buildStartedAt) / 1000, 120, 's'))
  const run: BenchRun = { env, postgres, build, folder, port, mapPort, pace, runs }
  const start = () => startSite({ root, port, env, build })

  if (parts.has('walking')) await measure('Walks', walkingPart)
  // What readers load: the content that ships, on both processors.
  if (parts.has('lighthouse') || parts.has('blocking') || parts.has('offline')) {
    const site = await step('Web server', start)
    try {
      if (parts.has('lighthouse')) await measure('Lighthouse', () => lighthousePart(run, env.SITE_URL))
      if (parts.has('blocking')) await measure('Blocking', () => blockingPart(run, env.SITE_URL))
      if (parts.has('offline')) await measure('On the device', () => offlinePart(run, env.SITE_URL))
    } finally {
      await site.stop()
    }
  }

  await step(`${PLACES} places`, () => loadPlaces(postgres.uri, PLACES))
  await setCpuAffinity(0)
  if (parts.has('start')) {
    await measure('Cold starts', async () => {
      const seconds: number[] = []
      for (let round = 0; round < pace.rounds; round += 1) {
        const startedAt = performance.now()
        const { stop } = await start()
        seconds.push((performance.now() - startedAt) / 1000)
        await stop()
      }
      return [atMost('cold start to the first 200', median(seconds), 5, 's')]
    })
  }
  if (parts.has('reading') || parts.has('writing') || parts.has('phone') || parts.has('imports')) {
    const { origin, stop } = await step('Web server', start)
    try {
      if (parts.has('reading')) await measure('Reading', () => readingPart(run, origin))
      if (parts.has('writing')) await measure('Writing', () => writingPart(run, origin))
      if (parts.has('phone')) await measure('On a slow telephone', () => phonePart(run, origin, scenarios))
      // The last: it changes the places.
      if (parts.has('imports')) await measure('Reading during an import', () => busyReadingPart(run, origin))
    } finally {
      await stop()
    }
  }
  // By itself: the site has its pages to renew after the last import, on the same processor.
  if (parts.has('imports')) await measure('Imports', () => importPart(run))
  if (parts.has('places')) await measure('A hundred thousand places', () => manyPlacesPart(run))
})

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      scenarios: { type: 'string' },
      rounds: { type: 'string' },
      quick: { type: 'boolean' },
    },
  })
  const pace = values.quick ? quickPace : fullPace
  return {
    parts: readNames(values.only, PARTS),
    scenarios: readNames(values.scenarios, SCENARIOS),
    pace: { ...pace, rounds: values.rounds === undefined ? pace.rounds : Number(values.rounds) },
    runs: values.quick ? 1 : 5,
  }
}

/** Those of a list divided by commas; all of them without one. */
function readNames<Name extends string>(text: string | undefined, all: readonly Name[]): ReadonlySet<Name> {
  const isKnown = (name: string): name is Name => all.some((one) => one === name)
  const names = text?.split(',').map((name) => name.trim()) ?? all
  const unknown = names.filter((name) => !isKnown(name))
  if (unknown.length > 0) throw new StepError(`No such part: ${unknown.join(', ')}.`, [`There are: ${all.join(', ')}`])
  return new Set(names.filter(isKnown))
}
