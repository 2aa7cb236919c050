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
