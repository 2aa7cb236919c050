import type { GateAccess } from '@/domain/gates/gate-links'
import type { TriState } from '@/domain/places/flag-states'

import type { ListedGate } from './gate'

type AccessFilter = {
  readonly key: GateAccess
  readonly label: string
  /** What those that come first are, after "28 gates are". */
  readonly known: string
  /** Over those of which a source says that they are not. */
  readonly not: string
  readonly getState: (gate: ListedGate) => TriState
}

export const accessFilters: readonly AccessFilter[] = [
  {
    key: 'wheelchair',
    label: 'Wheelchair',
    known: 'known to be wheelchair accessible',
    not: 'Not for wheelchairs',
    getState: ({ isWheelchairAccessible }) => isWheelchairAccessible,
  },
  {
    key: 'women',
    label: 'Women',
    known: 'known to be for women only',
    not: 'Not for women only',
    getState: ({ womenOnly }) => womenOnly,
  },
  { key: 'lift', label: 'Lift', known: 'known to have a lift', not: 'Without a lift', getState: parseLift },
]

/**
 * Lifts have no field of their own: only four gates of 255 are known to have one, and their notes say where it goes. Notes
 * without a word of lifts mean "unknown", not "no".
 */
function parseLift({ notes, description }: Pick<ListedGate, 'notes' | 'description'>): TriState {
  const text = `${notes ?? ''}\n${description ?? ''}`
  if (/\b(no|without an?) (lift|elevator)s?\b/i.test(text)) return 'no'
  return /\b(lift|elevator)s?\b/i.test(text) ? 'yes' : 'unknown'
}

const findFilter = (access: GateAccess): AccessFilter | undefined => accessFilters.find(({ key }) => key === access)

/** How many gates are known to be accessible, by filter: what stands on its chip. */
export const countKnown = (gates: readonly ListedGate[], { getState }: AccessFilter): number =>
  gates.filter((gate) => getState(gate) === 'yes').length

export type AccessGroup = { readonly id: TriState; readonly label: string; readonly gates: readonly ListedGate[] }

/** Known ones first, then the unconfirmed, then the others: no gate is hidden. The order within a group stays. */
export function groupByAccess(gates: readonly ListedGate[], access: GateAccess): readonly AccessGroup[] {
  const filter = findFilter(access)
  if (filter === undefined) return []
  const groups: readonly AccessGroup[] = [
    { id: 'yes', label: sentence(filter.known), gates: gates.filter((gate) => filter.getState(gate) === 'yes') },
    { id: 'unknown', label: 'Not confirmed', gates: gates.filter((gate) => filter.getState(gate) === 'unknown') },
    { id: 'no', label: filter.not, gates: gates.filter((gate) => filter.getState(gate) === 'no') },
  ]
  return groups.filter((group) => group.gates.length > 0)
}

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Says how many gates are known to be accessible and how many are not confirmed, because unknown is not "no". */
export function accessNote(gates: readonly ListedGate[], access: GateAccess): string {
  const filter = findFilter(access)
  if (filter === undefined) return ''
  const known = countKnown(gates, filter)
  const unknown = gates.filter((gate) => filter.getState(gate) === 'unknown').length
  const first =
    known === 0
      ? `No gate here is ${filter.known}.`
      : `${known} ${known === 1 ? 'gate is' : 'gates are'} ${filter.known}, and ${known === 1 ? 'comes' : 'come'} first.`
  return unknown === 0 ? first : `${first} For ${unknown} it is not confirmed: ask at the gate.`
}
