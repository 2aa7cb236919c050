import type { Place } from '@/contracts/content'

/** A place of which only the essentials are known, for tests. */
export const place = (known: Partial<Place> = {}): Place => ({
  id: 1,
  name: 'Somewhere',
  arabicName: null,
  category: 'restaurant',
  city: 'Makkah',
  address: null,
  description: null,
  hours: null,
  latitude: null,
  longitude: null,
  checkedOn: null,
  phone: null,
  website: null,
  wheelchair: 'unknown',
  womenArea: 'unknown',
  prayerArea: 'unknown',
  cuisine: null,
  source: null,
  origin: 'editor',
  osmRef: null,
  confidence: null,
  updatedAt: '2026-11-20T00:00:00.000Z',
  weeklyHours: null,
  ...known,
})
