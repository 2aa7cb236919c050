import type { Page } from '@playwright/test'

import { addToGroup } from '@/lib/lists/add-to-group'

import { tryEach } from './each-case'
import { expect, test } from './fixtures'
import { LONG_TEST_MS } from '../time-limits'
import { type Screen, screens } from './screens'
import {
  brokenWords,
  clippedMarks,
  faults,
  fitsEveryReader,
  headingFaults,
  look,
  smallTargets,
  THEMES,
  unmarkedArabic,
  wordsUnderControls,
} from './readable'

const WIDTHS = [320, 412, 1280] as const

/** Screens that are looked at in one test, by their addresses; each is of the first that fits. */
const GROUPS = [
  ['the screens of gates', /gate/],
  ['the screens of places', /^\/(?:places?|map|walk)\b/],
  ['the directory', /^\/directory/],
  ['the guide to Umrah', /^\/guide\/umrah/],
  ['the articles on Hajj', /^\/guide\/hajj(?:\/[\w-]+)?$/],
  ['the days of Hajj', /^\/guide\/hajj\//],
  ['the other guides', /^\/guide/],
  ['home, the card and the settings', /^\/(?:$|card|settings|first-admin|recommendations)/],
  ['the screens of information', /^\//],
] as const

const groups = new Map<string, Screen[]>()
for (const screen of screens) {
  const [name] = GROUPS.find(([, addresses]) => addresses.test(screen.path)) ?? ['others']
  addToGroup(groups, name, screen)
}

test.describe('every screen, readable for everybody', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.setTimeout(LONG_TEST_MS)

  for (const [name, group] of groups) {
    const addresses = group.map(({ path }) => `'${path}'`).join(', ')
    test(`should show ${name} with heading and a fact of the database: ${addresses}`, async ({ page }) => {
      const phone = page.viewportSize()
      await tryEach(
        group,
        ({ path }) => path,
        async (screen) => {
          if (phone !== null) await page.setViewportSize(phone)
          await showsFor(page, screen)
        },
      )
    })
  }

  test('should be seen when a word lies under a control', async ({ page }) => {
    await page.goto('/faq')
    expect(await wordsUnderControls(page)).toEqual([])

    await page.evaluate(() => {
      const title = document.querySelector('h1')
      const button = document.createElement('button')
      button.textContent = 'In the way'
      button.style.cssText = 'position: absolute; left: 0; top: 0; width: 100px; height: 20px'
      title?.style.setProperty('position', 'relative')
      title?.before(button)
      button.style.top = `${title?.offsetTop ?? 0}px`
    })
    expect(await wordsUnderControls(page)).toEqual([expect.stringContaining('under BUTTON "In the way"')])
  })

  test('should have a title of its own', async ({ request }) => {
    // One view of /places is called as another one; both are for search engines one page.
    const titles = await Promise.all(
      screens
        .filter(({ path }) => !path.startsWith('/places?'))
        .map(async ({ path }) => /<title>([^<]*)/.exec(await (await request.get(path)).text())?.[1] ?? path),
    )

    expect(new Set(titles).size).toBe(titles.length)
  })
})

async function showsFor(page: Page, { path, heading, fact, firstRow, isLayout = false }: Screen): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page.locator('main')).toContainText(fact, { ignoreCase: true })

  await test.step('keeps its order, its targets and its Arabic in shape', async () => {
    expect(await headingFaults(page)).toEqual([])
    expect(await unmarkedArabic(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
  })

  await test.step('breaks no word, covers none and paints each mark whole, on a phone and on a desk', async () => {
    for (const width of [360, 1280]) {
      await look(page, 'light', width)
      const [broken, clipped, under] = [
        await brokenWords(page),
        await clippedMarks(page),
        await wordsUnderControls(page),
      ]
      expect({ width, broken, clipped, under }).toEqual({ width, broken: [], clipped: [], under: [] })
    }
  })

  if (firstRow !== undefined) {
    await test.step('has the first row of its list in the first screen of a phone', async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      const row = await page.locator('main').getByRole('heading', { name: firstRow }).first().boundingBox()
      const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
      expect((row?.y ?? Infinity) + (row?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    })
  }

  await test.step('has no violation axe can see, in both themes', async () => {
    const found: string[] = []
    for (const theme of THEMES) {
      for (const width of isLayout ? WIDTHS : [412]) {
        await look(page, theme, width)
        const seen = await faults(page, theme === 'light' ? 'all' : 'colours')
        found.push(...seen.map((fault) => `${theme} ${width}: ${fault}`))
      }
    }
    expect(found).toEqual([])
  })

  await test.step('fits a narrow screen, large text, wide spacing and forced colours', () => fitsEveryReader(page))
}
