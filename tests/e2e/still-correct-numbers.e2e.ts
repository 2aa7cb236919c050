import { expect, test } from './fixtures'
import { LONG_WAIT_MS } from '../time-limits'

test.describe.configure({ timeout: 2 * LONG_WAIT_MS })

// In the west, where the day that begins in Greenwich is still the day before.
test.use({ timezoneId: 'America/New_York' })

test('an editor should say of an emergency number, and of all, that it is still correct', async ({ asEditor }) => {
  await asEditor.goto('/admin/globals/emergency-numbers')
  const first = asEditor.getByRole('button', { name: 'Still correct', exact: true }).first()
  await first.click({ timeout: LONG_WAIT_MS })

  const marked = asEditor.getByText(/^Checked today: 1 number\. Due again on/)
  await expect(marked).toBeVisible({ timeout: LONG_WAIT_MS })
  // "20 Dec 2026", as the field has it.
  const due = (await marked.textContent())?.match(/(\d+ \w{3})\w* (\d{4})\.$/)
  await expect(asEditor.locator('#field-phoneNumbers__0__reviewDueOn input')).toHaveValue(`${due?.[1]} ${due?.[2]}`)

  await asEditor.getByRole('button', { name: 'All still correct' }).click()
  await expect(asEditor.getByText(/^Checked today: \d\d? numbers\. Due again from/)).toBeVisible({
    timeout: LONG_WAIT_MS,
  })
  await expect(asEditor.getByText('Unsaved changes')).toHaveCount(0)
})
