import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'

/** Some hundred metres south of the Prophet's Mosque. */
const MADINAH = { latitude: 24.4655, longitude: 39.6108, accuracy: 20 }

const sheet = { name: 'Emergency' } as const

test.describe('an emergency in Madinah', () => {
  test.use({ geolocation: MADINAH, permissions: ['geolocation'] })

  test('should be two taps from an ambulance, say where one is, and name a hospital', async ({ page }) => {
    await page.goto('/guide/umrah/umrah-steps')
    await page.getByRole('link', { name: 'SOS: emergency numbers' }).click()

    const dialog = page.getByRole('dialog', sheet)
    await expect(dialog.getByRole('link', { name: /^Ambulance/ })).toHaveAttribute('href', 'tel:997')
    await expect(dialog.getByRole('link', { name: /^Police/ })).toHaveAttribute('href', 'tel:911')
    await expect(dialog.getByRole('link', { name: /^Fire/ })).toHaveAttribute('href', 'tel:911')
    await expect(dialog.getByRole('link', { name: /^Emergency centre/ })).toHaveAttribute('href', 'tel:911')
    await expect(dialog.getByText(/^I am in Madinah, (at|about) .*My position is 24\.46550, 39\.61080/)).toBeVisible()
    await expect(dialog.getByText(/^أنا في المدينة المنورة، بالقرب من .*24\.46550,\s39\.61080/)).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Until help comes' }).getByRole('listitem')).toHaveCount(2)
    await expect(dialog.getByRole('region', { name: 'Heatstroke' }).getByRole('listitem')).toHaveCount(3)
    await expect(dialog.getByRole('heading', { name: 'Nearest hospital' })).toBeVisible()
    for (const name of ['Nearest hospital', 'Nearest help point']) {
      const way = dialog.getByRole('region', { name }).getByRole('link', { name: /^Directions to/ })
      await expect(way).toHaveAttribute('href', /24\.\d+,39\.\d+$/)
    }

    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/guide/umrah/umrah-steps')
  })

  test('should show the numbers where the list of places does not come', async ({ page }) => {
    await page.route('**/api/place-index', (route) => route.abort())
    await page.goto('/faq')
    await page.getByRole('link', { name: 'SOS: emergency numbers' }).click()

    const dialog = page.getByRole('dialog', sheet)
    await expect(dialog.getByText(/^I am in Madinah\. My position is/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^Ambulance/ })).toBeVisible()
    await expect(dialog.getByText(/^The nearest hospital cannot be found now/)).toBeVisible()

    await dialog.getByRole('link', { name: 'Hospitals' }).click()
    await expect(page).toHaveURL('/places?category=hospital')
  })
  test.use({ expectedNoise: [/ERR_FAILED|Failed to fetch/] })
})

/** The clock of the page, and of the positions it gets: an old one is not used. */
async function setDay(page: Page, day: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${day}T09:00:00+03:00`))
  await page.addInitScript(() => {
    Object.defineProperty(GeolocationPosition.prototype, 'timestamp', { get: () => Date.now() })
  })
}

test.describe('an emergency in Mina', () => {
  test.use({ geolocation: { latitude: 21.4125, longitude: 39.896, accuracy: 20 }, permissions: ['geolocation'] })

  test('should name the hospital of Hajj and the nearest one that is open all year', async ({ page }) => {
    await setDay(page, '2027-05-16')
    await page.goto('/faq')
    await page.getByRole('link', { name: 'SOS: emergency numbers' }).click()

    const dialog = page.getByRole('dialog', sheet)
    await expect(dialog.getByRole('link', { name: 'Mina Al-Wadi Hospital (Hajj only)', exact: true })).toBeVisible()
    await expect(dialog.getByText(/^Open all year: Saudi National Hospital, Makkah, \d/)).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Nearest help point' })).toContainText(
      'Mina Al-Wadi Police Station',
    )
    await expect(dialog.getByRole('link', { name: 'Walk there: Saudi National Hospital, Makkah' })).toBeVisible()
    await dialog.getByRole('link', { name: 'Walk there: Mina Al-Wadi Hospital (Hajj only)' }).click()
    await expect(page).toHaveURL(/\/walk#to=place:\d+$/)
    await expect(dialog).toBeHidden()
  })

  test('should send nobody to a closed hospital or post outside Hajj', async ({ page }) => {
    await setDay(page, '2027-02-10')
    await page.goto('/faq')
    await page.getByRole('link', { name: 'SOS: emergency numbers' }).click()

    const dialog = page.getByRole('dialog', sheet)
    const hospital = dialog.getByRole('region', { name: 'Nearest hospital' })
    await expect(hospital).toContainText('Saudi National Hospital, Makkah')
    await expect(hospital.getByRole('link', { name: /^Directions to/ })).toHaveCount(1)
    await expect(dialog.getByRole('region', { name: 'Nearest help point' })).toContainText('Haram Police Station')
    await expect(dialog.getByText('(Hajj only)')).toHaveCount(0)
  })
})

test.describe('a lost child', () => {
  test('should find where children are brought', async ({ page }) => {
    await page.goto('/places?category=help%20point')
    await expect(page.getByRole('link', { name: 'Help Points' })).toHaveAttribute('aria-current')
    await expect(page.getByText('Center for Lost Children, Madinah')).toBeVisible()
  })
})

test.describe('an emergency where the phone only guesses', () => {
  test.use({ geolocation: { ...MADINAH, accuracy: 5_000 }, permissions: ['geolocation'] })

  test('should name the city, no building and no nearest hospital, and say how to be found', async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('link', { name: 'SOS: emergency numbers' }).click()

    const dialog = page.getByRole('dialog', sheet)
    await expect(
      dialog.getByText('I am in Madinah. My phone knows my position only to about 5.0 km, around 24.47, 39.61.'),
    ).toBeVisible()
    await expect(dialog.getByText('The number of the gate, the name of the hotel, or a sign near you.')).toBeVisible()
    await expect(dialog.getByText(/go outside, and switch on precise location/)).toBeVisible()
    await expect(dialog.getByText(/Nearest hospital|\d m\b/)).toHaveCount(0)
    await dialog.getByRole('link', { name: 'Hospitals in Madinah' }).click()
    await expect(page).toHaveURL('/places?category=hospital&city=madinah')
  })

  test('should not even name the city where the phone may be outside of it', async ({ page, context }) => {
    await context.setGeolocation({ ...MADINAH, accuracy: 60_000 })
    await page.goto('/faq')
    await page.getByRole('link', { name: 'SOS: emergency numbers' }).click()

    const dialog = page.getByRole('dialog', sheet)
    await expect(dialog.getByText(/^I am somewhere around Madinah\. .* only to about 60\.0 km/)).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'List of hospitals' })).toHaveAttribute(
      'href',
      '/places?category=hospital',
    )
  })
})

test.describe('an emergency without a position', () => {
  test('should ask for it on a tap only, and lead to all numbers', async ({ page }) => {
    await page.goto('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Emergency/ })
      .click()

    const dialog = page.getByRole('dialog', sheet)
    await expect(dialog.getByRole('button', { name: 'Find my position' })).toBeVisible()
    await expect(dialog.getByText('The number of the gate, the name of the hotel, or a sign near you.')).toBeVisible()
    await dialog.getByRole('link', { name: 'All numbers and where they come from' }).click()
    await expect(page).toHaveURL('/authorities#emergency')
    await expect(dialog).toBeHidden()
  })

  test('should show the numbers when the network has gone since the page came', async ({ page, context }) => {
    await page.goto('/faq')
    await context.setOffline(true)
    await page.getByRole('link', { name: 'SOS: emergency numbers' }).click()
    await expect(page.getByRole('dialog', sheet).getByRole('link', { name: /^Ambulance/ })).toBeVisible()
  })
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|Failed to load chunk|ChunkLoadError|Failed to fetch/] })
})

test.describe('an emergency without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('should lead to the numbers', async ({ page }) => {
    await page.goto('/places')
    await page.getByRole('link', { name: 'SOS: emergency numbers' }).click()
    await expect(page).toHaveURL('/authorities#emergency')
    await expect(page.getByRole('link', { name: /^Call 997/ })).toBeVisible()
  })
})
