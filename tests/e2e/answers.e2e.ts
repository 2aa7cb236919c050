import type { Locator } from '@playwright/test'

import { answerScreens } from './answer-screens'
import { tryEach } from './each-case'
import { expect, test } from './fixtures'

test.describe('an answer', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('should stand whole on the first screen of a small phone, with its numbers, sources and day', async ({
    page,
  }) => {
    await tryEach(
      answerScreens,
      ([path]) => path,
      async ([path, heading, numbers]) => {
        await page.goto(path)

        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        // Nothing lies over the answer, and it ends above the bar at the bottom.
        const core = page.locator('article > div > :is([role="note"], ul)').first()
        const bar = page.getByRole('navigation', { name: 'Main' }).last()
        expect(await bottomOf(core)).toBeLessThanOrEqual(await topOf(bar))
        expect(
          await page
            .locator('article > ul:first-of-type a')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        ).toEqual(numbers)
        await expect(page.getByRole('region', { name: 'Sources' }).getByRole('listitem').first()).toBeAttached()
        await expect(page.locator('article')).toContainText(/Checked on \d+ \w+ \d{4}/)
      },
    )
  })

  test('should say what its articles say, and lead to them', async ({ page }) => {
    await page.goto('/guide/answers/wudu-in-tawaf')
    const said = await page.locator('article [role="note"]').last().innerText()

    await page.getByRole('navigation', { name: 'Read on' }).getByRole('link').first().click()

    await expect(page.locator('main [role="note"]', { hasText: 'Wudu breaks on the way' })).toHaveText(said, {
      useInnerText: true,
    })
  })

  test('should be linked from the list of answers', async ({ page }) => {
    await page.goto('/guide/answers')

    for (const [, heading] of answerScreens) {
      await expect(page.locator('main').getByRole('link', { name: heading, exact: true })).toBeVisible()
    }
  })
})

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is not on the page.')
  return box
}

const topOf = async (locator: Locator) => (await boxOf(locator)).y
const bottomOf = async (locator: Locator) => {
  const { y, height } = await boxOf(locator)
  return y + height
}
