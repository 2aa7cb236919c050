import { expect, test } from './fixtures'
import { LONG_WAIT_MS, ONE_TRY_MS } from '../time-limits'

test.describe.configure({ timeout: 4 * LONG_WAIT_MS })
// Eleven hours behind the guide: the day of the picker must be that of Makkah all the same.
test.use({ timezoneId: 'America/Los_Angeles' })

test('an editor should schedule by the clock of Makkah, see it in all three places, and take it back', async ({
  asEditor,
  baseURL,
}) => {
  const response = await asEditor.request.get('/cms/api/locations?where[name][exists]=true&limit=1&sort=id', {
    headers: { Origin: baseURL ?? '' },
  })
  const { docs } = (await response.json()) as { docs: { id: number }[] }
  const { id = 0 } = docs[0] ?? {}
  await asEditor.goto(`/admin/collections/locations/${id}`)
  await asEditor.locator('.form-submit .popup-button').click()
  await asEditor.getByText('Schedule Publish').click()

  const drawer = asEditor.locator('.schedule-publish')
  await expect(drawer.getByText('Makkah, Madinah, Jeddah (UTC+3)')).toBeVisible({ timeout: LONG_WAIT_MS })
  await drawer.getByText('Publish', { exact: true }).first().click()
  const time = drawer.locator('#time input')
  await time.fill('Jan 5, 2030 1:30 AM')
  await expect(drawer.locator('.react-datepicker__day--selected')).toHaveText('5')
  await time.press('Enter')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer.getByRole('cell', { name: /2030/ })).toBeVisible({ timeout: LONG_WAIT_MS })
  await asEditor.keyboard.press('Escape')
  await drawer
    .getByRole('button', { name: 'Close' })
    .click({ timeout: ONE_TRY_MS })
    .catch(() => undefined)

  const words = 'Will be published on 5 January 2030, 01:30 (Makkah time)'
  const onRecord = asEditor.getByRole('region', { name: 'Scheduled' })
  await expect(onRecord).toContainText(words, { timeout: LONG_WAIT_MS })
  await expect(onRecord).toContainText('Scheduled by editor.')

  await asEditor.goto('/admin')
  await expect(asEditor.getByText(words)).toBeVisible({ timeout: LONG_WAIT_MS })
  await asEditor.goto(`/admin/collections/locations?where[id][equals]=${id}`)
  await expect(asEditor.getByText('Publish: 5 January 2030, 01:30')).toBeVisible({ timeout: LONG_WAIT_MS })

  await asEditor.goto(`/admin/collections/locations/${id}`)
  await onRecord.getByRole('button', { name: 'Take back' }).click({ timeout: LONG_WAIT_MS })
  await expect(onRecord).toBeHidden({ timeout: LONG_WAIT_MS })
})

test('an administrator should see the jobs, and not change them', async ({ asAdmin, asEditor }) => {
  await asAdmin.goto('/admin/collections/payload-jobs')
  await expect(asAdmin.getByRole('heading', { name: 'Jobs' })).toBeVisible({ timeout: LONG_WAIT_MS })
  await expect(asAdmin.getByRole('link', { name: /create new/i })).toHaveCount(0)
  await asEditor.goto('/admin')
  await expect(asEditor.getByRole('heading', { name: 'Work at hand' })).toBeVisible({ timeout: LONG_WAIT_MS })
  await expect(asEditor.locator('a[href="/admin/collections/payload-jobs"]')).toHaveCount(0)
})
