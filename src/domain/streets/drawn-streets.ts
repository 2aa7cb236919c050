import { type StreetMap, type StreetName, UNITS_PER_DEGREE, type WayClass } from './street-map'

/** The scale on which lines are laid out once for all: closer than any map shows. */
export const LAYOUT_ZOOM = 20

const WORLD = 256 * 2 ** LAYOUT_ZOOM

/** Pixels of the layout scale: one tile at zoom 17. */
const CELL = 2048

/** x, y, x, y ... in pixels of the layout scale from `origin`. */
type Line = Float32Array

export type DrawnWay = {
  readonly class: WayClass
  readonly name: StreetName | null
  readonly line: Line
  readonly isTunnel: boolean
  readonly isBridge: boolean
  /** A square for people on foot: its line encloses it. */
  readonly isArea: boolean
}

export type DrawnBuilding = {
  readonly kind: 'mosque' | 'landmark' | 'plain'
  readonly name: StreetName | null
  readonly line: Line
}

/** Smallest and largest x and y. */
export type Box = { readonly west: number; readonly north: number; readonly east: number; readonly south: number }

export type DrawnStreets = {
  /** The north-western corner, in pixels of the layout scale from that of the world. */
  readonly origin: { readonly x: number; readonly y: number }
  readonly ways: readonly DrawnWay[]
  readonly buildings: readonly DrawnBuilding[]
  /** Calls back for each way, then for each building, that may touch the box. Boxes are in pixels from `origin`. */
  readonly forEachIn: (
    box: Box,
    see: { readonly way: (way: DrawnWay) => void; readonly building: (building: DrawnBuilding) => void },
  ) => void
}

/**
 * Lays a street map out in Web Mercator, with an index of its cells, so that a tile looks at its neighbourhood only. Waits
 * for `pause` between its steps, each of them long on a cheap telephone.
 */
export async function layOutStreets({ ways, buildings }: StreetMap, pause: () => Promise<void>): Promise<DrawnStreets> {
  const origin = findOrigin([...ways.map(({ points }) => points), ...buildings.map(({ outline }) => outline)])
  const project = (points: Int32Array) => projectLine(points, origin)
  const drawnWays = ways.map((way): DrawnWay => {
    const { points, name, isTunnel, isBridge } = way
    return { class: way.class, name, line: project(points), isTunnel, isBridge, isArea: isArea(way) }
  })
  await pause()
  const drawnBuildings = buildings.map(({ kind, name, outline }): DrawnBuilding => ({
    kind,
    name,
    line: project(outline),
  }))
  await pause()
  const queryWays = indexLines(drawnWays)
  await pause()
  const queryBuildings = indexLines(drawnBuildings)
  return {
    origin,
    ways: drawnWays,
    buildings: drawnBuildings,
    forEachIn: (box, { way, building }) => {
      queryWays(box, way)
      queryBuildings(box, building)
    },
  }
}

const isArea = ({ class: wayClass, points }: StreetMap['ways'][number]): boolean =>
  wayClass === 'pedestrian' && points.length > 6 && points[0] === points.at(-2) && points[1] === points.at(-1)

export const worldX = (longitude: number): number => ((longitude + 180) / 360) * WORLD

export function worldY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD
}

function findOrigin(lines: readonly Int32Array[]): { readonly x: number; readonly y: number } {
  let [north, west] = [-Infinity, Infinity]
  for (const line of lines) {
    for (let index = 0; index < line.length; index += 2) {
      north = Math.max(north, line[index] ?? north)
      west = Math.min(west, line[index + 1] ?? west)
    }
  }
  if (north === -Infinity) return { x: 0, y: 0 }
  return { x: worldX(west / UNITS_PER_DEGREE), y: worldY(north / UNITS_PER_DEGREE) }
}

function projectLine(points: Int32Array, origin: { readonly x: number; readonly y: number }): Line {
  const line = new Float32Array(points.length)
  for (let index = 0; index < points.length; index += 2) {
    line[index] = worldX((points[index + 1] ?? 0) / UNITS_PER_DEGREE) - origin.x
    line[index + 1] = worldY((points[index] ?? 0) / UNITS_PER_DEGREE) - origin.y
  }
  return line
}

const NOWHERE: Box = { west: Infinity, north: Infinity, east: -Infinity, south: -Infinity }

export function toBox(line: Line): Box {
  const box = { ...NOWHERE }
  for (let index = 0; index < line.length; index += 2) {
    const [x = 0, y = 0] = [line[index], line[index + 1]]
    box.west = Math.min(box.west, x)
    box.east = Math.max(box.east, x)
    box.north = Math.min(box.north, y)
    box.south = Math.max(box.south, y)
  }
  return box
}

/** Which of the items may touch a box, each once, in their order. */
function indexLines<Item extends { readonly line: Line }>(
  items: readonly Item[],
): (box: Box, see: (item: Item) => void) => void {
  const cells = new Map<number, number[]>()
  const boxes = items.map(({ line }) => toBox(line))
  const filled = boxes.reduce(unite, NOWHERE)
  for (const [index, box] of boxes.entries()) {
    for (const key of listCells(box)) {
      const cell = cells.get(key)
      if (cell === undefined) cells.set(key, [index])
      else cell.push(index)
    }
  }
  return (box, see) => {
    const hits = new Set<number>()
    for (const key of listCells(intersect(box, filled))) for (const index of cells.get(key) ?? []) hits.add(index)
    for (const index of [...hits].sort((a, b) => a - b)) {
      const [item, itemBox] = [items[index], boxes[index]]
      if (item !== undefined && itemBox !== undefined && touches(box, itemBox)) see(item)
    }
  }
}

/** Wider than a city by far, so that a row of cells never runs into the next. */
const CELLS_A_ROW = 4096

function* listCells({ west, north, east, south }: Box): Generator<number> {
  const cell = (value: number) => Math.floor(value / CELL)
  for (let row = cell(north); row <= cell(south); row += 1) {
    for (let column = cell(west); column <= cell(east); column += 1) yield row * CELLS_A_ROW + column
  }
}

const unite = (a: Box, b: Box): Box => ({
  west: Math.min(a.west, b.west),
  north: Math.min(a.north, b.north),
  east: Math.max(a.east, b.east),
  south: Math.max(a.south, b.south),
})

/** A tile of a map of both cities is as wide as a country: only what the streets fill has cells to look at. */
const intersect = (a: Box, b: Box): Box => ({
  west: Math.max(a.west, b.west),
  north: Math.max(a.north, b.north),
  east: Math.min(a.east, b.east),
  south: Math.min(a.south, b.south),
})

export const touches = (a: Box, b: Box): boolean =>
  a.west <= b.east && a.east >= b.west && a.north <= b.south && a.south >= b.north
