import { METRES_PER_DEGREE, type Position } from '@/lib/geo/geo'
import { shareAlong } from '@/lib/geo/line'
import { UNITS_PER_DEGREE } from '../streets/street-map'
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

/** An end may be on a way that is farther than the nearest by as much, or twice as far. Metres. */
const SPARE_METRES = 50
const SPARE_FACTOR = 2

/** The end of a bridge is another level than the ground below; so close to it one is taken to be on the bridge. Metres. */
const ON_BRIDGE_METRES = 12

/** Nothing is open. */
const NO_MOSQUES: ReadonlySet<number> = new Set()

type NearOptions = {
  /** Metres. */
  readonly reach: number
  /** Whose insides are open, by number. */
  readonly mosques?: ReadonlySet<number>
  /** Whether all ways within reach are near, however close another is. */
  readonly isWide?: boolean
}

type NearWays = {
  /** Not much farther than the nearest of all. */
  readonly near: readonly OnWay[]
  /** On each island not much farther than its nearest: what is near may be ways from which nothing else can be reached. */
  readonly onEachIsland: readonly OnWay[]
}

/**
 * The places at which a walk may leave or come to a position: the nearest point of each piece of way around it. Nobody gets
 * onto a way in the middle of a tunnel, a bridge or another storey, nor straight through a mosque.
 */
export function nearestWays(
  graph: WalkingGraph,
  part: WalkablePart,
  position: Position,
  { reach, mosques = NO_MOSQUES, isWide = false }: NearOptions,
): NearWays {
  const { isOpen, islands } = part
  const { latitudes, longitudes, firstArc, arcTo, arcMetres, arcWay, arcMosque } = graph
  // On the plane that touches the earth at the position: within a few hundred metres it is off by millimetres.
  const eastMetres = METRES_PER_DEGREE * Math.cos((position.latitude * Math.PI) / 180)
  const metresEast = (node: number) => ((longitudes[node] ?? 0) - position.longitude) * eastMetres
  const metresNorth = (node: number) => ((latitudes[node] ?? 0) - position.latitude) * METRES_PER_DEGREE

  const all: { readonly place: OnWay; readonly island: number }[] = []
  for (let start = 0; start < islands.length; start++) {
    const [east, north] = [metresEast(start), metresNorth(start)]
    for (let arc = firstArc[start] ?? 0; arc < (firstArc[start + 1] ?? 0); arc++) {
      const end = arcTo[arc] ?? 0
      // Each piece once, not once a direction; most are too far off to be looked at.
      if (Math.max(Math.abs(east), Math.abs(north)) > reach + (arcMetres[arc] ?? 0)) continue
      if (end < start || isOpen[arcWay[arc] ?? 0] === 0) continue
      const mosque = arcMosque[arc] ?? 0
      if (mosque > 0 && !mosques.has(mosque)) continue
      const [alongEast, alongNorth] = [metresEast(end) - east, metresNorth(end) - north]
      const share = shareAlong(east, north, alongEast, alongNorth)
      const metresOff = Math.hypot(east + share * alongEast, north + share * alongNorth)
      if (metresOff > reach) continue
      const place = { arc, start, end, share, position: between(graph, start, end, share), metresOff }
      if (mosque === 0 && !isOnGround(graph, part, place)) continue
      // The inside of a mosque is an island of its own.
      all.push({ place, island: mosque === 0 ? (islands[start] ?? -1) : -mosque })
    }
  }
  all.sort((a, b) => a.place.metresOff - b.place.metresOff)
  const nearest = new Map<number, number>()
  const near: OnWay[] = []
  const onEachIsland: OnWay[] = []
  let least: number | null = null
  for (const { place, island } of all) {
    const leastOfIsland = nearest.get(island)
    if (leastOfIsland !== undefined && !isWide && !isNotMuchFarther(place.metresOff, leastOfIsland)) continue
    if (leadsThroughMosque(graph, mosques, position, place.position)) continue
    least ??= place.metresOff
    if (leastOfIsland === undefined) nearest.set(island, place.metresOff)
    if (isWide || isNotMuchFarther(place.metresOff, least)) near.push(place)
    onEachIsland.push(place)
  }
  return { near, onEachIsland }
}

const isNotMuchFarther = (metres: number, least: number): boolean =>
  metres <= Math.max(least * SPARE_FACTOR, least + SPARE_METRES)

function leadsThroughMosque(graph: WalkingGraph, open: ReadonlySet<number>, from: Position, to: Position): boolean {
  const mosque = graph.mosques.findBetween({
    fromLatitude: from.latitude * UNITS_PER_DEGREE,
    fromLongitude: from.longitude * UNITS_PER_DEGREE,
    toLatitude: to.latitude * UNITS_PER_DEGREE,
    toLongitude: to.longitude * UNITS_PER_DEGREE,
  })
  return mosque > 0 && !open.has(mosque)
}

/** Also the end of a bridge, where it ends in the air, as at the door of an upper storey. */
function isOnGround(graph: WalkingGraph, part: WalkablePart, { arc, start, end, share, metresOff }: OnWay): boolean {
  const way = graph.ways[graph.arcWay[arc] ?? 0]
  if (way === undefined || !way.isOffGround) return true
  if (way.isTunnel || !way.isBridge || metresOff > ON_BRIDGE_METRES) return false
  return (share === 0 && isDeadEnd(graph, part, start)) || (share === 1 && isDeadEnd(graph, part, end))
}

function isDeadEnd({ firstArc, arcWay, arcMosque }: WalkingGraph, { isOpen }: WalkablePart, node: number): boolean {
  let open = 0
  for (let arc = firstArc[node] ?? 0; arc < (firstArc[node + 1] ?? 0); arc++) {
    if (isOpen[arcWay[arc] ?? 0] === 1 && arcMosque[arc] === 0) open++
  }
  return open === 1
}

function between({ latitudes, longitudes }: WalkingGraph, start: number, end: number, share: number): Position {
  const at = (values: Float64Array) => (values[start] ?? 0) + share * ((values[end] ?? 0) - (values[start] ?? 0))
  return { latitude: at(latitudes), longitude: at(longitudes) }
}
