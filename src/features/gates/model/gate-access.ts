import type { GateAccess } from '@/domain/gates/gate-links'
import type { TriState } from '@/contracts/mosque-gates'

import type { ListedGate } from './gate'

type AccessFilter = {
  readonly key: GateAccess
  readonly label: string
  /** What those that come first are, after "28 gates are". */
  readonly known: string
  /** Over those of which a source says that they are not. */
  readonly not: string
  readonly stateOf: (gate: ListedGate) => TriState
}

export const accessFilters: readonly AccessFilter[] = [
  {
    key: 'wheelchair',
    label: 'Wheelchair',
    known: 'known to be wheelchair accessible',
    not: 'Not for wheelchairs',
    stateOf: ({ isWheelchairAccessible }) => isWheelchairAccessible,
  },
  {
    key: 'women',
    label: 'Women',
    known: 'known to be for women only',
    not: 'Not for women only',
    stateOf: ({ womenOnly }) => womenOnly,
  },
  { key: 'lift', label: 'Lift', known: 'known to have a lift', not: 'Without a lift', stateOf: liftOf },
]

/**
 * Lifts have no field of their own: four gates of 255 are known to have one, and what it reaches and since when stands in
 * their notes. Where the notes do not speak of lifts nobody knows, which is not "no".
 */
function liftOf({ notes, description }: Pick<ListedGate, 'notes' | 'description'>): TriState {
  const text = `${notes ?? ''}\n${description ?? ''}`
  if (/\b(no|without an?) (lift|elevator)s?\b/i.test(text)) return 'no'
  return /\b(lift|elevator)s?\b/i.test(text) ? 'yes' : 'unknown'
}

const filterOf = (access: GateAccess): AccessFilter | undefined => accessFilters.find(({ key }) => key === access)

/** How many gates are known to be accessible, by filter: what stands on its chip. */
export const countKnown = (gates: readonly ListedGate[], { stateOf }: AccessFilter): number =>
  gates.filter((gate) => stateOf(gate) === 'yes').length

export type AccessGroup = { readonly id: TriState; readonly label: string; readonly gates: readonly ListedGate[] }

/** Known ones first, then those nobody has confirmed, then the others: nothing is hidden. Equals keep their order. */
export function groupByAccess(gates: readonly ListedGate[], access: GateAccess): readonly AccessGroup[] {
  const filter = filterOf(access)
  if (filter === undefined) return []
  const groups: readonly AccessGroup[] = [
    { id: 'yes', label: sentence(filter.known), gates: gates.filter((gate) => filter.stateOf(gate) === 'yes') },
    { id: 'unknown', label: 'Not confirmed', gates: gates.filter((gate) => filter.stateOf(gate) === 'unknown') },
    { id: 'no', label: filter.not, gates: gates.filter((gate) => filter.stateOf(gate) === 'no') },
  ]
  return groups.filter((group) => group.gates.length > 0)
}

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Unknown is not "no": how many are known, and of how many nobody can say. */
export function accessNote(gates: readonly ListedGate[], access: GateAccess): string {
  const filter = filterOf(access)
  if (filter === undefined) return ''
  const known = countKnown(gates, filter)
  const unknown = gates.filter((gate) => filter.stateOf(gate) === 'unknown').length
  const first =
    known === 0
      ? `No gate here is ${filter.known}.`
      : `${known} ${known === 1 ? 'gate is' : 'gates are'} ${filter.known}, and ${known === 1 ? 'comes' : 'come'} first.`
  return unknown === 0 ? first : `${first} For ${unknown} it is not confirmed: ask at the gate.`
}
