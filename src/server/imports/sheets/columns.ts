import { gateFields, gateKinds } from '@/domain/gates/gate-fields'
import { mosques } from '@/domain/gates/mosques'
import { placeCities } from '@/domain/places/cities'
import { flagLabels, flagStates } from '@/domain/places/flag-states'
import { placeCategories } from '@/domain/places/place-categories'
import { type FieldRow, placeFields } from '@/domain/places/place-fields'
import type { KeysWhere } from '@/lib/lists/table-rows'

/** What can be taken out as a spreadsheet and brought back. */
export type SheetCollection = 'locations' | 'mosque-gates' | 'facts'

type Choice = { readonly value: string | number; readonly label: string }

/** A field of a record as a column. */
export type SheetColumn = {
  /** Where its value is in the record: `hours`, `provenance.source`. */
  readonly key: string
  /** Unique among the columns, whatever the letter case. */
  readonly heading: string
} & (
  | { readonly kind: 'text' | 'number' | 'day' }
  /** One of these, written as its label. */
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
)

/** The number of the record, and what it was made from: see `recordVersion`. */
export const ID_HEADING = 'ID'
export const VERSION_HEADING = 'Version'

type Rows = Readonly<Record<string, FieldRow & { readonly isOnlySent?: true }>>

type Own<Table extends Rows> = Readonly<Record<KeysWhere<Table, { readonly kind: 'own' }>, readonly SheetColumn[]>>

/** The columns of a table of fields, in its order. `own`: those of the fields that are like no other. */
function tableColumns<Table extends Rows>(table: Table, own: Own<Table>): readonly SheetColumn[] {
  const owns: Readonly<Record<string, readonly SheetColumn[]>> = own
  return Object.entries(table).flatMap(([key, row]): readonly SheetColumn[] => {
    if (row.isOnlySent) return []
    const heading = row.label
    if (row.kind === 'text') return [{ key, heading, kind: 'text' }]
    if (row.kind === 'own') return owns[key] ?? []
    const choices = flagStates(row).map((value) => ({ value, label: flagLabels[value] }))
    return [{ key, heading, kind: 'choice', choices }]
  })
}

const text = (key: string, heading: string): SheetColumn => ({ key, heading, kind: 'text' })
const day = (key: string, heading: string): SheetColumn => ({ key, heading, kind: 'day' })
const number = (key: string, heading: string): SheetColumn => ({ key, heading, kind: 'number' })

const choice = (key: string, heading: string, choices: readonly Choice[]): SheetColumn => ({
  key,
  heading,
  kind: 'choice',
  choices,
})

const named = (values: readonly string[]): readonly Choice[] => values.map((value) => ({ value, label: value }))

const position = [number('latitude', 'Latitude'), number('longitude', 'Longitude')]

const provenance = [
  text('provenance.source', 'Source'),
  day('provenance.checkedOn', 'Checked on'),
  day('provenance.reviewDueOn', 'Review due on'),
]

const columns: Readonly<Record<SheetCollection, readonly SheetColumn[]>> = {
  locations: [
    ...tableColumns(placeFields, {
      category: [choice('category', placeFields.category.label, placeCategories)],
      city: [choice('city', placeFields.city.label, named(placeCities))],
      position,
    }),
    ...provenance,
  ],
  'mosque-gates': [
    ...tableColumns(gateFields, {
      location: [
        choice(
          'location',
          gateFields.location.label,
          Object.values(mosques).map(({ id, name }) => ({ value: id, label: name })),
        ),
      ],
      kind: [choice('kind', gateFields.kind.label, gateKinds)],
      position,
      level: [number('level', gateFields.level.label)],
    }),
    ...provenance,
  ],
  // Few fields and no table: a unit test holds them against the collection.
  facts: [
    text('key', 'Key'),
    text('label', 'Label'),
    text('value', 'Value'),
    text('unit', 'Unit'),
    text('source.title', 'Source'),
    text('source.url', 'Address of the source'),
    day('checkedOn', 'Checked on'),
    day('reviewDueOn', 'Review due on'),
  ],
}

export const sheetColumns = (collection: SheetCollection): readonly SheetColumn[] => columns[collection]

/** What a record is called in reports. */
export const titleKey = (collection: SheetCollection): string => (collection === 'facts' ? 'label' : 'name')
