import { expect, test } from './fixtures'

test.describe('the frequently asked questions', () => {
  test('should open and close each by itself', async ({ page }) => {
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
  })
})

test.describe('the contact page', () => {
  test('should have a block for e-mail, three questions and a disclaimer', async ({ page }) => {
    await page.goto('/contact')
    const main = page.locator('main')

    await expect(main.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute('href', /^mailto:/)
    await expect(main.getByText('We reply within 24-48 hours on business days.')).toBeVisible()
    await expect(main.locator('details')).toHaveCount(3)
    await expect(main.getByRole('heading', { name: 'Disclaimer' })).toBeVisible()
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

test.describe('the helpful contacts', () => {
  test('should call the emergency numbers and lead to the bodies and portals', async ({ page }) => {
    await page.goto('/authorities')
    const main = page.locator('main')

    for (const number of ['112', '999', '993', '997']) {
      await expect(main.locator(`a[href="tel:${number}"]`)).toBeVisible()
    }
    await expect(main.locator('article')).toHaveCount(3)
    for (const body of await main.locator('article').all()) {
      await expect(body.getByText('Services')).toBeVisible()
      await expect(body.getByRole('link', { name: /opens in a new tab/ })).toHaveAttribute('target', '_blank')
    }
    for (const portal of ['Nusuk Hajj', 'Visit Saudi']) {
      await expect(main.getByRole('link', { name: portal }).last()).toHaveAttribute('target', '_blank')
    }
  })
})

test.describe('the booking links', () => {
  test('should have for each of three platforms a note, services, numbered steps and the way out', async ({ page }) => {
    await page.goto('/booking-links')
    const cards = page.locator('main article')
    await expect(cards).toHaveCount(3)

    for (const card of await cards.all()) {
      await expect(card.getByText('Note:')).toBeVisible()
      await expect(card.getByText('Services')).toBeVisible()
      expect(await card.locator('ol > li').count()).toBeGreaterThan(1)
      await expect(card.getByRole('link', { name: /^Open / })).toHaveAttribute('target', '_blank')
    }
  })
})
