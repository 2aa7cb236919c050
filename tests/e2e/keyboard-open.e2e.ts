import { tryEach } from './each-case'
import { expect, test } from './fixtures'
import { openAlive } from './hydration'

/** What the keyboard of a phone of 360 by 740 pixels leaves. */
const LEFT = { width: 360, height: 440 }

/** A name of a row and the line under it: enough to know it by. */
const READABLE_PX = 56

test.describe('with the keyboard open', () => {
  test.use({ viewport: LEFT, isMobile: true, hasTouch: true })

  const lists = [
    { path: '/places', field: 'Search places...', text: 'hilton', first: 'main li h3' },
    { path: '/places/gates', field: 'Search gates by name or number...', text: '79', first: 'main li[id^="gate-"]' },
    { path: '/map', field: 'Search locations...', text: 'hilton', first: '#locations li h3' },
  ] as const

  test('should show the first result under the field on /places, /places/gates and /map', async ({ page }) => {
    await tryEach(
      lists,
      ({ path }) => path,
      async ({ path, field, text, first }) => {
        await openAlive(page, path)
        await page.getByPlaceholder(field).tap()
        await page.getByPlaceholder(field).fill(text)
        const row = page.locator(first).first()
        await expect(row).toContainText(new RegExp(text, 'i'))

        const box = await row.boundingBox()
        const inView = LEFT.height - (box?.y ?? LEFT.height)
        expect(inView, `pixels of the first result in view`).toBeGreaterThan(READABLE_PX)
      },
    )
  })

  test('should keep in sight what a search is narrowed by', async ({ page }) => {
    await openAlive(page, '/places?category=hotel&city=madinah&open=now')
    await page.getByPlaceholder('Search places...').fill('al')

    await expect(page.getByLabel('City')).toHaveValue('madinah')
    await expect(page.getByLabel('City')).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Hotels', exact: true })).toBeVisible()
    await expect(
      page
        .getByRole('button', { name: /Open now/ })
        .or(page.getByLabel(/Open now/))
        .first(),
    ).toBeVisible()
  })
})
