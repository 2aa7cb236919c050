import type { Page } from '@playwright/test'

import { mockedLocations } from '../../scripts/bench/map-scenario'
import { expect, test } from './fixtures'
import { openAlive } from './open-alive'

const rows = (page: Page) => page.locator('#locations li')

/** /map with all of these places in its list, of which only the rows near the view are in the document. */
async function openWith(page: Page, places: ReturnType<typeof mockedLocations>): Promise<void> {
  await page.route('**/api/locations', (route) => route.fulfill({ json: places }))
  await openAlive(page, '/map')
  const chips = page.getByRole('navigation', { name: 'Filter' })
  await chips.getByRole('link', { name: 'Holy Sites' }).click()
  await chips.getByRole('link', { name: 'All' }).click()
  await expect(page.locator('#locations').getByRole('status')).toHaveText(`${places.length} results`)
}

/** Places of which every third has an address that takes several lines. */
function ofDifferentHeights(count: number): ReturnType<typeof mockedLocations> {
  const long = 'A road with a name so long that it takes two or three lines of a telephone, near the second ring road'
  return mockedLocations(count).map((place) => (place.id % 3 === 0 ? { ...place, address: long } : place))
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

/** Sees from now on how many rows below the view come with one frame, at most. */
const watchNewRows = (page: Page) =>
  page.evaluateHandle(() => {
    const seen = { most: 0 }
    let before = Number.POSITIVE_INFINITY
    const look = () => {
      const boxes = [...document.querySelectorAll('#locations li')].map((li) => li.getBoundingClientRect())
      const now = boxes.filter(({ top }) => top >= innerHeight).length
      seen.most = Math.max(seen.most, now - before)
      before = now
      requestAnimationFrame(look)
    }
    look()
    return seen
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
  test('should make the rows in view at once, and those beside them when the reader rests', async ({ page }) => {
    await openWith(page, mockedLocations(2_000))
    await page.getByPlaceholder('Search locations...').fill('h')
    const atRest = () => rows(page).count()
    await expect.poll(atRest).toBeGreaterThan(8)

    const withTheLetter = await page.evaluateHandle(() => {
      const count = () => document.querySelectorAll('#locations li').length
      const field = document.querySelector('#map-search')
      return {
        rows: new Promise<number>((done) => field?.addEventListener('input', () => setTimeout(() => done(count())))),
      }
    })
    await page.keyboard.press('o')

    expect(await withTheLetter.evaluate(({ rows: made }) => made)).toBeLessThanOrEqual(8)
    await expect.poll(atRest).toBeGreaterThan(8)
  })

  test('should leave the rows beside the view until the letters pause, or the page is touched', async ({ page }) => {
    await page.clock.install()
    await openWith(page, mockedLocations(2_000))
    const count = () => rows(page).count()
    await expect.poll(count).toBeGreaterThan(8)
    const now = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(now + 1_000)
    let passed = 0
    const countLater = async (): Promise<number> => {
      passed += 10
      await page.clock.runFor(10)
      return count()
    }

    // A letter alone changes nothing; then four tenths of a second from one to the next.
    await page.getByPlaceholder('Search locations...').press('h')
    for (const letter of 'ote') {
      await page.keyboard.press(letter)
      for (passed = 0; passed < 400;) expect(await countLater()).toBeLessThanOrEqual(8)
    }
    await page.clock.runFor(600)
    await expect.poll(countLater, { intervals: [20] }).toBeGreaterThan(8)

    await page.keyboard.press('l')
    await expect.poll(count).toBeLessThanOrEqual(8)
    await page.locator('#locations').dispatchEvent('pointerdown')
    passed = 0
    await expect.poll(countLater, { intervals: [20] }).toBeGreaterThan(8)
    expect(passed).toBeLessThan(1_000)
  })

  test('should follow a letter wherever the page was scrolled to', async ({ page }) => {
    await openWith(
      page,
      mockedLocations(2_000).map((place) => ({ ...place, name: `Hotel ${place.id}` })),
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
    await openWith(page, mockedLocations(10_000))
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await page.getByPlaceholder('Search locations...').fill('ho')
    const typing = await height()
    await expect.poll(() => rows(page).count()).toBeGreaterThan(8)

    expect(Math.abs((await height()) / typing - 1)).toBeLessThan(0.1)
  })

  test('should bring the rows beside the view a few with each frame, and more when somebody scrolls', async ({
    page,
  }) => {
    await openWith(page, mockedLocations(2_000))
    await expect.poll(async () => (await rowsOutOfView(page)).below, 'before anybody scrolls').toBe(8)

    const newUnseenRows = page.evaluate(async () => {
      const places = () =>
        [...document.querySelectorAll<HTMLElement>('#locations li')].map((li) => ({
          place: Number(li.dataset['index']),
          isSeen: li.getBoundingClientRect().top < innerHeight,
        }))
      const counts: number[] = []
      let before = new Set(places().map(({ place }) => place))
      for (let frame = 0; frame < 60; frame += 1) {
        await new Promise(requestAnimationFrame)
        const now = places()
        counts.push(now.filter(({ place, isSeen }) => !isSeen && !before.has(place)).length)
        before = new Set(now.map(({ place }) => place))
      }
      return counts
    })
    await page.mouse.wheel(0, 1_500)

    const counts = await newUnseenRows
    expect(Math.max(...counts)).toBeLessThanOrEqual(3)
    await page.evaluate(() => scrollTo(0, 40_000))
    await expect.poll(() => rowsBeside(page)).toBeGreaterThanOrEqual(15)
  })

  test('should bring them one with each frame when a word is there, and when it is taken back', async ({ page }) => {
    await openWith(page, mockedLocations(2_000))
    const areAllThere = () => expect.poll(async () => (await rowsOutOfView(page)).below).toBe(8)
    await areAllThere()
    const field = page.getByPlaceholder('Search locations...')

    const ofAWord = await watchNewRows(page)
    await field.fill('hotel')
    await areAllThere()
    expect(await ofAWord.evaluate(({ most }) => most)).toBe(1)

    await field.fill('')
    await areAllThere()
    const ofAWordTakenBack = await watchNewRows(page)
    await field.fill('hotel')
    await field.fill('')
    await areAllThere()
    expect(await ofAWordTakenBack.evaluate(({ most }) => most)).toBe(1)
  })

  test('should make no row while the page moves over those that are there', async ({ page }) => {
    await openWith(page, mockedLocations(2_000))
    await page.evaluate(() => scrollTo(0, 40_000))
    await expect.poll(() => rowsBeside(page)).toBeGreaterThanOrEqual(15)

    const made = await page.evaluate(async () => {
      const places = () => [...document.querySelectorAll<HTMLElement>('#locations li')].map((li) => li.dataset['index'])
      const before = new Set(places())
      const whileMoving: unknown[] = []
      // Some twelve rows.
      for (let frame = 0; frame < 50; frame += 1) {
        scrollBy(0, 50)
        await new Promise(requestAnimationFrame)
        whileMoving.push(...places().filter((place) => !before.has(place)))
      }
      return whileMoving
    })

    expect(made).toEqual([])
    await expect.poll(() => rowsBeside(page), 'those that are missing come at rest').toBeGreaterThanOrEqual(15)
  })

  test('should ask for the rest when the reader rests within reach of the end, not before', async ({ page }) => {
    let asked = 0
    await page.route('**/api/locations', async (route) => {
      asked += 1
      await route.fulfill({ json: mockedLocations(2_000) })
    })
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
    test.slow()
    await openWith(page, mockedLocations(10_000))

    const counts = [await rows(page).count()]
    for (const share of [0.25, 0.5, 1]) {
      await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share)
      await expect(rows(page).nth(3)).toBeVisible()
      counts.push(await rows(page).count())
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(60)
    await expect(page.locator('#locations li[aria-posinset="10000"]')).toBeAttached()

    await page.evaluate(() => scrollTo(0, 0))
    // By its number: the first row in the document is still one of the end for a moment.
    const first = page.locator('#locations li[aria-posinset="1"]').getByRole('link').first()
    await first.focus()
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
