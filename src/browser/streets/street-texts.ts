import { type Box, type DrawnStreets, LAYOUT_ZOOM, toBox } from '@/domain/streets/drawn-streets'
import { joinNamedLines, type NamedLine } from '@/domain/streets/join-lines'
import { type LabelCandidate, type PlacedLabel, placingLabels } from '@/domain/streets/place-labels'
import type { StreetName, WayClass } from '@/domain/streets/street-map'

import type { StreetColours } from './street-colours'
import { firstNameZoom, toWidth } from './street-widths'

type Place = { readonly latitude: number; readonly longitude: number }

/** A place with a short text, drawn from zoom 17 on. */
export type MarkedPoint = Place & { readonly text: string }

/** A place whose name others write over the streets. */
export type NamedPoint = Place & {
  readonly name: string
  readonly arabicName: string | null
  /** From which on it is named. What is named from everywhere comes before the points. */
  readonly leastZoom: number
}

/** The most important first: what is named from everywhere, points, the other names in their order. */
export const byImportance = (points: readonly MarkedPoint[], names: readonly NamedPoint[]) => [
  ...names.filter(({ leastZoom }) => leastZoom === 0),
  ...points,
  ...names.filter(({ leastZoom }) => leastZoom > 0),
]

/** A point with a word of its own, a gate with its number; or a place whose name is written by others. */
export type StreetPoint = { readonly x: number; readonly y: number } & (
  { readonly text: string } | { readonly name: string; readonly arabicName: string | null }
)

type TextKind = 'street' | 'road' | 'building' | 'point' | 'foreign'

type TextWish = LabelCandidate & { readonly kind: TextKind }

/** Text of a city at one zoom, in pixels of the zoom from the corner of the world. */
export type StreetText = PlacedLabel<TextWish>

/** Pixels at the browser's usual size of text. */
const TEXT_SIZE = 12

/** The least zoom at which mosques and landmarks have their names. */
const BUILDING_NAME_ZOOM = 17

const POINT_RADIUS = 11

/** Half of the mark above a foreign name, how wide that is at most, and what is around it. Pixels. */
const FOREIGN_MARK = 15
const FOREIGN_WIDTH = 144
const FOREIGN_EDGE = 12

/** The order in which streets choose their places: buildings come between the two. */
const ROADS = ['motorway', 'major'] as const
const STREETS = ['pedestrian', 'minor', 'service', 'steps', 'footway'] as const

export type TextStyle = {
  /** The families of the page. */
  readonly latin: string
  readonly arabic: string
  /** How much larger than usual the reader has set text. */
  readonly scale: number
}

export function readTextStyle(element: Element): TextStyle {
  const style = getComputedStyle(element)
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return {
    latin: style.fontFamily,
    arabic: style.getPropertyValue('--font-arabic').trim() || style.fontFamily,
    scale: Math.min(2, Math.max(1, root / 16)),
  }
}

const namedLines = new WeakMap<DrawnStreets, readonly NamedLine[]>()

/**
 * Places every text of a city at a zoom, in steps, so that a slow phone can do other work in between. `points` take their
 * places before anything else.
 */
export function* layingOutTexts(
  canvas: CanvasRenderingContext2D,
  streets: DrawnStreets,
  {
    zoom,
    style,
    points,
  }: { readonly zoom: number; readonly style: TextStyle; readonly points: readonly StreetPoint[] },
): Generator<undefined, readonly StreetText[]> {
  const scale = 2 ** (zoom - LAYOUT_ZOOM)
  const measure = createMeasure(canvas, style, zoom)
  const placed = yield* placingLabels(listWishes(streets, { zoom, scale, style, measure }, points))
  const { x: left, y: top } = streets.origin
  return placed.map((text) => ({ ...text, x: text.x + left * scale, y: text.y + top * scale }))
}

function* listWishes(streets: DrawnStreets, scale: Scale, points: readonly StreetPoint[]): Generator<TextWish> {
  for (const point of points) yield 'text' in point ? pointWish(point, scale) : foreignWish(point, scale)
  yield* streetWishes(ROADS, streets, scale)
  yield* buildingWishes(streets, scale)
  yield* streetWishes(STREETS, streets, scale)
}

type Point<Kind> = Extract<StreetPoint, Kind>

const pointWish = ({ x, y, text }: Point<{ text: string }>, { scale }: Scale): TextWish => ({
  kind: 'point',
  texts: [text],
  width: 2 * POINT_RADIUS,
  height: 2 * POINT_RADIUS,
  line: [x * scale, y * scale],
})

/** Room for a mark and, below it, a name of several lines. */
function foreignWish({ x, y, name, arabicName }: Point<{ name: string }>, { scale, style, measure }: Scale): TextWish {
  const wish = measure({ en: name, ar: arabicName }, 'foreign')
  const width = Math.min(wish.width + FOREIGN_EDGE, FOREIGN_WIDTH * style.scale)
  const height = wish.height * Math.ceil(wish.width / width)
  return {
    ...wish,
    kind: 'foreign',
    width,
    height: height + 2 * FOREIGN_MARK,
    line: [x * scale, y * scale + height / 2],
  }
}

type Measure = (name: StreetName, kind: TextKind) => Pick<TextWish, 'texts' | 'width' | 'height'>

function createMeasure(canvas: CanvasRenderingContext2D, style: TextStyle, zoom: number): Measure {
  const cache = new Map<string, ReturnType<Measure>>()
  return ({ ar, en }, kind) => {
    const key = `${kind} ${ar} ${en}`
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const texts = [en, ar].filter((text) => text !== null)
    const widths = texts.map((text) => {
      canvas.font = chooseFont(kind, text, style)
      return canvas.measureText(text).width
    })
    const height = lineHeight(style) + (texts.length - 1) * chooseGap(kind, zoom, style)
    const measured = { texts, width: Math.max(...widths), height }
    cache.set(key, measured)
    return measured
  }
}

const lineHeight = ({ scale }: TextStyle): number => (TEXT_SIZE + 3) * scale

type Scale = {
  readonly zoom: number
  readonly scale: number
  readonly style: TextStyle
  readonly measure: Measure
}

function* streetWishes(
  classes: readonly WayClass[],
  streets: DrawnStreets,
  { zoom, scale, measure }: Scale,
): Generator<TextWish> {
  for (const { name, class: wayClass, line } of sortNamedLines(streets)) {
    if (!classes.includes(wayClass) || zoom < firstNameZoom[wayClass]) continue
    const kind = wayClass === 'motorway' || wayClass === 'major' ? 'road' : 'street'
    yield { kind, ...measure(name, kind), line: line.map((value) => value * scale) }
  }
}

/** Wide streets first, and of one class those with the most corners: they are the longest. */
function sortNamedLines(streets: DrawnStreets): readonly NamedLine[] {
  const cached = namedLines.get(streets)
  if (cached !== undefined) return cached
  const rank = (wayClass: WayClass) => [...ROADS, ...STREETS].indexOf(wayClass)
  const lines = [...joinNamedLines(streets.ways)].sort(
    (a, b) => rank(a.class) - rank(b.class) || b.line.length - a.line.length,
  )
  namedLines.set(streets, lines)
  return lines
}

/** The largest first. */
function* buildingWishes(streets: DrawnStreets, { zoom, scale, measure }: Scale): Generator<TextWish> {
  if (zoom < BUILDING_NAME_ZOOM) return
  const named = streets.buildings
    .flatMap(({ name, line }) => (name === null ? [] : [{ name, box: toBox(line) }]))
    .sort((a, b) => measureArea(b.box) - measureArea(a.box))
  for (const { name, box } of named) {
    const middle = [((box.west + box.east) / 2) * scale, ((box.north + box.south) / 2) * scale]
    yield { kind: 'building', ...measure(name, 'building'), line: middle }
  }
}

const measureArea = ({ west, north, east, south }: Box): number => (east - west) * (south - north)

export type TextTile = {
  readonly zoom: number
  /** Its corner, in pixels of the zoom from that of the world. */
  readonly left: number
  readonly top: number
  readonly size: number
  readonly style: TextStyle
  readonly colours: StreetColours
}

/** Writes the texts that reach into a tile. Returns those it has written. */
export function drawTexts(
  canvas: CanvasRenderingContext2D,
  texts: readonly StreetText[],
  { zoom, left, top, size, style, colours }: TextTile,
): readonly string[] {
  canvas.textAlign = 'center'
  canvas.textBaseline = 'middle'
  canvas.lineJoin = 'round'
  const written: string[] = []
  for (const text of texts) {
    const { wish, angle } = text
    if (wish.kind === 'foreign') continue
    const [x, y] = [text.x - left, text.y - top]
    const reach = Math.hypot(wish.width, wish.height) / 2 + HALO
    if (x + reach < 0 || y + reach < 0 || x - reach > size || y - reach > size) continue
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(angle)
    if (wish.kind === 'point') drawPoint(canvas, wish, style, colours)
    else drawLines(canvas, wish, { style, colours, gap: chooseGap(wish.kind, zoom, style) })
    canvas.restore()
    written.push(...wish.texts)
  }
  return written
}

/** Pixels around a text. */
const HALO = 3

/** A wide road shows between its two names, a narrow one under them. */
function chooseGap(kind: TextKind, zoom: number, style: TextStyle): number {
  if (kind === 'building' || kind === 'foreign') return lineHeight(style)
  return Math.max(lineHeight(style), toWidth(kind === 'road' ? 'major' : 'minor', zoom) * 0.4)
}

function drawLines(
  canvas: CanvasRenderingContext2D,
  { texts, kind }: TextWish,
  { style, colours, gap }: { readonly style: TextStyle; readonly colours: StreetColours; readonly gap: number },
): void {
  for (const [index, text] of texts.entries()) {
    const y = (index - (texts.length - 1) / 2) * gap
    canvas.font = chooseFont(kind, text, style)
    canvas.direction = isArabic(text) ? 'rtl' : 'ltr'
    canvas.lineWidth = HALO
    canvas.strokeStyle = colours.halo
    canvas.strokeText(text, 0, y)
    canvas.fillStyle = kind === 'street' ? colours['label-soft'] : colours.label
    canvas.fillText(text, 0, y)
  }
}

function drawPoint(
  canvas: CanvasRenderingContext2D,
  { texts }: TextWish,
  style: TextStyle,
  colours: StreetColours,
): void {
  const [text = ''] = texts
  canvas.beginPath()
  canvas.arc(0, 0, POINT_RADIUS - 1, 0, 2 * Math.PI)
  canvas.fillStyle = colours.gate
  canvas.fill()
  canvas.lineWidth = 1.5
  canvas.strokeStyle = colours['on-gate']
  canvas.stroke()
  canvas.font = `700 ${text.length > 2 ? 10 : 12}px ${style.latin}`
  canvas.fillStyle = colours['on-gate']
  canvas.fillText(text, 0, 0.5)
}

function chooseFont(kind: TextKind, text: string, { latin, arabic, scale }: TextStyle): string {
  const weight = kind === 'street' ? 500 : 600
  const family = isArabic(text) ? arabic : latin
  return `${weight} ${TEXT_SIZE * scale * (isArabic(text) ? 1.1 : 1)}px ${family}`
}

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text)
