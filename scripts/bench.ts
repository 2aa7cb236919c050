import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { type Browser, chromium } from '@playwright/test'
import { z } from 'zod'

import { compare, fullPace, type Pace } from './bench/bursts'
import { atLeast, atMost, type Figure, median, printTable, ratioFigure, short } from './bench/figures'
import { LIST, measureBytes, measureReading, PAGE, stockFigure } from './bench/http-scenario'
import { LIGHTHOUSE_PAGES, measureLighthouse } from './bench/lighthouse-scenario'
import { loadPlaces } from './bench/load-places'
import { runMapScenario } from './bench/map-scenario'
import { storePlainCopies } from './bench/plain-copies'
import { measureReadsDuringImport } from './bench/reads-during-import'
import { runSearchScenario } from './bench/search-scenario'
import { storeAnswers } from './bench/stored-answers'
import { runWalkScenario } from './bench/walk-scenario'
import { buildIfNeeded } from './lib/build'
import { runCommand, runScript, startService, type Environment } from './lib/children'
import { findChromium } from './lib/chromium'
import { realChromiumWorld } from './lib/chromium-world'
import { findFreePort } from './lib/free-port'
import { runMain } from './lib/lifecycle'
import { startThrowAwayPostgres } from './lib/postgres'
import { prepareDatabase } from './lib/prepare'
import { DRAIN_LIMIT_MS, refreshSite, startSite } from './lib/site'
import { createStepRunner, formatDuration, StepError, writeLine } from './lib/steps'
import { testSettings } from './lib/test-settings'

const root = fileURLToPath(new URL('..', import.meta.url))

const PLACES = 10_000

/** The address is built into the pages: the same port each time keeps the build usable. */
const PREFERRED_PORT = 3100

const PARTS = ['reading', 'writing', 'imports', 'start', 'phone', 'lighthouse'] as const

type Part = (typeof PARTS)[number]

/** One short round each, to see that everything runs: its figures say nothing. */
const quickPace: Pace = { rounds: 1, seconds: 1, warmUpSeconds: 1 }

const importsSchema = z.object({
  firstSeconds: z.number(),
  againSeconds: z.number(),
  copyAllSeconds: z.number(),
  copyPlacesSeconds: z.number(),
  upsertsPerSecond: z.number(),
  places: z.number(),
})

const memorySchema = z.object({ answerMegabytes: z.number(), places: z.number(), grownMegabytes: z.number() })

const askedSchema = z.object({ runId: z.number() })

const stockSchema = z.object({ count: z.number(), times: z.array(z.number()).min(1) })

const REFERENCE_LIMIT_MS = 10_000

const ALL_PROCESSORS = `0-${availableParallelism() - 1}`

/**
 * `npm run bench`: starts what it needs and prints a table of ratios taken in one run. `--only reading,writing` measures
 * a part, `--quick` takes one short round.
 */
await runMain(async ({ onClose }) => {
  const { parts, pace, runs } = readOptions()
  const step = createStepRunner()
  const figures: Figure[] = []
  // Registered first, so printed last, after everything was stopped.
  onClose(async () => writeLine(`\n${printTable(figures)}`))
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-bench-'))
  onClose(async () => rmSync(folder, { recursive: true, force: true }))

  const postgres = await step('Database', () => startThrowAwayPostgres({ waitsForDisk: true }))
  onClose(postgres.stop)
  const port = await findFreePort(PREFERRED_PORT)
  const mapPort = await findFreePort(PREFERRED_PORT + 80)
  const env: Environment & { readonly CRON_SECRET: string; readonly SITE_URL: string } = {
    ...testSettings(port),
    DATABASE_URI: postgres.uri,
    MEDIA_DIR: path.join(folder, 'media'),
    // Each submission comes from a network of its own, which only a proxy may say.
    TRUSTED_PROXIES: '1',
    OVERPASS_URL: `http://127.0.0.1:${mapPort}/api/interpreter`,
    OVERPASS_ALLOW_LOOPBACK: 'true',
  }
  await step('Content', async (say) => {
    say(await prepareDatabase({ root, uri: postgres.uri, env, withSeed: true }))
  })
  const buildStartedAt = performance.now()
  const built = await step('Build', async (say) => {
    const outcome = await buildIfNeeded(root, { ...env, TRUSTED_PROXIES: '0' })
    say(outcome)
    return outcome
  })
  if (built !== 'up to date') figures.push(atMost('build (A20)', (performance.now() - buildStartedAt) / 1000, 120, 's'))
  if (parts.has('lighthouse')) await onShippedContent()
  await step(`${PLACES} places`, () => loadPlaces(postgres.uri, PLACES))

  await pinTo(0)
  const started: number[] = []
  const start = async () => {
    const startedAt = performance.now()
    const site = await startSite({ root, port, env, command: 'start' })
    started.push(performance.now() - startedAt)
    return site
  }
  if (parts.has('start')) {
    await step('Cold starts', async () => {
      for (let round = 0; round < pace.rounds; round += 1) await (await start()).service.stop(DRAIN_LIMIT_MS)
    })
    figures.push(atMost('cold start to the first 200 (A20)', median(started) / 1000, 2, 's'))
  }
  if (parts.has('reading') || parts.has('writing') || parts.has('phone') || parts.has('imports')) {
    const site = await step('Web server', start)
    onClose(() => site.service.stop(DRAIN_LIMIT_MS))
    await refreshSite(site.origin, env.CRON_SECRET)
    if (parts.has('reading')) await step('Reading', () => measureAllReading(site.origin))
    if (parts.has('writing')) await step('Writing', () => measureWriting(site.origin))
    if (parts.has('phone')) await step('On a slow telephone', () => measurePhone(site.origin))
    // The last: it changes the places.
    if (parts.has('imports')) await step('Reading during an import', () => measureBusyReading(site.origin))
  }
  if (parts.has('imports')) await step('Imports', measureImports)

  async function measureAllReading(origin: string): Promise<void> {
    const stored = await storeAnswers(origin, [PAGE, LIST], path.join(folder, 'answers'))
    const barePort = await findFreePort(PREFERRED_PORT + 100)
    const bare = startService('scripts/bench/bare-server.mjs', [String(barePort), stored.manifest], { cwd: root })
    try {
      const bareOrigin = `http://127.0.0.1:${barePort}`
      await untilAnswers(bareOrigin + PAGE)
      const reading = await measureReading({ site: origin, bare: bareOrigin, pace })
      figures.push(...reading)
      const listRounds = await compare(
        { url: bareOrigin + LIST, connections: 16, headers: { 'accept-encoding': 'br' }, expected: 200 },
        { url: origin + LIST, connections: 16, headers: { 'accept-encoding': 'br' }, expected: 200 },
        { ...pace, rounds: 1 },
      )
      const stock = stockSchema.parse(
        await runScript(new URL('bench/stock-list.ts', import.meta.url), ['3'], { cwd: root, env, output: 'keep' }),
      )
      if (stock.count !== PLACES) throw new StepError(`The CMS's list has ${stock.count} places, not ${PLACES}.`)
      figures.push(stockFigure(listRounds[0]?.ours ?? 0, stock.times))
      figures.push(...(await measureBytes(origin)))
    } finally {
      await bare.stop(0)
    }
  }

  async function measureWriting(origin: string): Promise<void> {
    const barePort = await findFreePort(PREFERRED_PORT + 100)
    const bare = startService('scripts/bench/bare-insert.mjs', [String(barePort), postgres.uri], { cwd: root })
    try {
      const bareOrigin = `http://127.0.0.1:${barePort}`
      await untilAnswers(bareOrigin)
      const rounds = await compare(
        { url: bareOrigin, connections: 16, kind: 'submissions', expected: 201 },
        { url: `${origin}/api/recommendations`, connections: 16, kind: 'submissions', expected: 201 },
        pace,
      )
      figures.push(ratioFigure('POST /api/recommendations against a bare insert (A11)', rounds, 0.25))
    } finally {
      await bare.stop(0)
    }
  }

  /** What readers load: the content that ships, on both processors, as a telephone would get it. */
  async function onShippedContent(): Promise<void> {
    const chromium = await findChromium(await realChromiumWorld(root))
    const site = await step('Web server', () => startSite({ root, port, env, command: 'start' }))
    try {
      await refreshSite(site.origin, env.CRON_SECRET)
      const origin = env.SITE_URL
      const paths = LIGHTHOUSE_PAGES.map(({ path: page }) => page)
      const { manifest } = await storePlainCopies(origin, paths, path.join(folder, 'plain'))
      const plainPort = await findFreePort(PREFERRED_PORT + 100)
      const plain = startService('scripts/bench/bare-server.mjs', [String(plainPort), manifest], { cwd: root })
      const plainOrigin = `http://localhost:${plainPort}`
      try {
        await untilAnswers(plainOrigin)
        const debugPort = await findFreePort(PREFERRED_PORT + 200)
        await step('Lighthouse', async () => {
          figures.push(
            ...(await measureLighthouse({
              site: origin,
              plain: plainOrigin,
              chromiumPath: chromium.path,
              runs,
              port: debugPort,
            })),
          )
        })
      } finally {
        await plain.stop(0)
      }
    } finally {
      await site.service.stop(DRAIN_LIMIT_MS)
    }
  }

  async function measurePhone(origin: string): Promise<void> {
    const found = await findChromium(await realChromiumWorld(root))
    // Its processor is slowed down, but it has more than one.
    await pinTo('any')
    const browser = await chromium.launch({
      executablePath: found.path,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    })
    try {
      const phone = await runMapScenario({ baseUrl: origin, browser, places: PLACES })
      const on = `${PLACES} places at ${phone.cpuSlowdown} × slowdown`
      figures.push(
        atMost(`/map, ${on}: from the list to a usable map (A15)`, phone.dataToMap, 600, 'ms'),
        atMost(`/map, ${on}: a frame while the map moves, p95 (A15)`, phone.mapFrameP95, 50, 'ms'),
        atMost(`/map, ${on}: from a keystroke to its results, p95 (A14)`, phone.keystrokeP95, 50, 'ms'),
        atMost(`/map, ${on}: a frame while the list is scrolled, p95 (A16)`, phone.scrollFrameP95, 50, 'ms'),
        atMost(
          `header search, ${on}: from a keystroke to its results, p95 (A14)`,
          await runSearchScenario(origin, browser),
          50,
          'ms',
        ),
        ...(await walkFigures(origin, browser)),
        atMost('/map: rows in the document (A16)', phone.rows, 60, 'rows'),
        atMost('/map: elements in the map (A15)', phone.mapElements, 300, 'elements'),
      )
    } finally {
      await browser.close()
      await pinTo(0)
    }
  }

  async function measureBusyReading(origin: string): Promise<void> {
    const askImport = async () =>
      askedSchema.parse(
        await runScript(new URL('bench/ask-import.ts', import.meta.url), [], { cwd: root, env, output: 'keep' }),
      ).runId
    const tick = async () => {
      const headers = { authorization: `Bearer ${env.CRON_SECRET}` }
      const answer = await fetch(`${origin}/api/internal/tick`, { method: 'POST', headers })
      if (!answer.ok) throw new StepError(`The tick was answered ${answer.status}.`)
    }
    const { uri: databaseUri } = postgres
    figures.push(
      ...(await measureReadsDuringImport({
        ...{ site: origin, databaseUri, mapPort, places: PLACES, rounds: Math.min(3, pace.rounds) },
        ...{ askImport, tick },
      })),
    )
  }

  /** On a database of its own: it empties the places. */
  async function measureImports(): Promise<void> {
    const uri = await postgres.createDatabase('guide_bench_imports')
    await prepareDatabase({ root, uri, env: { ...env, DATABASE_URI: uri }, withSeed: false })
    const measured = importsSchema.parse(
      await runScript(new URL('bench/imports.ts', import.meta.url), [String(PLACES)], {
        cwd: root,
        env: { ...env, DATABASE_URI: uri },
        output: 'keep',
      }),
    )
    const rate = measured.places / measured.firstSeconds
    figures.push(
      atMost('import of 10,000 elements, parsed to committed (A17)', measured.firstSeconds, 1, 's'),
      atLeast(
        'the same against COPY of every row it writes (A17)',
        measured.copyAllSeconds / measured.firstSeconds,
        0.4,
        '×',
        `against COPY of the places alone ${short(measured.copyPlacesSeconds / measured.firstSeconds)} ×`,
      ),
      atLeast(
        'the same import again, which writes nothing (A17)',
        measured.copyAllSeconds / measured.againSeconds,
        0.6,
        '×',
      ),
      atLeast('against the CMS’s own find and update (A17)', rate / measured.upsertsPerSecond, 100, '×'),
    )
    const empty = await postgres.createDatabase('guide_bench_memory')
    await prepareDatabase({ root, uri: empty, env: { ...env, DATABASE_URI: empty }, withSeed: false })
    const memory = memorySchema.parse(
      await runScript(new URL('bench/import-memory.ts', import.meta.url), [], {
        cwd: root,
        env: { ...env, DATABASE_URI: empty },
        output: 'keep',
      }),
    )
    const what = `import of an answer of ${short(memory.answerMegabytes)} MB, ${memory.places} places: memory (A17)`
    figures.push(atMost(what, memory.grownMegabytes, 150, 'MB'))
  }
})

async function walkFigures(origin: string, browser: Browser): Promise<readonly Figure[]> {
  const { interaction, longest, interactions, shift } = await runWalkScenario(origin, browser)
  return [
    atMost(`the longest of ${interactions} interactions of a walk, to its next paint`, interaction, 100, 'ms', longest),
    // Two decimals are what is asked for and what readers of the figure know.
    atMost('layout shift of the walk', Math.round(shift * 100) / 100, 0, ''),
  ]
}

function readOptions(): { readonly parts: ReadonlySet<Part>; readonly pace: Pace; readonly runs: number } {
  const { only, quick } = parseArgs({ options: { only: { type: 'string' }, quick: { type: 'boolean' } } }).values
  const isPart = (name: string): name is Part => PARTS.some((part) => part === name)
  const names = only?.split(',').map((name) => name.trim()) ?? PARTS
  const unknown = names.filter((name) => !isPart(name))
  if (unknown.length > 0)
    throw new StepError(`No such part: ${unknown.join(', ')}.`, [`There are: ${PARTS.join(', ')}`])
  return { parts: new Set(names.filter(isPart)), pace: quick ? quickPace : fullPace, runs: quick ? 1 : 5 }
}

/** Servers started from here on inherit the processor; the load comes from the other one (protocol, point 1). */
async function pinTo(processor: number | 'any'): Promise<void> {
  if (process.platform !== 'linux') return
  await runCommand('taskset', ['-cp', processor === 'any' ? ALL_PROCESSORS : String(processor), String(process.pid)], {
    cwd: root,
    output: 'keep',
  })
}

async function untilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + REFERENCE_LIMIT_MS
  while (Date.now() < deadline) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new StepError(`The reference server did not answer within ${formatDuration(REFERENCE_LIMIT_MS)}.`)
}
