import { expect, test } from './fixtures'

test.describe('what stands around every screen', () => {
  test('should be five links at the foot of a phone, which stay there', async ({ page }) => {
    await page.goto('/faq')
    const navigation = page.getByRole('navigation', { name: 'Main' })

    const links = await navigation
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(links).toEqual([
      ['Home', '/'],
      ['Guide', '/guide'],
      ['Places', '/places'],
      ['Recommend', '/recommendations'],
      ['Settings', '/settings'],
    ])

    const foot = async () => {
      const box = await navigation.boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }
    const { height } = page.viewportSize() ?? { height: 0 }
    expect(await foot()).toBe(height)
    await page.evaluate(() => window.scrollTo(0, 800))
    expect(await foot()).toBe(height)
  })

  test('should lead home by its title', async ({ page }) => {
    await page.goto('/faq')

    await page.getByRole('banner').getByRole('link', { name: 'Pilgrim Guide' }).click()

    await expect(page).toHaveURL('/')
  })

  test('should have five more pages in the three-dot menu', async ({ page }) => {
    await page.goto('/faq')

    const entries = await page
      .locator('nav[aria-label="More pages"] a')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))

    expect(entries).toEqual([
      ['About', '/about'],
      ['Contact & Support', '/contact'],
      ['Helpful Contacts', '/authorities'],
      ['Terms & Privacy', '/terms'],
      ['Settings', '/settings'],
    ])
  })
})
