import { EARTH_RADIUS_KM, type Position } from '@/lib/geo/geo'
import type { WalkablePart } from './walkable-part'
import type { WalkingGraph } from './walking-graph'

/** A place on a way: `share` of the way along the arc from its start. */
export type OnWay = {
  readonly arc: number
  readonly start: number
  readonly end: number
  /** 0…1 */
  readonly share: number
  readonly position: Position
  /** From the position that was asked for, in a straight line. */
  readonly metresOff: number
}

/**
 * The nearest point of a way on each island that is within reach of a position, by the number of the island. One an
 * island, because the nearest way of all may be one from which nothing else can be reached.
 *
 * @param reach in metres
 */
export function nearestWays(
  graph: WalkingGraph,
  { isOpen, islands }: WalkablePart,
  position: Position,
  reach: number,
): ReadonlyMap<number, OnWay> {
  const { latitudes, longitudes, firstArc, arcTo, arcWay } = graph
  // On the plane that touches the earth at the position: within a few hundred metres it is off by millimetres.
  const eastMetres = METRES_PER_DEGREE * Math.cos((position.latitude * Math.PI) / 180)
  const metresEast = (node: number) => ((longitudes[node] ?? 0) - position.longitude) * eastMetres
  const metresNorth = (node: number) => ((latitudes[node] ?? 0) - position.latitude) * METRES_PER_DEGREE

  const nearest = new Map<number, OnWay>()
  for (let start = 0; start < islands.length; start++) {
    const [east, north] = [metresEast(start), metresNorth(start)]
    for (let arc = firstArc[start] ?? 0; arc < (firstArc[start + 1] ?? 0); arc++) {
      const end = arcTo[arc] ?? 0
      // Each piece once, not once a direction.
      if (end < start || isOpen[arcWay[arc] ?? 0] === 0) continue
      const [alongEast, alongNorth] = [metresEast(end) - east, metresNorth(end) - north]
      const share = shareAlong(east, north, alongEast, alongNorth)
      const metresOff = Math.hypot(east + share * alongEast, north + share * alongNorth)
      const island = islands[start] ?? -1
      if (metresOff > Math.min(reach, nearest.get(island)?.metresOff ?? Infinity)) continue
      nearest.set(island, { arc, start, end, share, position: between(graph, start, end, share), metresOff })
    }
  }
  return nearest
}

/** Where on a line from (east, north) the origin is nearest, 0…1. */
function shareAlong(east: number, north: number, alongEast: number, alongNorth: number): number {
  const squared = alongEast ** 2 + alongNorth ** 2
  if (squared === 0) return 0
  return Math.min(1, Math.max(0, -(east * alongEast + north * alongNorth) / squared))
}

function between({ latitudes, longitudes }: WalkingGraph, start: number, end: number, share: number): Position {
  const at = (values: Float64Array) => (values[start] ?? 0) + share * ((values[end] ?? 0) - (values[start] ?? 0))
  return { latitude: at(latitudes), longitude: at(longitudes) }
}

const METRES_PER_DEGREE = (EARTH_RADIUS_KM * 1000 * Math.PI) / 180
