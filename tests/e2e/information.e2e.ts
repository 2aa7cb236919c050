import { expect, test } from './fixtures'

test.describe('the frequently asked questions', () => {
  test('should open and close each by itself, by a tap and by keyboard', async ({ page }) => {
    await page.goto('/faq')
    const questions = page.locator('main details details')
    expect(await questions.count()).toBe(20)
    const [first, second] = [questions.nth(0), questions.nth(1)]

    await first.locator('summary').click()
    await second.locator('summary').click()
    await expect(first).toHaveAttribute('open', '')
    await expect(second).toHaveAttribute('open', '')

    await first.locator('summary').click()
    await expect(first).not.toHaveAttribute('open', '')
    await expect(second).toHaveAttribute('open', '')

    const last = questions.last()
    await last.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(last, 'opened by Enter').toHaveAttribute('open', '')
    await page.keyboard.press('Space')
    await expect(last, 'closed by the space bar').not.toHaveAttribute('open', '')
  })
})

test.describe('the terms', () => {
  test('should be ten sections, last updated January 2025', async ({ page }) => {
    await page.goto('/terms')

    await expect(page.locator('main').getByText('Last updated January 2025')).toBeVisible()
    await expect(page.locator('main').getByRole('heading', { level: 2, name: /^\d+\. / })).toHaveCount(10)
    // From the numbers the guide erases by.
    await page.getByRole('link', { name: 'How long we keep things' }).click()
    await expect(page.getByText(/What you send is erased 12 months after it was decided/)).toBeInViewport()
    await expect(page.getByText(/searches that found nothing after 30 days/)).toBeVisible()
  })
})
