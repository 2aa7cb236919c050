import AxeBuilder from '@axe-core/playwright'

import { expect, test } from './fixtures'

const screens = [
  '/',
  '/directory',
  '/places',
  '/places?category=restaurant&city=makkah',
  '/places?q=hotel',
  '/place/255',
  '/places/gates',
  '/gates',
  '/mosque-gates?mosque=nabawi',
  '/gates-map?mosque=haram',
  '/gates-map?mosque=nabawi',
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
] as const

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    for (const path of screens) {
      test(`should leave ${path} without a violation axe can see`, async ({ page }) => {
        await page.goto(path)

        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()

        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
      })
    }
  })
}

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of screens) {
    test(`should show ${path} without scrolling sideways`, async ({ page }) => {
      await page.goto(path)

      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
})
