import { expect, test } from './fixtures'
import { LONG_WAIT_MS } from '../time-limits'

test.describe.configure({ timeout: 3 * LONG_WAIT_MS })

const ADDRESS = '/guide/hajj/hajj-packing'

test('an editor should see in the form what readers will see, and readers see none of it', async ({
  asEditor,
  page,
  baseURL,
}) => {
  const headers = { Origin: baseURL ?? '' }
  const words = `Half a title ${Date.now()}`
  const answer = await asEditor.request.get('/cms/api/guide-articles?where[slug][equals]=hajj-packing&limit=1', {
    headers,
  })
  const { docs } = (await answer.json()) as { docs: { id: number; title: string }[] }
  const { id, title } = docs[0] ?? { id: 0, title: '' }

  await asEditor.goto(`/admin/collections/guide-articles/${id}`)
  const field = asEditor.getByRole('textbox', { name: /^Title/ }).first()
  await expect(field).toBeVisible()
  // The CMS remembers for each person whether it is open.
  if (!(await asEditor.locator('#live-preview-iframe').isVisible())) {
    await asEditor.locator('#live-preview-toggler').click()
  }
  const preview = asEditor.frameLocator('#live-preview-iframe')
  const heading = preview.getByRole('heading', { level: 1, name: await field.inputValue() })
  await expect(heading).toBeVisible({ timeout: LONG_WAIT_MS })
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toBeVisible()

  await field.fill(words)
  await expect(preview.getByRole('heading', { level: 1, name: words })).toBeVisible({ timeout: LONG_WAIT_MS })

  // In the dark, and on to another page, which is a preview, too.
  const root = preview.locator('html')
  await preview.getByRole('button', { name: 'Dark or light' }).click()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await preview.getByRole('link', { name: /^Back to/ }).click()
  await expect(preview.getByRole('heading', { level: 1, name: 'Hajj Guide' })).toBeVisible({ timeout: LONG_WAIT_MS })
  await expect(preview.getByRole('link', { name: words })).toBeVisible()
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  await expect(root).toHaveAttribute('data-theme', 'dark')

  // Neither at the address itself, by staff too, nor in what a device saves, nor to a stranger in the preview.
  for (const reader of [page, asEditor]) {
    const html = await (await reader.request.get(ADDRESS)).text()
    expect(html).toContain(title)
    expect(html).not.toContain(words)
  }
  const saved = await (await page.request.get('/api/offline-pack')).text()
  expect(saved).not.toContain(words)
  const refused = await page.request.get(`/preview${ADDRESS}`)
  expect(refused.status()).toBe(401)
  expect(await refused.text()).not.toContain(words)

  // On the day of Arafah, as scheduled, which is nothing: without the draft.
  await preview.getByLabel('As on, in Makkah').fill('2027-05-15T09:00')
  await preview.getByRole('button', { name: 'Show' }).click()
  await expect(preview.getByRole('link', { name: title })).toBeVisible({ timeout: LONG_WAIT_MS })
  await expect(preview.getByRole('link', { name: words })).toHaveCount(0)
  await preview.getByRole('link', { name: 'Pilgrim Guide' }).first().click()
  await expect(preview.getByText(/9 Dhu/).first()).toBeVisible({ timeout: LONG_WAIT_MS })
  await expect(preview.getByText(/Preview as on 15 May 2027/)).toBeVisible()
  expect(await asEditor.evaluate(() => localStorage.getItem('tour-completed'))).toBeNull()

  // The other tests find the guide as it ships.
  const saves = asEditor.waitForResponse((one) => one.url().includes('autosave=true'), { timeout: LONG_WAIT_MS })
  await field.fill(title)
  expect((await saves).status()).toBe(200)
})

test('an editor should see what has changed in a table, word by word', async ({ asEditor, baseURL }) => {
  const headers = { Origin: baseURL ?? '' }
  const call = async (method: 'get' | 'patch', path: string, data?: object) => {
    const answer = await asEditor.request[method](`/cms/api/${path}`, { headers, ...(data && { data }) })
    expect(answer.status()).toBe(200)
    return (await answer.json()) as { docs: { id: number; body: Body; title: string }[] }
  }
  const { docs } = await call('get', 'guide-articles?where[slug][equals]=getting-around&limit=1&depth=0')
  const { id = 0, body = EMPTY } = docs[0] ?? {}
  const table = body.root.children.find(({ fields }) => fields?.blockType === 'dataTable')?.fields
  const cell = table?.rows?.[0]?.cells?.[1]
  expect(cell?.text).toBeTruthy()
  const changed = structuredClone(body)
  for (const { fields } of changed.root.children) {
    const other = fields?.id === table?.id ? fields?.rows?.[0]?.cells?.[1] : undefined
    if (other !== undefined) other.text = `${cell?.text ?? ''} Mornings`
  }
  await call('patch', `guide-articles/${id}?draft=true`, { body: changed })
  const versions = await call('get', `guide-articles/versions?where[parent][equals]=${id}&sort=-updatedAt&limit=1`)

  await asEditor.goto(`/admin/collections/guide-articles/${id}/versions/${versions.docs[0]?.id ?? 0}`)
  const added = asEditor.locator('ins').filter({ hasText: 'Mornings' })
  await expect(added).toHaveText(/^\s*Mornings\s*$/, { timeout: LONG_WAIT_MS })
  await expect(asEditor.locator('del')).toHaveCount(0)
  await expect(asEditor.getByText(/^\d+ passages unchanged$/).first()).toBeVisible()

  await call('patch', `guide-articles/${id}?draft=true`, { body })
})

type Body = {
  root: {
    children: { fields?: { id?: string; blockType?: string; rows?: { cells?: { text?: string }[] }[] } }[]
  }
}

const EMPTY: Body = { root: { children: [] } }

test('an article’s form should be its parts, closed and named, and each opens to its fields', async ({
  asEditor,
  baseURL,
}) => {
  const headers = { Origin: baseURL ?? '' }
  const path = '/cms/api/guide-articles?where[slug][equals]=umrah-steps&limit=1&depth=0'
  const { docs } = (await (await asEditor.request.get(path, { headers })).json()) as { docs: { id: number }[] }
  await asEditor.goto(`/admin/collections/guide-articles/${docs[0]?.id ?? 0}`)

  const block = asEditor.locator('.LexicalEditorTheme__block-dataTable').filter({ hasText: 'Umrah at a glance' })
  await expect(block).toBeVisible({ timeout: LONG_WAIT_MS })
  expect(await asEditor.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000)

  const source = asEditor.locator('#sources-row-0')
  const title = source.getByRole('textbox', { name: /^Title/ })
  await expect(source.getByText(/^1\. Sahih al-Bukhari 1524/)).toBeVisible()
  await expect(title).toBeHidden()
  await source.getByRole('button', { name: 'Toggle block' }).click()
  await expect(title).toHaveValue(/^Sahih al-Bukhari 1524/)
  const rows = asEditor.locator('[id^="sources-row-"]')
  const count = await rows.count()
  await asEditor.getByRole('button', { name: 'Add Source' }).click()
  await expect(rows).toHaveCount(count + 1, { timeout: LONG_WAIT_MS })
  await expect(rows.last().getByRole('textbox', { name: /^Title/ })).toBeVisible()

  // The fields of a block have no names in the CMS.
  const caption = block.getByRole('textbox').first()
  await expect(caption).toHaveCount(0)
  await block.getByRole('button', { name: 'Toggle block' }).first().click()
  await expect(caption).toHaveValue('Umrah at a glance')
})
