import { gateFields } from '@/domain/gates/gate-fields'
import { keysWhere } from '@/lib/lists/table-rows'

import { type Entity, numeric, textColumns } from '../engine/entity'

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
  ownKey: 'NULL',
  isCurated: 'false',
  // By its number, see `readGateFile`.
  findsUnkeyed: true,
  onCreate: {},
  author: 'Import of gates',
  hasWeeklyHours: false,
}
