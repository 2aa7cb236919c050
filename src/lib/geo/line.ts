import { METRES_PER_DEGREE, type Position } from './geo'

/**
 * Where on a line the origin is nearest, 0…1 from its start: of a line that begins at (east, north) and runs on by
 * (alongEast, alongNorth). In any unit of a plane; 0 for a line of no length.
 */
export function shareAlong(east: number, north: number, alongEast: number, alongNorth: number): number {
  const squared = alongEast ** 2 + alongNorth ** 2
  if (squared === 0) return 0
  return Math.min(1, Math.max(0, -(east * alongEast + north * alongNorth) / squared))
}

/**
 * The nearest point of a line to a position, and how far off it is, in metres; of a line of one point or none, infinitely
 * far. On the plane that touches the earth at the position: within a kilometre it is off by millimetres.
 *
 * @param line latitude, longitude, latitude, longitude ... in parts of a degree
 * @param unitsPerDegree how many of those a degree has
 */
export function nearestOnLine(
  line: ArrayLike<number>,
  unitsPerDegree: number,
  { latitude, longitude }: Position,
): { readonly metres: number; readonly position: Position } {
  const eastScale = Math.cos((latitude * Math.PI) / 180)
  const [north, east] = [latitude * unitsPerDegree, longitude * unitsPerDegree]
  let least = Infinity
  let nearest: Position = { latitude, longitude }
  for (let index = 2; index < line.length; index += 2) {
    const [aNorth, aEast] = [(line[index - 2] ?? 0) - north, ((line[index - 1] ?? 0) - east) * eastScale]
    const [bNorth, bEast] = [(line[index] ?? 0) - north, ((line[index + 1] ?? 0) - east) * eastScale]
    const share = shareAlong(aEast, aNorth, bEast - aEast, bNorth - aNorth)
    const [offNorth, offEast] = [aNorth + share * (bNorth - aNorth), aEast + share * (bEast - aEast)]
    const off = Math.hypot(offNorth, offEast)
    if (off >= least) continue
    least = off
    nearest = {
      latitude: (north + offNorth) / unitsPerDegree,
      longitude: (east + offEast / eastScale) / unitsPerDegree,
    }
  }
  return { metres: (least / unitsPerDegree) * METRES_PER_DEGREE, position: nearest }
}
