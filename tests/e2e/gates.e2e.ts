import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'
import { openAlive } from './open-alive'

const found = (page: Page) => page.getByRole('status').getByRole('heading', { level: 2 })
const searchBox = (page: Page) => page.getByPlaceholder('Search gates by name or number...')
const mosque = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Mosque' }).getByRole('link', { name })
const dialog = (page: Page) => page.getByRole('dialog')

const INDOORS = 'Inside the mosques a phone often shows a wrong position.'

test.describe('the gates view', () => {
  test('should filter by number, name, notes and Arabic name without another page', async ({ page }) => {
    await openAlive(page, '/places/gates')
    await expect(found(page)).toHaveText('153 gates found')
    const asked: string[] = []
    page.on('request', (request) => {
      // Some browsers look at the icon again when the address changes.
      if (['document', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url())
    })

    await searchBox(page).fill('79')
    await expect(page.locator('main li').filter({ hasText: 'King Fahd Gate' }).first()).toContainText('79')
    await expect(page).toHaveURL('/places/gates?mosque=haram&q=79')
    await searchBox(page).fill('٧٩')
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('King Fahd Gate')
    await searchBox(page).fill('باب العمرة')
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/Umrah/)
    await searchBox(page).fill('two minarets')
    await expect(page.getByRole('heading', { level: 3 })).toContainText(['King Abdulaziz Gate', 'King Fahd Gate'])
    await searchBox(page).fill('no such gate')
    await expect(found(page)).toHaveText('0 gates found')
    await expect(page.getByText('No gates found')).toBeVisible()
    expect(asked).toEqual([])
  })

  test('should keep what is looked for when the mosque is changed, and go back', async ({ page }) => {
    await openAlive(page, '/places/gates')
    await expect(mosque(page, 'Masjid al-Haram')).toHaveAttribute('aria-current', 'true')
    await searchBox(page).fill('king')
    await expect(page).toHaveURL('/places/gates?mosque=haram&q=king')

    await mosque(page, 'Masjid an-Nabawi').click()

    await expect(page).toHaveURL('/places/gates?mosque=nabawi&q=king')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gates of Masjid an-Nabawi')
    await expect(searchBox(page)).toHaveValue('king')
    await page.goBack()
    await expect(page).toHaveURL('/places/gates?mosque=haram&q=king')
    await expect(searchBox(page)).toHaveValue('king')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gates of Masjid al-Haram')
  })

  test('should show number, badges, Arabic name, notes, details and directions of a gate', async ({ page }) => {
    await openAlive(page, '/places/gates?mosque=haram&q=79')
    const gate = page.locator('main li', { has: page.getByRole('heading', { name: 'King Fahd Gate' }) }).first()

    for (const text of ['Gate', '79', 'Major Gate', 'باب الملك فهد', 'South-west of the Kaaba']) {
      await expect(gate).toContainText(text)
    }
    const directions = gate.getByRole('link', { name: 'Directions: Gate 79, King Fahd Gate' })
    await expect(directions).toHaveAttribute('target', '_blank')
    await expect(directions).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=21.421232,39.8240461',
    )
    await expect(page.locator('main')).toContainText(INDOORS)
  })

  test('should mark a gate for women only', async ({ page }) => {
    await openAlive(page, '/places/gates?mosque=nabawi&q=23')

    await expect(page.locator('main li').filter({ hasText: 'Uhud' }).first()).toContainText('Women Only')
  })
})

for (const [name, viewport] of [
  ['on a phone', { width: 390, height: 844 }],
  ['on a desk', { width: 1280, height: 800 }],
] as const) {
  test.describe(`the details of a gate ${name}`, () => {
    test.use({ viewport, isMobile: viewport.width < 500, hasTouch: viewport.width < 500 })

    test('should say everything in the words of the specification and give the focus back', async ({ page }) => {
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
        'South-west of the Kaaba',
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
    })
  })
}

test.describe('the details of a gate', () => {
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

  test('should hold the page behind it still as long as it is open', async ({ page }) => {
    await openAlive(page, '/places/gates?mosque=haram')
    const root = page.locator('html')
    await page
      .getByRole('link', { name: /^Details: / })
      .first()
      .click()
    await expect(dialog(page)).toBeVisible()
    await expect(root).toHaveCSS('overflow-y', 'hidden')

    await page.keyboard.press('Escape')

    await expect(dialog(page)).toHaveCount(0)
    await expect(root).toHaveCSS('overflow-y', 'visible')
  })

  test('should close with a tap beside it', async ({ page }) => {
    await openAlive(page, '/places/gates?mosque=haram&q=79')
    await page.getByRole('link', { name: 'Details: Gate 79, King Fahd Gate' }).click()
    await expect(dialog(page)).toBeVisible()

    await page.mouse.click(20, 12)

    await expect(dialog(page)).toHaveCount(0)
  })

  test('should present what nobody has confirmed as not confirmed', async ({ page }) => {
    await openAlive(page, '/places/gates?mosque=haram')
    await searchBox(page).fill('door')
    await page
      .getByRole('link', { name: /^Details: / })
      .first()
      .click()

    const facts = dialog(page).getByRole('listitem')
    await expect(facts).toHaveCount(3)
    await expect(facts.filter({ hasText: 'not confirmed' }).first()).toContainText(
      /No Entrance|No Exit|Standard Access/,
    )
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

test.describe('the other gate screens', () => {
  test('should search the main gates, and lead to all of them and to the map', async ({ page }) => {
    await openAlive(page, '/gates')
    await expect(found(page)).toHaveText(/^\d+ gates found$/)
    await expect(page.getByRole('link', { name: 'View All Gates' })).toHaveAttribute(
      'href',
      '/mosque-gates?mosque=haram',
    )
    await expect(page.getByRole('link', { name: 'Map View' })).toHaveAttribute('href', '/gates-map?mosque=haram')
    await expect(page.locator('main')).toContainText(INDOORS)

    await searchBox(page).fill('fahd')
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('King Fahd Gate')
    await page
      .getByRole('link', { name: /King Fahd Gate/ })
      .first()
      .click()

    await expect(page).toHaveURL(/\/gate-details\?id=\d+&mosqueId=255/)
  })

  test('should list all gates of a mosque with a way to the other one and back', async ({ page }) => {
    await openAlive(page, '/mosque-gates?mosque=haram')
    await expect(found(page)).toHaveText('153 gates found')
    await expect(page.locator('main')).toContainText(INDOORS)

    await searchBox(page).fill('umrah')
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Umrah')
    await expect(page).toHaveURL('/mosque-gates?mosque=haram&q=umrah')
    await page.getByRole('link', { name: /^Switch to/ }).click()
    await expect(page).toHaveURL('/mosque-gates?mosque=nabawi&q=umrah')
    await expect(page.getByRole('link', { name: 'Map View' })).toHaveAttribute('href', '/gates-map?mosque=nabawi')
    await page.getByRole('link', { name: 'Back to Main Gates View' }).click()

    await expect(page).toHaveURL('/gates?mosque=nabawi')
  })
})

test.describe('the schematic map', () => {
  for (const [key, markers] of [
    ['haram', 8],
    ['nabawi', 6],
  ] as const) {
    test(`should be 400 pixels high with ${markers} named markers for ${key}`, async ({ page }) => {
      await openAlive(page, `/gates-map?mosque=${key}`)
      const plan = page.getByRole('group', { name: /^Plan of Masjid/ })

      await expect(plan.getByRole('link', { name: /^Gate \w+, / })).toHaveCount(markers)
      expect((await plan.boundingBox())?.height).toBeCloseTo(400, 0)
      await expect(page.locator('main')).toContainText(INDOORS)
    })
  }

  test('should show a gate when its marker is tapped or chosen by keyboard, without a jump', async ({ page }) => {
    await openAlive(page, '/gates-map?mosque=haram')
    const plan = page.getByRole('group', { name: /^Plan of Masjid/ })
    const panel = page.getByRole('region', { name: 'Gate 79, King Fahd Gate' })
    await expect(panel).toBeHidden()

    await plan.getByRole('link', { name: 'Gate 79, King Fahd Gate' }).click()
    await expect(panel).toContainText('King Fahd Gate')
    await expect(panel).toContainText('79')
    await expect(plan.getByRole('link', { name: 'Gate 79, King Fahd Gate' })).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('status').filter({ hasText: 'Selected' })).toHaveText(
      'Selected: Gate 79, King Fahd Gate',
    )

    await plan.getByRole('link', { name: /^Gate 1, / }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: /^Gate 1, / })).toBeVisible()
    await expect(panel).toBeHidden()
    await expect(plan.getByRole('link', { name: /^Gate 1, / })).toBeFocused()
  })

  test('should choose from the list and rise to the top', async ({ page }) => {
    await openAlive(page, '/gates-map?mosque=haram')
    const list = page.getByRole('region', { name: 'Gates on this map' })
    await list.getByRole('link', { name: /King Abdullah/ }).click()

    await expect(page.getByRole('region', { name: /King Abdullah/ })).toBeInViewport()
    await expect(page.getByRole('region', { name: /King Abdullah/ })).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page).toHaveURL(/\/gates-map\?mosque=haram#gate-\d+$/)

    await page.reload()
    await expect(page.getByRole('region', { name: /King Abdullah/ })).toBeVisible()
  })

  test('should open the details of the chosen gate', async ({ page }) => {
    await openAlive(page, '/gates-map?mosque=nabawi')
    await page
      .getByRole('group', { name: /^Plan of/ })
      .getByRole('link')
      .first()
      .click()
    await page.getByRole('link', { name: /^Details: Gate 1,/ }).click()

    await expect(dialog(page)).toContainText('Masjid an-Nabawi')
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

  test('should show a gate of the schematic map by its marker', async ({ page }) => {
    await page.goto('/gates-map?mosque=haram')
    await page
      .getByRole('group', { name: /^Plan of/ })
      .getByRole('link', { name: 'Gate 79, King Fahd Gate' })
      .click()

    await expect(page.getByRole('region', { name: 'Gate 79, King Fahd Gate' })).toBeVisible()
  })
})
