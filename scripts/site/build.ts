import { createHmac } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'

import { hintStartScripts } from '@/web-server/next-internals/compile-hints'

import { hashPackages, hashSources } from './build-hash'
import { type Build, findBuild, listBuilds, publishBuild, WORKSHOP } from './builds'
import { listMigrations } from '../postgres/database-state'
import { CommandError, runCommand, type Environment } from '../process/children'
import { shortenError, StepError, type RunStep } from '../process/steps'
import { buildServiceWorker } from './build-service-worker'
import { buildWebServer } from './build-web-server'
import { takeWorkshop } from './workshop-lock'

/** Next's command line, run by the same Node. */
export function getNextProgram(root: string): string {
  return path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
}

type SideBySideOptions = {
  readonly step: RunStep
  readonly root: string
  readonly env: Environment
  /** Whether a build that is missing may be made; else it is an error. */
  readonly mayBuild?: boolean
  /** Fills the database of `env`, and returns a few words for the step's line. */
  readonly prepareContent: () => Promise<string>
}

/**
 * Fills the database and makes the build of the sources, unless it is there. The first one is compiled while the database is filled,
 * as only its pages need that. Where there is one before it, the database is left as that one knows it until the new one is compiled.
 *
 * @throws BuildError when the build fails; what was there before is left as it was
 * @throws StepError when the database fails, which is reported at once, and ends the compiler with the process
 */
export async function prepareAndBuild({
  step,
  root,
  env,
  mayBuild = true,
  prepareContent,
}: SideBySideOptions): Promise<Build> {
  const sources = hashSources(root)
  const ready = findBuild(root, sources)
  const fillDatabase = () => step('Content', async (say) => say(await prepareContent()))
  if (ready !== undefined) {
    await step('Build', async (say) => say('up to date'))
    await fillDatabase()
    return ready
  }
  if (!mayBuild) {
    throw new StepError('There is no build of this version, and --no-build lets none be made.', [
      'Make one: docker compose build for an image, else npm run build.',
    ])
  }
  return inWorkshop(root, () => buildBeside({ step, root, env, sources, fillDatabase }))
}

type BesideOptions = Omit<SideBySideOptions, 'prepareContent'> & {
  readonly sources: string
  readonly fillDatabase: () => Promise<void>
}

async function buildBeside({ step, root, env, sources, fillDatabase }: BesideOptions): Promise<Build> {
  const isFirst = listBuilds(root).length === 0
  const compiling = step('Build', async (say) => {
    await compile(root, env, sources)
    say(isFirst ? 'made' : 'made beside the one before')
  })
  // Its error is thrown where it is awaited below; here it only must not count as unhandled while the content is put in.
  compiling.catch(() => {})
  if (!isFirst) await compiling
  await fillDatabase()
  await compiling
  return step('Pages', () => makePages(root, env, sources))
}

/**
 * The build of the sources, made if it is not there. Its pages are made from the database of `env`.
 *
 * @throws BuildError when the build fails; its own output says where
 */
export async function buildIfNeeded(
  root: string,
  env: Environment,
): Promise<{ readonly build: Build; readonly isNew: boolean }> {
  const sources = hashSources(root)
  const ready = findBuild(root, sources)
  if (ready !== undefined) return { build: ready, isNew: false }
  return inWorkshop(root, async () => {
    await compile(root, env, sources)
    return { build: await makePages(root, env, sources), isNew: true }
  })
}

/**
 * Does the work while no other process makes a build in this folder. What fails in our own parts of it, for a full disk, is a failed
 * build as well: where there is one before it, that is served.
 */
async function inWorkshop<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  let leave: (() => void) | number | undefined
  try {
    leave = takeWorkshop(root)
    if (typeof leave === 'number') {
      throw new BuildError(`A build is being made in this folder, by process ${leave}.`, [
        'Wait until it is done: npm start then finds it. Or stop that process, and repeat this.',
      ])
    }
    return await work()
  } catch (error) {
    if (error instanceof StepError) throw error
    throw new BuildError(`The build failed: ${shortenError(error)}`, [
      'After npm ci on unchanged sources it should not: please report it.',
      'Where the disk is full, make room for 500 MB, and repeat it.',
    ])
  } finally {
    if (typeof leave === 'function') leave()
  }
}

async function compile(root: string, env: Environment, sources: string): Promise<void> {
  // The new pages would use the data that an earlier build has cached.
  rmSync(path.join(root, WORKSHOP, 'cache', 'fetch-cache'), { recursive: true, force: true })
  await runNextBuild(root, { ...env, ...makeBuildNames(sources, env) }, 'compile')
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

async function makePages(root: string, env: Environment, sources: string): Promise<Build> {
  await runNextBuild(root, env, 'generate')
  hintStartScripts(path.join(root, WORKSHOP))
  await buildWebServer(root)
  await buildServiceWorker(root)
  if (hashSources(root) !== sources) {
    throw new BuildError('The sources changed while the build was made of them.', [
      'Repeat it, and leave them as they are until it is done.',
    ])
  }
  return publishBuild(root, {
    sources,
    surroundings: hashPackages(root),
    migrations: listMigrations(root),
  })
}

/** The build failed: the database may be well, and a build before this one whole. */
export class BuildError extends StepError {}

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
    throw new BuildError(`The build failed (${error.ending}).`, [
      'The lines above say where. After npm ci on unchanged sources it should not: please report it.',
      ...(error.ending === 'SIGKILL'
        ? ['The system ended it, most likely for lack of memory: it needs about 3 GB, swap counted.']
        : []),
    ])
  }
}
