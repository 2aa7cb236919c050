import { tryEach } from './each-case'
import { expect, test } from './fixtures'

test.describe('what stands around every screen', () => {
  test('should be five links at the foot of a phone, which stay there, and a rail on the left of a wide screen', async ({
    page,
  }) => {
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

    await page.setViewportSize({ width: 1024, height: 800 })
    const box = await navigation.boundingBox()
    expect(box?.x).toBe(0)
    expect(box?.height).toBeGreaterThan(box?.width ?? 0)
    expect((await page.locator('main').boundingBox())?.x).toBeGreaterThanOrEqual(box?.width ?? 0)
  })
})

test.describe('the theme', () => {
  test('should be the system’s until the visitor chooses', async ({ page }) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/faq')
    const light = await ground()

    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await ground()
    expect(dark).not.toBe(light)

    await page.evaluate(() => localStorage.setItem('darkMode', 'false'))
    await page.reload()
    expect(await ground()).toBe(light)
  })
})

test.describe('what is stated', () => {
  test('should say when it was checked', async ({ page }) => {
    await tryEach(['/place/255', '/authorities', '/guide/hajj/hajj-steps'], String, async (path) => {
      await page.goto(path)

      await expect(
        page
          .locator('main')
          .getByText(/Checked on \d+ \w+ \d{4}/)
          .first(),
      ).toBeVisible()
    })
  })
})
