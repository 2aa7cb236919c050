import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'
import { openAlive } from './hydration'
import { offCentre } from './map-screen'

const STREET = { latitude: 21.41, longitude: 39.85, accuracy: 12 }

const AROUND_THE_CORNER = { latitude: 21.4112, longitude: 39.8525, accuracy: 12 }

const HARAM = { latitude: 21.4225, longitude: 39.8262, accuracy: 40 }

const followMe = (page: Page) => page.getByRole('button', { name: 'Follow me' })

const dot = (page: Page) => page.locator('svg[data-heading]')

/** A screen that can be kept on, and counts how often it is. */
const withWakeLock = (page: Page) =>
  page.addInitScript(() => {
    let held = 0
    const tell = () => (document.documentElement.dataset.held = String(held))
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          held += 1
          tell()
          return Promise.resolve({
            release: () => {
              held -= 1
              tell()
              return Promise.resolve()
            },
          })
        },
      },
    })
  })

const held = (page: Page) => page.evaluate(() => document.documentElement.dataset.held ?? '0')

test.describe('Follow me', () => {
  test.use({ geolocation: STREET, permissions: ['geolocation'] })

  test('should keep the visitor in the middle and the screen on, until it is asked to stop', async ({ page }) => {
    await withWakeLock(page)
    await openAlive(page, '/map')
    await expect(followMe(page)).toHaveAttribute('aria-pressed', 'false')
    expect(await held(page)).toBe('0')

    await followMe(page).focus()
    await page.keyboard.press('Enter')
    await expect(followMe(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('The map goes along with you, and the screen stays on.')).toBeVisible()
    await expect.poll(() => offCentre(page)).toBeLessThan(4)
    await expect.poll(() => held(page)).toBe('1')

    const at = await page.locator('.leaflet-map-pane').getAttribute('style')
    await page.context().setGeolocation(AROUND_THE_CORNER)
    await expect.poll(() => page.locator('.leaflet-map-pane').getAttribute('style')).not.toBe(at)
    await expect.poll(() => offCentre(page)).toBeLessThan(4)

    await followMe(page).click()
    await expect(followMe(page)).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => held(page)).toBe('0')
    await page.context().setGeolocation(STREET)
    await expect.poll(() => offCentre(page)).toBeGreaterThan(100)
  })

  test('should stop when somebody moves the map, who wants to see something else', async ({ page }) => {
    await openAlive(page, '/map')
    await followMe(page).click()
    await expect.poll(() => offCentre(page)).toBeLessThan(4)

    const map = await page.locator('.leaflet-container').boundingBox()
    const [x, y] = [(map?.x ?? 0) + 120, (map?.y ?? 0) + 120]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 30, { steps: 5 })
    await page.mouse.up()

    await expect(followMe(page)).toHaveAttribute('aria-pressed', 'false')
  })

  test('should show how sure the position is, and where the phone points', async ({ page }) => {
    await openAlive(page, '/map')
    await followMe(page).click()
    await expect(page.locator('.leaflet-overlay-pane path')).toHaveCount(1)
    await expect(dot(page).locator('path')).toHaveCount(0)

    await page.evaluate(() =>
      window.dispatchEvent(
        new DeviceOrientationEvent('deviceorientationabsolute', { alpha: 270, beta: 10, gamma: 0, absolute: true }),
      ),
    )

    await expect(dot(page)).toHaveAttribute('data-heading', '90')
    await expect(dot(page).locator('path')).toHaveAttribute('transform', 'rotate(90 22 22)')
  })

  test('should have no violation axe can see', async ({ page }) => {
    await openAlive(page, '/map')
    await followMe(page).click()
    await expect(page.getByText('The map goes along with you')).toBeVisible()

    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
  })

  test('should not be offered in Offline Mode, whose position is a stored one', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('offlineMode', 'true')
      localStorage.setItem('lastKnownPosition', '{"latitude":21.41,"longitude":39.85}')
    })
    await openAlive(page, '/map')

    await expect(dot(page)).toBeVisible()
    await expect(followMe(page)).toHaveCount(0)
  })
})

test.describe('Follow me at a mosque', () => {
  test.use({ geolocation: HARAM, permissions: ['geolocation'] })

  test('should warn that positions are often wrong there', async ({ page }) => {
    await openAlive(page, '/map')
    await followMe(page).click()

    await expect(page.getByRole('status').filter({ hasText: 'often shows a wrong position' })).toBeVisible()
  })
})
