import type { MappedPlace } from './map-element'

/** A café of which the map says nothing but its name and where it is. */
export const bareCafe: MappedPlace = {
  osmRef: 'node/7',
  name: 'Cafe',
  arabicName: null,
  nameBasis: null,
  category: 'cafe',
  city: 'Makkah',
  address: null,
  description: null,
  hours: null,
  phone: null,
  website: null,
  wheelchair: 'unknown',
  cuisine: null,
  latitude: 21.42,
  longitude: 39.82,
  checkDate: null,
}
