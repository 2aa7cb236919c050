import { expect, test } from './fixtures'

test.describe('what is kept on the device', () => {
  test('should be deleted on request, and only what is the guide’s own', async ({ page }) => {
    await page.goto('/settings')
    await page.getByRole('switch', { name: /Dark Mode/ }).click()
    await page.evaluate(() => localStorage.setItem('somebody-else', 'stays'))

    await page.getByRole('button', { name: 'Delete my data on this device' }).click()

    await expect(page.getByText('Deleted', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['somebody-else'])
  })

  test('should offer the tour again', async ({ page }) => {
    await page.goto('/settings')

    await page.getByRole('button', { name: 'Take the tour again' }).click()

    await expect(
      page
        .getByText('Step 1 of 8')
        .or(page.getByRole('button', { name: 'Start Tour (2 minutes)' }))
        .first(),
    ).toBeVisible()
  })
})

test.describe('where the visitor is', () => {
  test.use({ geolocation: { latitude: 21.4225, longitude: 39.8262, accuracy: 20 }, permissions: ['geolocation'] })

  test('should turn into distances on the location list', async ({ page }) => {
    await page.goto('/map?filter=grand-mosque')

    await expect(page.locator('main')).toContainText(/Holy site\s*\d+ m/)
    expect(await page.evaluate(() => localStorage.getItem('lastKnownPosition'))).toContain('21.4225')
  })
})

test.describe('without a position', () => {
  test('should say that distances are unknown and ask for nothing by itself', async ({ page }) => {
    await page.goto('/map')

    await expect(page.getByText('Distance unknown').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Locate me' })).toBeVisible()
  })
})
