import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { phrases } from '@/domain/phrases/phrases'

import { doubleText } from './double-text'
import { tryEach } from './each-case'
import { expect, test } from './fixtures'
import { LONG_TEST_MS } from '../time-limits'

const shown = (page: Page) => page.getByRole('dialog')

/** By how many pixels it is larger than the screen, down and across. */
const overflowOf = (page: Page) =>
  shown(page).evaluate((dialog) => [dialog.scrollHeight - dialog.clientHeight, dialog.scrollWidth - dialog.clientWidth])

const expectNoViolations = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
}

test.describe('words to show', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('should be one tap from the emergency sheet and from the card, and be closed by Back', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('link', { name: 'SOS: emergency numbers' }).click()
    await page
      .getByRole('dialog', { name: 'Emergency' })
      .getByRole('link', { name: /^Words to show/ })
      .click()
    await expect(page).toHaveURL('/phrases')
    await page.getByRole('link', { name: /^I need a doctor/ }).click()

    await expect(page).toHaveURL('/phrases#doctor')
    await expect(shown(page).locator('[lang="ar"]')).toHaveText('أحتاج إلى طبيب.')
    await expectNoViolations(page)
    await page.goBack()
    await expect(shown(page)).toBeHidden()
    await expect(page).toHaveURL('/phrases')
    await expect(page.getByRole('link', { name: /^I need a doctor/ })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/faq')

    await page.goto('/card')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Words to show/ })
      .click()
    await expect(page).toHaveURL('/phrases')
    await page.getByRole('link', { name: /^I am lost/ }).click()
    await page.keyboard.press('Escape')
    await expect(shown(page)).toBeHidden()
    await expect(page).toHaveURL('/phrases')
  })

  test('should fill the screen of a phone and fit on it, with letters twice as large too', async ({ page }) => {
    test.setTimeout(LONG_TEST_MS)
    for (const isDouble of [false, true]) {
      if (isDouble) await doubleText(page)
      await page.goto('/phrases')
      await tryEach(
        phrases,
        ({ id }) => `${id}, ${isDouble ? 'double' : 'normal'}`,
        async ({ id, english }) => {
          await page.evaluate((hash) => {
            location.hash = hash
          }, id)
          await expect(shown(page)).toHaveAccessibleName(english)
          expect(await overflowOf(page)).toEqual([0, 0])
        },
      )
      await page.goto('/faq')
    }
  })

  test('should show the hotel of the card, and list the words in place of scripts', async ({ page, browser }) => {
    await page.addInitScript(() => {
      const hotel = { name: 'Hotel Al Safwah', arabicName: 'فندق الصفوة', position: null }
      localStorage.setItem('card', JSON.stringify({ version: 1, card: { hotel } }))
    })
    await page.goto('/phrases#hotel')
    await expect(shown(page)).toContainText('فندق الصفوة')
    expect(await overflowOf(page)).toEqual([0, 0])

    const plain = await browser.newContext({ javaScriptEnabled: false })
    const reader = await plain.newPage()
    await reader.goto(page.url())
    await expect(reader.getByRole('link', { name: /^I need a doctor/ })).toContainText('أحتاج إلى طبيب.')
    await plain.close()
  })
})
