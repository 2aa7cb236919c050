import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import { defineConfig, type TestUserConfig } from 'vitest/config'

import { INTEGRATION_TEST_MS, UNIT_TEST_MS, WAIT_MS } from './tests/time-limits.ts'

const UNIT_TESTS = ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/*.test.ts']
/** Screens and controls as a reader uses them, in a document without layout; what layout decides is for a browser test. */
const COMPONENT_TESTS = ['src/**/*.test.tsx']

/** Unit tests that put something in the place of a module: what they load must be theirs alone. */
const replacing = ['src', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')))

const unit: TestUserConfig = {
  environment: 'node',
  setupFiles: ['tests/wait-longer.ts'],
  expect: { poll: { timeout: WAIT_MS } },
  // Vitest leaves a processor free, and nothing else runs beside the unit tests.
  maxWorkers: availableParallelism(),
  testTimeout: UNIT_TEST_MS,
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // For the command that runs a failed test alone.
    includeTaskLocation: true,
    projects: [
      // The files of a worker share the modules they load, which takes half of the processor's time. What a test changes for
      // all (a global, the clock, the environment, a spy) is put back after it.
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          include: UNIT_TESTS,
          exclude: replacing,
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          setupFiles: ['tests/wait-longer.ts', 'tests/real-clock.ts'],
        },
      },
      { extends: true, test: { ...unit, name: 'unit-replacing', include: replacing } },
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit-components',
          include: COMPONENT_TESTS,
          environment: 'jsdom',
          restoreMocks: true,
          unstubGlobals: true,
          setupFiles: ['tests/wait-longer.ts', 'tests/real-clock.ts', 'tests/components.ts'],
          // The CMS's own components, where a test is about what they do, import style sheets, which Node.js cannot read.
          server: { deps: { inline: ['@payloadcms/ui'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          environment: 'node',
          include: ['tests/int/**/*.int.test.ts'],
          globalSetup: ['tests/int/global-setup.ts'],
          setupFiles: ['tests/wait-longer.ts', 'tests/int/own-database.ts'],
          expect: { poll: { timeout: WAIT_MS } },
          maxWorkers: 3,
          testTimeout: INTEGRATION_TEST_MS,
          hookTimeout: INTEGRATION_TEST_MS,
        },
      },
    ],
  },
})
