import AxeBuilder from '@axe-core/playwright'
import type { Page, Route } from '@playwright/test'

import { tryEach } from './each-case'
import { expect, test } from './fixtures'
import { openAlive } from './hydration'

// So high that the map, which is a third of it, shows the surroundings of the mosque.
test.use({ viewport: { width: 390, height: 1400 } })

const tiles = (page: Page) => page.locator('canvas.leaflet-tile')

/** Everything that is written on the tiles. */
const texts = async (page: Page): Promise<readonly string[]> => {
  const all = await tiles(page).evaluateAll((canvases) => canvases.map((one) => one.dataset.texts ?? ''))
  return [...new Set(all.flatMap((one) => one.split('\n')).filter(Boolean))]
}

async function openMap(page: Page): Promise<void> {
  await openAlive(page, '/map')
  await expect(tiles(page).first()).toBeVisible()
}

async function zoomIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
}

/** The first view is of the streets around Masjid al-Haram, close enough for their names. */
async function openNames(page: Page): Promise<void> {
  await openMap(page)
  await expect.poll(() => texts(page)).toContain('First Ring Road')
}

/** How many colours a tile shows in a coarse look, and how light it is, 0 to 255; of the tile with the most colours. */
const look = (page: Page): Promise<{ readonly colours: number; readonly light: number }> =>
  tiles(page).evaluateAll((canvases) =>
    canvases
      .map((canvas) => {
        const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, 256, 256).data ?? []
        const seen = new Set<number>()
        let sum = 0
        for (let at = 0; at < pixels.length; at += 4) {
          const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
          seen.add(((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3))
          sum += (red + green + blue) / 3
        }
        return { colours: seen.size, light: sum / (pixels.length / 4) }
      })
      .reduce((most, one) => (one.colours > most.colours ? one : most), { colours: 0, light: 0 }),
  )

test.describe('the streets of the map', () => {
  // The pixels are read by the test alone, and more than once.
  test.use({ expectedNoise: [/willReadFrequently/] })

  test('should be drawn, with the names of streets in both scripts', async ({ page }) => {
    await openNames(page)

    await expect.poll(() => texts(page)).toContainEqual(expect.stringMatching(/\p{Script=Arabic}/u))
    await expect.poll(() => texts(page)).toContainEqual(expect.stringMatching(/(?:Road|Street|Tunnel)$/))
    expect((await look(page)).colours).toBeGreaterThan(10)
  })

  test('should show the gates of a mosque from close by, by their numbers', async ({ page }) => {
    await openNames(page)
    const gates = async () => (await texts(page)).filter((text) => /^\d{1,3}$/.test(text))
    expect(await gates()).toEqual([])

    await zoomIn(page)
    await expect.poll(async () => (await gates()).length).toBeGreaterThan(5)
  })

  test('should follow the theme, that of the device and that of the guide', async ({ page }) => {
    await openNames(page)
    await expect.poll(async () => (await look(page)).light).toBeGreaterThan(180)
    // Names of places come later than those of streets, and some of these make room.
    await expect(page.locator('.leaflet-landmarks-pane > *').first()).toBeAttached()

    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(async () => (await look(page)).light).toBeLessThan(90)
    await expect.poll(() => texts(page)).toContain('First Ring Road')
    const names = await texts(page)

    await page.evaluate(() => (document.documentElement.dataset.theme = 'light'))
    await expect.poll(async () => (await look(page)).light).toBeGreaterThan(180)
    await expect.poll(() => texts(page)).toEqual(expect.arrayContaining([...names]))
  })

  test('should fetch the file of a city once, to be kept for ever, and in Brotli', async ({ page }) => {
    const files: { readonly url: string; readonly headers: Promise<Record<string, string>> }[] = []
    page.on('response', (response) => {
      if (response.url().includes('/api/streets/')) files.push({ url: response.url(), headers: response.allHeaders() })
    })
    await openNames(page)
    await zoomIn(page)
    await page.locator('.leaflet-container').focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => texts(page)).not.toEqual([])

    expect(files.map(({ url }) => new URL(url).pathname)).toEqual([
      expect.stringMatching(/^\/api\/streets\/makkah\/[0-9a-f]{24}$/),
    ])
    expect(await files[0]?.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
  })

  test('should disturb nothing when they come after their map was put away', async ({ page }) => {
    const heldRoutes: Route[] = []
    await page.route('**/api/streets/**', (route) => void heldRoutes.push(route))
    await openAlive(page, '/map')
    await expect.poll(() => heldRoutes.length).toBe(1)

    await page.getByRole('button', { name: 'Hide map' }).click()
    await expect(page.locator('.leaflet-container')).toHaveCount(0)
    const came = page.waitForResponse('**/api/streets/**')
    await heldRoutes[0]?.continue()
    await (await came).finished()

    // The layout is made while the page is idle, and is shown then.
    await page.getByRole('button', { name: 'Show map' }).click()
    await expect.poll(() => texts(page)).toContain('First Ring Road')
  })

  test('should answer for streets that are not there in words, and name no tile server', async ({ request }) => {
    const answer = await request.get(`/api/streets/makkah/${'0'.repeat(24)}`)
    const page = await request.get('/map')

    expect(answer.status()).toBe(404)
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining('Load the page again') })
    expect(page.headers()['content-security-policy']).toContain("img-src 'self' data:;")
  })

  test('should have no violation axe can see, light and dark', async ({ page }) => {
    await tryEach(['light', 'dark'] as const, String, async (theme) => {
      await page.emulateMedia({ colorScheme: theme })
      await openNames(page)

      const { violations } = await new AxeBuilder({ page })
        .include('[aria-label="Map of the places in the list"]')
        .analyze()

      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
    })
  })
})

test.describe('where the guide has no streets', () => {
  test('should say so, and say nothing once there are some', async ({ page }) => {
    await page.goto('/recommendations')
    const note = page.getByText('The guide has no streets of this area')
    await page.getByLabel('City').first().selectOption('Jeddah')
    await page.getByRole('button', { name: 'Place a pin' }).click()
    await expect(note).toBeVisible()

    await page.getByLabel('City').first().selectOption('Madinah')

    await expect.poll(() => texts(page)).not.toEqual([])
    await expect(note).toBeHidden()
  })
})
