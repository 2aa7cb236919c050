import type { Location } from '@/payload-types'

/** What every place has to say, where a test does not care. */
export const blankPlace = {
  category: 'hotel',
  city: 'Makkah',
  wheelchair: 'unknown',
  womenArea: 'unknown',
  prayerArea: 'unknown',
  origin: 'editor',
  _status: 'published',
} as const satisfies Partial<Location>
