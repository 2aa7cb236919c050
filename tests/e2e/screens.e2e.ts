import { expect, test } from './fixtures'
import { LONG_TEST_MS } from '../time-limits'
import { screens } from './screens'
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
} from './readable'

const WIDTHS = [320, 412, 1280] as const

test.describe('every screen, readable for everybody', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.setTimeout(LONG_TEST_MS)

  for (const { path, heading, fact, isLayout = false } of screens) {
    test(`should show ${path} with its heading and a fact of the database`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
      await expect(page.locator('main')).toContainText(fact, { ignoreCase: true })

      await test.step('keeps its order, its targets and its Arabic in shape', async () => {
        expect(await headingFaults(page)).toEqual([])
        expect(await unmarkedArabic(page)).toEqual([])
        expect(await smallTargets(page)).toEqual([])
      })

      await test.step('breaks no word and paints each mark whole, on a phone and on a desk', async () => {
        for (const width of [360, 1280]) {
          await look(page, 'light', width)
          expect({ width, broken: await brokenWords(page), clipped: await clippedMarks(page) }).toEqual({
            width,
            broken: [],
            clipped: [],
          })
        }
      })

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
    })
  }

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
