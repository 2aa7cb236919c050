import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { codeAt } from '../helpers/two-factor'
import { expect, test } from './fixtures'
import { waitForAdmin } from './hydration'
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

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

test.describe('two-factor sign-in', () => {
  // A sign-in that is refused is an error of the browser, too.
  test.use({
    viewport: { width: 360, height: 740 },
    isMobile: false,
    hasTouch: false,
    expectedNoise: [/status of 40[01]/],
  })

  const account = { email: 'second-factor@example.org', password: 'violet-harbour-engine-64' }

  const requireOf = async (admin: Page, twoFactorRoles: readonly string[], baseURL = '') => {
    const options = { data: { twoFactorRoles }, headers: { Origin: baseURL } }
    expect((await admin.request.post('/cms/api/globals/sign-in-settings', options)).ok()).toBe(true)
  }

  const expectReadable = async (page: Page) => {
    const { violations } = await new AxeBuilder({ page }).include('main').withTags(RULES).analyze()
    expect(violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }

  const signIn = async (page: Page) => {
    await page.goto('/admin/login')
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Login' }).click()
  }

  test('should ask for a code once somebody has set it up on a phone', async ({ page, asAdmin, baseURL }) => {
    const data = { ...account, name: 'Amina', roles: ['editor'] }
    const made = await asAdmin.request.post('/cms/api/users', { data, headers: { Origin: baseURL ?? '' } })
    expect(made.ok()).toBe(true)
    await signIn(page)
    await expect(page).toHaveURL(/\/admin$/)

    await page.goto('/admin/account')
    await page.getByRole('link', { name: 'Set it up' }).click()
    await expect(page.getByRole('heading', { name: 'Two-factor sign-in', level: 1 })).toBeVisible()
    await waitForAdmin(page)
    await page.getByLabel('Your present password').fill(account.password)
    await page.getByRole('button', { name: 'Begin' }).click()
    const secret = ((await page.locator('main code').textContent()) ?? '').replaceAll(' ', '')
    await expectReadable(page)
    const code = page.getByLabel('Code from your authenticator app')
    await code.fill('000000')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(code).toHaveAccessibleDescription(/This is not the code/)
    await expect(code).toBeFocused()
    await code.fill(codeAt(secret, Date.now()))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.locator('main li code')).toHaveCount(10)
    await expectReadable(page)
    await page.getByRole('button', { name: 'I have kept them' }).click()
    await expect(page.getByText('It is on. 10 recovery codes of 10 are left.')).toBeVisible()

    await page.context().clearCookies()
    await signIn(page)
    await expect(code).toBeFocused()
    await expectReadable(page)
    // The code that turned it on is over: the next one, half a minute early.
    await code.fill(codeAt(secret, Date.now() + 30_000))
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/admin$/)

    await page.goto('/admin/account')
    await expect(page.getByText('(this one)')).toBeVisible()
    await page.getByRole('button', { name: 'End all others' }).click()
    await expect(page.getByText('All other sessions have ended.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'End all others' })).toBeHidden()
  })

  test('should be the only thing that is open to whose role needs it', async ({ asAdmin, asModerator, baseURL }) => {
    await requireOf(asAdmin, ['moderator'], baseURL)
    try {
      for (const path of ['/admin', '/admin/review', '/admin/account']) {
        await asModerator.goto(path)
        await expect(asModerator).toHaveURL(/\/admin\/two-factor$/)
      }
      await expect(asModerator.getByText('Your role needs it.')).toBeVisible()
      await expect(asModerator.getByLabel('Your present password')).toBeVisible()
      await expect(asModerator.getByRole('link', { name: 'Sign out' })).toBeVisible()
    } finally {
      await requireOf(asAdmin, [], baseURL)
    }
    await asModerator.goto('/admin/review')
    await expect(asModerator.getByRole('heading', { name: 'Review queue' })).toBeVisible()
  })
})
