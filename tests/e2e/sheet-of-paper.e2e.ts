import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'

const HOTEL = {
  name: 'Hotel Al Safwah',
  arabicName: 'فندق الصفوة',
  position: { latitude: 21.4187, longitude: 39.8262 },
}
const GATE = {
  name: 'Gate 79, King Fahd Gate',
  arabicName: 'باب الملك فهد',
  position: { latitude: 21.42104, longitude: 39.82584 },
}

const sheet = (page: Page) => page.getByRole('article', { name: 'The sheet' })

/** How many pages of paper it takes. */
const pagesOf = async (page: Page) => {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}

// Without a network the browser says of what the page asks for by itself that it failed.
test.use({ colorScheme: 'dark', expectedNoise: [/ERR_INTERNET_DISCONNECTED/] })

test('should be one page of paper, as a page and as a strip, in black on white', async ({ page, context }) => {
  await page.addInitScript(
    ([hotel, gate]) => {
      const card = { holder: 'Aisha', phone: '+966 50 123 4567', hotel, gate }
      localStorage.setItem('card', JSON.stringify({ version: 1, card }))
    },
    [HOTEL, GATE],
  )
  await page.goto('/card')
  await page.getByRole('link', { name: 'Print a sheet' }).click()
  await expect(page).toHaveURL('/card/sheet')
  await page.getByLabel('Illnesses').fill('Diabetes')
  await page.getByLabel('Medicines').fill('Insulin')

  const map = sheet(page).getByRole('img', { name: 'Map of the streets around H, G' })
  // The streets are drawn: the picture is more than its ground and two marks.
  await expect
    .poll(() =>
      map.evaluate((canvas: HTMLCanvasElement) => {
        // A copy: the browser warns of a canvas that is read again and again.
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true })
        copy?.drawImage(canvas, 0, 0)
        const picture = copy?.getImageData(0, 0, canvas.width, canvas.height)
        return new Set(new Uint32Array(picture?.data.buffer ?? new ArrayBuffer(0))).size
      }),
    )
    .toBeGreaterThan(20)
  await expect(sheet(page).getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expect(sheet(page)).toContainText('997')
  await expect(sheet(page)).toContainText('أحتاج إلى طبيب.')
  await expect(sheet(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(sheet(page)).toHaveCSS('color', 'rgb(0, 0, 0)')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])

  // Without a network from here on.
  await context.setOffline(true)
  expect(await pagesOf(page)).toBe(1)
  await page.getByRole('radio', { name: /^A strip/ }).check()
  expect(await pagesOf(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel('Medicines')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Sheet of Paper' })).toBeHidden()
  // 60 mm at 96 pixels an inch.
  expect(Math.round((await sheet(page).boundingBox())?.width ?? 0)).toBe(227)
  await context.setOffline(false)
})
