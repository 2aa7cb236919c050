import { defineConfig } from 'vitest/config'

import { INTEGRATION_TEST_MS, UNIT_TEST_MS, WAIT_MS } from './tests/time-limits.ts'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // For the command that runs a failed test alone.
    includeTaskLocation: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: ['tests/wait-longer.ts'],
          expect: { poll: { timeout: WAIT_MS } },
          testTimeout: UNIT_TEST_MS,
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
