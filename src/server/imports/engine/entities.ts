import { gateFields } from '@/domain/gates/gate-fields'
import { placeFields } from '@/domain/places/place-fields'
import { keysWhere } from '@/lib/lists/table-rows'
import { snakeCase } from '@/lib/text/snake-case'

import type { Unit } from './records'

type Column = { readonly column: string; readonly type: 'text' | 'numeric' }

/** A collection that imports write, and where its fields lie in the database. */
export type Entity = {
  readonly collection: 'locations' | 'mosque-gates'
  readonly table: string
  readonly versions: string
  /** Fields of the source, by their name in the CMS. */
  readonly columns: Readonly<Record<string, Column>>
  readonly units: readonly Unit[]
  /** Columns of a new record that the source does not know. */
  readonly onCreate: Readonly<Record<string, string>>
  /** Who is named as the author of the versions an import makes. */
  readonly author: string
  /** `weekly_hours` is made of `hours`. */
  readonly hasWeeklyHours: boolean
}

const text = (column: string): Column => ({ column, type: 'text' })
const numeric = (column: string): Column => ({ column, type: 'numeric' })

const textColumns = (keys: readonly string[]): Readonly<Record<string, Column>> =>
  Object.fromEntries(keys.map((key) => [key, text(snakeCase(key))]))

/** As in `versions.maxPerDoc` of both collections. */
export const MAX_VERSIONS = 10

export const placeEntity: Entity = {
  collection: 'locations',
  table: 'locations',
  versions: '_locations_v',
  columns: {
    ...textColumns(['osmRef', 'nameBasis', ...keysWhere(placeFields, { isImported: true })]),
    latitude: numeric('latitude'),
    longitude: numeric('longitude'),
  },
  units: [
    ['latitude', 'longitude', 'city'],
    ['name', 'nameBasis'],
  ],
  onCreate: {
    origin: 'osm',
    ...Object.fromEntries(
      keysWhere(placeFields, { kind: 'flag' })
        .filter((key) => !('isImported' in placeFields[key]))
        .map((key) => [snakeCase(key), 'unknown']),
    ),
  },
  author: 'Import of places',
  hasWeeklyHours: true,
}

export const gateEntity: Entity = {
  collection: 'mosque-gates',
  table: 'mosque_gates',
  versions: '_mosque_gates_v',
  columns: {
    location: numeric('location_id'),
    ...textColumns(['kind', 'confidence', 'osmRef', ...keysWhere(gateFields, { isImported: true })]),
    latitude: numeric('latitude'),
    longitude: numeric('longitude'),
    level: numeric('level'),
    sortOrder: numeric('sort_order'),
  },
  units: [['latitude', 'longitude']],
  onCreate: {},
  author: 'Import of gates',
  hasWeeklyHours: false,
}
