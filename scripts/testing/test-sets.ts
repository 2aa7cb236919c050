import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { Environment } from '../process/children'
import { StepError } from '../process/steps'
import { FAULTS, readRows } from './spec-coverage'

type TestSet = {
  readonly stages: readonly ('unit' | 'int' | 'browser')[]
  /** From the project's folder. */
  readonly files: readonly string[]
  /** How much is tried: `npm test` runs the same files, and tries a little. */
  readonly env: Environment
}

/** Each name is a command, `npm run test:<name>`. */
export const TEST_SETS: Readonly<Record<string, (root: string) => TestSet>> = {
  hostile: () => ({
    stages: ['int', 'browser'],
    files: [
      'tests/int/hostile-submissions.int.test.ts',
      'tests/int/openapi.int.test.ts',
      'tests/e2e/hostile-inputs.e2e.ts',
      'tests/e2e/hostile-requests.e2e.ts',
    ],
    // Other ones each time; the run says by which number they are made again.
    env: { HOSTILE_INPUTS: '14000', HOSTILE_SEED: process.env['HOSTILE_SEED'] ?? String(Date.now() % 1_000_000) },
  }),
  faults: (root) => ({
    stages: ['unit', 'int', 'browser'],
    files: [...new Set(readRows(readFileSync(path.join(root, FAULTS), 'utf8'), FAULTS).map(({ file }) => file))],
    env: {},
  }),
  load: () => ({ stages: ['browser'], files: ['tests/e2e/crowd.e2e.ts'], env: { CROWD_SECONDS: '300' } }),
}

/** @throws StepError when there is no such set */
export function readTestSet(root: string, name: string): TestSet {
  const set = TEST_SETS[name]
  if (set === undefined)
    throw new StepError(`No such set: ${name}.`, [`There are: ${Object.keys(TEST_SETS).join(', ')}`])
  return set(root)
}
