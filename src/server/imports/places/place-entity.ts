import { placeFields } from '@/domain/places/place-fields'
import { keysWhere } from '@/lib/lists/table-rows'
import { snakeCase } from '@/lib/text/snake-case'

import { type Entity, numeric, textColumns } from '../engine/entity'

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
  ownKey: 'l.osm_ref',
  isCurated: "l.origin::text <> 'osm'",
  findsUnkeyed: false,
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
