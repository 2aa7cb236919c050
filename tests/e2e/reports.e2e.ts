import { expect, test } from './fixtures'
import { accepted, receipt } from './recommendation-forms'

test.describe('Is this right?', () => {
  const REPORTS = '**/api/reports'

  test('should keep a text that is not sent over a reload and Back, beside that of another place', async ({ page }) => {
    await page.route(REPORTS, (route) => route.fulfill(accepted))
    const drafts = () => page.evaluate(() => localStorage.getItem('report-drafts'))
    await page.goto('/place/239')
    // By keyboard: what opens it is a summary.
    await page.getByText('Report a problem').focus()
    await page.keyboard.press('Enter')
    await page.getByLabel(/What is wrong/).selectOption('Something else')
    await page.getByLabel(/^Comment/).fill('Of another place')
    await page.goto('/place/255')
    await expect(page.getByLabel(/^Comment/)).toHaveCount(0)
    await page.getByText('Report a problem').click()
    await page.getByLabel(/What is wrong/).selectOption('Opening hours')
    await page.getByLabel('How should it be?').fill('24/7')
    await page.getByLabel(/^Comment/).fill('Seen at night')

    await page.reload()
    await expect(page.getByLabel(/^Comment/)).toHaveValue('Seen at night')
    await page.goto('/faq')
    await page.goBack()
    await expect(page.getByLabel(/What is wrong/)).toHaveValue('hours')
    await expect(page.getByLabel('How should it be?')).toHaveValue('24/7')
    await expect(page.getByLabel(/^Comment/)).toHaveValue('Seen at night')

    await page.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByText(receipt)).toBeVisible()
    await expect.poll(drafts).not.toContain('Seen at night')
    await page.goto('/place/239')
    await expect(page.getByLabel(/^Comment/)).toHaveValue('Of another place')
  })
})
