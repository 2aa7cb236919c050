import type { Browser, BrowserContext, Page } from '@playwright/test'

import { pause } from '../pause'
import { tryEach } from './each-case'
import { expect, test } from './fixtures'
import { type Site, startSecondSite } from './second-site'
import { openSwitchableNetwork, type SwitchableNetwork } from './switchable-network'
import { LONG_TEST_MS, LONG_WAIT_MS } from '../time-limits'

type Device = { readonly context: BrowserContext; readonly network: SwitchableNetwork }

/** Caches and workers that are left on the device. */
const left = (page: Page) =>
  page.evaluate(async () => [(await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length])

/** The worker goes before the page has registered it, which takes its removal back. */
const early = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())

/** As src/features/offline/work-when-idle.ts does. A worker that has removed itself already is never `ready`: nothing waits for it. */
const registerAgain = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('first-wave'))
  })

test.describe('a service worker that is switched off on the server', () => {
  let site: Site
  const devices: Device[] = []

  test.beforeAll(async () => {
    site = await startSecondSite(process.env['DATABASE_URI'] ?? '', { SERVICE_WORKER: 'off' })
  })

  test.afterAll(async () => {
    await site.stop()
  })

  /** A device that has it, and something saved. */
  async function openDevice(browser: Browser, origin: string): Promise<Device> {
    const network = await openSwitchableNetwork(origin)
    const context = await browser.newContext({ baseURL: network.origin, serviceWorkers: 'allow' })
    await context.addInitScript(() => localStorage.setItem('tour-completed', 'true'))
    const page = await context.newPage()
    await page.goto('/about')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    expect((await left(page))[1]).toBe(1)
    await page.close()
    network.leadTo(site.origin)
    const device = { context, network }
    devices.push(device)
    return device
  }

  test.afterEach(async () => {
    for (const { context, network } of devices.splice(0)) {
      await context.close()
      await network.close()
    }
  })

  const visits = [
    ['one page', 1, []],
    ['two pages', 2, []],
    ['a page that registers after the worker has gone', 1, [early, registerAgain]],
    ['two pages that register after the worker has gone', 2, [early, registerAgain, registerAgain]],
  ] as const
  test('should be gone with all it has kept after a visit of one page or two, which may register it again', async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(LONG_TEST_MS)
    expect((await fetch(`${site.origin}/api/offline-pack`)).status).toBe(404)
    await tryEach(
      visits,
      ([visit]) => visit,
      async ([, count, steps]) => {
        const { context } = await openDevice(browser, baseURL ?? '')
        const pages: Page[] = []
        for (let index = 0; index < count; index += 1) {
          const page = await context.newPage()
          await page.goto('/faq')
          pages.push(page)
        }
        for (const step of steps) {
          for (const page of pages) await step(page)
          for (const page of pages) await expect.poll(() => left(page), { timeout: LONG_WAIT_MS }).toEqual([0, 0])
        }
        await pause(5_000 * count, 'a page waits for less before it starts its worker')
        for (const page of pages) await expect.poll(() => left(page), { timeout: LONG_WAIT_MS }).toEqual([0, 0])
        for (const page of pages) await page.close()

        const later = await context.newPage()
        const response = await later.goto('/faq')
        expect(response?.fromServiceWorker()).toBe(false)
        await expect.poll(() => left(later)).toEqual([0, 0])
      },
    )
  })
})
