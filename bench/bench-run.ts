import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

import { type Environment, MODULES_LIMIT_MS, runCommand, runScript, startService } from '../scripts/process/children'
import { findFreePort } from '../scripts/process/free-port'
import type { startThrowAwayPostgres } from '../scripts/postgres/postgres'
import { formatDuration, StepError } from '../scripts/process/steps'
import type { Build } from '../scripts/site/builds'
import type { Pace } from './bursts'

/** What the parts of a benchmark share. */
export type BenchRun = {
  readonly env: Environment & { readonly CRON_SECRET: string; readonly SITE_URL: string }
  readonly postgres: Awaited<ReturnType<typeof startThrowAwayPostgres>>
  /** What is measured. */
  readonly build: Build
  /** For files of the parts; deleted at the end. */
  readonly folder: string
  readonly port: number
  /** Where the site asks for the map. */
  readonly mapPort: number
  readonly pace: Pace
  /** Runs of Lighthouse for each page. */
  readonly runs: number
}

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The figures are required for so many places. */
export const PLACES = 10_000

/** The address is built into the pages: with the same port each time the build can be used again. */
export const PREFERRED_PORT = 3100

const LOOPBACK = '127.0.0.1'

/** Beside the site, and beside its map. */
const REFERENCE_PORT = PREFERRED_PORT + 100

const REFERENCE_LIMIT_MS = 10_000

const ALL_PROCESSORS = `0-${availableParallelism() - 1}`

/** Does the work while a bare server runs, to compare ours with. The script gets its port as its first argument. */
export async function withReference<Result>(
  script: 'bare-server' | 'bare-insert',
  argument: string,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const port = await findFreePort(REFERENCE_PORT)
  const reference = startService(`bench/${script}.mjs`, [String(port), argument], { cwd: root })
  try {
    const origin = `http://${LOOPBACK}:${port}`
    await waitUntilAnswering(origin)
    return await work(origin)
  } finally {
    await reference.stop(0)
  }
}

/**
 * Runs a script of this folder in a process of its own, so that only its own memory and time are measured, and returns
 * what it sends at its end.
 */
export const runBenchScript = (script: string, args: readonly string[], env: Environment): Promise<unknown> =>
  runScript(new URL(`${script}.ts`, import.meta.url), args, {
    cwd: root,
    env,
    output: 'keep',
    beginsWithinMs: MODULES_LIMIT_MS,
  })

/** Servers started from here on inherit the processor; the load comes from the other one. */
export async function setCpuAffinity(processor: number | 'any'): Promise<void> {
  if (process.platform !== 'linux') return
  await runCommand('taskset', ['-cp', processor === 'any' ? ALL_PROCESSORS : String(processor), String(process.pid)], {
    cwd: root,
    output: 'keep',
  })
}

export async function waitUntilAnswering(url: string): Promise<void> {
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
