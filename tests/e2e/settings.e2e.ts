import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'

const osm = {
  button: 'Import OpenStreetMap data',
  path: '/api/admin/import-osm',
  success: ['Import Successful', 'OpenStreetMap data has been imported successfully.'],
  failure: ['Import Failed', 'There was an error importing OpenStreetMap data.'],
  leadsTo: '/map',
} as const

const gates = {
  button: 'Import mosque gates',
  path: '/api/admin/import-gates',
  success: ['Gates Import Successful', 'Mosque gates data has been imported successfully.'],
  failure: ['Gates Import Failed', 'There was an error importing mosque gates data.'],
  leadsTo: '/gates-map',
} as const

const progress = { step: 'Reading places', done: 0, total: null }

async function openAdminControls(page: Page): Promise<void> {
  await page.goto('/settings')
  // A switch that works says that the scripts do.
  await expect(page.getByRole('switch', { name: 'Dark Mode' })).toBeEnabled()
  const footer = page.locator('main').getByRole('button', { name: /^©/ })
  await expect(footer).toHaveAttribute('aria-expanded', 'false')
  await footer.click()
  await expect(page.getByRole('heading', { name: 'Admin Controls' })).toBeVisible()
}

test.describe('the hidden admin mode', () => {
  test('should be shown and hidden by a tap on the footer text, and load its code only then', async ({ page }) => {
    await openAdminControls(page)
    await expect(page.getByRole('button', { name: osm.button })).toBeVisible()
    await expect(page.getByRole('button', { name: gates.button })).toBeVisible()

    await page.locator('main').getByRole('button', { name: /^©/ }).press('Enter')

    await expect(page.getByRole('heading', { name: 'Admin Controls' })).toBeHidden()
  })

  for (const wanted of [osm, gates]) {
    test(`should run '${wanted.button}' to its end and lead to ${wanted.leadsTo}`, async ({ page }) => {
      const answers = [
        { status: 'queued', progress },
        { status: 'running', progress: { step: 'Storing', done: 1200, total: 4000 } },
        { status: 'succeeded', progress, success: true },
      ]
      let posted = 0
      await page.route(`**${wanted.path}`, async (route) => {
        const request = route.request()
        expect([request.method(), request.postData(), request.headers()['content-type']]).toEqual([
          'POST',
          null,
          'application/json',
        ])
        posted += 1
        await route.fulfill({ status: 202, json: { jobId: 7, statusUrl: '/api/admin/imports/7' } })
      })
      await page.route('**/api/admin/imports/7', async (route) => {
        await route.fulfill({ json: answers.length > 1 ? answers.shift() : answers[0] })
      })
      await openAdminControls(page)

      await page.getByRole('button', { name: wanted.button }).click()

      const busy = page.getByRole('button', { name: 'Storing: 1,200 of 4,000' })
      await expect(busy).toHaveAttribute('aria-disabled', 'true')
      await busy.click({ force: true })
      await expect(page.getByText(wanted.success[0], { exact: true })).toBeVisible()
      await expect(page.getByText(wanted.success[1], { exact: true })).toBeVisible()
      await expect(page).toHaveURL('/settings')
      await expect(page).toHaveURL(wanted.leadsTo)
      expect(posted).toBe(1)
    })
  }

  test('should understand a server that answers when the import has ended', async ({ page }) => {
    await page.route(`**${osm.path}`, (route) =>
      route.fulfill({
        json: { success: true, jobId: 1, counts: { created: 1, updated: 0, unchanged: 0, removed: 0, skipped: 0 } },
      }),
    )
    await openAdminControls(page)

    await page.getByRole('button', { name: osm.button }).click()

    await expect(page.getByText(osm.success[0], { exact: true })).toBeVisible()
  })
})

test.describe('an import that fails', () => {
  test.use({ expectedNoise: [/status of (401|403|404|409|500)/] })

  for (const wanted of [osm, gates]) {
    for (const [status, reason] of [
      [401, 'You are not signed in.'],
      [403, 'Your account may not run imports.'],
      [404, 'This guide has no such import.'],
      [409, 'An import is running already.'],
    ] as const) {
      test(`should say so with the reason and a way to sign in: ${wanted.button}, ${status}`, async ({ page }) => {
        await page.route(`**${wanted.path}`, (route) => route.fulfill({ status, json: { error: 'no' } }))
        await openAdminControls(page)

        await page.getByRole('button', { name: wanted.button }).click()

        const toast = page.getByRole('alert').filter({ hasText: wanted.failure[0] })
        await expect(toast.getByText(wanted.failure[0], { exact: true })).toBeVisible()
        await expect(toast.getByText(wanted.failure[1], { exact: true })).toBeVisible()
        await expect(toast.getByText(reason)).toBeVisible()
        await expect(toast.getByRole('button', { name: 'Sign in' })).toBeVisible()
        await expect(page.getByRole('button', { name: wanted.button })).toHaveAttribute('aria-disabled', 'false')
      })
    }
  }

  test('should be refused to a visitor by the server itself', async ({ page }) => {
    await openAdminControls(page)

    await page.getByRole('button', { name: osm.button }).click()

    await expect(page.getByRole('alert').getByText(osm.failure[0], { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/settings')
  })
})

test.describe('settings', () => {
  test('should show language, version, links and when the content was updated', async ({ page }) => {
    await page.goto('/settings')
    const main = page.locator('main')

    await expect(main.getByText('More languages coming soon')).toBeVisible()
    await expect(main.getByText('App Version')).toBeVisible()
    await expect(main.getByText('1.0.0')).toBeVisible()
    await expect(main.getByText('January 2025')).toBeVisible()
    for (const [name, href] of [
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Helpful Contacts', '/authorities'],
      ['Terms', '/terms'],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
  })

  test('should keep Dark Mode, as true or false', async ({ page }) => {
    await page.goto('/settings')
    const dark = page.getByRole('switch', { name: 'Dark Mode' })
    const stored = () => page.evaluate(() => localStorage.getItem('darkMode'))

    await dark.click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await stored()).toBe('true')

    await dark.click()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark')
    expect(await stored()).toBe('false')
  })

  test('should keep Offline Mode across a reload, as true or false', async ({ page }) => {
    await page.goto('/settings')
    const offline = page.getByRole('switch', { name: 'Offline Mode' })
    await offline.click()
    await expect(offline).toBeChecked()
    await page.reload()
    await expect(offline).toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem('offlineMode'))).toBe('true')

    await offline.press('Space')

    await expect(offline).not.toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem('offlineMode'))).toBe('false')
  })
})
