import type { ListedGate } from './gate'

export type GateGroup = {
  /** Unique on the page; the target of the jump links. */
  readonly id: string
  readonly label: string
  /** The label without its word, for a row of links. */
  readonly range: string
  readonly gates: readonly ListedGate[]
}

/** How many numbers one group spans: about one screen of a phone. */
const GROUP_SPAN = 25

/**
 * The gates of a mosque, given in the order of their numbers, cut into parts that can be scanned: gates and doors of the
 * building by number, then the gates of the courtyard fence by number, then what has no number. Empty parts are left out.
 */
export function groupGates(gates: readonly ListedGate[]): readonly GateGroup[] {
  const numbered = gates.filter(({ gateNumber }) => parseLeadingNumber(gateNumber) !== null)
  const others = gates.filter(({ gateNumber }) => parseLeadingNumber(gateNumber) === null)
  const isOfFence = ({ kind }: ListedGate): boolean => kind === 'courtyard_gate'
  return [
    ...groupByNumber(
      'Gates',
      numbered.filter((gate) => !isOfFence(gate)),
    ),
    ...groupByNumber('Courtyard gates', numbered.filter(isOfFence)),
    ...(others.length === 0 ? [] : [{ id: 'others', label: 'Without a number', range: 'No number', gates: others }]),
  ]
}

function groupByNumber(word: string, gates: readonly ListedGate[]): readonly GateGroup[] {
  const spans = new Map<number, ListedGate[]>()
  for (const gate of gates) {
    const span = Math.ceil((parseLeadingNumber(gate.gateNumber) ?? 0) / GROUP_SPAN)
    spans.set(span, [...(spans.get(span) ?? []), gate])
  }
  return [...spans].map(([span, members]) => {
    const range = formatRange(members)
    return { id: `${word.toLowerCase().replace(' ', '-')}-${span}`, label: `${word} ${range}`, range, gates: members }
  })
}

/** `6A` → 6, `310, 311` → 310. */
function parseLeadingNumber(gateNumber: string | null): number | null {
  const number = Number.parseInt(gateNumber ?? '', 10)
  return Number.isNaN(number) ? null : number
}

function formatRange(gates: readonly ListedGate[]): string {
  const numbers = gates.flatMap(({ gateNumber }) => (gateNumber ?? '').split(',').map((part) => part.trim()))
  const [first, last] = [numbers.at(0), numbers.at(-1)]
  return first === last ? `${first}` : `${first}–${last}`
}
