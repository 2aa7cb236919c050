import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'
import { openMap, order, rows, search } from './map-screen'

test.describe('the map of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const map = (page: Page) => page.locator('.leaflet-container')
  const firstName = (page: Page) => rows(page).first().getByRole('heading')

  test('should be there without being asked for, with the first name of the list below it', async ({ page }) => {
    const asked = await openMap(page)

    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
    await expect(map(page)).toBeInViewport({ ratio: 1 })
    const [name, bar] = [
      await firstName(page).boundingBox(),
      await page.getByRole('navigation', { name: 'Main' }).boundingBox(),
    ]
    expect((name?.y ?? Infinity) + (name?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    expect(asked.lists).toBe(1)
  })

  test('should move nothing when it comes, or when it was put away before', async ({ page }) => {
    const shift = async () => {
      await page.waitForLoadState('networkidle')
      return page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
            }).observe({ type: 'layout-shift', buffered: true })
            requestAnimationFrame(() => setTimeout(() => resolve(sum)))
          }),
      )
    }
    await openMap(page)
    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
    expect(await shift()).toBeLessThan(0.01)

    await page.getByRole('button', { name: 'Hide map' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible()
    expect(await shift()).toBeLessThan(0.01)
  })

  test('should stay put away on later visits, and come back', async ({ page }) => {
    await openMap(page)
    await page.getByRole('button', { name: 'Hide map' }).click()
    await expect(map(page)).toHaveCount(0)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))

    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(map(page)).toHaveCount(0)
    expect(requests.filter((path) => /^\/api\/(locations|streets)/.test(path))).toEqual([])

    await page.getByRole('button', { name: 'Show map' }).click()
    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
    await page.reload()
    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
  })

  test('should make room for the answers while a text is typed, and stay when it is called back', async ({ page }) => {
    await openMap(page)
    await expect(map(page)).toBeVisible()
    const before = await map(page).boundingBox()

    await search(page).pressSequentially('qub')
    await expect(map(page)).toBeHidden()
    await expect(firstName(page)).toContainText('Quba')
    await expect(firstName(page)).toBeInViewport()

    await page.getByRole('button', { name: 'Show map' }).click()
    await expect(map(page)).toBeVisible()
    await search(page).pressSequentially('a')
    await expect(map(page)).toBeVisible()

    await page.getByRole('link', { name: 'Clear search' }).click()
    await search(page).fill('mina')
    await expect(map(page)).toBeHidden()
    await search(page).fill('')
    await expect(map(page)).toBeVisible()
    expect(await map(page).boundingBox()).toEqual(before)
  })

  test('should take most of the screen when asked, and leave a line to move the page by', async ({ page }) => {
    await openMap(page)
    const small = (await map(page).boundingBox())?.height ?? 0

    await page.getByRole('button', { name: 'Larger map' }).click()

    await expect.poll(async () => (await map(page).boundingBox())?.height ?? 0).toBeGreaterThan(small * 1.6)
    await expect(map(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('list', { name: 'Marks on the map' })).toBeInViewport()
    // Drawn to its new edges.
    await expect
      .poll(() =>
        map(page).evaluate((element) => {
          const edge = element.getBoundingClientRect().bottom
          return [...element.querySelectorAll('.leaflet-tile')].some(
            (tile) => tile.getBoundingClientRect().bottom >= edge,
          )
        }),
      )
      .toBe(true)

    await page.getByRole('button', { name: 'Smaller map' }).click()
    await expect.poll(async () => (await map(page).boundingBox())?.height ?? 0).toBe(small)
  })

  test('should be left by the keyboard at once', async ({ page }) => {
    await openMap(page)
    await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()

    await page.getByRole('link', { name: 'Skip the map' }).focus()
    await page.keyboard.press('Enter')

    await expect(page.locator('#locations')).toBeFocused()
  })
})

test.describe('the map of a phone that knows where it is', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    geolocation: { latitude: 21.4133, longitude: 39.8933, accuracy: 20 },
    permissions: ['geolocation'],
  })

  test('should leave the first name of the list in view, and say that it is the nearest', async ({ page }) => {
    await openMap(page)
    await expect(page.getByRole('button', { name: 'Update my position' })).toBeVisible()
    await expect(order(page)).toHaveText('Nearest to you')

    const [name, bar] = [
      await rows(page).first().getByRole('heading').boundingBox(),
      await page.getByRole('navigation', { name: 'Main' }).boundingBox(),
    ]
    expect((name?.y ?? Infinity) + (name?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  })
})
