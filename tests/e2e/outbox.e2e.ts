import type { BrowserContext, Page } from '@playwright/test'
import { Client } from 'pg'

import { offlineCaches } from '@/domain/offline/caches'

import { expect, test } from './fixtures'
import { waitForHydration } from './hydration'
import { submitPlace } from './recommendation-forms'
import { openSwitchableNetwork, type SwitchableNetwork } from './switchable-network'
import { BROWSER_WAIT_MS, LONG_TEST_MS, LONG_WAIT_MS } from '../time-limits'

const SEND = 'POST /api/recommendations'

test.describe.configure({ mode: 'serial' })

test.describe('what is sent without a network', () => {
  const database = new Client({ connectionString: process.env['DATABASE_URI'] })
  const mark = `outbox ${Date.now().toString(36)}`
  let network: SwitchableNetwork
  let context: BrowserContext
  const errors: string[] = []

  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage()
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
    await page.goto(path)
    return page
  }

  /** How often it is in the database. */
  const stored = async (title: string): Promise<number> => {
    const { rows } = await database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM recommendations WHERE title = $1',
      [title],
    )
    return rows[0]?.count ?? 0
  }

  const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting to be sent' })

  /** As the device holds it, whatever the page shows. */
  const countWaiting = (page: Page): Promise<number> =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('guide-outbox')
          opening.onerror = () => reject(opening.error ?? new Error('not opened'))
          opening.onsuccess = () => {
            const counting = opening.result.transaction('waiting').objectStore('waiting').count()
            counting.onsuccess = () => resolve(counting.result)
            opening.result.close()
          }
        }),
    )

  const submissions = (page: Page) => page.getByRole('region', { name: 'Your submissions' })

  /** A form that is filled in, with everything that sending needs. */
  const filledIn = async (name: string): Promise<Page> => {
    const page = await open('/recommendations')
    await page.getByLabel(/^Name/).fill(name)
    await page.waitForLoadState('networkidle')
    return page
  }

  const submitUntilKept = async (page: Page, timeout = BROWSER_WAIT_MS) => {
    await submitPlace(page).click()
    await expect(page.getByRole('heading', { name: 'Kept on this device until there is a network' })).toBeFocused({
      timeout,
    })
  }

  const expectSent = async (page: Page, title: string, timeout = BROWSER_WAIT_MS) => {
    await expect(submissions(page)).toContainText(title, { timeout })
    // A page that died after the receipt leaves it in the outbox, and the next one sends it again under its key.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox')), { timeout }).toBeNull()
    await expect(waiting(page)).toHaveCount(0)
    expect(await stored(title)).toBe(1)
  }

  test.beforeAll(async ({ browser, baseURL }) => {
    await database.connect()
    network = await openSwitchableNetwork(baseURL ?? '')
    context = await browser.newContext({
      baseURL: network.origin,
      serviceWorkers: 'allow',
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    context.setDefaultTimeout(BROWSER_WAIT_MS)
    await context.addInitScript(() => localStorage.setItem('tour-completed', 'true'))
  })

  test.afterAll(async () => {
    await database.query('DELETE FROM recommendations WHERE title LIKE $1', [`%${mark}%`])
    await database.end()
    await context.close()
    await network.close()
    expect(errors, 'uncaught exceptions').toEqual([])
  })

  test('should be kept, outlive the page, and go out when the network is back', async () => {
    test.setTimeout(LONG_TEST_MS)
    const title = `Kept ${mark}`
    const page = await filledIn(title)
    const savedPages = () =>
      page.evaluate(
        async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        offlineCaches.saved,
      )
    await expect.poll(savedPages, { timeout: LONG_WAIT_MS }).toContain('/recommendations')
    await context.setOffline(true)
    await expect
      .poll(() => submitPlace(page).evaluate((button) => getComputedStyle(button, '::after').content))
      .toContain('waits for a network')
    await submitUntilKept(page)
    await expect(waiting(page)).toContainText(title)
    expect(await page.evaluate(() => localStorage.getItem('place-draft'))).toBeNull()
    await page.close()

    const later = await open('/recommendations')
    await expect(waiting(later)).toContainText(title)
    await expect(waiting(later)).toContainText('Waits for a network.')
    await expect(later.getByLabel(/^Name/)).toHaveValue('')
    await context.setOffline(false)
    await expectSent(later, title)
    await later.close()
  })

  test('should be stored once when the page dies between sending and the answer', async () => {
    test.setTimeout(LONG_TEST_MS)
    const title = `Crash ${mark}`
    const page = await filledIn(title)
    network.swallow(SEND)
    await submitPlace(page).click()
    await expect.poll(() => stored(title)).toBe(1)
    const crashed = page.waitForEvent('crash')
    const session = await context.newCDPSession(page)
    session.send('Page.crash').catch(() => undefined)
    await crashed
    await page.close()
    network.swallow(null)

    const before = network.requests.filter((line) => line === SEND).length
    const later = await open('/recommendations')
    await expect(waiting(later)).toContainText(title)
    await expectSent(later, title, LONG_WAIT_MS)
    expect(network.requests.filter((line) => line === SEND).length - before, 'it was asked for again').toBe(1)
    await later.close()
  })

  test('should be sent once by one of two tabs, after the server was away and a new build came', async () => {
    test.setTimeout(LONG_TEST_MS)
    const titles = ['first', 'second', 'third'].map((name) => `Tabs ${name} ${mark}`)
    const page = await filledIn(titles[0] ?? '')
    await network.cut()
    for (const [index, title] of titles.entries()) {
      if (index > 0) {
        await page.getByRole('button', { name: 'Recommend another' }).click()
        await page.getByLabel(/^Name/).fill(title)
      }
      await submitUntilKept(page, LONG_WAIT_MS)
    }
    await expect(waiting(page).getByRole('listitem')).toHaveCount(3)
    await page.close()
    await network.restore()
    network.change({ append: ['/sw.js', '\n// another build'] })

    const before = network.requests.length
    const tabs = await Promise.all([open('/recommendations'), open('/recommendations')])
    for (const tab of tabs) for (const title of titles) await expectSent(tab, title, LONG_WAIT_MS)
    expect(network.requests.slice(before).filter((line) => line === SEND)).toHaveLength(3)
    for (const tab of tabs) await tab.close()
    network.reset()
  })

  test('should be kept when the network is there and brings nothing', async () => {
    test.setTimeout(LONG_TEST_MS)
    const title = `Lie ${mark}`
    const page = await filledIn(title)
    network.hang(true)
    await submitPlace(page).click()
    await expect(page.getByText(/^No answer yet\. It is kept on this device/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Kept on this device until there is a network' })).toBeFocused({
      timeout: LONG_WAIT_MS,
    })
    network.hang(false)
    await page.reload()
    await expectSent(page, title)
    await page.close()
  })

  test('should stay with the reason when the server refuses it, and go back into its form', async () => {
    test.setTimeout(LONG_TEST_MS)
    const title = `Refused ${mark}`
    const page = await filledIn(title)
    await context.setOffline(true)
    await submitUntilKept(page)
    network.answer(SEND, 400, {
      success: false,
      error: 'Please correct what is marked.',
      fields: { phone: 'Is no phone number.' },
    })
    await context.setOffline(false)
    await expect(page.getByText('Not taken', { exact: true })).toBeVisible()
    await expect(waiting(page)).toContainText('Not taken: Is no phone number.')
    network.reset()

    await waiting(page)
      .getByRole('button', { name: `Change ${title}` })
      .click()
    await expect(page.getByLabel(/^Name/)).toHaveValue(title)
    await expect(waiting(page)).toHaveCount(0)
    await page.getByLabel('Price range').fill('SAR 20')
    await submitPlace(page).click()
    await expect(page.getByRole('heading', { name: 'Thank you. Your receipt' })).toBeVisible()
    expect(await stored(title)).toBe(1)
    await page.close()
  })

  test('should wait as long as the server asks, and be gone when somebody deletes it', async () => {
    test.setTimeout(LONG_TEST_MS)
    const title = `Deleted ${mark}`
    const page = await filledIn(title)
    await context.setOffline(true)
    await submitUntilKept(page)
    network.answer(SEND, 429, { success: false, error: 'Too many.' })
    await context.setOffline(false)
    await expect(waiting(page)).toContainText('Too many were sent from your network')

    await waiting(page)
      .getByRole('button', { name: `Delete ${title}, unsent` })
      .click()
    await expect(waiting(page)).toHaveCount(0)
    network.reset()
    await page.reload()
    await expect(page.getByLabel(/^Name/)).toBeEnabled()
    expect(await stored(title)).toBe(0)
    await page.close()
  })

  test('should go out although a clock that was ahead put it off for a month, and at once when asked', async () => {
    test.setTimeout(LONG_TEST_MS)
    const title = `Ahead ${mark}`
    const page = await filledIn(title)
    await context.setOffline(true)
    await submitUntilKept(page)
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('guide-outbox')
          opening.onerror = () => reject(opening.error ?? new Error('not opened'))
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('waiting', 'readwrite')
            const waiting = transaction.objectStore('waiting')
            const reading = waiting.getAll()
            reading.onsuccess = () => {
              const [entry] = reading.result as object[]
              waiting.put({ ...entry, restsUntil: Date.now() + 30 * 24 * 60 * 60 * 1000 })
            }
            transaction.oncomplete = () => resolve()
            opening.result.close()
          }
        }),
    )
    await page.close()
    network.answer(SEND, 429, { success: false, error: 'Too many.' })
    await context.setOffline(false)

    const later = await open('/recommendations')
    await expect(waiting(later)).toContainText('Too many were sent from your network', { timeout: LONG_WAIT_MS })
    expect(await stored(title)).toBe(0)
    const sendNow = waiting(later).getByRole('button', { name: 'Send now' })
    await sendNow.click()
    await expect(waiting(later).getByRole('alert')).toContainText('could not be sent yet')
    network.reset()
    await sendNow.click()
    await expectSent(later, title)
    await later.close()
  })

  test('should let a report wait and be changed', async () => {
    test.setTimeout(LONG_TEST_MS)
    const page = await open('/place/255')
    // What comes with the scripts would move the form away under the click.
    await waitForHydration(page, 'main details.control')
    await page.getByText('Report a problem').click()
    await page.getByLabel(/What is wrong/).selectOption('Opening hours')
    await page.getByLabel('How should it be?').fill('24/7')
    await page.getByLabel(/^Comment/).fill(`Seen ${mark}`)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByText('Kept on this device until there is a network.')).toBeVisible()
    // First: it goes out as soon as the network is back.
    network.answer('POST /api/reports', 429, { success: false, error: 'Too many.' })
    await context.setOffline(false)
    await page.close()

    const later = await open('/recommendations/status')
    await waiting(later)
      .getByRole('button', { name: /^Change / })
      .click()
    await later.getByLabel('How should it be?').fill(`Daily ${mark}`)
    const keep = later.getByRole('button', { name: 'Keep the change' })
    // When the device fails in between, one of the two is stored, never both.
    const removal = await later.evaluateHandle(() => IDBObjectStore.prototype.delete)
    await later.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new DOMException('The disk is full.', 'QuotaExceededError')
      }
    })
    await keep.click()
    await expect(later.getByRole('alert').filter({ hasText: 'could not keep the change' })).toBeVisible()
    await later.evaluate((original) => (IDBObjectStore.prototype.delete = original), removal)
    expect(await countWaiting(later)).toBe(1)
    await keep.click()
    await expect(keep).toBeHidden()
    expect(await countWaiting(later)).toBe(1)
    network.reset()
    await later.reload()
    await expect(submissions(later)).toContainText('Report, sent on')
    const { rows } = await database.query<{ report_new_value: string }>(
      'SELECT report_new_value FROM recommendations WHERE report_comment = $1',
      [`Seen ${mark}`],
    )
    expect(rows).toEqual([{ report_new_value: `Daily ${mark}` }])
    await database.query('DELETE FROM recommendations WHERE report_comment = $1', [`Seen ${mark}`])
    await later.close()
  })
})
