import type { BrowserContext, Locator, Page, Route } from '@playwright/test'

import { waitForAdmin } from './hydration'
import { expect, test as base } from './fixtures'
import { staff } from './staff'
import { BROWSER_WAIT_MS, LONG_TEST_MS, ONE_TRY_MS } from '../time-limits'

type Article = {
  readonly title: string
  readonly path: string
  /** Its title as the server has it. */
  readonly storedTitle: () => Promise<string>
  readonly save: (data: object) => Promise<number>
}

const test = base.extend<{ readonly article: Article }>({
  /** A draft that nobody sees, taken away after the test. */
  article: async ({ asAdmin, baseURL }, use) => {
    const headers = { Origin: baseURL ?? '' }
    const slug = `unsaved-${Date.now()}`
    const title = `Article ${slug}`
    const made = await asAdmin.request.post('/cms/api/guide-articles?draft=true', {
      headers,
      data: { title, slug, section: 'more', summary: 'A draft of a test.', _status: 'draft' },
    })
    expect(made.status()).toBe(201)
    const { id } = ((await made.json()) as { doc: { id: number } }).doc
    const address = `/cms/api/guide-articles/${id}?draft=true&depth=0&overrideLock=true`
    await use({
      title,
      path: `/admin/collections/guide-articles/${id}`,
      storedTitle: async () =>
        ((await (await asAdmin.request.get(address, { headers })).json()) as { title: string }).title,
      save: async (data) => (await asAdmin.request.patch(address, { headers, data })).status(),
    })
    await asAdmin.request.delete(address, { headers })
  },
})

test.describe.configure({ timeout: LONG_TEST_MS })
// The browser writes each call that failed into its console, and so does the CMS; the unexpected
// response is what a question of the form gets after the session has ended. The inline style is in the browser's own page of
// no connection, in the frame of the preview.
test.use({
  expectedNoise: [
    /Failed to load|Failed to fetch|Error submitting|does not answer|aborted|Locked|Unauthorized|An unexpected response|Applying inline style/,
  ],
})

/** What the form says is no answer after half a minute; see ANSWER_LIMIT_MS. */
const PAST_THE_LIMIT_MS = 31_000

const titleOf = (page: Page): Locator => page.getByRole('textbox', { name: /^Title/ }).first()
const offerOn = (page: Page): Locator => page.getByRole('region', { name: 'Words that were not saved' })

/** Writes at the end of the title, as a person does: key by key. */
async function write(page: Page, words: string): Promise<void> {
  await titleOf(page).press('End')
  await page.keyboard.type(words)
}

/** What the form has put on the device, of all records. */
const keptOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('admin-unsaved')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(new Error('no database'))
    })
    try {
      if (!database.objectStoreNames.contains('copies')) return ''
      const reading = database.transaction('copies').objectStore('copies').getAll()
      await new Promise((resolve) => (reading.onsuccess = resolve))
      return JSON.stringify(reading.result)
    } finally {
      database.close()
    }
  })

const untilKept = (page: Page, words: string) => expect.poll(() => keptOn(page)).toContain(words)

/** A line that swallows what the form sends, until the next call is let through. */
async function swallow(page: Page, isSwallowed: (route: Route) => boolean) {
  let isOn = true
  let tell = (): void => undefined
  const first = new Promise<void>((resolve) => (tell = resolve))
  await page.route('**/*', (route) => {
    if (!isOn || !isSwallowed(route)) return route.fallback()
    tell()
    return undefined
  })
  const letThrough = () => {
    isOn = false
  }
  return { first, letThrough }
}

const isAutosave = (route: Route): boolean => route.request().url().includes('autosave=true')
const isQuestion = (route: Route): boolean =>
  route.request().method() === 'POST' && route.request().headers()['next-action'] !== undefined

const acceptLeaving = (page: Page): void => {
  page.on('dialog', (dialog) => void dialog.accept())
}

test.describe('without a connection', () => {
  test('should say since when nothing is saved, and save by itself when it is back', async ({ article, asEditor }) => {
    await asEditor.goto(article.path)
    await asEditor.context().setOffline(true)
    await write(asEditor, ' offline')

    await expect(asEditor.getByText(/^Not saved since \d\d:\d\d/)).toBeVisible()
    await untilKept(asEditor, `${article.title} offline`)
    await asEditor.context().setOffline(false)

    await expect.poll(article.storedTitle).toBe(`${article.title} offline`)
    await expect(asEditor.getByText(/^Not saved since/)).toBeHidden()
    await expect.poll(() => keptOn(asEditor)).toBe('[]')
  })

  for (const [what, isSwallowed] of [
    ['a save', isAutosave],
    ['a question of the form', isQuestion],
  ] as const)
    test(`should not wait for ever for ${what} that is never answered`, async ({ article, asEditor }) => {
      await asEditor.clock.install()
      await asEditor.goto(article.path)
      const { first, letThrough } = await swallow(asEditor, isSwallowed)
      await write(asEditor, ' hanging')
      await first
      letThrough()
      // The end of the limit, and of the wait for the next try.
      await asEditor.clock.fastForward(PAST_THE_LIMIT_MS)
      await write(asEditor, ' on')

      await expect.poll(article.storedTitle).toBe(`${article.title} hanging on`)
      await expect(asEditor.getByText('Saving...')).toBeHidden()
    })

  test('should lose no word, wherever in twenty the line is cut', async ({ article, asEditor }) => {
    acceptLeaving(asEditor)
    let expected = article.title
    for (let moment = 0; moment < 20; moment += 1) {
      await asEditor.goto(article.path)
      const words = ` w${moment}ord`
      const before = words.slice(0, moment % words.length)
      const after = words.slice(before.length)
      // At every other moment a save is under way.
      const sent = asEditor.waitForRequest((request) => request.url().includes('autosave=true'))
      await write(asEditor, before)
      if (moment % 2 === 1 && before !== '') await sent
      else sent.catch(() => undefined)
      await asEditor.context().setOffline(true)
      await write(asEditor, after)
      expected += words
      await untilKept(asEditor, expected)
      // As if the tab had died: nothing is sent any more.
      await asEditor.goto('about:blank')
      await asEditor.context().setOffline(false)
      await asEditor.goto(article.path)
      if ((await titleOf(asEditor).inputValue()) !== expected) {
        await offerOn(asEditor)
          .getByRole('button', { name: /^Put my words/ })
          .click()
      }
      await expect(titleOf(asEditor)).toHaveValue(expected)
      await expect.poll(article.storedTitle).toBe(expected)
    }
  })
})

test.describe('an editor whose entry is taken over', () => {
  test('should go on typing into the text, and keep the words', async ({ article, asAdmin, asEditor }) => {
    acceptLeaving(asEditor)
    await asEditor.goto(article.path)
    await write(asEditor, ' mine')
    await expect.poll(article.storedTitle).toBe(`${article.title} mine`)
    await asAdmin.goto(article.path)
    await asAdmin.getByRole('button', { name: 'Take over' }).click()
    await expect(asAdmin.getByRole('button', { name: 'Take over' })).toBeHidden()

    await expect(async () => {
      await asEditor.keyboard.type(' x y')
      await expect(asEditor.getByText('has taken over this entry')).toBeVisible({ timeout: ONE_TRY_MS })
    }).toPass()
    await asEditor.keyboard.type(' last words')

    await expect(titleOf(asEditor)).toBeFocused()
    await expect(titleOf(asEditor)).toHaveValue(/ x y last words$/)
    await expect(asEditor).toHaveURL(new RegExp(`${article.path}$`))
    await untilKept(asEditor, 'x y last words')
    await asEditor.goto(article.path)
    await expect(offerOn(asEditor)).toBeVisible()
  })
})

test.describe('an editor who leaves', () => {
  test('should find the last words saved after a breadcrumb and after Back', async ({ article, asEditor }) => {
    const crumb = asEditor.locator('.step-nav a[href$="/guide-articles"]').first()
    await asEditor.goto(article.path)
    await write(asEditor, ' crumb')
    await crumb.click()
    await expect(asEditor).toHaveURL(/\/guide-articles(\?.*)?$/)
    expect(await article.storedTitle()).toBe(`${article.title} crumb`)

    await asEditor.goto('/admin/collections/guide-articles?sort=-updatedAt')
    await asEditor.getByRole('link', { name: `${article.title} crumb` }).click()
    await expect(titleOf(asEditor)).toHaveValue(`${article.title} crumb`)
    await waitForAdmin(asEditor)
    await write(asEditor, ' back')
    await asEditor.evaluate(() => history.back())
    await expect(asEditor).toHaveURL(/\/guide-articles(\?.*)?$/)
    expect(await article.storedTitle()).toBe(`${article.title} crumb back`)
  })

  test('should be asked when the tab is closed, and when nothing can be saved', async ({ article, asEditor }) => {
    await asEditor.goto(article.path)
    await asEditor.context().setOffline(true)
    await write(asEditor, ' kept')
    await untilKept(asEditor, `${article.title} kept`)
    const asked = asEditor.waitForEvent('dialog')
    await Promise.all([asked.then((dialog) => dialog.dismiss()), asEditor.close({ runBeforeUnload: true })])
    expect((await asked).type()).toBe('beforeunload')

    await asEditor.locator('.step-nav a[href$="/guide-articles"]').first().click()
    const dialog = asEditor.getByRole('dialog').filter({ hasText: 'Leave before this is saved?' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(dialog).toBeHidden()
    await expect(titleOf(asEditor)).toHaveValue(`${article.title} kept`)
  })

  test('should be asked by Back in a form that is saved by hand, and offered the words again', async ({
    asEditor,
    baseURL,
  }) => {
    const answer = await asEditor.request.get('/cms/api/authorities?limit=1&sort=id', {
      headers: { Origin: baseURL ?? '' },
    })
    const { docs } = (await answer.json()) as { docs: { id: number; name: string; description: string }[] }
    const { id = 0, description = '' } = docs[0] ?? {}
    acceptLeaving(asEditor)
    await asEditor.goto('/admin/collections/authorities')
    await asEditor.locator(`a[href$="/authorities/${id}"]`).first().click()
    const field = asEditor.getByLabel('Description')
    await expect(field).toHaveValue(description)
    await waitForAdmin(asEditor)
    // The end of the text, and not of its line.
    await field.press('Control+End')
    await asEditor.keyboard.type(' More words.')
    await untilKept(asEditor, 'More words.')
    await asEditor.evaluate(() => history.back())
    const dialog = asEditor.getByRole('dialog').filter({ hasText: 'Leave before this is saved?' })
    await dialog.getByRole('button', { name: 'Leave anyway' }).click()
    await expect(asEditor).toHaveURL(/\/authorities(\?.*)?$/)

    await asEditor.goto(`/admin/collections/authorities/${id}`)
    await expect(offerOn(asEditor)).toContainText('were not saved')
    await offerOn(asEditor).getByRole('button', { name: 'Put my words back' }).click()
    await expect(field).toHaveValue(/ More words\.$/)
    await expect(offerOn(asEditor)).toBeHidden()
    // Back to what it was: nothing is left to keep.
    await field.fill(description)
    await expect.poll(() => keptOn(asEditor)).toBe('[]')
  })
})

test.describe('an editor whose session has ended', () => {
  test('should find the words after signing in again, and nobody else should', async ({
    article,
    asEditor,
    baseURL,
  }) => {
    acceptLeaving(asEditor)
    await asEditor.goto(article.path)
    await asEditor.context().clearCookies()
    await write(asEditor, ' signed out')

    await expect(asEditor.getByText(/^Not saved since/)).toBeVisible()
    await expect(asEditor.getByText('You are signed out')).toBeVisible()
    await untilKept(asEditor, `${article.title} signed out`)
    await signIn(asEditor.context(), baseURL, 'moderator')
    await asEditor.goto(article.path)
    await expect(offerOn(asEditor)).toBeHidden()
    await signIn(asEditor.context(), baseURL, 'editor')
    await asEditor.goto(article.path)
    await offerOn(asEditor).getByRole('button', { name: 'Put my words back' }).click()

    await expect.poll(article.storedTitle).toBe(`${article.title} signed out`)
  })

  test('should go on saving after signing in again in another tab', async ({ article, asEditor, baseURL }) => {
    await asEditor.goto(article.path)
    await asEditor.context().clearCookies()
    await write(asEditor, ' still here')
    await expect(asEditor.getByText('You are signed out')).toBeVisible()
    await signIn(asEditor.context(), baseURL, 'editor')
    await asEditor.getByRole('button', { name: 'Try now' }).click()

    await expect.poll(article.storedTitle).toBe(`${article.title} still here`)
  })
})

test('words put back should not go over newer ones of others without a word', async ({ article, asEditor }) => {
  acceptLeaving(asEditor)
  await asEditor.goto(article.path)
  await asEditor.context().setOffline(true)
  await write(asEditor, ' of the editor')
  await untilKept(asEditor, 'of the editor')
  await asEditor.goto('about:blank')
  await asEditor.context().setOffline(false)
  expect(await article.save({ title: `${article.title} of the admin` })).toBe(200)
  await asEditor.goto(article.path)

  await expect(titleOf(asEditor)).toHaveValue(`${article.title} of the admin`)
  await expect(offerOn(asEditor)).toContainText('Admin has saved this entry since')
  await offerOn(asEditor).getByRole('button', { name: 'Throw them away' }).click()
  await expect(offerOn(asEditor)).toBeHidden()
  await expect(titleOf(asEditor)).toHaveValue(`${article.title} of the admin`)
  await expect.poll(() => keptOn(asEditor), { timeout: BROWSER_WAIT_MS }).toBe('[]')
})

async function signIn(
  context: BrowserContext,
  baseURL: string | undefined,
  role: 'editor' | 'moderator',
): Promise<void> {
  await context.clearCookies()
  const answer = await context.request.post('/cms/api/users/login', {
    headers: { Origin: baseURL ?? '' },
    data: staff[role],
  })
  expect(answer.ok()).toBe(true)
}
