import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'
import { LONG_WAIT_MS } from '../time-limits'

test.describe.configure({ timeout: 3 * LONG_WAIT_MS })

type Doc = { readonly id: number; readonly description: string; readonly name: string }

/** The last, which no other test edits. */
async function readAuthority(page: Page, headers: { Origin: string }): Promise<Doc> {
  const response = await page.request.get('/cms/api/authorities?limit=1&sort=-id', { headers })
  const { docs } = (await response.json()) as { docs: Doc[] }
  if (docs[0] === undefined) throw new Error('There is no authority')
  return docs[0]
}

async function readPublic(page: Page, id: number, headers: { Origin: string }): Promise<Doc> {
  const response = await page.request.get(`/cms/api/authorities/${id}?depth=0`, { headers })
  return (await response.json()) as Doc
}

const publicName = async (...of: Parameters<typeof readPublic>): Promise<string> => (await readPublic(...of)).name

test('an editor should go back to what is published, and lose the draft only', async ({ asEditor, baseURL }) => {
  const headers = { Origin: baseURL ?? '' }
  const { id, description } = await readAuthority(asEditor, headers)
  const draft = await asEditor.request.patch(`/cms/api/authorities/${id}?draft=true`, {
    headers,
    data: { description: 'Half a sentence' },
  })
  expect(draft.status()).toBe(200)
  await asEditor.goto(`/admin/collections/authorities/${id}`)
  const field = asEditor.getByLabel('Description')
  await expect(field).toHaveValue('Half a sentence')

  await asEditor.getByRole('button', { name: 'Revert to published' }).click()
  await asEditor.getByRole('button', { name: 'Confirm' }).click()

  await expect(asEditor.getByText('Reverted')).toBeVisible({ timeout: LONG_WAIT_MS })
  await expect(field).toHaveValue(description)
  await expect(asEditor.getByTitle('Status: Published')).toBeVisible()
  await asEditor.reload()
  await expect(field).toHaveValue(description)
  await expect(asEditor.getByRole('button', { name: 'Revert to published' })).toHaveCount(0)
})

test.describe('a draft somebody else has made newer', () => {
  // The browser writes the refused save into its console.
  test.use({ expectedNoise: [/the server responded with a status of 409/] })

  test('should not be reverted by who has not seen it', async ({ asAdmin, asEditor, baseURL }) => {
    const headers = { Origin: baseURL ?? '' }
    const { id, description } = await readAuthority(asEditor, headers)
    const save = (page: Page, words: string) =>
      page.request.patch(`/cms/api/authorities/${id}?draft=true&overrideLock=true`, {
        headers,
        data: { description: words },
      })
    expect((await save(asEditor, 'Half a sentence')).status()).toBe(200)
    await asEditor.goto(`/admin/collections/authorities/${id}`)
    expect((await save(asAdmin, 'A newer half')).status()).toBe(200)

    await asEditor.getByRole('button', { name: 'Revert to published' }).click()
    await asEditor.getByRole('button', { name: 'Confirm' }).click()

    await expect(asEditor.getByText(/^Not saved\. Admin has saved this on/).first()).toBeVisible({
      timeout: LONG_WAIT_MS,
    })
    // The other tests find the guide as it ships.
    const back = { description, _status: 'published' }
    const { status } = await asAdmin.request
      .patch(`/cms/api/authorities/${id}?releasing=2100-01-01T00:00:00.000Z&overrideLock=true`, { headers, data: back })
      .then((answer) => ({ status: answer.status() }))
    expect(status).toBe(200)
  })
})

test('an editor should be told whose unfinished words would go out, before they do', async ({
  asAdmin,
  asEditor,
  baseURL,
}) => {
  const headers = { Origin: baseURL ?? '' }
  const { id, name } = await readAuthority(asEditor, headers)
  const draft = await asAdmin.request.patch(`/cms/api/authorities/${id}?draft=true&overrideLock=true`, {
    headers,
    data: { name: 'Half a name' },
  })
  expect(draft.status()).toBe(200)
  await asEditor.goto(`/admin/collections/authorities/${id}`)
  const publish = asEditor.getByRole('button', { name: 'Publish changes' })
  const dialog = asEditor.getByRole('dialog', { name: 'Publish what others wrote, too?' })

  await publish.click()
  await expect(dialog).toContainText('Admin')
  await expect(dialog).toContainText('Name')
  await expect(dialog.locator('del')).toHaveText(name)
  await expect(dialog.locator('ins')).toHaveText('Half a name')
  await asEditor.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(publish).toBeFocused()
  expect(await publicName(asEditor, id, headers)).toBe(name)

  await asEditor.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  const compared = asEditor.context().waitForEvent('page')
  await dialog.getByRole('link', { name: /Compare with what readers see/ }).click()
  await expect((await compared).getByText('Half a name').first()).toBeVisible({ timeout: LONG_WAIT_MS })
  await (await compared).close()
  const saved = asEditor.waitForResponse((answer) => answer.request().method() === 'PATCH', { timeout: LONG_WAIT_MS })
  await dialog.getByRole('button', { name: 'Publish all of it' }).click()
  expect((await saved).status()).toBe(200)
  expect(await publicName(asEditor, id, headers)).toBe('Half a name')

  // One's own words go out without a question, and the other tests find the guide as it ships.
  await asEditor.getByRole('textbox', { name: /^Name/ }).fill(name)
  const again = asEditor.waitForResponse((answer) => answer.request().method() === 'PATCH', { timeout: LONG_WAIT_MS })
  await publish.click()
  expect((await again).status()).toBe(200)
  await expect(dialog).toHaveCount(0)
  expect(await publicName(asEditor, id, headers)).toBe(name)
})

test('a restored version should be a draft, and the dialog say so', async ({ asEditor, baseURL }) => {
  const headers = { Origin: baseURL ?? '' }
  const { id, description } = await readAuthority(asEditor, headers)
  const publish = async (words: string) => {
    const data = { description: words, _status: 'published' }
    const answer = await asEditor.request.patch(`/cms/api/authorities/${id}`, { headers, data })
    expect(answer.status()).toBe(200)
  }
  await publish('As it was')
  const versions = await asEditor.request.get(
    `/cms/api/authorities/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=1`,
    { headers },
  )
  const old = ((await versions.json()) as { docs: { id: number }[] }).docs[0]?.id
  await publish(description)

  await asEditor.goto(`/admin/collections/authorities/${id}/versions/${old}`)
  await asEditor.getByRole('button', { name: 'Restore as a draft' }).click()
  await expect(asEditor.getByText('Readers see nothing of it until you publish it.')).toBeVisible()
  await asEditor.getByRole('button', { name: 'Confirm' }).click()

  await expect(asEditor.getByLabel('Description')).toHaveValue('As it was', { timeout: LONG_WAIT_MS })
  await expect(asEditor.getByTitle('Status: Changed')).toBeVisible()
  expect((await readPublic(asEditor, id, headers)).description).toBe(description)
  await publish(description)
})

test('a new article should be there once it has a title, and not before', async ({ asAdmin, asEditor, baseURL }) => {
  const headers = { Origin: baseURL ?? '' }
  const count = async () => {
    const answer = await asEditor.request.get('/cms/api/guide-articles?draft=true&limit=1&depth=0', { headers })
    return ((await answer.json()) as { totalDocs: number }).totalDocs
  }
  const before = await count()
  await asEditor.goto('/admin/collections/guide-articles')
  await asEditor
    .getByRole('link', { name: /Create new/i })
    .first()
    .click()
  const title = asEditor.getByRole('textbox', { name: /^Title/ })
  await expect(title).toBeVisible({ timeout: LONG_WAIT_MS })
  expect(await count()).toBe(before)
  await asEditor.goto('/admin/collections/guide-articles')
  expect(await count()).toBe(before)

  await asEditor.goto('/admin/collections/guide-articles/create')
  const words = `Water on the way ${Date.now()}`
  await title.fill(words)
  await title.press('Enter')

  await expect(asEditor).toHaveURL(/guide-articles\/\d+/, { timeout: LONG_WAIT_MS })
  await expect(asEditor.getByRole('textbox', { name: /^Title/ }).first()).toHaveValue(words, { timeout: LONG_WAIT_MS })
  expect(await count()).toBe(before + 1)
  const id = /\d+$/.exec(new URL(asEditor.url()).pathname)?.[0]
  expect((await asAdmin.request.delete(`/cms/api/guide-articles/${id}`, { headers })).status()).toBe(200)
})
