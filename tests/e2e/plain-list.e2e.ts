import { expect, test } from './fixtures'
import { openAlive } from './hydration'

test.describe('the rows of a plain list', () => {
  test('should all be printed', async ({ page }) => {
    await openAlive(page, '/places/gates')
    await page.emulateMedia({ media: 'print' })
    const values = await page.evaluate(() =>
      [...document.querySelectorAll('[data-row]')].map((row) => getComputedStyle(row).contentVisibility),
    )
    expect(new Set(values)).toEqual(new Set(['visible']))
  })
})
