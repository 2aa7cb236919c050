import { createHmac } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'

import { hintStartScripts } from '@/web-server/next-internals/compile-hints'

import { readBuildState, removeStamp, hashSources, writeStamp, type BuildState } from './build-stamp'
import { CommandError, runCommand, type Environment } from '../process/children'
import { StepError, type RunStep } from '../process/steps'
import { buildServiceWorker } from './build-service-worker'
import { buildWebServer } from './build-web-server'

/** Next's command line, run by the same Node. */
export function getNextProgram(root: string): string {
  return path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
}

/** A build whose scripts are compiled, and whose pages have not been made yet. */
type CompiledBuild = { readonly state: BuildState; readonly hash: string }

type SideBySideOptions = {
  readonly step: RunStep
  readonly root: string
  readonly env: Environment
  /** Fills the database of `env`, and returns a few words for the step's line. */
  readonly prepareContent: () => Promise<string>
}

/**
 * Fills the database while the site is compiled, then makes the pages: only they need the database.
 *
 * @throws StepError when either fails; a failed database is reported at once, and ends the compiler with the process
 */
export async function prepareAndBuild({ step, root, env, prepareContent }: SideBySideOptions): Promise<void> {
  const compiling = step('Build', async (say) => {
    const compiled = await compileIfNeeded(root, env)
    say(STATE_WORDS[compiled.state])
    return compiled
  })
  // Its error is thrown where it is awaited below; here it only must not count as unhandled while the content is put in.
  compiling.catch(() => {})
  await step('Content', async (say) => say(await prepareContent()))
  const compiled = await compiling
  if (compiled.state !== 'current') await step('Pages', () => makePages(root, env, compiled))
}

/**
 * Builds the site unless the last build is of these sources and settings. Pages are made from the database of `env`.
 *
 * @returns a few words for the step's line
 * @throws StepError when the build fails; its own output says where
 */
export async function buildIfNeeded(root: string, env: Environment): Promise<string> {
  const compiled = await compileIfNeeded(root, env)
  if (compiled.state !== 'current') await makePages(root, env, compiled)
  return STATE_WORDS[compiled.state]
}

const STATE_WORDS = {
  current: 'up to date',
  missing: 'made',
  stale: 'made again, the sources had changed',
} as const satisfies Record<BuildState, string>

async function compileIfNeeded(root: string, env: Environment): Promise<CompiledBuild> {
  const hash = hashSources(root, env)
  const state = readBuildState(root, hash)
  if (state === 'current') return { state, hash }
  removeStamp(root)
  // The new pages would use the data that an earlier build has cached.
  rmSync(path.join(root, '.next', 'cache', 'fetch-cache'), { recursive: true, force: true })
  await runNextBuild(root, { ...env, ...makeBuildNames(hash, env) }, 'compile')
  return { state, hash }
}

/** Of the hash of its sources: enough that no two builds are called the same by chance. */
const BUILD_ID_LENGTH = 16

/**
 * What the framework would else draw at random, so that the same sources are the same build on every server, and a form of
 * the admin that is open over an upgrade can be saved: the names of its functions on the server are salted with this key.
 */
export function makeBuildNames(hash: string, env: Environment): Environment {
  const { PAYLOAD_SECRET: secret, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key } = env
  const derived = secret && createHmac('sha256', secret).update('server functions of the admin').digest('base64')
  return {
    GUIDE_BUILD_ID: hash.slice(0, BUILD_ID_LENGTH),
    ...(derived && { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key || derived }),
  }
}

async function makePages(root: string, env: Environment, { hash }: CompiledBuild): Promise<void> {
  await runNextBuild(root, env, 'generate')
  hintStartScripts(path.join(root, '.next'))
  await buildWebServer(root)
  await buildServiceWorker(root)
  writeStamp(root, hash)
}

/** Runs one half of a build; neither checks types, which is a part of `npm test`. */
async function runNextBuild(root: string, env: Environment, half: 'compile' | 'generate'): Promise<void> {
  try {
    await runCommand(process.execPath, [getNextProgram(root), 'build', '--experimental-build-mode', half], {
      cwd: root,
      env: { ...env, NODE_ENV: 'production' },
      output: 'show',
    })
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    throw new StepError(`The build failed (${error.ending}).`, [
      'The lines above say where. After npm ci on unchanged sources it should not: please report it.',
      ...(error.ending === 'SIGKILL'
        ? ['The system ended it, most likely for lack of memory: it needs about 2 GB.']
        : []),
    ])
  }
}
