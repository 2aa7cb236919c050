import { expect, test } from './fixtures'
import { staff } from './staff'

test.describe('signing in', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test('should lead an editor from the form to the work at hand', async ({ page }) => {
    await page.goto('/admin')
    await page.locator('input[name="email"]').fill(staff.editor.email)
    await page.locator('input[name="password"]').fill(staff.editor.password)
    await page.getByRole('button', { name: 'Login' }).click()

    await expect(page).toHaveURL(/\/admin$/)
    await expect(page.getByRole('heading', { name: 'Work at hand' })).toBeVisible()
  })

  test('should say that no mail can be sent, and whom to ask, where there is no mail server', async ({ page }) => {
    await page.goto('/admin/login')
    await page.getByRole('link', { name: /forgot password/i }).click()

    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    await expect(page.getByText('This guide cannot send e-mail. Ask an administrator')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })
})
