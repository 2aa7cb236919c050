import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'
import { openAlive } from './hydration'

const dialog = (page: Page) => page.getByRole('dialog')

const INDOORS = 'Inside the mosques a phone often shows a wrong position.'

test.describe('the details of a gate', () => {
  test('should say everything in the words of the specification, on a phone and on a desk, and give the focus back', async ({
    page,
  }) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport)
      await openAlive(page, '/places/gates?mosque=haram&q=79')
      const details = page.getByRole('link', { name: 'Details: Gate 79, King Fahd Gate' })
      await details.click()

      await expect(dialog(page)).toHaveAccessibleName('King Fahd Gate')
      await expect(dialog(page).getByRole('heading', { name: 'King Fahd Gate' })).toBeFocused()
      for (const text of [
        '79',
        'Major Gate',
        'Masjid al-Haram',
        'باب الملك فهد',
        "South-west of the Ka'bah",
        '21.421232, 39.824046',
        'Entrance Available',
        'Exit Available',
        'Wheelchair Accessible',
        INDOORS,
      ]) {
        await expect(dialog(page)).toContainText(text)
      }
      const directions = dialog(page).getByRole('link', { name: 'Get Directions' })
      await expect(directions).toHaveAttribute('target', '_blank')
      await expect(directions).toBeInViewport()
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])

      await dialog(page).getByRole('button', { name: 'Close' }).click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(details).toBeFocused()
      await expect(page).toHaveURL('/places/gates?mosque=haram&q=79')
    }
  })

  test('should open and close by keyboard, and keep the page behind out of reach', async ({ page }) => {
    await openAlive(page, '/places/gates?mosque=haram&q=79')
    const details = page.getByRole('link', { name: 'Details: Gate 79, King Fahd Gate' })
    await details.focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => {
        const { activeElement } = document
        return activeElement !== document.body && activeElement?.closest('dialog') === null
      })
      expect(isOutside).toBe(false)
    }

    await page.keyboard.press('Escape')

    await expect(dialog(page)).toHaveCount(0)
    await expect(details).toBeFocused()
  })

  test('should take the caret of the tap from the page behind, and leave selected text', async ({ page }) => {
    await openAlive(page, '/places/gates?mosque=haram&q=79')
    const details = page.getByRole('link', { name: 'Details: Gate 79, King Fahd Gate' })
    const countRanges = () => page.evaluate(() => getSelection()?.rangeCount)
    await page.getByRole('heading', { name: 'King Fahd Gate' }).click()
    expect(await countRanges()).toBe(1)
    await details.click()
    await expect(dialog(page)).toBeVisible()
    expect(await countRanges()).toBe(0)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toHaveCount(0)

    await page.getByRole('heading', { name: 'King Fahd Gate' }).selectText()
    await details.press('Enter')

    await expect(dialog(page)).toBeVisible()
    expect(await countRanges()).toBe(1)
  })

  test('should hold the page behind it still as long as it is open, and close with a tap beside it', async ({
    page,
  }) => {
    await openAlive(page, '/places/gates?mosque=haram')
    const root = page.locator('html')
    await page.locator('main details:not(aside *) > summary').first().click()
    await page
      .getByRole('link', { name: /^Details: / })
      .first()
      .click()
    await expect(dialog(page)).toBeVisible()
    await expect(root).toHaveCSS('overflow-y', 'hidden')

    await page.mouse.click(20, 12)

    await expect(dialog(page), 'after a tap beside it').toHaveCount(0)
    await expect(root).toHaveCSS('overflow-y', 'visible')
  })

  test('should draw on the page of a gate what is known of its looks', async ({ page }) => {
    await page.goto('/places/gates?mosque=nabawi&q=21')
    const href = await page.getByRole('link', { name: 'Details: Gate 21, King Fahd Gate' }).getAttribute('href')
    await page.goto(href ?? '')

    const drawing = page.getByRole('img', { name: 'Seven doors and two minarets.' })
    await expect(drawing).toBeVisible()
    await expect(drawing.locator('[data-part="door"]')).toHaveCount(7)
    await expect(page.locator('figcaption')).toContainText('Schematic, not to scale.')
  })

  test('should lead to a page of its own', async ({ page }) => {
    await openAlive(page, '/places/gates?mosque=haram&q=79')
    await page.getByRole('link', { name: 'Details: Gate 79, King Fahd Gate' }).click()

    await dialog(page)
      .getByRole('link', { name: /page to share/ })
      .click()

    await expect(page).toHaveURL(/\/gate-details\?id=\d+&mosqueId=255&mosqueName=Masjid\+al-Haram/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('King Fahd Gate')
  })
})

test.describe('when the dialog does not come', () => {
  test.use({ expectedNoise: [/Failed to load resource|net::ERR_FAILED/] })

  test('should lead to the page of the gate instead', async ({ page }) => {
    await openAlive(page, '/places/gates?mosque=haram&q=79')
    await page.route('**/_next/static/**', (route) => route.abort())
    await page.getByRole('link', { name: 'Details: Gate 79, King Fahd Gate' }).click()

    await expect(page).toHaveURL(/\/gate-details\?id=\d+/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('should lead to the page of a gate by its details', async ({ page }) => {
    await page.goto('/places/gates?mosque=haram&q=79')
    await page.getByRole('link', { name: 'Details: Gate 79, King Fahd Gate' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('King Fahd Gate')
    await expect(page.locator('main')).toContainText('21.421232, 39.824046')
  })
})
