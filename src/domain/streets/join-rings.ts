/**
 * Closed outlines from lines that meet at their ends, in whichever direction each was drawn. Lines that close nothing are
 * left out. The first point of an outline is not repeated at its end.
 *
 * @param lines latitude, longitude, latitude, longitude ...
 */
export function joinRings(lines: readonly Int32Array[]): readonly Int32Array[] {
  const rest = lines.map((line) => [...line])
  const rings: Int32Array[] = []
  for (let ring = rest.shift(); ring !== undefined; ring = rest.shift()) {
    while (!isClosed(ring) && joinNext(ring, rest)) continue
    if (isClosed(ring)) rings.push(Int32Array.from(ring.slice(0, -2)))
  }
  return rings
}

/** Appends a line that begins or ends where the ring ends, and takes it away from the rest. */
function joinNext(ring: number[], rest: number[][]): boolean {
  const [latitude, longitude] = ring.slice(-2)
  for (const [index, line] of rest.entries()) {
    const beginsHere = line[0] === latitude && line[1] === longitude
    const endsHere = line.at(-2) === latitude && line.at(-1) === longitude
    if (!beginsHere && !endsHere) continue
    rest.splice(index, 1)
    ring.push(...(beginsHere ? line : reversed(line)).slice(2))
    return true
  }
  return false
}

const isClosed = (ring: readonly number[]): boolean =>
  ring.length > 2 && ring[0] === ring.at(-2) && ring[1] === ring.at(-1)

function reversed(line: readonly number[]): number[] {
  const points: number[] = []
  for (let index = line.length - 2; index >= 0; index -= 2) points.push(line[index] ?? 0, line[index + 1] ?? 0)
  return points
}
