import { defineConfig } from '@playwright/test'

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
  outputDir: 'test-results/browser',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  // What matters is that it happens; how fast it happens is measured by the benchmark.
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
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
  // One site and one database behind all of them: those that only look run side by side, then the others one by one.
  projects: [
    { name: 'reading', testMatch: READING },
    { name: 'using', testIgnore: READING, dependencies: ['reading'], workers: 1 },
  ],
})
