import type { Place } from '@/contracts/content'
import { placeFields } from '@/domain/places/place-fields'
import { keysWhere, recordOf } from '@/lib/lists/table-rows'

/** A place with the essential fields only, for tests. */
export const place = (facts: Partial<Place> = {}): Place => ({
  id: 1,
  name: 'Somewhere',
  arabicName: null,
  nameBasis: null,
  category: 'restaurant',
  city: 'Makkah',
  address: null,
  description: null,
  hours: null,
  latitude: null,
  longitude: null,
  checkedOn: null,
  phones: [],
  website: null,
  ...recordOf(keysWhere(placeFields, { kind: 'flag' }), () => 'unknown' as const),
  ...recordOf(keysWhere(placeFields, { isPlainFact: true }), () => null),
  source: null,
  origin: 'editor',
  osmRef: null,
  reviewDueOn: null,
  confidence: null,
  updatedAt: '2026-11-20T00:00:00.000Z',
  weeklyHours: null,
  ...facts,
})
