import type { Page } from '@playwright/test'

import { makeLocations } from '../../bench/map-scenario'
import { expect, test } from './fixtures'
import { openAlive } from './hydration'
import { BROWSER_TRIES_MS, LONG_TEST_MS, ONE_TRY_MS } from '../time-limits'

const rows = (page: Page) => page.locator('#locations li')

/** /map with all of these places in its list, of which only the rows near the view are in the document. */
async function openWith(page: Page, places: ReturnType<typeof makeLocations>): Promise<void> {
  await page.route('**/api/locations', (route) => route.fulfill({ json: places }))
  await openAlive(page, '/map')
  const chips = page.getByRole('navigation', { name: 'Filter' })
  await chips.getByRole('link', { name: 'Holy Sites' }).click()
  await chips.getByRole('link', { name: 'All' }).click()
  await expect(page.locator('#locations').getByRole('status')).toHaveText(`${places.length} results`)
}

/** Places of which every third has an address that takes several lines. */
function ofDifferentHeights(count: number): ReturnType<typeof makeLocations> {
  const long = 'A road with a name so long that it takes two or three lines of a telephone, near the second ring road'
  return makeLocations(count).map((place) => (place.id % 3 === 0 ? { ...place, address: long } : place))
}

/** Rows in the document out of view. */
const rowsOutOfView = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('#locations li')].map((li) => li.getBoundingClientRect())
    return {
      above: boxes.filter(({ bottom }) => bottom <= 0).length,
      below: boxes.filter(({ top }) => top >= innerHeight).length,
    }
  })

/** Rows in the document out of view, on the side that has fewer of them. */
const rowsBeside = async (page: Page) => {
  const { above, below } = await rowsOutOfView(page)
  return Math.min(above, below)
}

const framesGone = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
  }, count)

test.describe('a long list', () => {
  test('should follow a letter wherever the page was scrolled to', async ({ page }) => {
    await openWith(
      page,
      makeLocations(2_000).map((place) => ({ ...place, name: `Hotel ${place.id}` })),
    )
    await page.evaluate(() => scrollTo(0, 150_000))
    await expect.poll(() => rowsBeside(page)).toBeGreaterThanOrEqual(7)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()

    const inView = await page.evaluate(async () => {
      const field = document.querySelector<HTMLInputElement>('#map-search')
      // By its keys the field would be scrolled to.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'hotel')
      field?.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise(requestAnimationFrame)
      const boxes = [...document.querySelectorAll('#locations li')].map((li) => li.getBoundingClientRect())
      return boxes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length
    })

    expect(inView).toBeGreaterThanOrEqual(2)
    await expect(page.getByPlaceholder('Search locations...')).toHaveValue('hotel')
    expect(Math.abs((await height()) / before - 1)).toBeLessThan(0.05)
  })

  test('should hold a long list as high as it will be while a word is typed', async ({ page }) => {
    await openWith(page, makeLocations(10_000))
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await page.getByPlaceholder('Search locations...').fill('ho')
    const typing = await height()
    await expect.poll(() => rows(page).count()).toBeGreaterThan(8)

    expect(Math.abs((await height()) / typing - 1)).toBeLessThan(0.1)
  })

  test('should ask for the rest when its end comes near, not before', async ({ page }) => {
    let asked = 0
    await page.route('**/api/locations', async (route) => {
      asked += 1
      await route.fulfill({ json: makeLocations(2_000) })
    })
    // A map in view needs all places at once.
    await page.addInitScript(() => localStorage.setItem('mapHidden', 'true'))
    await openAlive(page, '/map')
    const list = page.locator('#locations')
    const end = await list.evaluate((element) => element.getBoundingClientRect().bottom)

    await page.evaluate(() => scrollTo(0, 300))
    await framesGone(page, 30)
    expect(asked).toBe(0)

    await page.evaluate((top) => scrollTo(0, top), end - 3_500)
    await expect(list.getByRole('status')).toHaveText('2000 results')
    expect(asked).toBe(1)
  })

  test('should put rows of different heights one below the other, however fast they are scrolled', async ({ page }) => {
    await openWith(page, ofDifferentHeights(600))
    const between = () =>
      page.evaluate(() => {
        const boxes = [...document.querySelectorAll('#locations li')].map((li) => li.getBoundingClientRect())
        const sorted = boxes.sort((a, b) => a.top - b.top)
        return new Set(sorted.slice(1).map((box, index) => Math.round(box.top - (sorted[index]?.bottom ?? 0)))).size
      })

    for (let step = 0; step < 8; step += 1) {
      await page.mouse.wheel(0, 2_500)
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
      await expect.poll(between, `distances between rows after ${step + 1} turns of the wheel`).toBe(1)
    }
  })

  test('should put the rows in view right with every frame, up and down', async ({ page }) => {
    await openWith(page, ofDifferentHeights(600))
    const distances = page.evaluate(async () => {
      const seen = new Set<number>()
      for (let frame = 0; frame < 120; frame += 1) {
        await new Promise(requestAnimationFrame)
        const boxes = [...document.querySelectorAll('#locations li')].map((li) => li.getBoundingClientRect())
        const inView = boxes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight).sort((a, b) => a.top - b.top)
        for (const [index, { bottom }] of inView.entries()) {
          const next = inView[index + 1]
          if (next !== undefined) seen.add(Math.round(next.top - bottom))
        }
      }
      return [...seen]
    })
    for (const pixels of [900, 900, 900, -700, -700, 900, 900]) {
      await page.mouse.wheel(0, pixels)
      await framesGone(page, 6)
    }
    expect(await distances, 'pixels between two rows').toHaveLength(1)
  })

  test('should keep at most 60 rows in the document with 10,000 places, all of them in reach', async ({ page }) => {
    test.setTimeout(LONG_TEST_MS)
    await openWith(page, makeLocations(10_000))

    const counts = [await rows(page).count()]
    for (const share of [0.25, 0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share)
      await expect(rows(page).nth(3)).toBeVisible()
      counts.push(await rows(page).count())
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(60)
    await expect(page.locator('#locations li[aria-posinset="10000"]')).toBeAttached()

    // By its number: the first row in the document is still one of the end for a moment.
    const first = page.locator('#locations li[aria-posinset="1"]').getByRole('link').first()
    // Rows at the end that are measured late move the page; a person would scroll again.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 0))
      await first.focus({ timeout: ONE_TRY_MS })
    }).toPass({ timeout: BROWSER_TRIES_MS })
    await page.evaluate(() => scrollTo(0, 60_000))
    await expect(rows(page).nth(5)).toBeVisible()
    await expect(first, 'the row with the focus stays').toBeFocused()

    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab')
      // A person is slower than a frame; a script is not.
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
    }
    const reached = await page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'))
    expect(Number(reached)).toBe(31)
  })
})

test.describe('a long list on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('should stand in two columns, wherever it was scrolled to', async ({ page }) => {
    const hotels = ofDifferentHeights(2_000).map((place) => ({ ...place, category: 'hotel' as const }))
    await page.route('**/api/locations', (route) => route.fulfill({ json: hotels }))
    await openAlive(page, '/places?category=hotel&city=jeddah')
    await page.getByRole('combobox', { name: 'City' }).selectOption('All Cities')
    await expect(page.getByText('2000 Places Found')).toBeVisible()

    for (const top of [0, 20_000, 60_000]) {
      await page.evaluate((pixels) => scrollTo(0, pixels), top)
      const columns = () =>
        page.evaluate(() => {
          const boxes = [...document.querySelectorAll('main li[aria-posinset]')].map((li) => li.getBoundingClientRect())
          const lefts = [...new Set(boxes.map(({ left }) => Math.round(left)))].sort((a, b) => a - b)
          return lefts.map((left) => {
            const column = boxes.filter((box) => Math.round(box.left) === left).sort((a, b) => a.top - b.top)
            return {
              width: Math.round(column[0]?.width ?? 0),
              gaps: [
                ...new Set(column.slice(1).map((box, index) => Math.round(box.top - (column[index]?.bottom ?? 0)))),
              ],
            }
          })
        })
      await expect.poll(async () => (await columns()).map(({ gaps }) => gaps)).toEqual([[16], [16]])
      const [left, right] = await columns()
      expect(left?.width, 'both columns are as wide').toBe(right?.width)
    }
  })
})
