import { defineConfig } from 'vitest/config'

import { INTEGRATION_TEST_MS, UNIT_TEST_MS } from './tests/time-limits.ts'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
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
          setupFiles: ['tests/int/own-database.ts'],
          maxWorkers: 3,
          testTimeout: INTEGRATION_TEST_MS,
          hookTimeout: INTEGRATION_TEST_MS,
        },
      },
    ],
  },
})
