import { defineConfig } from '@playwright/test'

import { sites } from './tests/e2e/sites'
import { BROWSER_TEST_MS, BROWSER_TRIES_MS, BROWSER_WAIT_MS, LONG_WAIT_MS } from './tests/time-limits'

/** A common small phone in CSS pixels: most pilgrims carry one. */
const PHONE = { width: 390, height: 844 } as const

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results/browser',
  workers: sites.length,
  fullyParallel: false,
  // Once more, alone, when the rest is through; `npm test` names who needed it.
  retries: 1,
  retryStrategy: 'isolated',
  timeout: BROWSER_TEST_MS,
  // The second is for `toPass`, which would try for as long as the test has.
  expect: { timeout: BROWSER_WAIT_MS, toPass: { timeout: BROWSER_TRIES_MS } },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: process.env['BROWSER_REPORT'] ?? 'test-results/browser.json' }]],
  use: {
    baseURL: process.env['BASE_URL'] ?? '',
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Riyadh',
    // A click on what never comes would else take all that a long test has.
    actionTimeout: LONG_WAIT_MS,
    // What a test plays the server's part for would not reach it. offline.e2e.ts is about the worker.
    serviceWorkers: 'block',
    // Recording every test takes a tenth of the processor's time; what fails is recorded when it runs again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        // Chromium's sandbox refuses root.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
})
