import { defineConfig } from '@playwright/test'

import { BROWSER_TEST_MS, BROWSER_WAIT_MS } from './tests/time-limits'

/** A common small phone in CSS pixels: most pilgrims carry one. */
const PHONE = { width: 390, height: 844 } as const

/** They only look, at pages that nobody changes meanwhile, and none of them waits for a moment. */
const READING = [
  'addresses',
  'axe-matrix',
  'chips',
  'content-policy',
  'information',
  'location-facts',
  'reading',
  'short-screens',
  'words',
].map((name) => `**/${name}.e2e.ts`)

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  // Once more, alone, when the rest is through; `npm test` names who needed it.
  retries: 1,
  retryStrategy: 'isolated',
  timeout: BROWSER_TEST_MS,
  expect: { timeout: BROWSER_WAIT_MS },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: process.env['BROWSER_REPORT'] ?? 'test-results/browser.json' }]],
  use: {
    baseURL: process.env['BASE_URL'] ?? 'http://localhost:3000',
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Riyadh',
    trace: 'retain-on-failure',
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
  // One site and one database behind all of them: those that only look run side by side, the others one by one. `npm test`
  // runs one project after the other, so that a failure in the first does not hide what the second finds.
  projects: [
    { name: 'reading', testMatch: READING, outputDir: 'test-results/browser-reading' },
    { name: 'using', testIgnore: READING, workers: 1, outputDir: 'test-results/browser-using' },
  ],
})
