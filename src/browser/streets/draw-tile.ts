import {
  type Box,
  type DrawnBuilding,
  type DrawnStreets,
  type DrawnWay,
  LAYOUT_ZOOM,
} from '@/domain/streets/drawn-streets'
import type { WayClass } from '@/domain/streets/street-map'

import type { StreetColours } from './street-colours'
import { firstZoom, toWidth } from './street-widths'

export type TileView = {
  readonly zoom: number
  /** The north-western corner of the tile, in pixels of its zoom from that of the world. */
  readonly left: number
  readonly top: number
  /** Pixels a side. */
  readonly size: number
}

/** Streets reach over the edge of the tile their middle is in, by half their width. */
const OVERLAP = 24

/** From the ground up. */
const ROADS = ['service', 'pedestrian', 'minor', 'major', 'motorway'] as const satisfies readonly WayClass[]

/** The least zoom at which buildings are drawn, and their edges. */
const BUILDING_ZOOM = 15
const BUILDING_EDGE_ZOOM = 16

/** Draws the streets and buildings of a city in a tile, all but its text. */
export function drawTile(
  canvas: CanvasRenderingContext2D,
  streets: DrawnStreets,
  { zoom, left, top, size }: TileView,
  colours: StreetColours,
): void {
  const scale = 2 ** (zoom - LAYOUT_ZOOM)
  const shift = { x: streets.origin.x * scale - left, y: streets.origin.y * scale - top }
  const ways: DrawnWay[] = []
  const buildings: DrawnBuilding[] = []
  streets.forEachIn(computeTileBox({ size, scale, shift }), {
    way: (way) => zoom >= firstZoom[way.class] && ways.push(way),
    building: (building) => zoom >= BUILDING_ZOOM && buildings.push(building),
  })
  const pen: Pen = { canvas, scale, shift, zoom, colours }
  canvas.lineJoin = 'round'
  canvas.lineCap = 'round'

  fillSquares(
    pen,
    ways.filter(({ isArea }) => isArea),
  )
  const open = ways.filter(({ isArea }) => !isArea)
  const tunnels = open.filter(({ isTunnel }) => isTunnel)
  // Under everything and pale, so that a tunnel does not look like a street on the ground.
  canvas.globalAlpha = 0.45
  drawRoads(pen, tunnels)
  canvas.globalAlpha = 1
  for (const kind of ['plain', 'landmark', 'mosque'] as const) {
    drawBuildings(
      pen,
      kind,
      buildings.filter((building) => building.kind === kind),
    )
  }
  const ground = open.filter(({ isTunnel, isBridge }) => !isTunnel && !isBridge)
  drawRoads(pen, ground)
  drawPaths(pen, [...tunnels, ...ground])
  const bridges = open.filter(({ isBridge, isTunnel }) => isBridge && !isTunnel)
  drawRoads(pen, bridges)
  drawPaths(pen, bridges)
}

type Pen = {
  readonly canvas: CanvasRenderingContext2D
  readonly scale: number
  readonly shift: { readonly x: number; readonly y: number }
  readonly zoom: number
  readonly colours: StreetColours
}

function computeTileBox({ size, scale, shift }: { readonly size: number } & Pick<Pen, 'scale' | 'shift'>): Box {
  const at = (pixel: number, origin: number) => (pixel - origin) / scale
  return {
    west: at(-OVERLAP, shift.x),
    east: at(size + OVERLAP, shift.x),
    north: at(-OVERLAP, shift.y),
    south: at(size + OVERLAP, shift.y),
  }
}

/** Corners closer together than this are drawn as one; far away that is most of them. Pixels. */
const LEAST_STEP = 1

function trace({ canvas, scale, shift }: Pen, line: Float32Array): void {
  const last = line.length - 2
  let [drawnX, drawnY] = [0, 0]
  for (let index = 0; index <= last; index += 2) {
    const x = (line[index] ?? 0) * scale + shift.x
    const y = (line[index + 1] ?? 0) * scale + shift.y
    const isNear = Math.abs(x - drawnX) < LEAST_STEP && Math.abs(y - drawnY) < LEAST_STEP
    if (index === 0) canvas.moveTo(x, y)
    else if (isNear && index < last) continue
    else canvas.lineTo(x, y)
    ;[drawnX, drawnY] = [x, y]
  }
}

function fillSquares(pen: Pen, squares: readonly DrawnWay[]): void {
  const { canvas, colours } = pen
  canvas.beginPath()
  for (const { line } of squares) trace(pen, line)
  canvas.fillStyle = colours.square
  canvas.fill()
}

function drawBuildings(pen: Pen, kind: DrawnBuilding['kind'], buildings: readonly DrawnBuilding[]): void {
  if (buildings.length === 0) return
  const { canvas, colours, zoom } = pen
  canvas.beginPath()
  for (const { line } of buildings) {
    trace(pen, line)
    canvas.closePath()
  }
  canvas.fillStyle = kind === 'plain' ? colours.building : colours[kind]
  canvas.fill()
  if (zoom < BUILDING_EDGE_ZOOM) return
  canvas.lineWidth = kind === 'plain' ? 0.75 : 1.5
  canvas.strokeStyle = colours[`${kind === 'plain' ? 'building' : kind}-edge`]
  canvas.stroke()
}

/** Pixels. */
const LEAST_WITH_EDGE = 2.5

/** All edges first, so that no edge is drawn across a crossing. */
function drawRoads(pen: Pen, ways: readonly DrawnWay[]): void {
  const { canvas, colours, zoom } = pen
  for (const pass of ['edge', 'road'] as const) {
    for (const wayClass of ROADS) {
      const width = toWidth(wayClass, zoom)
      if (pass === 'edge' && width < LEAST_WITH_EDGE) continue
      const { fill, edge } = roadColours(wayClass, colours, width)
      canvas.beginPath()
      for (const way of ways) if (way.class === wayClass) trace(pen, way.line)
      canvas.lineWidth = pass === 'edge' ? width + 1.5 : width
      canvas.strokeStyle = pass === 'edge' ? edge : fill
      canvas.stroke()
    }
  }
}

function roadColours(
  wayClass: (typeof ROADS)[number],
  colours: StreetColours,
  width: number,
): { readonly fill: string; readonly edge: string } {
  const [road, edge] =
    wayClass === 'motorway'
      ? [colours.motorway, colours['motorway-edge']]
      : wayClass === 'major'
        ? [colours.major, colours['major-edge']]
        : [colours.minor, colours.edge]
  // A thin street has no room for an edge, and is drawn in its colour: white on ivory would not be seen.
  return { fill: width < LEAST_WITH_EDGE ? edge : road, edge }
}

/** Paths dotted, steps as rungs. */
function drawPaths(pen: Pen, ways: readonly DrawnWay[]): void {
  const { canvas, colours, zoom } = pen
  for (const wayClass of ['footway', 'steps'] as const) {
    canvas.beginPath()
    for (const way of ways) if (way.class === wayClass) trace(pen, way.line)
    const width = toWidth(wayClass, zoom)
    canvas.lineCap = 'butt'
    canvas.lineWidth = wayClass === 'steps' ? Math.min(width, 6) : Math.min(width, 2)
    canvas.setLineDash(wayClass === 'steps' ? [1.5, 1.5] : [4, 2.5])
    canvas.strokeStyle = colours[wayClass]
    canvas.stroke()
  }
  canvas.setLineDash([])
  canvas.lineCap = 'round'
}
