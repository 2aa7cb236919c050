import { tryEach } from './each-case'
import { expect, test } from './fixtures'
import { openAlive } from './hydration'

const INDOORS = 'Inside the mosques a phone often shows a wrong position.'

test.describe('the schematic map', () => {
  test('should be 400 pixels high with 8 named markers for haram and 6 for nabawi', async ({ page }) => {
    await tryEach(
      [
        ['haram', 8],
        ['nabawi', 6],
      ] as const,
      ([key]) => key,
      async ([key, markers]) => {
        await openAlive(page, `/gates-map?mosque=${key}`)
        const plan = page.getByRole('group', { name: /^Plan of Masjid/ })

        await expect(plan.getByRole('link', { name: /^Gate \w+, / })).toHaveCount(markers)
        expect((await plan.boundingBox())?.height).toBeCloseTo(400, 0)
        await expect(page.locator('main')).toContainText(INDOORS)
      },
    )
  })

  test('should show a gate when its marker is tapped or chosen by keyboard, without a jump, and its details', async ({
    page,
  }) => {
    await openAlive(page, '/gates-map?mosque=haram')
    const plan = page.getByRole('group', { name: /^Plan of Masjid/ })
    const panel = page.getByRole('region', { name: 'Gate 79, King Fahd Gate' })
    await expect(panel).toBeHidden()

    await plan.getByRole('link', { name: 'Gate 79, King Fahd Gate' }).click()
    await expect(panel).toContainText('King Fahd Gate')
    await expect(panel).toContainText('79')
    await expect(plan.getByRole('link', { name: 'Gate 79, King Fahd Gate' })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('status').filter({ hasText: 'Selected' })).toHaveText(
      'Selected: Gate 79, King Fahd Gate',
    )

    await plan.getByRole('link', { name: /^Gate 1, / }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: /^Gate 1, / })).toBeVisible()
    await expect(panel).toBeHidden()
    await expect(plan.getByRole('link', { name: /^Gate 1, / })).toBeFocused()

    await page.getByRole('link', { name: /^Details: Gate 1,/ }).click()
    await expect(page.getByRole('dialog')).toContainText('Masjid al-Haram')
  })

  test('should choose from the list and rise to the top', async ({ page }) => {
    await openAlive(page, '/gates-map?mosque=haram')
    const list = page.getByRole('region', { name: 'Gates on this map' })
    await list.getByRole('link', { name: /King Abdullah/ }).click()

    await expect(page.getByRole('region', { name: /King Abdullah/ })).toBeInViewport()
    await expect(page.getByRole('region', { name: /King Abdullah/ })).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page).toHaveURL(/\/gates-map\?mosque=haram#gate-\d+$/)

    await page.reload()
    await expect(page.getByRole('region', { name: /King Abdullah/ })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('should show a gate of the schematic map by its marker', async ({ page }) => {
    await page.goto('/gates-map?mosque=haram')
    await page
      .getByRole('group', { name: /^Plan of/ })
      .getByRole('link', { name: 'Gate 79, King Fahd Gate' })
      .click()

    await expect(page.getByRole('region', { name: 'Gate 79, King Fahd Gate' })).toBeVisible()
  })
})
