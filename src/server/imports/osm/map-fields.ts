import type { City } from '@/domain/places/cities'
import type { FlagState } from '@/domain/places/flag-states'
import type { PlaceCategory } from '@/domain/places/place-categories'
import { type PlaceFields, placeFields } from '@/domain/places/place-fields'
import type { Position } from '@/lib/geo/geo'
import { type KeysWhere, keysWhere, pick, recordOf } from '@/lib/lists/table-rows'
import { cleanText } from '@/lib/text/text'
import { safeHttpUrl } from '@/lib/text/web-links'

import type { OsmTags } from './overpass-types'
import { describeMosqueSide, parseToiletUsers } from './toilet-names'

type Where = { readonly category: PlaceCategory; readonly city: City; readonly position: Position }

type MapText = {
  readonly read: (tags: OsmTags, where: Where) => string | null
  /** What is left of a text that is longer than its field. */
  readonly shorten: (text: string, limit: number) => string | null
  /** What a report calls that. */
  readonly tooLong: string
}

/** The names are chosen by rules of their own (`place-names.ts`) and never dropped. */
type MapTextKey = Exclude<
  KeysWhere<PlaceFields, { readonly kind: 'text'; readonly isImported: true }>,
  'name' | 'arabicName'
>

/** Half an opening time or half an address is wrong, so it is nothing. */
const drop = (): null => null

/** How the tags of the map fill the texts of a place. */
export const mapTexts = {
  address: {
    read: (tags, { category, city, position }) =>
      formatAddress(tags, city) ?? (hasMosqueSide(category) ? describeMosqueSide(position) : null),
    shorten: drop,
    tooLong: 'address too long',
  },
  description: {
    read: (tags) =>
      cleanText(tags['description:en'] ?? tags.description) ?? describeUsers(tags) ?? describeEmergency(tags),
    shorten: drop,
    tooLong: 'description too long',
  },
  // In the `opening_hours` form of OpenStreetMap, as written there.
  hours: { read: (tags) => cleanText(tags.opening_hours), shorten: drop, tooLong: 'opening hours too long' },
  phone: {
    read: (tags) => formatList(tags.phone ?? tags['contact:phone']),
    shorten: firstEntries,
    tooLong: 'phone numbers that were too many',
  },
  website: { read: parseWebsite, shorten: drop, tooLong: 'web address too long' },
  cuisine: {
    read: (tags) => formatList(tags.cuisine)?.replaceAll('_', ' ') ?? null,
    shorten: firstEntries,
    tooLong: 'kinds of food that were too many',
  },
} as const satisfies Readonly<Record<MapTextKey, MapText>>

/** How they fill its flags. */
const mapFlags = { wheelchair: parseWheelchair } as const satisfies Readonly<
  Record<KeysWhere<PlaceFields, { readonly kind: 'flag'; readonly isImported: true }>, (tags: OsmTags) => FlagState>
>

export type MapFields = Readonly<Record<keyof typeof mapTexts, string | null>> &
  Readonly<Record<keyof typeof mapFlags, FlagState>>

export const mapTextKeys = keysWhere(placeFields, { kind: 'text', isImported: true }).filter(
  (key): key is MapTextKey => key !== 'name' && key !== 'arabicName',
)
export const mapFlagKeys = keysWhere(placeFields, { kind: 'flag', isImported: true })

const inTableOrder = keysWhere(placeFields, { isImported: true }).filter((key): key is keyof MapFields =>
  [...mapTextKeys, ...mapFlagKeys].some((known) => known === key),
)

/** What the tags say, in the order of the table, in which the seed has it in its checksums. */
export const readMapFields = (tags: OsmTags, where: Where): MapFields =>
  pick(
    {
      ...recordOf(mapTextKeys, (key) => mapTexts[key].read(tags, where)),
      ...recordOf(mapFlagKeys, (key) => mapFlags[key](tags)),
    },
    inTableOrder,
  )

/** At the mosques they are many of one name, so that the side is what tells one from the other. */
const hasMosqueSide = (category: PlaceCategory): boolean => category === 'toilets' || category === 'help point'

/** Street and number, district, city and postcode. The city alone says nothing new, so it does not make an address. */
function formatAddress(tags: OsmTags, city: City): string | null {
  const full = cleanText(tags['addr:full'])
  if (full !== null) return full

  const street = cleanText(tags['addr:street'] ?? tags['addr:place'])
  const number = cleanText(tags['addr:housenumber'])
  const district = cleanText(tags['addr:suburb'] ?? tags['addr:neighbourhood'] ?? tags['addr:district'])
  const postcode = /^[1-9]\d{4}$/.exec(tags['addr:postcode'] ?? '')?.[0]
  if (street === null && district === null) return null

  const isHouseNumber = street !== null && number !== null && /^\d{1,5}\p{L}?$/u.test(number)
  const streetLine = isHouseNumber ? `${number} ${street}` : street
  return [streetLine, district, postcode === undefined ? city : `${city} ${postcode}`]
    .filter((part) => part !== null)
    .join(', ')
}

/** At toilets and washing places the map often says for whom they are, and pilgrims need to know before they walk. */
function describeUsers(tags: OsmTags): string | null {
  if (tags.amenity !== 'toilets' && tags.amenity !== 'shower') return null
  const users = parseToiletUsers(tags)
  return users === null ? null : `For ${users}.`
}

/** Said to readers in words, by which lists put it first (`domain/places/emergency-department.ts`). */
const describeEmergency = ({ amenity, healthcare, emergency }: OsmTags): string | null =>
  emergency === 'yes' && (amenity === 'hospital' || healthcare === 'hospital' || amenity === 'clinic')
    ? 'With an emergency department, by the map.'
    : null

function parseWebsite(tags: OsmTags): string | null {
  const written = (tags.website ?? tags['contact:website'] ?? '').split(';')
  return written.map((address) => safeHttpUrl(address)).find((address) => address !== null) ?? null
}

/** OpenStreetMap separates several values of one tag with semicolons. That of an extension belongs to its number. */
function formatList(value: string | undefined): string | null {
  const entries = (value ?? '').split(/;(?!\s*ext=)/i).map((entry) => cleanText(entry))
  return entries.filter((entry) => entry !== null).join(', ') || null
}

/** As many entries of a list as fit. */
function firstEntries(text: string, limit: number): string | null {
  const fitting = text
    .slice(0, limit + 1)
    .split(', ')
    .slice(0, -1)
    .join(', ')
  return fitting === '' ? null : fitting
}

function parseWheelchair({ wheelchair }: OsmTags): FlagState {
  if (wheelchair === 'designated') return 'yes'
  return wheelchair === 'yes' || wheelchair === 'limited' || wheelchair === 'no' ? wheelchair : 'unknown'
}
