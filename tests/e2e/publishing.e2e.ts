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

const publicWords = async (page: Page, id: number, headers: { Origin: string }): Promise<string> =>
  ((await (await page.request.get(`/cms/api/authorities/${id}?depth=0`, { headers })).json()) as Doc).description

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
  expect(await publicWords(asEditor, id, headers)).toBe(description)
  await publish(description)
})
