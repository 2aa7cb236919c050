import { rmSync } from 'node:fs'
import path from 'node:path'

import { buildState, removeStamp, sourceHash, writeStamp } from './build-stamp'
import { CommandError, runCommand, type Environment } from '../process/children'
import { hintStartScripts } from './compile-hints'
import { StepError } from '../process/steps'

/** Next's command line, run by the same Node. */
export function nextProgram(root: string): string {
  return path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
}

/**
 * Builds the site unless the last build is of these sources and settings. Pages are made from the database of `env`.
 *
 * @returns a few words for the step's line
 * @throws StepError when the build fails; its own output says where
 */
export async function buildIfNeeded(root: string, env: Environment): Promise<string> {
  const hash = sourceHash(root, env)
  const state = buildState(root, hash)
  if (state === 'current') return 'up to date'
  removeStamp(root)
  // Data cached by an earlier build would come back in the new pages.
  rmSync(path.join(root, '.next', 'cache', 'fetch-cache'), { recursive: true, force: true })
  try {
    await runCommand(process.execPath, [nextProgram(root), 'build'], {
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
  hintStartScripts(path.join(root, '.next'))
  writeStamp(root, hash)
  return state === 'missing' ? 'made' : 'made again, the sources had changed'
}
