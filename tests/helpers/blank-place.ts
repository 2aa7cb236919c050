import { placeFields } from '@/domain/places/place-fields'
import { keysWhere, recordOf } from '@/lib/lists/table-rows'
import type { Location } from '@/payload-types'

/** What every place has to say, where a test does not care. */
export const blankPlace = {
  category: 'hotel',
  city: 'Makkah',
  ...recordOf(keysWhere(placeFields, { kind: 'flag' }), () => 'unknown' as const),
  origin: 'editor',
  _status: 'published',
} as const satisfies Partial<Location>
