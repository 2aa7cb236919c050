import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { buildIfNeeded, getNextProgram } from './site/build'
import { CommandError, runCommand, type Environment } from './process/children'
import { planBrowserSites, startBrowserSites } from './testing/browser-sites'
import { listChangedFiles, type ChangedParts, chooseParts } from './testing/changed-files'
import { findChromium } from './testing/chromium'
import { realChromiumWorld } from './testing/chromium-world'
import { generateFiles } from './testing/generated-files'
import { runMain, type Lifecycle } from './process/lifecycle'
import { startThrowAwayPostgres, type RunningPostgres } from './postgres/postgres'
import { prepareDatabase } from './site/prepare'
import {
  listBrowserTests,
  runBrowserTests,
  runIntegrationTests,
  runTool,
  runUnitTests,
  type RunOptions,
} from './testing/run-tests'
import { FAULTS, findCoverageFailures, readRows, SPEC_COVERAGE } from './testing/spec-coverage'
import { createStepRunner, StepError, writeLine, type RunStep } from './process/steps'
import type { TestResult } from './testing/test-reports'
import { timingLines, type Timing } from './testing/timings'
import { judge, type Part } from './testing/verdict'
import { readTestSet } from './testing/test-sets'
import { testSettings, UNUSED_DATABASE_URI } from './testing/test-settings'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Browser tests run side by side, each worker with a guide and a database of its own. */
const BROWSER_WORKERS = 2

/** Filled once; the databases of those guides are copies of it. */
const BROWSER_DATABASE = 'guide_browser'

const STAGES = ['generated', 'format', 'lint', 'unused', 'types', 'unit', 'int', 'browser'] as const

type Stage = (typeof STAGES)[number]

/**
 * `npm test`: everything that must hold. What reads the sources runs while the database is filled and the build is made,
 * and the first failure there ends the run; integration and browser tests run even when the other failed.
 * `--only unit,int` runs a part; names after it choose files of that part, as in `npm test -- --only browser search`.
 * `--set faults` runs one of scripts/testing/test-sets.ts.
 * `--changed` runs what the files can touch that differ from the last commit, or from the branch named after it.
 */
await runMain(async (lifecycle) => {
  rmSync(getReportFolder(), { recursive: true, force: true })
  mkdirSync(getReportFolder(), { recursive: true })
  const timings: Timing[] = []
  const results: Results = { unit: [], int: [], browser: [] }
  let isBroken = true
  // Registered first, so printed last, after everything was stopped.
  lifecycle.onClose(async () => {
    for (const line of timingLines(timings)) writeLine(line)
    for (const line of judge({ results, isBroken }).lines) writeLine(line)
  })
  await runStages(await readArguments(), lifecycle, createTimedSteps(timings), results)
  isBroken = false
  if (!judge({ results, isBroken }).isGreen) throw new StepError('Not all tests passed; the last lines name those.')
})

type Results = Record<Part, readonly TestResult[]>

async function runStages(
  { stages, files, env = {}, changed }: TestOptions,
  { onClose }: Lifecycle,
  step: RunStep,
  results: Results,
): Promise<void> {
  const base = { ...testSettings(), ...env, MEDIA_DIR: path.join(getReportFolder(), 'media') }
  const offline = { ...base, DATABASE_URI: UNUSED_DATABASE_URI }

  const prepareDatabases = async (): Promise<Databases | undefined> => {
    if (!stages.has('int') && !stages.has('browser')) return undefined
    const postgres = await step('Database', async (say) => {
      say('a throw-away PostgreSQL')
      return startThrowAwayPostgres()
    })
    onClose(postgres.stop)
    if (!stages.has('browser')) return { postgres }
    const uri = await postgres.createDatabase(BROWSER_DATABASE)
    await step('Content', async (say) => {
      say(await prepareDatabase({ root, uri, env: base, withSeed: true }))
    })
    return { postgres }
  }
  const checkFormat = async () => {
    if (stages.has('format'))
      await step('Format', () =>
        runQuietly('prettier', ['--check', '--ignore-unknown', '--log-level=warn', ...(changed?.format ?? ['.'])]),
      )
  }
  // The first two write what all the rest reads: the generated files in the sources, and the types of the routes beside the build.
  const checkGenerated = async () => {
    if (stages.has('generated')) await step('Generated files', () => assertGenerated(offline))
    await Promise.all([stages.has('types') ? step('Types', checkTypes) : undefined, checkFormat()])
  }
  const [ready] = await Promise.all([prepareDatabases(), checkGenerated()])

  const isWhole = files.length === 0 && changed === undefined
  const runTests = (part: Part, name: string, run: () => Promise<readonly TestResult[]>) =>
    step(name, async (say) => {
      const ran = await run()
      results[part] = [...ran, ...checkCoverage(ran, files, isWhole ? part : undefined)]
      say(describeOutcomes(results[part]))
      if (results[part].some(({ outcome }) => outcome === 'failed')) throw new StepError(`${name}: not all passed.`)
    })
  const makeOptions = (env: Environment): RunOptions => ({
    root,
    folder: getReportFolder(),
    env,
    files,
    output: 'show',
  })
  const makeRelatedOptions = (env: Environment, part: 'unit' | 'int'): RunOptions => ({
    ...makeOptions(env),
    ...(changed !== undefined && { related: changed[part] }),
  })

  const checkSources = async () => {
    if (stages.has('unused')) await step('Unused code and packages', () => runQuietly('knip', [], offline))
    if (stages.has('lint'))
      await step('Lint', () =>
        runQuietly('eslint', ['--max-warnings=0', '--no-warn-ignored', ...(changed?.lint ?? ['.'])]),
      )
    // They run at the very end: a title that docs/spec-coverage.md names in vain is said here.
    if (stages.has('browser') && isWhole)
      await step('Titles of browser tests', async () => {
        const listed = await listBrowserTests(makeOptions(offline))
        const isFailure = ({ outcome }: TestResult) => outcome === 'failed'
        results.browser = [...listed, ...checkCoverage(listed, [], 'browser')].filter(isFailure)
        if (results.browser.length > 0)
          throw new StepError(`Not what ${SPEC_COVERAGE} says; the last lines name those.`)
      })
    if (stages.has('unit'))
      await runTests('unit', 'Unit tests', () => runUnitTests(makeRelatedOptions(offline, 'unit')))
  }
  const [browserEnv] = await Promise.all([
    ready !== undefined && stages.has('browser')
      ? startBuiltSites({ step, base, onClose, postgres: ready.postgres })
      : undefined,
    checkSources(),
  ])

  // One after the other: each loads the machine by itself, and under load the guide refuses requests.
  const outcomes = []
  if (ready !== undefined && stages.has('int')) {
    const env = { ...base, DATABASE_URI: await ready.postgres.createDatabase('guide_int') }
    const run = () => runIntegrationTests(makeRelatedOptions(env, 'int'))
    outcomes.push(...(await Promise.allSettled([runTests('int', 'Integration tests', run)])))
  }
  if (browserEnv !== undefined) {
    const run = () =>
      runBrowserTests({ ...makeOptions(browserEnv), ...(changed !== undefined && { changedSince: changed.since }) })
    outcomes.push(...(await Promise.allSettled([runTests('browser', 'Browser tests', run)])))
  }
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

/** Of a file of which one test ran, by its line, nothing can be said. */
function checkCoverage(ran: readonly TestResult[], files: readonly string[], part?: Part): readonly TestResult[] {
  if (files.some((file) => /:\d+$/.test(file))) return []
  const rows = [SPEC_COVERAGE, FAULTS].flatMap((file) => readRows(readFileSync(path.join(root, file), 'utf8'), file))
  return findCoverageFailures(rows, ran, part)
}

function describeOutcomes(results: readonly TestResult[]): string {
  const count = (wanted: TestResult['outcome']) => results.filter(({ outcome }) => outcome === wanted).length
  return `${count('passed')} passed, ${count('failed')} failed, ${count('unsteady')} unsteady`
}

type Databases = { readonly postgres: RunningPostgres }

type SitesOptions = {
  readonly step: RunStep
  readonly base: Environment & { readonly CRON_SECRET: string }
  readonly onClose: Lifecycle['onClose']
  readonly postgres: RunningPostgres
}

/** Starts the guides for the browser tests and returns the settings of the tests. */
async function startBuiltSites({ step, base, onClose, postgres }: SitesOptions): Promise<Environment> {
  const sites = await planBrowserSites({
    base,
    postgres,
    database: BROWSER_DATABASE,
    folder: getReportFolder(),
    count: BROWSER_WORKERS,
  })
  const chromium = await step('Chromium', async (say) => {
    const program = await findChromium(await realChromiumWorld(root))
    say(program.how)
    return program
  })
  const build = await step('Build', async (say) => {
    const { build: served, isNew } = await buildIfNeeded(root, sites[0] ?? base)
    say(isNew ? 'made' : 'up to date')
    return served
  })
  await step('Web servers', async (say) => {
    onClose(await startBrowserSites(root, build, sites))
    say(sites.map(({ SITE_URL }) => SITE_URL).join(', '))
  })
  return {
    ...base,
    BROWSER_SITES: JSON.stringify(sites),
    BROWSER_DATABASE,
    BROWSER_BUILD: build.folder,
    CHROMIUM_PATH: chromium.path,
  }
}

/** Makes a step runner that also records the times of the steps. */
function createTimedSteps(timings: Timing[]): RunStep {
  const step = createStepRunner()
  const startedAt = performance.now()
  return async (name, action) => {
    const from = performance.now()
    try {
      return await step(name, action)
    } finally {
      timings.push({ name, from: from - startedAt, to: performance.now() - startedAt })
    }
  }
}

type TestOptions = {
  readonly stages: ReadonlySet<Stage>
  /** Parts of file names; all files when there is none. */
  readonly files: readonly string[]
  /** Read by the tests. */
  readonly env?: Environment
  /** What differs from the commit `since`, when only that is looked at. */
  readonly changed?: ChangedParts & { readonly since: string }
}

async function readArguments(): Promise<TestOptions> {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' }, set: { type: 'string' }, changed: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.set !== undefined) {
    const { stages, files, env } = readTestSet(root, values.set)
    return { stages: new Set(stages), files, env }
  }
  if (values.changed !== true) return { stages: readStages(values.only), files: positionals }
  if (values.only !== undefined || positionals.length > 1) {
    throw new StepError('--changed takes one commit at most, and no --only.', ['npm test -- --changed main'])
  }
  const { since, files } = await listChangedFiles(root, positionals[0] ?? 'HEAD')
  const changed = chooseParts(files)
  return { stages: new Set(changed.stages), files: [], changed: { ...changed, since } }
}

function readStages(only: string | undefined): ReadonlySet<Stage> {
  if (only === undefined) return new Set(STAGES)
  const isStage = (name: string): name is Stage => STAGES.some((stage) => stage === name)
  const names = only.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !isStage(name))
  if (unknown.length > 0)
    throw new StepError(`No such part: ${unknown.join(', ')}.`, [`There are: ${STAGES.join(', ')}`])
  return new Set(names.filter(isStage))
}

async function assertGenerated(env: Environment): Promise<void> {
  try {
    const changed = await generateFiles(root, env)
    if (changed.length === 0) return
    throw new StepError(`Not current: ${changed.join(', ')}.`, [
      'They have been made anew now: look at them and commit them.',
    ])
  } catch (error) {
    if (error instanceof CommandError) throw new StepError(`${error.message}\n${error.lastLines}`)
    throw error
  }
}

async function checkTypes(): Promise<void> {
  const env = { DATABASE_URI: UNUSED_DATABASE_URI, ...testSettings() }
  await explainFailure('next', () =>
    runCommand(process.execPath, [getNextProgram(root), 'typegen'], { cwd: root, env, output: 'hold' }),
  )
  await runQuietly('tsc', ['--noEmit'])
}

/** Runs a tool and prints its output at the end, because several run at a time. */
async function runQuietly(name: string, args: readonly string[], env: Environment = {}): Promise<void> {
  await explainFailure(name, () => runTool(root, name, args, env, 'hold'))
}

async function explainFailure(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (error instanceof CommandError) throw new StepError(`${name} ended with ${error.ending}; its lines are above.`)
    throw error
  }
}

function getReportFolder(): string {
  return path.join(root, 'test-results')
}
