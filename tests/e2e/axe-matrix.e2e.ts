import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect, test } from './fixtures'
import { LONG_TEST_MS } from '../time-limits'

/** Every screen of the route table, and the views with a shape of their own. */
const screens = [
  '/',
  '/directory',
  '/directory/jeddah/hotel',
  '/directory/print',
  '/places',
  '/places?category=restaurant&city=makkah',
  '/places?q=hotel',
  '/place/255',
  '/places/gates',
  '/gates',
  '/mosque-gates?mosque=nabawi',
  '/gates-map?mosque=haram',
  '/gates-map?mosque=nabawi',
  '/gate-details',
  '/map',
  '/recommendations',
  '/recommendations?mode=path',
  '/recommendations/status',
  '/guide',
  '/guide/umrah',
  '/guide/umrah/umrah-steps',
  '/guide/umrah/umrah-timing',
  '/guide/hajj/hajj-types',
  '/settings',
  '/about',
  '/contact',
  '/terms',
  '/authorities',
  '/booking-links',
  '/faq',
  '/first-admin',
] as const

/** One of each layout. The others are made of the same parts, in one column at every width. */
const LAYOUTS: ReadonlySet<string> = new Set([
  '/',
  '/directory',
  '/directory/jeddah/hotel',
  '/places',
  '/place/255',
  '/places/gates',
  '/gates-map?mosque=haram',
  '/map',
  '/recommendations',
  '/recommendations?mode=path',
  '/guide',
  '/guide/umrah/umrah-steps',
  '/guide/umrah/umrah-timing',
  '/guide/hajj/hajj-types',
  '/settings',
  '/booking-links',
] satisfies (typeof screens)[number][])

const THEMES = ['light', 'dark'] as const
const WIDTHS = [320, 412, 1280] as const
const HEIGHT = 800

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that look at colours: a theme changes nothing else, so its second look asks only these. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The guide has no frames, and only what is wrong is worth the time of describing it. */
async function faults(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ runOnly: rules === 'all' ? RULES : COLOUR_RULES, resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''} ${nodes[0]?.failureSummary ?? ''}`)
}

async function look(page: Page, theme: (typeof THEMES)[number], width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT })
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted
  }, theme)
}

test.describe('every screen in both themes, and every layout at three widths', () => {
  test.use({ isMobile: false, hasTouch: false, contextOptions: { reducedMotion: 'reduce' } })
  test.setTimeout(LONG_TEST_MS)

  for (const path of screens) {
    test(`should leave ${path} without a violation axe can see`, async ({ page }) => {
      await page.goto(path)
      const found: string[] = []
      for (const theme of THEMES) {
        for (const width of LAYOUTS.has(path) ? WIDTHS : [412]) {
          await look(page, theme, width)
          found.push(
            ...(await faults(page, theme === 'light' ? 'all' : 'colours')).map(
              (fault) => `${theme} ${width}: ${fault}`,
            ),
          )
        }
      }

      expect(found).toEqual([])
    })
  }
})

/** What a reader can open on a screen. */
const states: readonly (readonly [name: string, path: string, open: (page: Page) => Promise<void>])[] = [
  ['the menu', '/about', (page) => page.locator('summary[aria-label="More pages"]').click()],
  [
    'the search with suggestions',
    '/about',
    async (page) => {
      await page.locator('button[data-tour="search"]').click()
      await page.getByPlaceholder('Search the entire site...').fill('gates')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  ],
  [
    'a toast',
    '/settings',
    async (page) => {
      await page.getByRole('button', { name: 'Delete my data on this device' }).click()
      await expect(page.getByText('Deleted', { exact: true })).toBeVisible()
      // Its time rests while it has the focus.
      await page.keyboard.press('F8')
    },
  ],
  [
    'the Admin Controls',
    '/settings',
    async (page) => {
      await page.locator('main').getByRole('button', { name: /^©/ }).click()
      await expect(page.getByRole('heading', { name: 'Admin Controls' })).toBeVisible()
    },
  ],
  [
    'the details of a gate',
    '/places/gates',
    async (page) => {
      await page
        .getByRole('link', { name: /Details/ })
        .or(page.getByRole('button', { name: /Details/ }))
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'Offline Mode',
    '/map',
    async (page) => {
      await page.evaluate(() => localStorage.setItem('offlineMode', 'true'))
      await page.reload()
      await expect(page.getByText(/Offline Mode is on/).first()).toBeVisible()
    },
  ],
]

test.describe('what opens on a screen', () => {
  test.use({ isMobile: false, hasTouch: false, contextOptions: { reducedMotion: 'reduce' } })
  test.setTimeout(LONG_TEST_MS)

  for (const [name, path, open] of states) {
    test(`should be without a violation axe can see: ${name}`, async ({ page }) => {
      await page.goto(path)
      await page.setViewportSize({ width: 412, height: HEIGHT })
      await open(page)

      const found: string[] = []
      for (const theme of THEMES) {
        await look(page, theme, 412)
        found.push(...(await faults(page)).map((fault) => `${theme}: ${fault}`))
      }

      expect(found).toEqual([])
    })
  }
})

test.describe('the tour', () => {
  test.use({ isFirstVisit: true, contextOptions: { reducedMotion: 'reduce' } })

  test('should be without a violation axe can see, intro and step', async ({ page }) => {
    await page.goto('/')
    const start = page.getByRole('button', { name: 'Start Tour (2 minutes)' })
    await expect(start).toBeVisible()
    const intro = await faults(page)
    await start.click()
    await expect(page.getByText('Step 1 of 8')).toBeVisible()

    expect({ intro, step: await faults(page) }).toEqual({ intro: [], step: [] })
  })
})

/** Spacing a reader may set for themselves (WCAG 1.4.12). */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Names of what a finger could miss: links within a sentence are as the sentence is (WCAG 2.5.8). */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST_PX = 44
    const controls =
      'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=switch], [role=option]'
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isInText = (element: Element) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim()
    return [...document.querySelectorAll(controls)]
      .filter((element) => isShown(element) && !isInText(element) && element.closest('.visually-hidden') === null)
      .filter(
        (element) =>
          !element.classList.contains('visually-hidden') && element.closest('.leaflet-control-attribution') === null,
      )
      .flatMap((element) => {
        // A label, or a cover over the whole card, makes the target larger than the element.
        const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null
        const cover = getComputedStyle(element, '::after')
        if (cover.position === 'absolute' && cover.content !== 'none') return []
        const boxes = [element, ...(label === null ? [] : [label])].map((part) => part.getBoundingClientRect())
        const height = Math.max(...boxes.map((box) => box.height))
        const width = Math.max(...boxes.map((box) => box.width))
        if (width === 0 || (Math.round(height) >= LEAST_PX && Math.round(width) >= LEAST_PX)) return []
        return [
          `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 40)}" ${Math.round(width)}×${Math.round(height)}`,
        ]
      })
  })

/** Levels that leave one out, and any number of first headings but one. */
const headingFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
      heading.checkVisibility(),
    )
    const levels = headings.map((heading) => Number(heading.tagName.slice(1)))
    const gaps = levels.flatMap((level, index) => {
      const before = levels[index - 1] ?? 0
      return level > before + 1 ? [`h${level} after h${before}: ${headings[index]?.textContent ?? ''}`] : []
    })
    const first = levels.filter((level) => level === 1).length
    return first === 1 ? gaps : [...gaps, `${first} first headings`]
  })

/** Arabic letters outside an element that says so. */
const unmarkedArabic = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!/\p{Script=Arabic}/u.test(node.textContent ?? '') || parent === null) continue
      if (parent.closest('script, style, noscript, option, [lang="ar"]') === null)
        found.push((node.textContent ?? '').trim().slice(0, 60))
    }
    return found
  })

/** Narrow, with the spacing and the size of letters that a reader may set, and in colours of their own. */
async function fitsEveryReader(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(path)
  const plain = await sideways(page)
  const spacing = await page.addStyleTag({ content: TEXT_SPACING })
  const spaced = await sideways(page)
  await spacing.evaluate((element) => element.parentNode?.removeChild(element))
  await page.setViewportSize({ width: 640, height: 800 })
  const size = await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  const large = await sideways(page)
  await page.emulateMedia({ forcedColors: 'active' })

  expect({ plain, spaced, large }).toEqual({ plain: 0, spaced: 0, large: 0 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await size.evaluate((element) => element.parentNode?.removeChild(element))
}

test.describe('every screen', () => {
  // The policy of the pages would refuse the styles a reader sets for themselves.
  test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true })
  test.setTimeout(LONG_TEST_MS)

  for (const path of screens) {
    test(`should keep its order, targets and Arabic in shape: ${path}`, async ({ page }) => {
      await page.goto(path)

      expect(await headingFaults(page)).toEqual([])
      expect(await unmarkedArabic(page)).toEqual([])
      expect(await smallTargets(page)).toEqual([])
    })

    test(`should fit a narrow screen, large text, wide spacing and forced colours: ${path}`, async ({ page }) => {
      await fitsEveryReader(page, path)
    })
  }
})

test.describe('an address that leads nowhere', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true, expectedNoise: [/status of 404/] })

  // Without the frame of the guide, and in it.
  for (const path of ['/no-such-page', '/place/999999999']) {
    test(`should be as readable as any other: ${path}`, async ({ page }) => {
      await fitsEveryReader(page, path)
      await page.emulateMedia({ forcedColors: 'none' })

      for (const theme of THEMES) {
        await look(page, theme, 320)
        expect(await faults(page), theme).toEqual([])
      }
      expect(await headingFaults(page)).toEqual([])
      expect(await smallTargets(page)).toEqual([])
    })
  }
})
