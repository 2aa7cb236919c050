import type { FieldRow } from '../places/place-fields'

/**
 * The fields of a gate, in the order in which editors see them: the collection, the import, reports and the reader's record
 * are made of this table, as those of a place. The words of the specification for what readers see are in `features/gates`.
 */
export const gateFields = {
  location: { label: 'Mosque', kind: 'own', isHalf: true },
  gateNumber: {
    label: 'Gate number',
    kind: 'text',
    form: 'line',
    limit: 20,
    isHalf: true,
    isIndexed: true,
    reportedAs: 'number',
    isImported: true,
  },
  name: {
    label: 'Name',
    kind: 'text',
    form: 'name',
    limit: 200,
    isIndexed: true,
    reportedAs: 'name',
    isImported: true,
  },
  arabicName: {
    label: 'Arabic name',
    kind: 'text',
    form: 'name',
    limit: 200,
    isArabic: true,
    reportedAs: 'arabicName',
    isImported: true,
  },
  kind: { label: 'Kind', kind: 'own' },
  notes: { label: 'Notes', kind: 'text', form: 'paragraphs', limit: 1000, isImported: true },
  description: { label: 'Description', kind: 'text', form: 'paragraphs', limit: 2000 },
  position: { label: 'Position', kind: 'own' },
  level: { label: 'Level', kind: 'own' },
  directionsUrl: { label: 'Directions link', kind: 'text', form: 'website', limit: 500 },
  isMajor: { label: 'Major gate', kind: 'flag', isHalf: true, isImported: true },
  womenOnly: { label: 'Women only', kind: 'flag', isHalf: true, isImported: true },
  isEntrance: { label: 'Entrance', kind: 'flag', isHalf: true, isImported: true },
  isExit: { label: 'Exit', kind: 'flag', isHalf: true, isImported: true },
  isWheelchairAccessible: {
    label: 'Wheelchair access',
    kind: 'flag',
    isHalf: true,
    reportedAs: 'wheelchair',
    isImported: true,
  },
} as const satisfies Readonly<Record<string, FieldRow>>

export type GateFields = typeof gateFields

export const gateKinds = [
  { label: 'Main gate', value: 'main_gate' },
  { label: 'Gate', value: 'gate' },
  { label: 'Door', value: 'door' },
  { label: 'Bridge', value: 'bridge' },
  { label: 'Stairs', value: 'stairs' },
  { label: 'Escalator', value: 'escalator' },
  { label: 'Courtyard gate', value: 'courtyard_gate' },
  { label: 'Inner gate', value: 'inner_gate' },
] as const

/** What editors read below each field; pages leave it out. */
export const gateHelp: Readonly<Partial<Record<keyof GateFields, string>>> = {
  gateNumber: 'As on the sign: "79", "6A", "310, 311". Empty when it has none.',
  name: 'The English name on the sign, or "Door 78" when it has none.',
  arabicName: 'As written above the door. Leave empty when it is not known.',
  notes: 'Shown on the gate’s row: what it is used for, what is close to it.',
  description: 'Longer text for the details of the gate. Optional.',
  level: 'Storey of the door: 0 is the ground, -1 one below.',
  directionsUrl: 'Only when the usual link to the coordinates leads to the wrong side.',
  isMajor: 'One of the gates everybody names.',
  womenOnly: 'No man may go in here.',
  isEntrance: 'People may go in here.',
  isExit: 'People may come out here.',
  isWheelchairAccessible: 'Step-free or with a ramp or lift, by a source.',
}
