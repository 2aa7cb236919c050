import { expect, test } from './fixtures'
import { Hand } from './hand'
import { LONG_WAIT_MS } from '../time-limits'

test.describe.configure({ timeout: 4 * LONG_WAIT_MS })

const TWENTY = Array.from({ length: 20 }, (_, index) => `Looked at again ${index + 1}`)

test('an editor should say of twenty records that they are still correct in five clicks', async ({
  asAdmin,
  asEditor,
  baseURL,
}) => {
  const headers = { Origin: baseURL ?? '' }
  // Drafts, which no reader sees; due before all that ships.
  const provenance = { source: 'A sign at the door', checkedOn: '2025-05-03', reviewDueOn: '2025-06-03' }
  const ids: number[] = []
  for (const name of TWENTY) {
    const data = { name, category: 'services', city: 'Makkah', provenance, _status: 'draft' }
    const answer = await asEditor.request.post('/cms/api/locations?draft=true', { headers, data })
    expect(answer.status()).toBe(201)
    ids.push(((await answer.json()) as { doc: { id: number } }).doc.id)
  }
  const hand = new Hand(asEditor)
  const click = (name: RegExp, role: 'button' | 'checkbox' | 'link') =>
    hand.tap(asEditor.getByRole(role, { name }).first())
  const ours = asEditor.getByRole('link', { name: /^Looked at again/ })

  await asEditor.goto('/admin')
  await click(/^Places.*overdue/, 'link')
  await asEditor.waitForURL('**/admin/collections/locations**')
  await expect(ours.first()).toBeVisible({ timeout: LONG_WAIT_MS })
  // Payload's own name of it.
  await click(/^select-all$/, 'checkbox')
  await click(/^Select all \(\d+\)/, 'button')
  await click(/^Still correct$/, 'button')
  await click(/^Mark \d+ records$/, 'button')

  await expect(asEditor.getByText(/^Checked today: \d+ records\. Due again from/)).toBeVisible({
    timeout: LONG_WAIT_MS,
  })
  await expect(ours).toHaveCount(0, { timeout: LONG_WAIT_MS })
  hand.did('Twenty records that are due, still correct')

  // On one record: what is typed stays in the form. By who deletes it below: it is locked for others.
  await asAdmin.goto(`/admin/collections/locations/${ids[0]}`)
  const address = asAdmin.getByRole('textbox', { name: 'Address', exact: true })
  await address.fill('Half an addr')
  const answered = asAdmin.waitForResponse((answer) => answer.url().endsWith('/cms/api/still-correct'))
  await asAdmin.getByRole('button', { name: 'Still correct' }).click()
  expect((await answered).status()).toBe(200)
  await expect(asAdmin.getByText(/^Checked today: 1 record\. Due again on/)).toBeVisible({ timeout: LONG_WAIT_MS })
  await expect(address).toHaveValue('Half an addr')

  for (const id of ids) {
    expect((await asAdmin.request.delete(`/cms/api/locations/${id}`, { headers })).status()).toBe(200)
  }
})
