import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { CommandError, runCommand, type Environment } from '../process/children'
import { readIfExists } from '../postgres/postgres-record'
import {
  NO_FILE,
  outsideOfFiles,
  readPlaywrightList,
  readPlaywrightReport,
  readVitestReport,
  withSecondTry,
  type TestResult,
} from './test-reports'

export type RunOptions = {
  readonly root: string
  /** Where reports are written. */
  readonly folder: string
  readonly env: Environment
  /** Parts of file names; all files when there is none. */
  readonly files: readonly string[]
  /** Run only tests that import one of these, or are one; then no `files`. */
  readonly related?: readonly string[]
  /** Run only browser tests that differ from this commit, by what they import. */
  readonly changedSince?: string
  /** Where what the runners print goes (scripts/process/children.ts). */
  readonly output: 'show' | 'keep'
}

const REPORTER = fileURLToPath(new URL('vitest-report.ts', import.meta.url))

/** A file that broke may take its whole time again; with more of them the machine or the guide is at fault. */
const MOST_FILES_TRIED_AGAIN = 6

/** Unit tests get no second try: they lean on nothing that could be busy. */
export async function runUnitTests(options: RunOptions): Promise<readonly TestResult[]> {
  return vitest('unit*', 'unit', options, [])
}

/**
 * Files in which a test failed run once more, one after the other, when the rest is through; all of them when something
 * failed that belongs to no file.
 */
export async function runIntegrationTests(options: RunOptions): Promise<readonly TestResult[]> {
  const first = await vitest('int', 'int', options, [])
  const files = [...new Set(first.filter(({ outcome }) => outcome === 'failed').map(({ file }) => file))]
  if (files.length === 0 || files.length > MOST_FILES_TRIED_AGAIN) return first
  const again = files.includes(NO_FILE)
    ? await vitest('int', 'int-again', options, [])
    : await vitest('int', 'int-again', { ...options, files, related: undefined }, ['--maxWorkers=1'])
  return withSecondTry(first, again)
}

/** Playwright tries again by itself (playwright.config.ts). */
export async function runBrowserTests(options: RunOptions): Promise<readonly TestResult[]> {
  const report = path.join(options.folder, 'browser.json')
  const env = { ...options.env, BROWSER_REPORT: report }
  const only =
    options.changedSince === undefined ? [] : [`--only-changed=${options.changedSince}`, '--pass-with-no-tests']
  return reported('playwright', ['test', ...only, ...options.files], { ...options, env }, report, readPlaywrightReport)
}

/** Every browser test as if it had passed; needs no browser and no guide, and takes seconds. */
export async function listBrowserTests(options: RunOptions): Promise<readonly TestResult[]> {
  const report = path.join(options.folder, 'browser-list.json')
  const env = { ...options.env, BROWSER_REPORT: report }
  return reported('playwright', ['test', '--list'], { ...options, env, output: 'keep' }, report, readPlaywrightList)
}

async function vitest(
  project: string,
  name: string,
  options: RunOptions,
  more: readonly string[],
): Promise<readonly TestResult[]> {
  const report = path.join(options.folder, `${name}.json`)
  const reporters = ['--reporter=default', `--reporter=${REPORTER}`, `--outputFile.json=${report}`]
  const chosen = options.related === undefined ? ['run'] : ['related', '--run']
  const args = [...chosen, '--project', project, ...reporters, ...more, ...(options.related ?? options.files)]
  const env = { ...options.env, NODE_ENV: 'test' }
  return reported('vitest', args, { ...options, env }, report, readVitestReport)
}

/** Runs a test runner and reads its report, whether or not it was content; that it ended badly is a failure by itself. */
async function reported(
  name: 'vitest' | 'playwright',
  args: readonly string[],
  { root, env, output }: RunOptions,
  report: string,
  read: (report: string, root: string) => readonly TestResult[],
): Promise<readonly TestResult[]> {
  const ending = await runTool(root, name, args, env, output).catch((error: unknown) => {
    if (error instanceof CommandError) return error
    throw error
  })
  const text = readIfExists(report)
  const results = text === undefined ? [] : read(text, root)
  if (ending === undefined || results.some(({ outcome }) => outcome === 'failed')) return results
  const reason = `${name} ended with ${ending.ending}, and names no test that failed; its lines are above.`
  return [...results, outsideOfFiles(reason)]
}

/**
 * Runs a tool the project has installed.
 *
 * @throws CommandError when its exit code is not 0
 */
export async function runTool(
  root: string,
  name: string,
  args: readonly string[],
  env: Environment,
  output: 'show' | 'hold' | 'keep',
): Promise<void> {
  const suffix = process.platform === 'win32' ? '.cmd' : ''
  await runCommand(path.join(root, 'node_modules', '.bin', name + suffix), args, { cwd: root, env, output })
}
