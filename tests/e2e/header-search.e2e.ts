import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'

const icon = (page: Page) => page.locator('button[data-tour="search"]')

const box = (page: Page) => page.getByPlaceholder('Search the entire site...')

async function openPanel(page: Page): Promise<void> {
  await page.goto('/about')
  await icon(page).click()
  await expect(box(page)).toBeFocused()
}

test.describe('the panel of the header search', () => {
  test('should be opened and closed by the icon, and closed by Cancel', async ({ page }) => {
    await openPanel(page)
    await icon(page).click()
    await expect(box(page)).toBeHidden()

    await icon(page).click()
    await expect(box(page)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()

    await expect(box(page)).toBeHidden()
  })

  test('should lead to an app page that was chosen', async ({ page }) => {
    await openPanel(page)
    await box(page).fill('visa')
    const option = page.getByRole('option', { name: /Booking & Visas/ })
    await expect(option).toContainText('App Page')

    await option.click()

    await expect(page).toHaveURL('/booking-links')
    await expect(box(page)).toBeHidden()
  })

  test('should lead to the location that was chosen, over the list searched for its name', async ({ page }) => {
    await openPanel(page)
    await box(page).fill('quba')
    const option = page.getByRole('option', { name: /Masjid Quba/ }).first()
    await expect(option).toContainText('Holy site • Madinah')

    await option.click()

    await expect(page).toHaveURL(/\/map\?search=Masjid\+Quba&place=\d+$/)
    await expect(page.getByRole('dialog', { name: 'Masjid Quba' })).toBeVisible()
  })

  for (const [way, submit] of [
    ['Enter', (page: Page) => box(page).press('Enter')],
    ['Search', (page: Page) => page.getByRole('search').getByRole('button', { name: 'Search' }).click()],
  ] as const) {
    test(`should take the first suggestion by ${way}, and without one look for what was typed`, async ({ page }) => {
      await openPanel(page)
      await box(page).fill('helpful contacts')
      await expect(page.getByRole('option').first()).toContainText('Helpful Contacts')
      await submit(page)
      await expect(page).toHaveURL('/authorities')

      await icon(page).click()
      await box(page).fill('zzqqxx yywwvv')
      await expect(page.getByRole('option')).toHaveCount(0)
      await submit(page)

      await expect(page).toHaveURL(/\/map\?search=zzqqxx(\+|%20)yywwvv$/)
    })
  }

  for (const [query, title, address] of [
    ['ambulance', 'Emergency numbers', '/authorities#emergency'],
    ['wudu', 'Toilets', '/places?category=toilets'],
    ['toilet', 'Toilets', '/places?category=toilets'],
    ['wheelchair', 'Wheelchair: gates of Masjid al-Haram', '/places/gates?mosque=haram&access=wheelchair'],
    ['lost child', 'Somebody is lost', '/guide/more/if-something-goes-wrong#somebody-is-lost'],
    ['zamzam luggage', 'Can I take Zamzam water home?', '/faq#travel'],
    [
      'train to madinah',
      'The Haramain train: Makkah, Jeddah, Madinah',
      '/guide/more/getting-around#between-the-cities-the-haramain-train',
    ],
    ['مستشفى', 'Hospitals', '/places?category=hospital'],
  ] as const) {
    test(`should lead from "${query}" to what helps first`, async ({ page }) => {
      await openPanel(page)
      await box(page).fill(query)
      await expect(page.getByRole('option').first()).toContainText(title)

      await box(page).press('Enter')

      await expect(page).toHaveURL(address)
      const anchor = new URL(page.url()).hash
      if (anchor !== '') await expect(page.locator(anchor)).toBeInViewport()
    })
  }
})
