import type { Page } from '@playwright/test'

import { storedKeys } from '@/browser/stored-values'
import { EXPIRY_DATABASE, isVersioned, offlineCaches } from '@/domain/offline/caches'

import { expect, test } from './fixtures'
import { LONG_TEST_MS, LONG_WAIT_MS } from '../time-limits'

test.describe('what is kept on the device', () => {
  test('should be deleted on request, and only what is the guide’s own', async ({ page }) => {
    await page.goto('/settings')
    await page.getByRole('switch', { name: /Dark Mode/ }).click()
    await page.evaluate(() => localStorage.setItem('somebody-else', 'stays'))

    await page.getByRole('button', { name: 'Delete my data on this device' }).click()

    await expect(page.getByText('Deleted', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['somebody-else'])
  })

  test('should offer the tour again', async ({ page }) => {
    await page.goto('/settings')

    await page.getByRole('button', { name: 'Take the tour again' }).click()

    await expect(
      page
        .getByText('Step 1 of 8')
        .or(page.getByRole('button', { name: 'Start Tour (2 minutes)' }))
        .first(),
    ).toBeVisible()
  })
})

test.describe('every store of the browser', () => {
  test.use({ serviceWorkers: 'allow' })

  /** All that there are, by whatever name, and what is in them. */
  const listStores = (page: Page) =>
    page.evaluate(async () => {
      const pages = await Promise.all(
        (await caches.keys()).map(async (name) => {
          const keys = await (await caches.open(name)).keys()
          return keys.map(({ url }) => `${name} ${new URL(url).pathname}${new URL(url).search}`)
        }),
      )
      return {
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        cached: pages.flat(),
        cookies: document.cookie,
      }
    })

  test('should be empty once the data is deleted, with another tab open', async ({ page, context }) => {
    test.setTimeout(LONG_TEST_MS)
    const cached = async () => (await listStores(page)).cached
    await page.goto('/faq')
    await expect.poll(cached, { timeout: LONG_WAIT_MS }).toContain(`${offlineCaches.saved} /authorities`)
    // A page that was asked for before the worker had taken over is only fetched ahead.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto('/terms')
    await expect.poll(cached).toContain(`${offlineCaches.visited} /terms`)
    await page.goto('/place/255')
    await page.getByText('Report a problem').click()
    await page.getByLabel(/^Comment/).fill('Written on this device')
    await page.goto('/settings')
    await expect.poll(cached, { timeout: LONG_WAIT_MS }).toContain(`${offlineCaches.saved} /settings`)
    // Whatever else is ever stored, with what waits to be sent, and what an earlier build of the worker has left.
    await page.evaluate(
      async ({ keys, expiry }) => {
        for (const key of keys) if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"version":1}')
        sessionStorage.setItem('tour-progress', '{"index":1,"startedOn":"/"}')
        sessionStorage.setItem('reloaded-for', '["an earlier build"]')
        for (const name of ['guide-outbox', expiry])
          await new Promise<void>((resolve, reject) => {
            const opening = indexedDB.open(name)
            opening.onupgradeneeded = () => opening.result.createObjectStore('waiting', { keyPath: 'key' })
            opening.onerror = () => reject(opening.error ?? new Error('not opened'))
            opening.onsuccess = () => {
              opening.result.close()
              resolve()
            }
          })
      },
      { keys: storedKeys, expiry: EXPIRY_DATABASE },
    )
    const other = await context.newPage()
    await other.goto('/about')
    await expect.poll(cached).toContain(`${offlineCaches.visited} /about`)
    const before = await listStores(page)
    expect(before.local.toSorted()).toEqual([...storedKeys].toSorted())
    expect(before.session.toSorted()).toEqual(['reloaded-for', 'tour-progress'])
    expect(before.databases.toSorted()).toEqual(['guide-outbox', EXPIRY_DATABASE])

    await page.getByRole('button', { name: 'Delete my data on this device' }).click()
    await expect(page.getByText('Deleted', { exact: true })).toBeVisible()

    // Scripts that a page fetches after that: the same for everybody, and no sign of what was opened.
    const rest = await listStores(page)
    const ofReader = rest.cached.filter((entry) => !isVersioned(entry.split(' ')[1] ?? ''))
    expect({ ...rest, cached: ofReader }).toEqual({ local: [], session: [], databases: [], cached: [], cookies: '' })
    // And what is opened later leaves no note of when.
    await other.goto('/about')
    await expect.poll(cached).toContain(`${offlineCaches.visited} /about`)
    expect((await listStores(page)).databases).toEqual([])
  })
})
