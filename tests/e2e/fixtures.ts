import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { Client } from 'pg'

import { waitForAdmin } from './hydration'
import { type StaffRole, sessionFile } from './staff'

type Fixtures = {
  /**
   * What a test expects of console errors and warnings; anything else fails it. One pattern at most: of a list of two the
   * runner takes the second for options of the fixture.
   */
  readonly expectedNoise: [] | [RegExp]
  /** A first visit, on which the tour offers itself; every other test has seen it. */
  readonly isFirstVisit: boolean
  readonly asAdmin: Page
  readonly asEditor: Page
  readonly asModerator: Page
}

/** Pages that fail the test on any console error, warning or uncaught exception it did not expect. */
export const test = base.extend<Fixtures>({
  expectedNoise: async ({}, use) => {
    await use([])
  },

  isFirstVisit: async ({}, use) => {
    await use(false)
  },

  page: async ({ page, expectedNoise, isFirstVisit, javaScriptEnabled }, use) => {
    const noise = listen(page)
    if (javaScriptEnabled !== false) waitForScripts(page)
    if (!isFirstVisit) {
      await page.addInitScript(() => {
        // The empty page has no storage.
        if (location.protocol !== 'about:') localStorage.setItem('tour-completed', 'true')
      })
    }
    await use(page)
    failOnNoise(noise, expectedNoise)
  },

  asAdmin: async ({ browser, expectedNoise }, use) => {
    await useStaffPage('admin', (options) => browser.newContext(options), expectedNoise, use)
  },

  asEditor: async ({ browser, expectedNoise }, use) => {
    await useStaffPage('editor', (options) => browser.newContext(options), expectedNoise, use)
  },

  asModerator: async ({ browser, expectedNoise }, use) => {
    await useStaffPage('moderator', (options) => browser.newContext(options), expectedNoise, use)
  },
})

export { expect } from '@playwright/test'

async function useStaffPage(
  role: StaffRole,
  newContext: (options: object) => Promise<BrowserContext>,
  expectedNoise: readonly RegExp[],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  await forgetPreferences()
  const context = await newContext({
    storageState: sessionFile(role),
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  })
  const page = await context.newPage()
  const noise = listen(page)
  waitForScripts(page)
  await use(page)
  await context.close()
  failOnNoise(noise, [...expectedNoise, PREVIEW_FRAME])
}

/** The CMS remembers for an account whether its forms have the preview open, which on a small screen covers them. */
async function forgetPreferences(): Promise<void> {
  const database = new Client({ connectionString: process.env['DATABASE_URI'] })
  await database.connect()
  await database.query('DELETE FROM payload_preferences')
  await database.end()
}

/** Chromium's word on the preview frame of the CMS. Where somebody has opened it once, it is there in each form of the kind. */
const PREVIEW_FRAME = /both allow-scripts and allow-same-origin/

/** Longest that scripts are waited for: some tests keep them away, or stop the clock they are fetched by. */
const SCRIPTS_WAIT_MS = 12_000

/**
 * A page is loaded before its scripts are fetched (docs/decisions/0011-the-start-of-a-page.md): what a test does in
 * between would be lost. The search is a link until they have taken the page over; the admin's pages have none.
 */
function waitForScripts(page: Page): void {
  const takenOver = async () => {
    if (/^\/admin(?:\/|$)/.test(new URL(page.url()).pathname)) return waitForAdmin(page)
    if ((await page.locator('a[data-tour="search"]').count()) === 0) return
    const button = page.locator('button[data-tour="search"]')
    await button.waitFor({ state: 'attached', timeout: SCRIPTS_WAIT_MS }).catch(() => undefined)
  }
  const goto = page.goto.bind(page)
  page.goto = async (...args) => {
    const response = await goto(...args)
    await takenOver()
    return response
  }
  const reload = page.reload.bind(page)
  page.reload = async (...args) => {
    const response = await reload(...args)
    await takenOver()
    return response
  }
}

/** The runner's own words where a test has no use for the service worker (playwright.config.ts). */
const NO_WORKER = 'Service Worker registration blocked by Playwright'

/** What the console said, and on which page: a test may go through many. */
type Noise = { readonly text: string; readonly address: string }

function listen(page: Page): Noise[] {
  const noise: Noise[] = []
  const add = (text: string) => noise.push({ text, address: page.url() })
  page.on('console', (message) => {
    if (message.text() === NO_WORKER) return
    if (message.type() === 'error' || message.type() === 'warning') add(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => add(`exception: ${error.message}`))
  return noise
}

function failOnNoise(noise: readonly Noise[], expected: readonly RegExp[]): void {
  const unexpected = noise.filter(({ text }) => !expected.some((pattern) => pattern.test(text)))
  if (unexpected.length === 0) return
  throw new Error(
    `The console was not silent:\n${unexpected.map(({ text, address }) => `${text} (${address})`).join('\n')}`,
  )
}
