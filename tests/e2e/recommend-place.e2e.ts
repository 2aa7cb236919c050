import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'
import { accepted, answerWith, readBody, receipt, submitPlace } from './recommendation-forms'

test.describe('Add Place', () => {
  test('should show what a wrong field is called, with the page read on as far as the field itself', async ({
    page,
  }) => {
    await answerWith(page, accepted)
    await page.goto('/recommendations')
    const name = page.getByLabel(/^Name/)
    await expect(name).toBeEnabled()
    await name.evaluate((field) => scrollBy(0, field.getBoundingClientRect().top - 60))

    await name.press('Enter')

    await expect(name).toHaveAccessibleDescription('Enter a name.')
    await expect
      .poll(() =>
        page.evaluate(() => {
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN
          const label = document.querySelector('label[for="place-name"]')?.getBoundingClientRect().top ?? Number.NaN
          return label - header
        }),
      )
      .toBeGreaterThanOrEqual(0)
  })

  test('should put a pin with the keyboard and send where it is', async ({ page }) => {
    const sent = await answerWith(page, accepted)
    await page.goto('/recommendations')
    await page.getByLabel(/^Name/).fill('Pinned')
    await page.getByRole('button', { name: 'Place a pin' }).click()

    const map = page.getByRole('application', { name: 'Map for the pin' })
    await map.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(page.getByText('Pin at 21.42260, 39.82720')).toBeVisible()
    await submitPlace(page).click()

    await expect(page.getByText(receipt).first()).toBeVisible()
    expect(readBody(sent[0])).toMatchObject({ lat: 21.4226, lng: 39.8272 })
  })
})

test.describe('Add Place in Mina', () => {
  test.use({ geolocation: { latitude: 21.4133, longitude: 39.8933, accuracy: 20 }, permissions: ['geolocation'] })

  const pinAfterOpening = async (page: Page, city: string) => {
    await page.goto('/recommendations')
    await page.getByLabel(/^Name/).fill('Pinned')
    await page.locator('#place-city').selectOption(city)
    await page.getByRole('button', { name: 'Place a pin' }).click()
    await expect(page.getByRole('button', { name: 'Use my position' })).toBeVisible()
    await expect(page.locator('canvas.leaflet-tile').first()).toBeAttached()
    await page.getByRole('application', { name: 'Map for the pin' }).focus()
  }

  test('should begin the map of the pin where one is', async ({ page }) => {
    await pinAfterOpening(page, 'Makkah')

    await page.keyboard.press('Enter')

    await expect(page.getByText(/^Pin at 21\.413\d\d, 39\.893\d\d$/)).toBeVisible()
  })

  test('should begin it in the city of the place when that is another', async ({ page }) => {
    await pinAfterOpening(page, 'Madinah')
    await page.keyboard.press('Enter')

    await expect(page.getByText(/^Pin at 24\.467\d\d, 39\.611\d\d$/)).toBeVisible()
  })
})
