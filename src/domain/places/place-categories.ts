import type { placeKinds } from '../submissions/recommendation-options'

/**
 * Every category a place can have, in the order its chips are shown: the four of the specification first (§2), then the
 * others in use. `chip` is the plural over the list, `label` the badge of one place.
 */
export const placeCategories = [
  { value: 'holy site', label: 'Holy site', chip: 'Holy Sites' },
  { value: 'restaurant', label: 'Restaurant', chip: 'Restaurants' },
  { value: 'shopping', label: 'Shopping', chip: 'Shopping' },
  { value: 'tourist attraction', label: 'Tourist attraction', chip: 'Attractions' },
  // The first thing a pilgrim looks for in a hurry, so the first after those of the specification.
  { value: 'toilets', label: 'Toilets', chip: 'Toilets' },
  { value: 'cafe', label: 'Cafe', chip: 'Cafes' },
  { value: 'hotel', label: 'Hotel', chip: 'Hotels' },
  { value: 'hospital', label: 'Hospital', chip: 'Hospitals' },
  // Where a person who needs help finds somebody: lost people and children, things that were found, police, guidance.
  { value: 'help point', label: 'Help point', chip: 'Help Points' },
  { value: 'pharmacy', label: 'Pharmacy', chip: 'Pharmacies' },
  { value: 'healthcare', label: 'Healthcare', chip: 'Clinics & Doctors' },
  { value: 'transportation', label: 'Transportation', chip: 'Transport' },
  // A mosque anyone may enter; a prayer room is a room inside something else and comes from pilgrims' recommendations.
  { value: 'prayer place', label: 'Prayer place', chip: 'Prayer Places' },
  { value: 'prayer room', label: 'Prayer room', chip: 'Prayer Rooms' },
  // Money, post, fire stations, laundry: what a pilgrim on foot looks for and no other category holds.
  { value: 'services', label: 'Services', chip: 'Services' },
  // In Mina, where pilgrims of one country or region sleep; another place each season.
  { value: 'camp zone', label: 'Camp zone', chip: 'Camp Zones' },
  // Found by name and number, and not counted among the places to go to.
  { value: 'stop', label: 'Bus stop', chip: 'Bus Stops' },
  { value: 'pedestrian road', label: 'Pedestrian road', chip: 'Pedestrian Roads' },
] as const

export type PlaceCategory = (typeof placeCategories)[number]['value']

/** The values alone, in chip order; the shape a schema's enum wants. */
export const placeCategoryValues = placeCategories.map(({ value }) => value)

/** What people pass and do not go to: looked for by name or number, and hidden from lists of places to go to. */
export const passedCategories: readonly PlaceCategory[] = ['stop', 'pedestrian road']

/** Whether people go there: a bus stop or a road is only passed. */
export const isDestination = ({ category }: { readonly category: PlaceCategory }): boolean =>
  !passedCategories.includes(category)

/** The badge of one place: "Holy site". */
export const placeCategoryLabel = (category: PlaceCategory): string => findCategory(category)?.label ?? category

/** The heading of a list: "Holy Sites". */
export const placeCategoryPlural = (category: PlaceCategory): string => findCategory(category)?.chip ?? category

const findCategory = (category: PlaceCategory) => placeCategories.find(({ value }) => value === category)

/** The sender's category on the site; `null` where a person has to choose. */
export const categoryByKind = {
  Restaurant: 'restaurant',
  Cafe: 'cafe',
  Attraction: 'tourist attraction',
  Shopping: 'shopping',
  'Prayer room': 'prayer room',
  Other: null,
} as const satisfies Record<(typeof placeKinds)[number], PlaceCategory | null>
