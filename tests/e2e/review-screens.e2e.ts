import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect } from './fixtures'
import { openQueue, row, test } from './review-queue'
import { LONG_TEST_MS } from '../time-limits'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

test('should have no violation axe can see, light and dark', async ({ asModerator: page, data }) => {
  test.setTimeout(2 * LONG_TEST_MS)
  await data.addDuplicates(2)
  await data.add({ title: 'Open this one', website: 'https://example.com', pin: [21.43, 39.87] })
  // The admin chooses its theme when it is loaded.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openQueue(page, data)
    const scan = async (what: string) => {
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
      const faults = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
      expect.soft(faults, `${what}, ${colorScheme}`).toEqual([])
    }

    await scan('list')
    await page.getByRole('button', { name: /^All \(/ }).click()
    await row(page, 'Open this one').click()
    await expect(page.getByText('Nobody has touched it yet.')).toBeVisible()
    await scan('item')
    for (const [key, what] of [
      ['r', 'reject'],
      ['m', 'merge'],
      ['?', 'help'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(page.getByRole('dialog')).toBeVisible()
      await scan(what)
      await page.keyboard.press('Escape')
    }
    await page.keyboard.press('e')
    await scan('edit')
  }
})

/** What has the focus, `null` for nothing, and whether it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return { name: null, isSeen: true }
    const { left, top, width, height } = element.getBoundingClientRect()
    // Not all of it may be hidden (WCAG 2.4.11): of a field of many lines the browser shows the line written in.
    const isSeen = [0.1, 0.5, 0.9].some((part) => {
      const seen = document.elementFromPoint(left + width / 2, top + height * part)
      return element.contains(seen) || (seen?.contains(element) ?? false)
    })
    const name = `${element.tagName} ${element.getAttribute('name') ?? ''} ${(element.textContent ?? '').slice(0, 30)}`
    return { name, isSeen }
  })

/** Whether it becomes true, with the next frames. */
const isSoon = (look: () => Promise<boolean>): Promise<boolean> =>
  expect
    .poll(look)
    .toBe(true)
    .then(
      () => true,
      () => false,
    )

/** What the focus comes to on its way through the open submission, and whether it can be seen there. */
async function hiddenStops(page: Page): Promise<{ readonly stops: number; readonly hidden: readonly string[] }> {
  const hidden: string[] = []
  let stops = 0
  await page
    .getByRole('button', { name: 'Back to the list' })
    .or(page.getByRole('button', { name: /^Help/ }))
    .first()
    .focus()
  for (; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const { name } = await focused(page)
    if (name === null) break
    // The browser brings it into view with its next frames.
    if (await isSoon(async () => (await focused(page)).isSeen)) continue
    hidden.push(name)
    break
  }
  return { stops, hidden }
}

/** An open submission that is edited has more, with its fields, its map and its decisions. */
const FEWEST_STOPS = 15

/** More than it has. */
const MOST_STOPS = 60

test('should keep what has the focus in sight on a phone, on its side, enlarged, and on a wide screen', async ({
  asModerator: page,
  data,
}) => {
  test.setTimeout(LONG_TEST_MS)
  await data.add({ title: 'In sight', website: 'https://example.com', pin: [21.43, 39.87] })
  for (const [what, width, height] of [
    ['a phone', 320, 640],
    ['a phone on its side', 740, 360],
    ['a page enlarged four times', 320, 256],
    ['a wide screen', 1280, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openQueue(page, data)
    await row(page, 'In sight').click()
    await page.keyboard.press('e')
    await expect(page.getByRole('button', { name: /^Stop editing/ }), what).toBeVisible()

    const { stops, hidden } = await hiddenStops(page)
    expect.soft(hidden, what).toEqual([])
    expect.soft(stops, what).toBeGreaterThan(FEWEST_STOPS)
  }
})

test('should fit a phone of 320 pixels, list and item', async ({ asModerator: page, data }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await data.addDuplicates(2)
  await data.add({ title: 'A small screen', pin: [21.43, 39.87] })
  await openQueue(page, data)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)

  await row(page, 'A small screen').click()

  await expect(page.getByRole('heading', { name: 'A small screen' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Submissions' })).toBeHidden()
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(row(page, 'A small screen')).toBeVisible()
})
