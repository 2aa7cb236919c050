import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { buildIfNeeded, nextProgram } from './site/build'
import { CommandError, runCommand, type Environment } from './process/children'
import { findChromium } from './testing/chromium'
import { realChromiumWorld } from './testing/chromium-world'
import { findFreePort } from './process/free-port'
import { generateFiles } from './testing/generated-files'
import { runMain, type Lifecycle } from './process/lifecycle'
import { findOwnHolder, startThrowAwayPostgres, type RunningPostgres } from './postgres/postgres'
import { readIfThere } from './postgres/postgres-record'
import { prepareDatabase } from './site/prepare'
import { DRAIN_LIMIT_MS, refreshSite, startSite } from './site/site'
import { createStepRunner, StepError, writeLine, type RunStep } from './process/steps'
import { readTestCounts, summaryLine, timingLines, type Timing } from './testing/test-counts'
import { testSettings, UNUSED_DATABASE_URI } from './testing/test-settings'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The address is built into the pages: the same port each time keeps the build usable. */
const PREFERRED_PORT = 3100

/** Where the browser tests play the map's server; the settings that name it are read when the guide starts. */
const PREFERRED_MAP_PORT = 3180

const STAGES = ['generated', 'format', 'lint', 'unused', 'types', 'unit', 'int', 'browser'] as const

type Stage = (typeof STAGES)[number]

/**
 * `npm test`: everything that must hold, ending at the first failure. What reads the sources runs while the database is
 * filled and the build is made. `--only unit,int` runs a part.
 */
await runMain(async (lifecycle) => {
  rmSync(reportFolder(), { recursive: true, force: true })
  mkdirSync(reportFolder(), { recursive: true })
  const timings: Timing[] = []
  let isFailed = true
  // Registered first, so printed last, after everything was stopped.
  lifecycle.onClose(async () => {
    for (const line of timingLines(timings)) writeLine(line)
    writeLine(summaryLine(readReports(), isFailed))
  })
  await runStages(readStages(), lifecycle, timedSteps(timings))
  isFailed = false
})

async function runStages(stages: ReadonlySet<Stage>, { onClose }: Lifecycle, step: RunStep): Promise<void> {
  const port = await findFreePort(PREFERRED_PORT)
  const base = { ...testSettings(port), MEDIA_DIR: path.join(reportFolder(), 'media') }
  const offline = { ...base, DATABASE_URI: UNUSED_DATABASE_URI }
  if (stages.has('browser')) assertNotServing()

  const databases = async (): Promise<Databases | undefined> => {
    if (!stages.has('int') && !stages.has('browser')) return undefined
    const postgres = await step('Database', async (say) => {
      say('a throw-away PostgreSQL')
      return startThrowAwayPostgres()
    })
    onClose(postgres.stop)
    if (!stages.has('browser')) return { postgres }
    const browser = await postgres.createDatabase('guide_browser')
    await step('Content', async (say) => {
      say(await prepareDatabase({ root, uri: browser, env: base, withSeed: true }))
    })
    return { postgres, browser }
  }
  // Both write what all the rest reads: the generated files in the sources, and the types of the routes beside the build.
  const generated = async () => {
    if (stages.has('generated')) await step('Generated files', () => assertGenerated(offline))
    if (stages.has('types')) await step('Types', checkTypes)
  }
  const [ready] = await Promise.all([databases(), generated()])

  const sources = async () => {
    if (stages.has('lint')) await step('Lint', () => tool('eslint', ['.', '--max-warnings=0']))
    if (stages.has('format')) await step('Format', () => tool('prettier', ['--check', '--log-level=warn', '.']))
    if (stages.has('unused')) await step('Unused code and packages', () => tool('knip', [], offline))
    if (stages.has('unit')) await step('Unit tests', () => vitest('unit', offline))
  }
  const [site] = await Promise.all([
    ready?.browser === undefined ? undefined : startBuiltSite({ step, port, base, onClose, uri: ready.browser }),
    sources(),
  ])

  if (stages.has('int') && ready !== undefined) {
    await step('Integration tests', async () => {
      await vitest('int', { ...base, DATABASE_URI: await ready.postgres.createDatabase('guide_int') }, 'show')
    })
  }
  if (site !== undefined) await step('Browser tests', () => tool('playwright', ['test'], site, 'show'))
}

type Databases = { readonly postgres: RunningPostgres; readonly browser?: string }

type SiteOptions = {
  readonly step: RunStep
  readonly port: number
  readonly base: Environment & { readonly CRON_SECRET: string; readonly SITE_URL: string }
  readonly onClose: Lifecycle['onClose']
  readonly uri: string
}

/** Starts the guide the browser tests look at and gives back their settings. */
async function startBuiltSite({ step, port, base, onClose, uri }: SiteOptions): Promise<Environment> {
  const env = {
    ...base,
    DATABASE_URI: uri,
    OVERPASS_URL: `http://127.0.0.1:${await findFreePort(PREFERRED_MAP_PORT)}/api/interpreter`,
    OVERPASS_ALLOW_LOOPBACK: 'true',
  }
  const chromium = await step('Chromium', async (say) => {
    const found = await findChromium(await realChromiumWorld(root))
    say(found.how)
    return found
  })
  await step('Build', async (say) => say(await buildIfNeeded(root, env)))
  const site = await step('Web server', async (say) => {
    say(base.SITE_URL)
    return startSite({ root, port, env, command: 'start' })
  })
  onClose(() => site.service.stop(DRAIN_LIMIT_MS))
  await step('Fresh pages', () => refreshSite(site.origin, base.CRON_SECRET))
  return { ...env, BASE_URL: base.SITE_URL, CHROMIUM_PATH: chromium.path }
}

/** Steps whose lines are printed as always, and whose times are kept. */
function timedSteps(timings: Timing[]): RunStep {
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

function readStages(): ReadonlySet<Stage> {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
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
    if (error instanceof CommandError) throw new StepError(`${error.message}\n${error.lastWords}`)
    throw error
  }
}

async function checkTypes(): Promise<void> {
  await node([nextProgram(root), 'typegen'], { DATABASE_URI: UNUSED_DATABASE_URI, ...testSettings() })
  await tool('tsc', ['--noEmit'])
}

async function vitest(project: 'unit' | 'int', env: Environment, output: Output = 'hold'): Promise<void> {
  const report = path.join(reportFolder(), `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await tool('vitest', ['run', '--project', project, ...reporters], { ...env, NODE_ENV: 'test' }, output)
}

/** Held back until the end where several run at a time. */
type Output = 'show' | 'hold'

/** Runs a tool the project has installed; its output goes to the terminal. */
async function tool(
  name: string,
  args: readonly string[],
  env: Environment = {},
  output: Output = 'hold',
): Promise<void> {
  const suffix = process.platform === 'win32' ? '.cmd' : ''
  await command(path.join(root, 'node_modules', '.bin', name + suffix), args, { name, env, output })
}

async function node(args: readonly string[], env: Environment): Promise<void> {
  await command(process.execPath, args, { name: path.basename(args[0] ?? 'node'), env, output: 'hold' })
}

type CommandOptions = { readonly name: string; readonly env: Environment; readonly output: Output }

async function command(file: string, args: readonly string[], { name, env, output }: CommandOptions): Promise<void> {
  try {
    await runCommand(file, args, { cwd: root, env, output })
  } catch (error) {
    if (error instanceof CommandError) throw new StepError(`${name} ended with ${error.ending}; its lines are above.`)
    throw error
  }
}

/** The build would be replaced under a running guide. */
function assertNotServing(): void {
  const holder = findOwnHolder(root)
  if (holder.kind !== 'busy') return
  throw new StepError('The guide runs from this folder, and the tests would replace the build it serves.', [
    `Stop it first: Ctrl-C in its terminal, or kill ${holder.ownerPid}.`,
  ])
}

function readReports() {
  return ['unit', 'int', 'browser'].flatMap((name) => {
    const text = readIfThere(path.join(reportFolder(), `${name}.json`))
    return (text === undefined ? undefined : readTestCounts(text)) ?? []
  })
}

function reportFolder(): string {
  return path.join(root, 'test-results')
}
