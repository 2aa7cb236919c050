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
import { readTestCounts, summaryLine } from './testing/test-counts'
import { testSettings, UNUSED_DATABASE_URI } from './testing/test-settings'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The address is built into the pages: the same port each time keeps the build usable. */
const PREFERRED_PORT = 3100

/** Where the browser tests play the map's server; the settings that name it are read when the guide starts. */
const PREFERRED_MAP_PORT = 3180

const STAGES = ['generated', 'format', 'lint', 'unused', 'types', 'unit', 'int', 'browser'] as const

type Stage = (typeof STAGES)[number]

/** `npm test`: everything that must hold, cheapest first, ending at the first failure. `--only unit,int` runs a part. */
await runMain(async (lifecycle) => {
  rmSync(reportFolder(), { recursive: true, force: true })
  mkdirSync(reportFolder(), { recursive: true })
  let isFailed = true
  // Registered first, so printed last, after everything was stopped.
  lifecycle.onClose(async () => writeLine(summaryLine(readReports(), isFailed)))
  await runStages(readStages(), lifecycle)
  isFailed = false
})

async function runStages(stages: ReadonlySet<Stage>, { onClose }: Lifecycle): Promise<void> {
  const step = createStepRunner()
  const port = await findFreePort(PREFERRED_PORT)
  const base = { ...testSettings(port), MEDIA_DIR: path.join(reportFolder(), 'media') }
  const offline = { ...base, DATABASE_URI: UNUSED_DATABASE_URI }

  if (stages.has('generated')) await step('Generated files', () => assertGenerated(offline))
  if (stages.has('format')) await step('Format', () => tool('prettier', ['--check', '--log-level=warn', '.']))
  if (stages.has('lint')) await step('Lint', () => tool('eslint', ['.', '--max-warnings=0']))
  if (stages.has('unused')) await step('Unused code and packages', () => tool('knip', [], offline))
  if (stages.has('types')) await step('Types', checkTypes)
  if (stages.has('unit')) await step('Unit tests', () => vitest('unit', offline))
  if (!stages.has('int') && !stages.has('browser')) return

  const postgres = await step('Database', async (say) => {
    say('a throw-away PostgreSQL')
    return startThrowAwayPostgres()
  })
  onClose(postgres.stop)
  if (stages.has('int')) {
    await step('Integration tests', async () => {
      await vitest('int', { ...base, DATABASE_URI: await postgres.createDatabase('guide_int') })
    })
  }
  if (stages.has('browser')) await runBrowserTests({ step, postgres, port, base, onClose })
}

type BrowserOptions = {
  readonly step: RunStep
  readonly postgres: RunningPostgres
  readonly port: number
  readonly base: Environment & { readonly CRON_SECRET: string; readonly SITE_URL: string }
  readonly onClose: Lifecycle['onClose']
}

async function runBrowserTests({ step, postgres, port, base, onClose }: BrowserOptions): Promise<void> {
  const chromium = await step('Chromium', async (say) => {
    const found = await findChromium(await realChromiumWorld(root))
    say(found.how)
    return found
  })
  const env = {
    ...base,
    DATABASE_URI: await postgres.createDatabase('guide_browser'),
    OVERPASS_URL: `http://127.0.0.1:${await findFreePort(PREFERRED_MAP_PORT)}/api/interpreter`,
    OVERPASS_ALLOW_LOOPBACK: 'true',
  }
  await step('Content', async (say) => {
    say(await prepareDatabase({ root, uri: env.DATABASE_URI, env, withSeed: true }))
  })
  await step('Build', async (say) => {
    assertNotServing()
    say(await buildIfNeeded(root, env))
  })
  const site = await step('Web server', async (say) => {
    say(base.SITE_URL)
    return startSite({ root, port, env, command: 'start' })
  })
  onClose(() => site.service.stop(DRAIN_LIMIT_MS))
  await step('Fresh pages', () => refreshSite(site.origin, base.CRON_SECRET))
  await step('Browser tests', () =>
    tool('playwright', ['test'], { ...env, BASE_URL: base.SITE_URL, CHROMIUM_PATH: chromium.path }),
  )
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

async function vitest(project: 'unit' | 'int', env: Environment): Promise<void> {
  const report = path.join(reportFolder(), `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await tool('vitest', ['run', '--project', project, ...reporters], { ...env, NODE_ENV: 'test' })
}

/** Runs a tool the project has installed; its output goes to the terminal. */
async function tool(name: string, args: readonly string[], env: Environment = {}): Promise<void> {
  const suffix = process.platform === 'win32' ? '.cmd' : ''
  await command(path.join(root, 'node_modules', '.bin', name + suffix), args, env, name)
}

async function node(args: readonly string[], env: Environment): Promise<void> {
  await command(process.execPath, args, env, path.basename(args[0] ?? 'node'))
}

async function command(file: string, args: readonly string[], env: Environment, name: string): Promise<void> {
  try {
    await runCommand(file, args, { cwd: root, env, output: 'show' })
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
