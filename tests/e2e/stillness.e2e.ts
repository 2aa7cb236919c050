import type { Locator, Page } from '@playwright/test'

import { tryEach } from './each-case'
import { expect, test } from './fixtures'

/** One of each kind of screen, with what can be opened on it. */
const screens = [
  '/',
  '/map',
  '/places',
  '/places/gates',
  '/gates-map',
  '/recommendations',
  '/faq',
  '/settings',
] as const

/** Elements that would move, or change by and by. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { transitionDuration, transitionProperty, animationName } = getComputedStyle(element, part)
        const isChanging = transitionProperty !== 'none' && transitionDuration.split(', ').some((time) => time !== '0s')
        return isChanging || animationName !== 'none' ? [`${element.tagName}${part}`] : []
      }),
    ),
  )

/** What goes on after the theme has become another one, and whether a note has its new colour at once. */
const changeTheme = (page: Page) =>
  page.evaluate(() => {
    const note = document.querySelector('aside p')
    if (note === null) throw new Error('There is no plan beside the list.')
    const before = getComputedStyle(note).color
    document.documentElement.dataset.theme = 'dark'
    const isChanged = getComputedStyle(note).color !== before
    return { isChanged, animations: document.getAnimations().length }
  })

/** The map, which will tell whether it has glided. */
async function openMap(page: Page): Promise<Locator> {
  await page.goto('/map?filter=holy-sites')
  await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
  await page.locator('.leaflet-map-pane').evaluate((pane) => {
    new MutationObserver(() => {
      if (/leaflet-(zoom|pan)-anim/.test(pane.className)) document.body.dataset.glided = ''
    }).observe(pane, { attributeFilter: ['class'] })
  })
  return page.getByRole('group', { name: /^Map\. Arrow keys/ })
}

const hasGlided = (page: Page) => page.evaluate(() => document.body.dataset.glided !== undefined)

/** Zooms in by the button; whether the map glided there. */
async function zoomGlides(page: Page): Promise<boolean> {
  await openMap(page)
  const marks = page.locator('.leaflet-marker-icon')
  const before = await marks.evaluateAll((all) => all.map((one) => one.ariaLabel))
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect.poll(() => marks.evaluateAll((all) => all.map((one) => one.ariaLabel))).not.toEqual(before)
  return hasGlided(page)
}

/** Moves the map by an arrow key, as far as the key does; whether it glided. */
async function arrowGlides(page: Page): Promise<boolean> {
  const map = await openMap(page)
  const place = () => map.locator('.leaflet-map-pane').evaluate((pane) => Math.round(pane.getBoundingClientRect().left))
  const before = await place()
  await map.press('ArrowRight')
  await expect.poll(place).toBe(before - 80)
  return hasGlided(page)
}

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

test.describe('a reader who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('should find nothing that could move, all new colours at once, and a map that jumps', async ({ page }) => {
    await tryEach(screens, String, async (path) => {
      await page.goto(path)

      expect(await moving(page)).toEqual([])
    })
    await page.goto('/gates')
    expect(await changeTheme(page)).toEqual({ isChanged: true, animations: 0 })
    expect(await zoomGlides(page)).toBe(false)
    expect(await arrowGlides(page)).toBe(false)
  })
})

test.describe('any other reader', () => {
  test('should have the map glide', async ({ page }) => {
    expect(await zoomGlides(page)).toBe(true)
    expect(await arrowGlides(page)).toBe(true)
  })
})
