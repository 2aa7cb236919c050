import { expect, test } from './fixtures'
import { findGateId } from './gate-id'
import { LONG_WAIT_MS } from '../time-limits'

test.describe.configure({ timeout: 3 * LONG_WAIT_MS })

test('an editor should see a notice at its gate, as at its start and before anybody is told of it', async ({
  asEditor,
  page,
  baseURL,
}) => {
  const headers = { Origin: baseURL ?? '' }
  const words = `Closed for a test ${Date.now()}`
  const changed = `${words}, and longer`
  const gateId = await findGateId(asEditor.request, 'King Fahd Gate')
  // In the morning of a day to come: it ends on the same day.
  const starts = new Date(Date.now() + 3 * 24 * 3_600_000).setUTCHours(6, 0, 0, 0)
  const answer = await asEditor.request.post('/cms/api/notices?draft=true', {
    headers,
    data: {
      title: words,
      severity: 'change',
      concerns: 'gate',
      mosque: 'haram',
      gates: [gateId],
      isClosed: true,
      startsAt: new Date(starts).toISOString(),
      endsAt: new Date(starts + 3_600_000).toISOString(),
      source: { name: 'The guards at the gate' },
      _status: 'draft',
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  const { doc } = (await answer.json()) as { doc: { id: number } }

  await asEditor.goto(`/admin/collections/notices/${doc.id}`)
  const field = asEditor.getByRole('textbox', { name: /^Title/ }).first()
  await expect(field).toHaveValue(words, { timeout: LONG_WAIT_MS })
  if (!(await asEditor.locator('#live-preview-iframe').isVisible())) {
    await asEditor.locator('#live-preview-toggler').click()
  }
  const preview = asEditor.frameLocator('#live-preview-iframe')
  const bar = preview.getByRole('complementary', { name: 'Notices' })
  await expect(bar).toContainText(words, { timeout: LONG_WAIT_MS })
  const about = preview.getByRole('region', { name: 'Notices about it' })
  await expect(about).toContainText(words)
  // By a clock that is at its start.
  await expect(about).toContainText('Until today')
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText('with what is not published yet')

  await field.fill(changed)
  await asEditor.getByRole('button', { name: 'Save Draft' }).click()
  await expect(bar).toContainText(changed, { timeout: LONG_WAIT_MS })

  // On to a page that lists them all, at the same time.
  await bar.locator('summary').click()
  await bar.getByRole('link', { name: 'All notices' }).click()
  await expect(preview.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible({ timeout: LONG_WAIT_MS })
  await expect(preview.getByRole('main')).toContainText(changed)

  for (const reader of [page, asEditor]) {
    for (const path of ['/api/notices', '/api/notices/atom', '/api/offline-pack', '/notices']) {
      expect(await (await reader.request.get(path)).text(), path).not.toContain(words)
    }
  }
  expect(await asEditor.evaluate(() => localStorage.getItem('notices') ?? '')).not.toContain(words)
  const refused = await page.request.get(`/preview/notices`)
  expect(refused.status()).toBe(401)
  expect(await refused.text()).not.toContain(words)

  const trashed = { headers, data: { deletedAt: new Date().toISOString() } }
  expect((await asEditor.request.patch(`/cms/api/notices/${doc.id}`, trashed)).status()).toBe(200)
})
