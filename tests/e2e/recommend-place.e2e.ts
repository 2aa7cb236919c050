import { expect, test } from './fixtures'
import { accepted, answerWith, readBody, receipt, submitPlace } from './recommendation-forms'

test.describe('Add Place', () => {
  test('should have the fields of section 2, and none for lat and lng', async ({ page }) => {
    await page.goto('/recommendations')
    const form = page.getByRole('form', { name: 'Add Place' })

    const names = await form
      .locator('input, select, textarea')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
    expect(names.filter((name) => name !== 'subject')).toEqual([
      'name',
      'category',
      'city',
      'description',
      'wheelchair',
      'womenArea',
      'prayerArea',
      'openHours',
      'price',
      'phone',
      'website',
    ])
    await expect(form.getByLabel(/^Name/)).toHaveAttribute('required', '')
    await expect(form.getByText('With or without https://')).toBeVisible()
    await expect(form.getByRole('checkbox')).toHaveCount(3)
    await expect(form.getByLabel('Category', { exact: true }).locator('option')).toHaveText([
      'Restaurant',
      'Cafe',
      'Attraction',
      'Shopping',
      'Prayer room',
      'Other',
    ])
    await expect(form.getByLabel('City').first().locator('option')).toHaveText(['Makkah', 'Madinah', 'Jeddah'])
  })

  test('should send the payload of the specification, say so, and start again from the defaults', async ({ page }) => {
    const sent = await answerWith(page, accepted)
    await page.goto('/recommendations')
    await expect(page.getByRole('tab', { name: 'Add Place' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByLabel('Category', { exact: true })).toHaveValue('Restaurant')
    await expect(page.getByLabel('City').first()).toHaveValue('Makkah')

    await page.getByLabel(/^Name/).fill('مطعم Al Noor')
    await page.getByLabel('Area for women').check()
    await page.getByLabel('Website').fill('example.com/menu')
    await submitPlace(page).click()

    await expect(page.getByText('Place Recommendation Submitted', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Your recommendation has been submitted successfully and will be reviewed by our team.'),
    ).toBeVisible()
    await expect(page.getByText(receipt).first()).toBeVisible()
    const { token, submittedAt, ...body } = readBody(sent[0])
    expect(body).toEqual({
      kind: 'place',
      name: 'مطعم Al Noor',
      category: 'Restaurant',
      city: 'Makkah',
      description: '',
      womenArea: true,
      openHours: '',
      price: '',
      phone: '',
      website: 'example.com/menu',
      lat: null,
      lng: null,
    })
    expect(typeof token).toBe('string')
    expect(String(submittedAt)).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)

    await page.getByRole('button', { name: 'Recommend another' }).click()
    await expect(page.getByLabel(/^Name/)).toHaveValue('')
    await expect(page.getByLabel('Area for women')).not.toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem('place-draft'))).toBeNull()
  })

  test('should mark what is missing, say why beside it, and send nothing', async ({ page }) => {
    const sent = await answerWith(page, accepted)
    await page.goto('/recommendations')

    await page.getByLabel('Website').fill('javascript:alert(1)')
    await submitPlace(page).click()

    const name = page.getByLabel(/^Name/)
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription('Enter a name.')
    await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/web address such as example.com/)
    expect(sent).toEqual([])
  })

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

  test('should keep the draft over a reload, and ignore a damaged one', async ({ page }) => {
    await page.goto('/recommendations')
    await page.getByLabel(/^Name/).fill('Half a name')
    await page.getByLabel('City').first().selectOption('Jeddah')
    await page.reload()
    await expect(page.getByLabel(/^Name/)).toHaveValue('Half a name')
    await expect(page.getByLabel('City').first()).toHaveValue('Jeddah')

    await page.evaluate(() => localStorage.setItem('place-draft', '{"version":1,"form":{"name":7,"city":"Atlantis"}}'))
    await page.reload()
    await expect(page.getByLabel(/^Name/)).toHaveValue('')
    await expect(page.getByLabel('City').first()).toHaveValue('Makkah')
  })

  test('should send once for a double tap', async ({ page }) => {
    const sent = await answerWith(page, accepted)
    await page.goto('/recommendations')
    await page.getByLabel(/^Name/).fill('Twice')

    await submitPlace(page).dblclick()

    await expect(page.getByText(receipt).first()).toBeVisible()
    expect(sent).toHaveLength(1)
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
