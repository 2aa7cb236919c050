import { type Coords, type DoneCallback, GridLayer, type GridLayerOptions, type Map as LeafletMap } from 'leaflet'

import { isPageDark, onThemeChange } from '@/browser/theme'
import { type DrawnStreets, LAYOUT_ZOOM, touches, worldX, worldY } from '@/domain/streets/drawn-streets'
import { coverLabel, reachesInto, type Rectangle } from '@/domain/streets/place-labels'
import type { StreetVersion } from '@/domain/streets/street-address'
import { type StreetArea, streetAreas } from '@/domain/streets/street-areas'

import { createFrameQueue } from './frame-queue'
import { drawTile } from './draw-tile'
import { loadStreets } from './load-streets'
import { NAMES_EVENT } from './names-event'
import { type StreetColours, streetColours } from './street-colours'
import {
  byImportance,
  drawTexts,
  layingOutTexts,
  type MarkedPoint,
  type NamedPoint,
  readTextStyle,
  type StreetPoint,
  type StreetText,
  type TextStyle,
} from './street-texts'

/** From which zoom on marked points are drawn. */
const POINT_ZOOM = 17

/** The least zoom at which anything is written. */
const TEXT_ZOOM = 15

/** Device pixels a CSS pixel: more than this cannot be seen, and costs time. */
const MOST_PIXELS = 2

/** What texts of the map are looked at beyond its edges, as a share of the view: half of the longest. */
const VIEW_EDGE = 0.5

type Options = GridLayerOptions & {
  readonly versions: readonly StreetVersion[]
  /** Called when streets have loaded or failed to load. */
  readonly onStreets: (state: 'shown' | 'missing') => void
}

/**
 * The streets of the guide as a layer of Leaflet: each tile a canvas, drawn once. A city's file is asked for when a tile
 * needs it; what is outside of them is plain ground. Follows the theme.
 */
export class StreetLayer extends GridLayer {
  readonly #versions: Options['versions']
  readonly #onStreets: Options['onStreets']
  readonly #queue = createFrameQueue()
  readonly #texts = new Map<string, readonly StreetText[]>()
  /** How each tile that is there is drawn again. */
  readonly #tiles = new Map<HTMLElement, () => void>()
  #points: readonly MarkedPoint[] = []
  #names: readonly NamedPoint[] = []
  #look: { readonly colours: StreetColours; readonly style: TextStyle } | null = null
  #stopFollowing = () => {}

  constructor({ versions, onStreets, ...options }: Options) {
    // Tiles load while the map is dragged, but not for each scale a zoom passes; few are buffered, each is a megabyte.
    super({ updateWhenIdle: false, updateWhenZooming: false, keepBuffer: 1, ...options })
    this.#versions = versions
    this.#onStreets = onStreets
    this.on('tileunload', ({ tile }) => this.#tiles.delete(tile))
  }

  override onAdd(map: LeafletMap): this {
    this.#showGround(map)
    this.#stopFollowing = onThemeChange(() => {
      this.#redrawAll()
      this.#showGround(map)
    })
    super.onAdd(map)
    map.fire(NAMES_EVENT)
    return this
  }

  override onRemove(map: LeafletMap): this {
    this.#stopFollowing()
    this.#queue.clear()
    this.#tiles.clear()
    map.getContainer().style.backgroundColor = ''
    return super.onRemove(map)
  }

  /** Shows these instead of those before. */
  setPoints(points: readonly MarkedPoint[]): void {
    if (points.length === 0 && this.#points.length === 0) return
    this.#points = points
    this.#redrawAll()
  }

  /** Leaves room for these, and takes it from the names of streets. */
  setNames(names: readonly NamedPoint[]): void {
    if (names === this.#names || (names.length === 0 && this.#names.length === 0)) return
    this.#names = names
    this.#redrawAll()
  }

  /** Whether a rectangle of the window, in pixels, has something written in it where the map is now. */
  createWrittenCheck(): (rectangle: Rectangle) => boolean {
    const zoom = this._map.getZoom()
    const view = this._map.getPixelBounds().pad(VIEW_EDGE)
    const origin = this._map.getPixelOrigin()
    const pane = this._map.getPane('mapPane')?.getBoundingClientRect() ?? origin
    const circles = this.#versions
      .flatMap(({ city }) => this.#texts.get(`${city} ${zoom}`) ?? [])
      .filter(({ wish, x, y }) => wish.kind !== 'foreign' && view.contains([x, y]))
      .flatMap(coverLabel)
      .map(({ x, y, radius }) => ({ x: x - origin.x + pane.x, y: y - origin.y + pane.y, radius }))
    return (rectangle) => circles.some((circle) => reachesInto(circle, rectangle))
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('canvas')
    const { x: size } = this.getTileSize()
    const pixels = Math.min(MOST_PIXELS, window.devicePixelRatio || 1)
    tile.width = size * pixels
    tile.height = size * pixels
    const needed = this.#versions.filter(({ city }) =>
      streetAreas[city].some((area) => touches(tileBox(coords, size), areaBox(area))),
    )
    void Promise.all(needed.map(async (version) => ({ version, streets: await loadStreets(version) })))
      .then((cities) => {
        if (cities.length > 0) this.#onStreets('shown')
        return cities
      })
      .catch(() => {
        this.#onStreets('missing')
        return []
      })
      .then((cities) =>
        this.#queue.add(() => {
          // The tile was removed in the meantime.
          if (!tile.isConnected) return
          const draw = () => this.#draw(tile, coords, { cities, pixels, size })
          this.#tiles.set(tile, draw)
          draw()
          done(undefined, tile)
        }),
      )
    return tile
  }

  #draw(
    tile: HTMLCanvasElement,
    { x, y, z: zoom }: Coords,
    { cities, pixels, size }: { readonly cities: readonly City[]; readonly pixels: number; readonly size: number },
  ): void {
    const canvas = tile.getContext('2d', { alpha: false })
    if (canvas === null) return
    const { colours, style } = this.#currentLook()
    canvas.setTransform(pixels, 0, 0, pixels, 0, 0)
    canvas.fillStyle = colours.ground
    canvas.fillRect(0, 0, size, size)
    const [left, top] = [x * size, y * size]
    const written: string[] = []
    for (const { streets } of cities) drawTile(canvas, streets, { zoom, left, top, size }, colours)
    for (const city of cities) {
      const texts = this.#getTexts(canvas, city, zoom)
      written.push(...drawTexts(canvas, texts, { zoom, left, top, size, style, colours }))
    }
    // The texts of the tile as data, because tests cannot read the pixels of a canvas.
    tile.dataset.texts = written.join('\n')
  }

  /** Empty until the texts are laid out in the background; the tiles are then drawn again. */
  #getTexts(canvas: CanvasRenderingContext2D, city: City, zoom: number): readonly StreetText[] {
    if (zoom < TEXT_ZOOM) return []
    const key = `${city.version.city} ${zoom}`
    const cached = this.#texts.get(key)
    if (cached !== undefined) return cached
    this.#texts.set(key, [])
    this.#layOut(canvas, city, zoom, (texts) => this.#texts.set(key, texts))
    return []
  }

  #layOut(
    canvas: CanvasRenderingContext2D,
    { streets }: City,
    zoom: number,
    onTexts: (texts: readonly StreetText[]) => void,
  ): void {
    const look = this.#currentLook()
    const points = byImportance(zoom >= POINT_ZOOM ? this.#points : [], this.#names)
    const layingOut = layingOutTexts(canvas, streets, {
      zoom,
      style: look.style,
      points: points.map((point) => toStreetPoint(point, streets)),
    })
    this.#queue.add(() => {
      // The theme or the points have changed since, and a new layout has begun.
      if (look !== this.#look) return undefined
      const step = layingOut.next()
      if (!step.done) return 'more'
      onTexts(step.value)
      this.#redraw()
      this._map.fire(NAMES_EVENT)
      return undefined
    })
  }

  #currentLook(map = this._map) {
    this.#look ??= { colours: streetColours(isPageDark()), style: readTextStyle(map.getContainer()) }
    return this.#look
  }

  /** Under tiles that are still to come. */
  #showGround(map: LeafletMap): void {
    map.getContainer().style.backgroundColor = this.#currentLook(map).colours.ground
  }

  #redraw(): void {
    for (const tile of this.#tiles.keys()) this.#queue.add(() => this.#tiles.get(tile)?.())
  }

  #redrawAll(): void {
    this.#look = null
    this.#texts.clear()
    this.#redraw()
  }
}

type City = { readonly version: StreetVersion; readonly streets: DrawnStreets }

const toStreetPoint = (
  { latitude, longitude, ...point }: MarkedPoint | NamedPoint,
  { origin }: DrawnStreets,
): StreetPoint => ({
  x: worldX(longitude) - origin.x,
  y: worldY(latitude) - origin.y,
  ...point,
})

function tileBox({ x, y, z }: Coords, size: number) {
  const scale = 2 ** (LAYOUT_ZOOM - z) * size
  return { west: x * scale, north: y * scale, east: (x + 1) * scale, south: (y + 1) * scale }
}

function areaBox({ south, west, north, east }: StreetArea) {
  return { west: worldX(west), north: worldY(north), east: worldX(east), south: worldY(south) }
}
