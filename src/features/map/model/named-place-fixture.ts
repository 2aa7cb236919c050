import type { NamedPlace } from '@/queries/named-places'

/** A place of which nothing is known but what it is, for tests. */
export const barePlace: NamedPlace = {
  id: 900_002,
  name: 'Bare Kitchen',
  arabicName: null,
  category: 'restaurant',
  city: 'Makkah',
  address: null,
  description: null,
  hours: null,
  latitude: null,
  longitude: null,
}

/** A place of which all is known that a list shows, for tests. */
export const writtenPlace: NamedPlace = {
  ...barePlace,
  id: 900_001,
  name: 'Kitchen of the Tests',
  address: 'Ajyad Street 7',
  description: 'Rice and lentils.',
  hours: 'Mo-Su 10:00-23:00',
  latitude: 21.4315,
  longitude: 39.8262,
}
