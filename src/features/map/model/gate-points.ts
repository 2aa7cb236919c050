import type { GateDto } from '@/contracts/mosque-gates'

type GatePoint = { readonly latitude: number; readonly longitude: number; readonly text: string }

/** Characters that fit into the mark; "310, 311" stands for a group and does not. */
const LONGEST_NUMBER = 4

/** The gates that have a position and a number to show there, the main ones first: of two that touch the first is drawn. */
export function gatePoints(gates: readonly GateDto[]): readonly GatePoint[] {
  return [...gates]
    .sort((a, b) => b.is_major - a.is_major)
    .flatMap(({ latitude, longitude, gate_number: text }) =>
      latitude === null || longitude === null || text === null || text.length > LONGEST_NUMBER
        ? []
        : [{ latitude, longitude, text }],
    )
}
