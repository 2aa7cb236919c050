import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'
import { accepted, addStep, CALL, receipt, submitPlace } from './recommendation-forms'
import { LONG_TEST_MS } from '../time-limits'

test.describe('no answer at all', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test('should keep what is sent without a network, and send it under the same key when it is back', async ({
    page,
    context,
  }) => {
    const keys: (string | undefined)[] = []
    await page.route(CALL, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length === 1) await route.abort('internetdisconnected')
      else await route.fulfill(accepted)
    })
    await page.goto('/recommendations')
    await page.getByLabel(/^Name/).fill('Later')
    // What sending needs is fetched while the form is filled in.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await submitPlace(page).click()
    await expect(page.getByRole('heading', { name: 'Kept on this device until there is a network' })).toBeFocused()
    await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toContainText('Later')

    await context.setOffline(false)

    await expect(page.getByText(receipt).first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Waiting to be sent' })).toHaveCount(0)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })
})

test.describe('a real submission', () => {
  test('should give a receipt that tells its status, and be forgotten with the device’s data', async ({ page }) => {
    await page.goto('/recommendations')
    await page.getByLabel(/^Name/).fill(`Cafe of the browser test ${Date.now()}`)
    await submitPlace(page).click()
    await expect(page.getByRole('heading', { name: 'Thank you. Your receipt' })).toBeFocused()

    await page.getByRole('link', { name: 'See its status' }).click()
    await page.getByRole('button', { name: /See the status of Cafe of the browser test/ }).click()
    await expect(page.getByRole('heading', { name: 'Waiting for review' })).toBeVisible()

    await page.getByRole('button', { name: 'Erase what I sent' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Erase what I sent' }).click()
    await page.getByRole('button', { name: 'Yes, erase it for good' }).click()
    await expect(page.getByRole('heading', { name: 'Erased' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Erase what I sent' })).toHaveCount(0)

    await page.goto('/settings')
    await page.getByRole('button', { name: 'Delete my data on this device' }).click()
    await page.goto('/recommendations/status')
    await expect(page.getByRole('heading', { name: 'Your submissions' })).toHaveCount(0)
  })
})

test.describe('a published path', () => {
  test('should show hostile text as text, its steps by number, and be on the list', async ({
    asAdmin,
    page,
    baseURL,
  }) => {
    const slug = `browser-test-${Date.now()}`
    const hostile = '<img src=x onerror="window.__xss=1"></script><script>window.__xss=1</script>'
    const headers = { Origin: baseURL ?? '' }
    const made = await asAdmin.request.post('/cms/api/paths', {
      headers,
      data: {
        title: `${hostile} ${slug}`.slice(0, 120),
        city: 'Madinah',
        summary: hostile,
        slug,
        steps: [
          { title: hostile, description: hostile, notes: hostile, category: 'Gate' },
          { title: 'The second', category: 'Rest', location: 239 },
        ],
        provenance: { source: 'A test', checkedOn: '2026-11-20' },
        _status: 'published',
      },
    })
    expect(made.status(), await made.text()).toBe(201)
    const { doc } = (await made.json()) as { doc: { id: number } }

    await page.goto(`/recommendations/paths/${slug}`)
    await expect(page.getByText(hostile).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Step 2: The second' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Masjid an-Nabawi' })).toHaveAttribute('href', '/place/239')
    await expect(page.getByText('Checked on 20 November 2026')).toBeVisible()
    await page.goto('/recommendations')
    await expect(page.locator(`a[href="/recommendations/paths/${slug}"]`)).toBeVisible()
    expect(await page.evaluate(() => '__xss' in window)).toBe(false)

    await asAdmin.request.delete(`/cms/api/paths/${doc.id}`, { headers })
    expect((await page.request.get(`/recommendations/paths/${slug}`)).status()).toBe(404)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('should say so, offer the e-mail way, and open the second tab by its link', async ({ page }) => {
    await page.goto('/recommendations')
    await expect(page.getByText(/Scripts are off in your browser/).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Send by e-mail' }).first()).toBeVisible()
    await expect(page.getByLabel(/^Name/)).toBeDisabled()

    await page.getByRole('tab', { name: 'Build Path' }).click()
    await expect(page.getByRole('heading', { name: 'Build Path' })).toBeVisible()
  })
})

test('should leave the forms with their errors without a violation axe can see, light and dark, at any width', async ({
  page,
}) => {
  test.setTimeout(2 * LONG_TEST_MS)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [320, 412, 1280]) {
      const what = `${colorScheme}, ${width} px`
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/recommendations')
      await submitPlace(page).click()
      await expect(page.getByLabel(/^Name/)).toBeFocused()
      expect.soft(await violations(page), `a place, ${what}`).toEqual([])

      await page.getByRole('tab', { name: 'Build Path' }).click()
      await addStep(page, '')
      await expect(page.getByText('Step Title Required')).toBeVisible()
      await addStep(page, 'A step')
      expect.soft(await violations(page), `a path, ${what}`).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(overflow, `overflow, ${what}`).toBeLessThanOrEqual(0)
      // The next width begins without these steps.
      await page.getByRole('button', { name: 'Clear All Steps' }).click()
    }
  }
})

async function violations(page: Page): Promise<readonly string[]> {
  const results = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}
