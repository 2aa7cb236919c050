import type { PlaceCategory } from '@/domain/places/place-categories'

import { findNamedKind } from './named-kinds'
import type { OsmTags } from './overpass-types'

/** `true` asks for the key with any value but `no`; a list asks for one of its values. */
type Condition = { readonly key: string; readonly values: true | readonly string[] }

type Row = { readonly when: readonly Condition[]; readonly category: PlaceCategory | null }

/**
 * From tags to category: the first row whose conditions all hold decides, `null` leaves the object out. Ways in come
 * first, because a gate also carries the tags of what it leads to; health and worship stand before shops, because a
 * pharmacy is often a shop too and a mosque may hold one. What no row names is sorted by its name, or left out.
 *
 * No row makes a holy site: those are a curated set, and every other mosque is a prayer place.
 */
const table: readonly Row[] = [
  // Not open to visitors, or not yet there.
  row(null, { access: ['no', 'private'] }),
  row(null, { construction: true }),
  row(null, { building: ['construction'] }),

  // Before the gates: the blocks at the mosques are tagged as their own entrance. Those of a shop are for its guests.
  row(null, { amenity: ['toilets'], access: ['customers'] }),
  row('toilets', { amenity: ['toilets'] }),

  // Gates have their own records; entrances of hotels and malls are not places.
  row(null, { entrance: true }),
  row(null, { historic: ['city_gate'] }),
  row(null, { barrier: true }),
  // Where the vehicle halts on the road; the stop where people wait is mapped beside it.
  row(null, { public_transport: ['stop_position'] }),
  row(null, { railway: ['stop'] }),

  row('pharmacy', { amenity: ['pharmacy'] }),
  row('pharmacy', { healthcare: ['pharmacy'] }),
  row('hospital', { amenity: ['hospital'] }),
  row('hospital', { healthcare: ['hospital'] }),
  row('healthcare', { amenity: ['clinic', 'doctors', 'dentist'] }),
  row('healthcare', { healthcare: true }),

  row('prayer place', { amenity: ['place_of_worship'], religion: ['muslim'] }),

  row('hotel', { tourism: ['hotel', 'apartment', 'guest_house', 'hostel', 'motel', 'chalet'] }),
  row('restaurant', { amenity: ['restaurant', 'fast_food', 'food_court'] }),
  row('cafe', { amenity: ['cafe', 'ice_cream'] }),
  row('cafe', { shop: ['coffee'] }),

  row('transportation', { railway: ['station'] }),
  row('transportation', { amenity: ['bus_station', 'taxi'] }),
  row('transportation', { aeroway: ['aerodrome', 'terminal'] }),
  row('transportation', { public_transport: ['station'] }),
  // Where a bus halts, named after what stands beside it: no place to go to, and never listed among those.
  row('stop', { highway: ['bus_stop'] }),
  row(null, { public_transport: ['platform'] }),

  row('help point', { amenity: ['police'] }),
  row('services', { amenity: ['shower', 'luggage_locker', 'fire_station'] }),
  row('services', { amenity: ['bank', 'atm', 'bureau_de_change', 'money_transfer', 'post_office'] }),
  // Tagged as a shop, too, where it is given out in bottles.
  row('services', { amenity: ['drinking_water'], name: ['زمزم', 'ماء زمزم', 'Zamzam', 'Zamzam Water'] }),
  row('services', { shop: ['laundry', 'dry_cleaning', 'hairdresser', 'travel_agency', 'copyshop'] }),
  row('services', { tourism: ['information'], information: ['office'] }),

  // For people who drive, which pilgrims on foot do not.
  row(null, { shop: ['car', 'car_repair', 'car_parts', 'vacant'] }),
  row('shopping', { shop: true }),
  row('shopping', { amenity: ['marketplace'] }),

  row('tourist attraction', { tourism: ['attraction', 'museum', 'gallery', 'viewpoint'] }),
  row('tourist attraction', { historic: ['castle', 'fort', 'palace', 'archaeological_site'] }),

  row('hotel', { building: ['hotel'] }),
  row('hospital', { building: ['hospital'] }),
]

/** The category of an object with these tags, or `null` when the guide does not list such objects. */
export function findCategory(tags: OsmTags): PlaceCategory | null {
  const row = table.find(({ when }) => when.every((condition) => matches(condition, tags)))
  const category = row === undefined ? findNamedKind(tags) : row.category
  return category === 'shopping' && tags.shop === 'beverages' && JUICE.test(joinNames(tags)) ? 'cafe' : category
}

/** Juice stalls are tagged as shops, by mappers of many languages. */
const JUICE = /\b(juices?|tebu|tabu|sugar ?cane)\b|عصير|عصائر|قصب السكر/i

const joinNames = (tags: OsmTags): string => [tags.name, tags['name:en'], tags['name:ar']].join(' ')

function row(category: PlaceCategory | null, when: Readonly<Record<string, true | readonly string[]>>): Row {
  return { category, when: Object.entries(when).map(([key, values]) => ({ key, values })) }
}

function matches({ key, values }: Condition, tags: OsmTags): boolean {
  const tag = tags[key]
  if (tag === undefined) return false
  return values === true ? tag !== 'no' : values.includes(tag)
}
