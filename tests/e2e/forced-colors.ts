import type { Page } from '@playwright/test'
import sharp from 'sharp'

/*
 * What a screen looks like where the reader's own colours are forced on it: fills and shadows are gone, and letters, borders and
 * drawings are left.
 */

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

type Control = Box & {
  readonly name: string
  /** What showed in the usual colours where it ends, and shows in the forced ones, too. */
  readonly hadEdge: boolean
  readonly hasEdge: boolean
}

/** Below this a control is told from its ground by good eyes alone (WCAG 1.4.11). */
const CONTRAST = 3

/** Fewer pixels are a speck and no letter, border or drawing. */
const MARKED_PIXELS = 20

/** What the controls in view lack, in the palette that goes with the theme. */
export async function forcedFaults(page: Page, colorScheme: 'light' | 'dark'): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme, forcedColors: 'none' })
  await page.evaluate(noteEdges)
  await page.emulateMedia({ colorScheme, forcedColors: 'active' })
  const controls = await page.evaluate(listControls)
  if (controls.length < 3) throw new Error(`Only ${controls.length} controls are in view.`)
  const pixels = await readScreen(page)
  return [
    ...controls.filter(({ hadEdge, hasEdge }) => hadEdge && !hasEdge).map(({ name }) => `no edge: ${name}`),
    ...controls.filter((box) => markedPixels(pixels, box) < MARKED_PIXELS).map(({ name }) => `not seen: ${name}`),
    ...(await page.evaluate(listChosenAlike)).map((name) => `looks as if it were not chosen: ${name}`),
  ]
}

/** Writes on each control whether one sees where it ends. Runs in the page. */
function noteEdges(): void {
  const isPainted = (color: string) => !/^transparent$|[,/] ?0\)$/.test(color)
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
    const parts = [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(control, pseudo))
    const hadEdge = parts.some(
      (part, index) =>
        (index === 0 || (part.content !== 'none' && part.maskImage === 'none')) &&
        (isPainted(part.backgroundColor) ||
          (Number.parseFloat(part.borderBottomWidth) > 0 && isPainted(part.borderBottomColor))),
    )
    control.toggleAttribute('data-had-edge', hadEdge)
  }
}

/** Controls that are whole in view, with nothing over them. Runs in the page. */
function listControls(): readonly Control[] {
  const edged = (element: Element): boolean =>
    [undefined, '::before', '::after'].some((pseudo) => {
      const { borderBottomStyle, borderBottomWidth, content } = getComputedStyle(element, pseudo)
      const isThere = pseudo === undefined || content !== 'none'
      return isThere && borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) > 0
    })
  /** Its own, or that of a frame which is hardly wider: of a field with an icon, of the buttons of a map. */
  const hasEdge = (control: Element): boolean => {
    const { width } = control.getBoundingClientRect()
    for (let element: Element | null = control; element !== null; element = element.parentElement) {
      if (element.getBoundingClientRect().width > width + 12) return false
      if (edged(element)) return true
    }
    return false
  }
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter((control) => control instanceof HTMLElement && control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect()
      if (width < 16 || height < 16 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      return seen !== null && (control.contains(seen) || seen.contains(control))
    })
    .map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect()
      const name = (control.ariaLabel ?? control.textContent).trim() || control.outerHTML.slice(0, 80)
      return { name, x, y, width, height, hadEdge: control.hasAttribute('data-had-edge'), hasEdge: hasEdge(control) }
    })
}

/** Chosen ones that would look the same if they were not. The weight of letters alone does not tell. Runs in the page. */
function listChosenAlike(): readonly string[] {
  const look = (element: Element) => {
    const style = getComputedStyle(element)
    const drawing = element.querySelector('svg')
    return [
      style.borderBottomWidth,
      style.borderBottomStyle,
      style.backgroundColor,
      style.textDecorationLine,
      drawing === null ? '' : getComputedStyle(drawing).fill,
    ].join()
  }
  return ['aria-current', 'aria-pressed', 'aria-selected'].flatMap((attribute) =>
    [...document.querySelectorAll<HTMLElement>(`[${attribute}]:not([${attribute}="false"])`)]
      .filter((element) => element instanceof HTMLElement && element.checkVisibility())
      .filter((element) => {
        const chosen = look(element)
        const value = element.getAttribute(attribute) ?? ''
        element.removeAttribute(attribute)
        const plain = look(element)
        element.setAttribute(attribute, value)
        return chosen === plain
      })
      .map((element) => (element.ariaLabel ?? element.textContent).trim()),
  )
}

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number; readonly channels: number }

async function readScreen(page: Page): Promise<Pixels> {
  const { data, info } = await sharp(await page.screenshot({ scale: 'css' }))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, ...info }
}

/** How many pixels of a box stand out from what most of it is. */
function markedPixels(pixels: Pixels, box: Box): number {
  const counts = new Map<number, number>()
  for (let y = Math.floor(box.y); y < Math.min(pixels.height, box.y + box.height); y += 1) {
    for (let x = Math.floor(box.x); x < Math.min(pixels.width, box.x + box.width); x += 1) {
      const color = pixels.data.readUIntBE((y * pixels.width + x) * pixels.channels, 3)
      counts.set(color, (counts.get(color) ?? 0) + 1)
    }
  }
  const [ground] = [...counts].reduce((most, other) => (other[1] > most[1] ? other : most))
  return [...counts].reduce((sum, [color, count]) => sum + (contrast(color, ground) >= CONTRAST ? count : 0), 0)
}

/** What the marks on the map lack, of which there have to be some of several kinds. */
export async function markFaults(page: Page): Promise<readonly string[]> {
  const marks = await page.evaluate(listMarks)
  const drawn = marks.filter(({ kind }) => kind !== undefined)
  const [kinds, outlines] = [new Set(drawn.map(({ kind }) => kind)), new Set(drawn.map(({ outline }) => outline))]
  if (kinds.size < 2) throw new Error(`${kinds.size} kinds of marks are on the map.`)
  return [
    ...marks.filter(({ ink, ground }) => contrast(ink, ground) < CONTRAST).map(({ name }) => `pale: ${name}`),
    ...(outlines.size === kinds.size ? [] : [`${kinds.size} kinds have ${outlines.size} shapes`]),
  ]
}

/** Each with the colour of its drawing or its number, and that of what is around it. Runs in the page. */
function listMarks() {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('There is no canvas.')
  const toNumber = (color: string): number => {
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return (red << 16) + (green << 8) + blue
  }
  return [...document.querySelectorAll<HTMLElement>('.leaflet-marker-pane > button')].map((mark) => {
    const path = mark.querySelector('path')
    const { color, backgroundColor, fill, stroke } = getComputedStyle(path ?? mark)
    const [ink, ground] = path === null ? [color, backgroundColor] : [fill, stroke]
    return {
      name: mark.ariaLabel ?? '',
      /** The class beside that of all marks. */
      kind: path === null ? undefined : mark.classList[1],
      outline: path?.getAttribute('d'),
      ink: toNumber(ink),
      ground: toNumber(ground),
    }
  })
}

/** Of two colours as 0xRRGGBB (WCAG 2). */
function contrast(one: number, other: number): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: number): number {
  const [red = 0, green = 0, blue = 0] = [color >> 16, (color >> 8) & 255, color & 255].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
