import type { StreetWay } from '../streets/street-map'
import { isInRing } from './mosques'

type Piece = { readonly from: number; readonly to: number; readonly way: number }

/**
 * Straight lines across each square, between the corners at which other ways meet it and which see each other.
 *
 * @param nodesOfWays the nodes of each way, in the order of its points
 */
export function listSquarePieces(ways: readonly StreetWay[], nodesOfWays: readonly Uint32Array[]): readonly Piece[] {
  const squares = ways.flatMap((way, index) => (isRing(way) && way.isSquare ? [index] : []))
  if (squares.length === 0) return []
  const uses = new Map<number, number>()
  for (const nodes of nodesOfWays) for (const node of new Set(nodes)) uses.set(node, (uses.get(node) ?? 0) + 1)
  return squares.flatMap((way) => {
    const nodes = nodesOfWays[way] ?? new Uint32Array()
    const ring = (ways[way]?.points ?? new Int32Array()).subarray(0, -2)
    const corners = ring.length / 2
    const doors = Array.from({ length: corners }, (_, corner) => corner).filter(
      (corner) => (uses.get(nodes[corner] ?? 0) ?? 0) > 1,
    )
    return doors.flatMap((a, index) =>
      doors
        .slice(index + 1)
        .filter((b) => b - a > 1 && b - a < corners - 1 && nodes[a] !== nodes[b] && seesAcross(ring, a, b))
        .map((b) => ({ from: nodes[a] ?? 0, to: nodes[b] ?? 0, way })),
    )
  })
}

const isRing = ({ points }: StreetWay): boolean =>
  points.length > 6 && points[0] === points.at(-2) && points[1] === points.at(-1)

/** Whether the line between two corners of a ring is inside of it, and cuts none of its edges. */
function seesAcross(ring: Int32Array, a: number, b: number): boolean {
  const at = (corner: number): Point => [ring[2 * corner] ?? 0, ring[2 * corner + 1] ?? 0]
  const [from, to] = [at(a), at(b)]
  if (!isInRing(ring, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2)) return false
  const corners = ring.length / 2
  for (let edge = 0; edge < corners; edge++) {
    const next = (edge + 1) % corners
    if (edge === a || edge === b || next === a || next === b) continue
    if (cross(from, to, at(edge), at(next))) return false
  }
  return true
}

type Point = readonly [north: number, east: number]

/** Touching counts. */
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0

const side = ([aNorth, aEast]: Point, [bNorth, bEast]: Point, [cNorth, cEast]: Point): number =>
  Math.sign((bNorth - aNorth) * (cEast - aEast) - (bEast - aEast) * (cNorth - aNorth))
