import type { TriState } from '@/domain/places/flag-states'
import type { Gate } from '@/contracts/content'

export type AccessFact = {
  readonly text: string
  /** Where it is false the text only names what is asked, and 'not confirmed' is said beside it: unknown is not "no". */
  readonly isConfirmed: boolean
  readonly isYes: boolean
}

/** The access lines of the details, in the words of spec §2 where a source says yes or no. */
export function accessFacts(
  gate: Pick<Gate, 'isEntrance' | 'isExit' | 'isWheelchairAccessible'>,
): readonly AccessFact[] {
  return [
    fact(gate.isEntrance, { yes: 'Entrance Available', no: 'No Entrance', unknown: 'Entrance' }),
    fact(gate.isExit, { yes: 'Exit Available', no: 'No Exit', unknown: 'Exit' }),
    fact(gate.isWheelchairAccessible, {
      yes: 'Wheelchair Accessible',
      no: 'Standard Access',
      unknown: 'Wheelchair access',
    }),
  ]
}

const fact = (state: TriState, words: Readonly<Record<TriState, string>>): AccessFact => ({
  text: words[state],
  isConfirmed: state !== 'unknown',
  isYes: state === 'yes',
})

/** What is written about a gate, a paragraph each. */
export const descriptionParts = ({ description, notes }: Pick<Gate, 'description' | 'notes'>): readonly string[] => [
  ...new Set([description, notes].filter((part) => part !== null)),
]

/** How sure we are of number, name and position, in words. */
export const confidenceText = {
  high: 'High: well sourced, and the position is on the map.',
  medium: 'Medium: one good source, for example OpenStreetMap alone.',
  low: 'Low: one weak, old or disputed source. Trust the sign at the gate.',
} as const satisfies Record<NonNullable<Gate['confidence']>, string>

/** Decimals of a coordinate on screen (spec §2): about ten centimetres. */
const COORDINATE_DECIMALS = 6

/** `21.421232, 39.824046`, or `null` when the position is not known. */
export function coordinatesText({ latitude, longitude }: Pick<Gate, 'latitude' | 'longitude'>): string | null {
  return latitude === null || longitude === null
    ? null
    : [latitude, longitude].map((degrees) => degrees.toFixed(COORDINATE_DECIMALS)).join(', ')
}

/** The day the oldest of these facts was checked: a list is as fresh as its stalest row. `null` when one has no date. */
export function oldestCheck(gates: readonly Pick<Gate, 'checkedOn'>[]): string | null {
  const days = gates.map(({ checkedOn }) => checkedOn)
  return days.includes(null) ? null : (days.toSorted().at(0) ?? null)
}
