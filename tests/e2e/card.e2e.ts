import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'

import { expect, test } from './fixtures'

/** Two kilometres south of the Ka'bah. */
const HERE = { latitude: 21.4045, longitude: 39.8262, accuracy: 20 }

const card = (page: Page) => page.getByRole('region', { name: 'The card' })
/** What a camera reads from the code of the card. */
async function codeOnScreen(page: Page): Promise<string> {
  const code = page.getByRole('img', { name: 'QR code with the address of this card' })
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ data, width: info.width, height: info.height })
}

const readCard = (page: Page) => page.evaluate(() => localStorage.getItem('card'))

test.describe("the pilgrim's card", () => {
  test.use({ geolocation: HERE, permissions: ['geolocation'] })

  test('should be written letter by letter, survive a reload, and be taken back after it was cleared', async ({
    page,
  }) => {
    await page.goto('/card')
    await page.getByLabel('My name').fill('Aisha')
    await page.getByLabel('Phone number to call').fill('+966 50 123 4567')
    await page.getByLabel('My hotel').fill('Hotel Al Safwah')
    await page.getByRole('button', { name: /^I am there now ?: My hotel$/ }).click()
    await page.reload()

    await expect(card(page)).toContainText('الرجاء مساعدتي في الوصول إلى فندقي.')
    await expect(card(page)).toContainText('Hotel Al Safwah')
    await expect(card(page)).toContainText('21.40450, 39.82620')
    await expect(card(page)).toContainText('You are there')
    await expect(card(page).getByRole('link', { name: '+966 50 123 4567' })).toHaveAttribute(
      'href',
      'tel:+966501234567',
    )
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])

    await page.getByText('Change the card').click()
    await page.getByRole('button', { name: 'Clear the card' }).click()
    await expect(card(page)).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card(page)).toContainText('Aisha')
  })

  test('should take a gate and a meeting place from their pages, and point back to them', async ({ page }) => {
    await page.goto('/places/gates?mosque=haram&q=79')
    const gate = await page.getByRole('link', { name: 'Details: Gate 79, King Fahd Gate' }).getAttribute('href')
    await page.goto(gate ?? '')
    await page.getByRole('button', { name: 'I entered here' }).click()
    await page.goto('/place/255')
    await page.getByRole('button', { name: 'My group meets here' }).click()
    await page.getByRole('link', { name: 'On your card' }).click()

    await expect(page).toHaveURL('/card')
    await expect(card(page)).toContainText('الرجاء مساعدتي في الوصول إلى مجموعتي.')
    await expect(card(page)).toContainText('باب الملك فهد')
    await expect(card(page)).toContainText('Gate 79, King Fahd Gate')
    await expect(card(page).getByText(/^1\.\d km to the north$/)).toHaveCount(1)
    await expect(card(page).getByRole('link', { name: /^Directions to: The gate I entered/ })).toHaveAttribute(
      'href',
      /travelmode=walking&destination=21\.42\d+,39\.82\d+$/,
    )
  })
})

test.describe('a card where the phone only guesses', () => {
  test.use({ geolocation: { ...HERE, accuracy: 5_000 }, permissions: ['geolocation'] })

  test('should give no direction, and take no position', async ({ page }) => {
    await page.addInitScript(
      (position) => {
        const hotel = { name: 'Hotel Al Safwah', arabicName: null, position }
        localStorage.setItem('card', JSON.stringify({ version: 1, card: { hotel } }))
      },
      { latitude: HERE.latitude, longitude: HERE.longitude },
    )
    await page.goto('/card')

    await expect(page.getByText(/only known to about 5\.0 km: nothing near is measured/).first()).toBeVisible()
    await expect(card(page)).toContainText('21.40450, 39.82620')
    await expect(card(page).getByText(/You are there|\d k?m\b/)).toHaveCount(0)
    await page.getByText('Change the card').click()
    await expect(page.getByRole('button', { name: 'Find my position' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^I am there now/ })).toHaveCount(0)
  })
})

test.describe('a card that is passed on', () => {
  test('should travel in the part of the address that no server sees, and be kept only when wanted', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.goto('/card')
    await page.getByLabel('My name').fill('عائشة')
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link copied')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/\/card#[\w-]+$/)

    const other = await context.newPage()
    await other.addInitScript(() => localStorage.setItem('tour-completed', 'true'))
    const requests: string[] = []
    other.on('request', (request) => requests.push(request.url()))
    await other.goto(link)
    await other.evaluate(() => localStorage.removeItem('card'))
    await expect(card(other)).toContainText('عائشة')
    await expect(other.getByText('It is not kept on this device.')).toBeVisible()
    expect(requests.filter((url) => url.includes(new URL(link).hash.slice(1)) && !url.includes('#'))).toEqual([])
    expect(await readCard(other)).toBeNull()

    await other.getByRole('button', { name: /^Keep it/ }).click()
    await expect(other).toHaveURL('/card')
    await expect(card(other)).toContainText('عائشة')
    expect(await readCard(other)).toContain('عائشة')
    await other.close()
  })

  test('should be called damaged when it is, never be the own card, and be whole with a tail', async ({ page }) => {
    await page.goto('/card')
    await page.getByLabel('My name').fill('Aisha')
    await page.getByRole('button', { name: 'Show a code' }).click()
    await expect(page.getByRole('img', { name: 'QR code with the address of this card' })).toBeVisible()
    const fragment = await codeOnScreen(page).then((address) => new URL(address).hash.slice(1))
    await page.evaluate(() => {
      localStorage.setItem('card', JSON.stringify({ version: 1, card: { holder: 'Omar' } }))
    })

    for (const damaged of [fragment.slice(0, -1), fragment.slice(1), `${fragment.slice(0, 9)}x${fragment.slice(9)}`]) {
      await page.goto('/faq')
      await page.goto(`/card#${damaged}`)
      await expect(page.getByRole('heading', { name: 'This link is damaged' })).toBeVisible()
      await expect(card(page)).toBeHidden()
    }
    for (const tail of ['.', '%20', '&utm_source=x']) {
      await page.goto('/faq')
      await page.goto(`/card#${fragment}${tail}`)
      await expect(page.getByText('It is not kept on this device.')).toBeVisible()
      await expect(card(page)).toContainText('Aisha')
    }

    await page.goto('/faq')
    await page.goto(`/card#${fragment.slice(0, -1)}`)
    await page.getByRole('button', { name: 'Show my own card' }).click()
    await expect(page).toHaveURL('/card')
    await expect(card(page)).toContainText('Omar')
  })

  test('should be drawn as a code that says its address', async ({ page }) => {
    await page.goto('/card')
    await page.getByLabel('My name').fill('Aisha')
    await page.getByRole('button', { name: 'Show a code' }).click()
    const code = page.getByRole('img', { name: 'QR code with the address of this card' })
    await expect(code).toBeVisible()

    const address = await codeOnScreen(page)
    expect(new URL(address).origin).toBe(new URL(page.url()).origin)
    expect(address).toMatch(/\/card#[\w-]{6}eyJ[\w-]+$/)
    expect(atob(new URL(address).hash.slice(7))).toBe('{"holder":"Aisha"}')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('should say what to carry instead', async ({ page }) => {
    await page.goto('/card')
    await expect(page.getByText(/carry a card of your hotel/)).toBeVisible()
  })
})
