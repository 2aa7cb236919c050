import type { City } from '@/domain/places/cities'
import { CITY_RADIUS_KM, cityCentres } from '@/domain/places/city-centres'
import { holySitesBox } from '@/domain/places/holy-sites-box'
import { EARTH_RADIUS_KM } from '@/lib/geo/geo'
import { type StreetArea, streetAreas, streetCities, streetCityNames } from '@/domain/streets/street-areas'

import { GATES } from '@/domain/streets/street-tags'
import { namedKindKeys, namedKinds } from '../osm/named-kinds'
import { jeddahBox } from '../osm/place-city'

export type OverpassQuery = {
  readonly city: City
  /** In the words of the progress line. */
  readonly group: string
  readonly text: string
}

type Box = { readonly south: number; readonly west: number; readonly north: number; readonly east: number }

/** The key with one of these values, also in a list: `amenity=restaurant;cafe`. */
const toTagFilter = (key: string, values: string): string => `["${key}"~"(^|; ?)(${values})( ?;|$)"]`

/** By name, in any letter case, what no tag finds. */
const namedFilters = namedKinds.flatMap(({ pattern }) => namedKindKeys.map((key) => `["${key}"~"${pattern}",i]`))

/** Filters of Overpass QL by what people look for. What comes back is judged by the category table, which is stricter. */
const groups: readonly { readonly group: string; readonly filters: readonly string[] }[] = [
  { group: 'prayer places', filters: ['["amenity"="place_of_worship"]["religion"="muslim"]'] },
  {
    group: 'food',
    filters: [toTagFilter('amenity', 'restaurant|fast_food|food_court|cafe|ice_cream'), '["shop"="coffee"]'],
  },
  {
    group: 'places to stay',
    filters: [toTagFilter('tourism', 'hotel|apartment|guest_house|hostel|motel|chalet'), '["building"="hotel"]'],
  },
  { group: 'health', filters: [toTagFilter('amenity', 'hospital|clinic|doctors|dentist|pharmacy'), '["healthcare"]'] },
  { group: 'shops', filters: ['["shop"]', '["amenity"="marketplace"]'] },
  {
    group: 'transport',
    filters: [
      '["railway"="station"]',
      '["public_transport"="station"]',
      toTagFilter('amenity', 'bus_station|taxi'),
      toTagFilter('aeroway', 'aerodrome|terminal'),
      '["highway"="bus_stop"]',
    ],
  },
  {
    group: 'services and sights',
    filters: [
      toTagFilter(
        'amenity',
        'toilets|shower|luggage_locker|bank|atm|bureau_de_change|money_transfer|post_office|police|fire_station',
      ),
      toTagFilter('tourism', 'attraction|museum|gallery|viewpoint|information'),
      toTagFilter('historic', 'castle|fort|palace|archaeological_site'),
    ],
  },
  { group: 'help points and camps', filters: namedFilters },
]

/** Seconds the server may work on one query. */
const QUERY_TIMEOUT_SECONDS = 90

/** One query for each city and group, so that none is heavy and a refused one says what is missing. */
export const overpassQueries: readonly OverpassQuery[] = (
  [
    ['Makkah', { ...toBox(cityCentres.Makkah), east: holySitesBox.east }],
    ['Madinah', toBox(cityCentres.Madinah)],
    ['Jeddah', jeddahBox],
  ] as const
).flatMap(([city, box]) => groups.map(({ group, filters }) => ({ city, group, text: buildQuery(filters, box) })))

/** Streets, squares, gates on them and buildings with their corners, one city at a time. */
export const streetQueries: readonly OverpassQuery[] = streetCities.map((city) => ({
  city: streetCityNames[city],
  group: 'streets and buildings',
  text: `[out:json][timeout:${QUERY_TIMEOUT_SECONDS}];(${streetAreas[city].map(listStreetParts).join('')});out geom;`,
}))

function listStreetParts({ south, west, north, east, buildings }: StreetArea): string {
  const box = `(${south},${west},${north},${east})`
  const building = buildings === 'named' ? '["building"]["name"]' : '["building"]'
  const areas = [building, '["highway"="pedestrian"]'].map(
    (filter) => `relation${filter}["type"="multipolygon"]${box};`,
  )
  const gates = ['access', 'locked', 'foot'].map(
    (key) => `node["barrier"~"^(${[...GATES].join('|')})$"]["${key}"]${box};`,
  )
  return `way["highway"]${box};way${building}${box};${[...areas, ...gates].join('')}`
}

function buildQuery(filters: readonly string[], { south, west, north, east }: Box): string {
  // Overpass counts a box from the south-west corner: south, west, north, east.
  const box = `(${south},${west},${north},${east})`
  const parts = filters.map((filter) => `nwr${filter}${box};`).join('')
  return `[out:json][timeout:${QUERY_TIMEOUT_SECONDS}];(${parts});out center tags;`
}

function toBox({ latitude, longitude }: { latitude: number; longitude: number }): Box {
  const degrees = (CITY_RADIUS_KM / EARTH_RADIUS_KM) * (180 / Math.PI)
  const wide = degrees / Math.cos((latitude * Math.PI) / 180)
  const rounded = (value: number) => Number(value.toFixed(4))
  return {
    south: rounded(latitude - degrees),
    west: rounded(longitude - wide),
    north: rounded(latitude + degrees),
    east: rounded(longitude + wide),
  }
}
