import type { Page } from '@playwright/test'

import { BUILD_FILES_PATH } from '../../src/domain/offline/build-files'
import { LONG_TEST_MS, LONG_WAIT_MS } from '../time-limits'
import { expect, test } from './fixtures'

const prayerTimes = (page: Page) => page.getByRole('button', { name: /^Prayer times/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Prayer times' })

/** A tab whose build the server no longer has: no script comes any more until the page itself is asked for. */
async function openOldTab(page: Page) {
  let isGone = false
  let pages = 0
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return
    pages += 1
    isGone = false
  })
  await page.route('**/_next/static/**', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
  /** What watches for lost files comes with what asks for notices, once a page is at rest. */
  const comeToRest = () => page.waitForResponse('**/api/notices', { timeout: LONG_WAIT_MS })
  const atRest = comeToRest()
  await page.goto('/')
  await atRest
  return {
    comeToRest,
    pages: () => pages,
    lose: () => {
      isGone = true
    },
  }
}

test.describe('a tab that is older than the server', () => {
  test.use({ expectedNoise: [/404|Failed to load chunk|ChunkLoadError/] })

  test('should get the page of the present build when a part of its own is gone, once', async ({ page }) => {
    test.setTimeout(LONG_TEST_MS)
    const tab = await openOldTab(page)
    tab.lose()
    const atRest = tab.comeToRest()
    await prayerTimes(page).click()
    await expect.poll(tab.pages, { timeout: LONG_WAIT_MS }).toBe(2)
    await atRest
    await prayerTimes(page).click()
    await expect(dialog(page)).toContainText(/Fajr\s*\d/)

    // Lost again, of the same build: the page is asked for by nobody.
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    tab.lose()
    const looked = page.waitForResponse(`**${BUILD_FILES_PATH}`, { timeout: LONG_WAIT_MS })
    await page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('script'), { src: '/_next/static/chunks/gone.js' }))
    })
    await (await looked).finished()
    await page.evaluate(() => document.title)
    expect(tab.pages()).toBe(2)
  })

  test('should be told of a file that no build has in a way no cache keeps', async ({ request }) => {
    const html = await (await request.get('/')).text()
    const [script = ''] = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(html) ?? []
    expect((await request.get(script)).headers()['cache-control']).toContain('immutable')
    const none = await request.get('/_next/static/chunks/none.js')
    expect([none.status(), none.headers()['cache-control']]).toEqual([404, 'private, no-store'])
  })
})
