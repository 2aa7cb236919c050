import type { GateDto } from '@/contracts/mosque-gates'
import { gateTitle } from '@/domain/gates/gate-names'
import type { PlannedWalk } from '@/domain/walking/plan-walk'
import { distanceMetres } from '@/lib/geo/geo'
import { nearestOnLine } from '@/lib/geo/line'

/** Its sign can be read from a path that passes it so closely. Metres. */
const PASSED_METRES = 25

/** A gate at a corner of the way is not passed but turned at. Metres. */
const CORNER_METRES = 5

/** The gate that each leg without a name passes most closely, in words, by the first point of the leg. */
export function passedGates({ legs, points }: PlannedWalk, gates: readonly GateDto[]): ReadonlyMap<number, string> {
  const passed = new Map<number, string>()
  for (const [index, { name, firstPoint }] of legs.entries()) {
    if (name !== null) continue
    const corners = points.slice(firstPoint, (legs[index + 1]?.firstPoint ?? points.length) + 1)
    const line = corners.flatMap(({ latitude, longitude }) => [latitude, longitude])
    const isAtCorner = (position: (typeof corners)[number]) =>
      [corners[0], corners.at(-1)].some((end) => end === undefined || distanceMetres(end, position) < CORNER_METRES)
    let least = PASSED_METRES
    for (const { name: gateName, gate_number: gateNumber, latitude, longitude } of gates) {
      if (latitude === null || longitude === null) continue
      const { metres, position } = nearestOnLine(line, 1, { latitude, longitude })
      if (metres > least || isAtCorner(position)) continue
      least = metres
      passed.set(firstPoint, gateNumber === null ? gateName : gateTitle({ gateNumber }))
    }
  }
  return passed
}
