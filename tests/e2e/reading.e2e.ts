import { tryEach } from './each-case'
import { expect, test } from './fixtures'

test.describe('finding a way', () => {
  test('should change the mosque, the category and the page by tapping', async ({ page }) => {
    await page.goto('/gates')
    await page
      .getByRole('link', { name: /Masjid an-Nabawi/ })
      .first()
      .click()
    await expect(page).toHaveURL('/gates?mosque=nabawi')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nabawi')

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Places' }).click()
    await expect(page.getByRole('heading', { name: /Places Found/ })).toBeVisible()
    await page.getByRole('link', { name: 'Restaurants' }).click()
    await expect(page).toHaveURL(/category=restaurant/i)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restaurants')
    await expect(page.locator('main')).toContainText(/\d+ Places Found/)
  })

  test('should open the three-dot menu, close it outside and by Escape, and follow its five entries', async ({
    page,
  }) => {
    await page.goto('/about')
    const button = page.locator('summary[aria-label="More pages"]')
    const entry = page.getByRole('navigation', { name: 'More pages' }).getByRole('link', { name: 'Contact & Support' })

    await button.click()
    await expect(page.getByRole('navigation', { name: 'More pages' }).getByRole('link')).toHaveText([
      'About',
      'Contact & Support',
      'Helpful Contacts',
      'Terms & Privacy',
      'Settings',
    ])
    await page.mouse.click(4, 500)
    await expect(entry).toBeHidden()
    await button.click()
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await entry.click()
    await expect(page).toHaveURL('/contact')
    await expect(entry).toBeHidden()
  })

  test('should remember the dark theme and show it before the first paint', async ({ page }) => {
    await page.goto('/settings')
    await page.getByRole('switch', { name: /Dark Mode/ }).click()
    await page.reload()

    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('true')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('should find a gate by its number', async ({ page }) => {
    await page.goto('/places/gates')
    await page.getByPlaceholder('Search gates by name or number...').fill('79')
    await page.getByPlaceholder('Search gates by name or number...').press('Enter')

    await expect(page.locator('main')).toContainText('King Fahd Gate')
    await expect(page.locator('main')).toContainText(/gates? found/)
  })

  test('should filter places by category and city', async ({ page }) => {
    await page.goto('/places')
    await page.getByRole('link', { name: 'Restaurants' }).click()

    await expect(page).toHaveURL(/category=restaurant/i)
    await expect(page.locator('main')).toContainText('Makkah')
  })

  test('should open an answer of the FAQ and the menu', async ({ page }) => {
    await page.goto('/faq')
    const answer = page.locator('details details').first()
    await page.locator('summary[aria-label="More pages"]').click()

    await expect(page.getByRole('link', { name: 'Terms & Privacy' })).toBeVisible()
    await expect(answer).toBeAttached()
  })
})

test.describe('header search', () => {
  test('should suggest gates first, then places, by keyboard alone', async ({ page }) => {
    await page.goto('/about')
    await page.locator('button[data-tour="search"]').click()
    const box = page.getByPlaceholder('Search the entire site...')
    await expect(box).toBeFocused()
    await box.fill('7')
    await expect(page.getByRole('option')).toHaveCount(0)
    await box.fill('79')
    await expect(page.getByRole('option').first()).toContainText('King Fahd Gate')

    await box.fill('quba')
    await expect(page.getByRole('option').first()).toContainText('Quba')
    expect(await page.getByRole('option').count()).toBeLessThanOrEqual(6)
    await box.press('Enter')
    await expect(page).toHaveURL(/\/map\?search=.*Quba/)
    await expect(page.locator('main')).toContainText('Quba')
  })
})

test.describe('page views', () => {
  test('should be told by route on each change of route, without what was asked or looked at', async ({ page }) => {
    const told: string[] = []
    await page.route('**/api/page-views', async (route) => {
      told.push(route.request().postDataBuffer()?.toString() ?? '')
      await route.fulfill({ status: 204 })
    })
    await page.goto('/places?category=restaurant')
    await expect.poll(() => told).toEqual(['{"route":"/places"}'])
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide' }).click()
    await expect.poll(() => told.at(-1)).toBe('{"route":"/guide"}')

    await page.goto('/guide/hajj/hajj-steps')

    await expect.poll(() => told.at(-1)).toBe('{"route":"/guide/hajj/[topic]"}')
    expect(told).toHaveLength(3)
  })

  test.describe('of what is no screen', () => {
    test.use({ expectedNoise: [/status of 404/] })

    test('should not be told', async ({ page }) => {
      let told: string[] = []
      await page.route('**/api/page-views', async (route) => {
        told.push(route.request().postDataBuffer()?.toString() ?? '')
        await route.fulfill({ status: 204 })
      })
      await tryEach(['/place/999999999', '/first-admin'], String, async (path) => {
        told = []
        await page.goto(path)
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()

        await expect.poll(() => told).toEqual(['{"route":"/"}'])
      })
    })
  })
})
