import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect } from './fixtures'

export const THEMES = ['light', 'dark'] as const
const HEIGHT_PX = 800

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that look at colours: a theme changes nothing else, so its second look asks only these. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** The guide has no frames, and only what is wrong is worth the time of describing it. */
export async function faults(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ runOnly: rules === 'all' ? RULES : COLOUR_RULES, resultTypes: ['violations'] })
    .analyze()
  return violations.flatMap(({ id, nodes }) => {
    const [first] = nodes.filter(({ html }) => id !== 'target-size' || !isMapMark(html))
    return first === undefined ? [] : [`${id}: ${first.html} ${first.failureSummary ?? ''}`]
  })
}

/** Marks lie where their places are, at the edge of the map or under its buttons, too (WCAG 2.5.8: essential). */
const isMapMark = (html: string): boolean => html.includes('leaflet-marker-icon')

export async function look(page: Page, theme: (typeof THEMES)[number], width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT_PX })
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted
  }, theme)
}

/** Spacing a reader may set for themselves (WCAG 1.4.12). */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** What makes a page wider than its screen. */
const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName}.${element.className} "${(element.textContent ?? '').slice(0, 40)}"`)
    return [`${scrollWidth - clientWidth} px`, ...wide]
  })

/** Names of what a finger could miss: links within a sentence are as the sentence is (WCAG 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> =>
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
export const headingFaults = (page: Page): Promise<string[]> =>
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
export const unmarkedArabic = (page: Page): Promise<string[]> =>
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

/** In place of the one before. By the page's own means: its policy would refuse a style element. */
const setReaderStyle = (page: Page, text: string): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, text)

/** The size of letters a reader has set in the browser, which media queries follow too: 16 is usual. */
async function setLetterSize(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
}

/** Words that are cut off by their box, and words of the bar that stick out of theirs. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element)
        const isCut = overflowX === 'hidden' || overflowX === 'clip'
        return (
          (isCut || element.matches('nav[aria-label="Main"] a')) &&
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1 &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          // What is cut on purpose says so, and goes on elsewhere.
          textOverflow !== 'ellipsis' &&
          element.closest('.leaflet-container, svg') === null
        )
      })
      .map(
        ({ tagName, className, textContent }) =>
          `${tagName}.${String(className)} "${(textContent ?? '').trim().slice(0, 40)}"`,
      ),
  )

/** Words that a line ends within, without a hyphen: an address or a number may, a word may not. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const shown = node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false
      if (!shown) continue
      for (const { 0: word, index } of text.matchAll(/(?<![\p{L}\p{M}\d@./-])\p{Lu}?\p{Ll}+(?![\p{L}\p{M}\d@./-])/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = [...range.getClientRects()]
          // Beside the page is what nobody is to see: the field that only programs fill.
          .filter(({ right, width }) => width > 0 && right > 0)
          .map(({ top, height }) => top + height / 2)
        const apart = Math.max(...lines) - Math.min(...lines)
        if (apart > 8) found.push(`"${word}" in "${text.trim().slice(0, 60)}"`)
      }
    }
    return found
  })

/** Numbers, ticks and lines painted beside a text that clips what is beyond its edge (base.css). */
export const clippedMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, dd')].flatMap((element) => {
      const { overflowX, overflowClipMargin, position, fontSize } = getComputedStyle(element)
      if (overflowX !== 'clip' || position === 'static') return []
      const room = Math.max(Number.parseFloat(overflowClipMargin), Number.parseFloat(fontSize) * 0.3)
      return ['::before', '::after'].flatMap((mark) => {
        const { content, position: marked, left, right, top, bottom } = getComputedStyle(element, mark)
        if (content === 'none' || marked !== 'absolute') return []
        const beyond = Math.min(...[left, right, top, bottom].map((edge) => Number.parseFloat(edge)))
        return beyond < -room ? [`${mark} of "${(element.textContent ?? '').trim().slice(0, 40)}": ${beyond} px`] : []
      })
    }),
  )

/** Words that lie under a control they do not belong to, in what is seen now: neither can be read, or a tap does another thing. */
export const wordsUnderControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CONTROLS = 'a[href], button, summary, input:not([type=hidden]), select, textarea'
    /** What touches by less is a descender beside an edge. Pixels. */
    const TOUCH_PX = 3
    type Box = { left: number; top: number; right: number; bottom: number }

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Maps and plans are full of things that lie over one another, and a mark answers to a finger beyond its edge.
      element.closest('.visually-hidden, .leaflet-container, svg') === null
    /** What scrolls together, and so can lie over one another for good. */
    function layerOf(element: Element): Element {
      for (let one: Element | null = element; one !== null; one = one.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(one).position)) return one
      }
      return document.body
    }
    /** Of the window and of all around `element` that cuts off what is beyond its edge. */
    function visiblePart(element: Element): Box {
      const part = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
      for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(one)
        const { left, top, right, bottom } = one.getBoundingClientRect()
        if (overflowX !== 'visible' || clipPath !== 'none') {
          part.left = Math.max(part.left, left)
          part.right = Math.min(part.right, right)
        }
        if (overflowY !== 'visible' || clipPath !== 'none') {
          part.top = Math.max(part.top, top)
          part.bottom = Math.min(part.bottom, bottom)
        }
      }
      return part
    }
    const cut = (box: Box, part: Box): Box => ({
      left: Math.max(box.left, part.left),
      top: Math.max(box.top, part.top),
      right: Math.min(box.right, part.right),
      bottom: Math.min(box.bottom, part.bottom),
    })
    const meets = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCH_PX &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOUCH_PX

    const controls = [...document.querySelectorAll(CONTROLS)].filter(isShown).map((control) => ({
      control,
      layer: layerOf(control),
      boxes: [...control.getClientRects()].map((box) => cut(box, visiblePart(control))),
    }))
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = (node.textContent ?? '').trim()
      if (parent === null || text === '' || !isShown(parent) || parent.closest('option') !== null) continue
      const [layer, own, part] = [layerOf(parent), parent.closest(CONTROLS), visiblePart(parent)]
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].map((line) => cut(line, part))
      for (const { control, layer: other, boxes } of controls) {
        // The label of a tick box may lie around it.
        const isOne = control === own || control.contains(parent) || parent.closest('label')?.contains(control)
        if (isOne === true || other !== layer || own?.contains(control) === true) continue
        if (lines.some((line) => boxes.some((box) => meets(line, box)))) {
          const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim()
          found.add(`"${text.slice(0, 40)}" under ${control.tagName} "${name.slice(0, 40)}"`)
        }
      }
    }
    return [...found]
  })

/** Narrow, with the spacing and the size of letters that a reader may set, and in colours of their own. */
export async function fitsEveryReader(page: Page): Promise<void> {
  try {
    await fitsNarrowLargeAndForced(page)
  } finally {
    // Another screen may follow on this page.
    await page.emulateMedia({ forcedColors: 'none' })
    await setLetterSize(page, 16)
  }
}

async function fitsNarrowLargeAndForced(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  const plain = await sideways(page)
  await setReaderStyle(page, TEXT_SPACING)
  const spaced = await sideways(page)
  await setReaderStyle(page, '')
  await page.setViewportSize({ width: 360, height: 740 })
  await setLetterSize(page, 32)
  const large = await sideways(page)
  const cut = await cutWords(page)
  const under = await wordsUnderControls(page)
  await page.emulateMedia({ forcedColors: 'active' })

  expect({ plain, spaced, large, cut, under }).toEqual({ plain: [], spaced: [], large: [], cut: [], under: [] })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-tour="home"]')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('summary[aria-label="More pages"]')).toBeInViewport({ ratio: 1 })
}
