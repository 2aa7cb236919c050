import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

import { StepError } from '../process/steps'

const run = promisify(execFile)

export type Changes = {
  /** The commit they are counted from. */
  readonly since: string
  /** From the project's folder. */
  readonly files: readonly string[]
}

/**
 * Files that differ from a commit, those git does not know yet among them, and none that are gone.
 *
 * @param ref a commit; a branch is held against where this one left it
 * @throws StepError when git knows no such commit
 */
export async function listChangedFiles(root: string, ref: string): Promise<Changes> {
  const git = async (...args: readonly string[]) => (await run('git', args, { cwd: root })).stdout
  const since = await git('merge-base', ref, 'HEAD').catch(() => {
    throw new StepError(`git knows no commit ${ref} that this work began from.`, ['npm test -- --changed main'])
  })
  const differing = await git('diff', '--name-only', '--relative', '-z', since.trim(), '--')
  const unknown = await git('ls-files', '--others', '--exclude-standard', '-z')
  const files = new Set(`${differing}${unknown}`.split('\0'))
  return {
    since: since.trim(),
    files: [...files].filter((file) => file !== '' && existsSync(path.join(root, file))).toSorted(),
  }
}

export type ChangedParts = {
  readonly stages: readonly ('format' | 'lint' | 'types' | 'unit' | 'int' | 'browser')[]
  /** What each of them looks at; unit and integration tests are those that import one of these, or are one. */
  readonly format: readonly string[]
  readonly lint: readonly string[]
  readonly unit: readonly string[]
  readonly int: readonly string[]
}

/** They read the sources as text, all of them in seconds: any change touches them. */
const HOUSE_CHECKS = ['own-words', 'floors', 'spec-coverage'].map((name) => `scripts/testing/${name}.test.ts`)

/**
 * What of the line such files can touch. Browser tests look at the whole guide, which has to be built for them: they run when
 * they were changed themselves.
 */
export function chooseParts(changed: readonly string[]): ChangedParts {
  const code = changed.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
  const int = changed.filter((file) => !/^(?:docs|scripts|bench|tests\/e2e)\/|\.md$/.test(file))
  const runsBrowser = code.some((file) => /^tests\/(?!int\/)|^playwright\.config\.ts$/.test(file))
  return {
    stages: [
      ...(changed.length > 0 ? (['format', 'unit'] as const) : []),
      ...(code.length > 0 ? (['lint', 'types'] as const) : []),
      ...(int.length > 0 ? (['int'] as const) : []),
      ...(runsBrowser ? (['browser'] as const) : []),
    ],
    format: changed,
    lint: code,
    unit: [...changed, ...HOUSE_CHECKS],
    int,
  }
}
