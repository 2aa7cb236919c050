import type { GateDto } from '@/contracts/mosque-gates'
import { distanceMetres, type Position } from '@/lib/geo/geo'

/**
 * The open gate of the same mosque that is nearest to a closed one, as the crow flies; `null` when none with a position is
 * known. A gate for women alone is named only in place of another such gate, and one for going out never.
 */
export function nearestOpenGate(
  gates: readonly GateDto[],
  closedId: number,
  closed: ReadonlySet<number>,
): GateDto | null {
  const from = gates.find(({ id }) => id === closedId)
  const start = from === undefined ? null : positionOf(from)
  if (from === undefined || start === null) return null
  let nearest: { readonly gate: GateDto; readonly metres: number } | null = null
  for (const gate of gates) {
    const position = positionOf(gate)
    if (position === null || gate.locationId !== from.locationId || gate.id === closedId || closed.has(gate.id))
      continue
    if (gate.women_only === 1 && from.women_only === 0) continue
    if (gate.is_exit === 1 && gate.is_entrance === 0) continue
    const metres = distanceMetres(start, position)
    if (nearest === null || metres < nearest.metres) nearest = { gate, metres }
  }
  return nearest?.gate ?? null
}

const positionOf = ({ latitude, longitude }: GateDto): Position | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }
