import { z } from 'zod'

import { placeCities, type PlaceCity } from '@/domain/places/cities'
import { flagStates } from '@/domain/places/flag-states'
import { placeCategoryValues } from '@/domain/places/place-categories'
import { type PlaceFields, placeFields } from '@/domain/places/place-fields'
import { type KeysWhere, keysWhere, pick, recordOf } from '@/lib/lists/table-rows'
import type { MappedPlace } from '@/server/imports/osm/map-element'
import { parseOverpass } from '@/server/imports/osm/parse-overpass'
import {
  type CuratedPlace,
  type SelectedPlaces,
  type SkippedReason,
  selectPlaces,
} from '@/server/imports/osm/select-places'

import { insertFactValues } from './content/facts'
import type { IsoDay, Provenance } from './content/types'
import { readData, readDataText } from '@/data/read-data'

type Confidence = 'high' | 'medium' | 'low'

/** A place that ships with the guide. `null` means unknown. */
export type PlaceSeed = Omit<MappedPlace, 'osmRef' | 'city' | 'latitude' | 'longitude'> &
  Provenance & {
    readonly city: PlaceCity
    /** Stable natural key: `curated/<slug>` or the OpenStreetMap object. */
    readonly key: string
    /** Only where the specification fixes it (§3): 255 and 239. */
    readonly id: number | null
    readonly origin: 'editor' | 'osm'
    readonly osmRef: string | null
    /** Both or neither; only curated places may lack a position. */
    readonly latitude: number | null
    readonly longitude: number | null
    /** `null`: not assessed by a person. */
    readonly confidence: Confidence | null
  }

type SeedPlaces = {
  readonly places: readonly PlaceSeed[]
  /** Map objects that are no place of the guide, by reason. */
  readonly skipped: Readonly<Partial<Record<SkippedReason, number>>>
  /** How many of the map's places each rule has corrected. */
  readonly rules: SelectedPlaces['rules']
}

/** The words of each curated place, as they are written: with the names of the facts they take from the register. */
export const readWrittenPlaces = () =>
  curatedFiles
    .flatMap((file) => readData(file, z.array(curatedRecord)))
    .map(({ key, description, address, hours }) => ({ key, description, address, hours }))

/** A stop of the city bus that ships with the guide, with its lines. */
export type BusStop = { readonly key: string; readonly name: string; readonly lines: readonly string[] }

/** Every curated place at which lines of the city bus stop: texts take them from here, too. */
export const readBusStops = (): readonly BusStop[] =>
  curatedFiles
    .flatMap((file) => readData(file, z.array(curatedRecord)))
    .flatMap(({ key, name, lines }) => (lines === undefined ? [] : [{ key, name, lines }]))

/** Every place that ships with the guide: the curated ones first, then what the map adds. Same input, same order. */
export function readPlaceSeeds(): SeedPlaces {
  const curated = curatedFiles.flatMap((file) => readData(file, z.array(curatedRecord)))
  const elements = mapFiles.flatMap((file) => readElements(file))
  const { places, skipped, rules } = selectPlaces(elements, curated.map(toCuratedPlace))
  return { places: [...curated.map(fromCurated), ...places.map(fromMap)], skipped, rules }
}

const curatedFiles = [
  'holy-sites.json',
  'jeddah-places.json',
  'madinah-places.json',
  'emergency-places.json',
  'mashair-places.json',
] as const

const mapFiles = ['makkah-pois.overpass.json', 'madinah-pois.overpass.json', 'nabawi-area.overpass.json'] as const

const curatedReview = { checkedOn: '2026-11-20', reviewDueOn: '2027-02-20' } as const satisfies Record<string, IsoDay>

/** The day of the extracts, and half a year after the curated places were checked. */
const mapReview = { checkedOn: '2026-02-01', reviewDueOn: '2027-05-20' } as const satisfies Record<string, IsoDay>

const text = z.string().trim().min(1)

type Imported = KeysWhere<PlaceFields, { readonly isImported: true }>

/** No curated place has a website so far. */
const curatedKeys = keysWhere(placeFields, { isImported: true }).filter(
  (key): key is Exclude<Imported, 'website'> => key !== 'website',
)

const importedTexts = keysWhere(placeFields, { kind: 'text', isImported: true })
const importedFlags = keysWhere(placeFields, { kind: 'flag', isImported: true })

/** The fields of a curated place; their order is in the checksum of its record. */
const curatedFields = pick(
  {
    ...recordOf(importedTexts, () => text.nullable().default(null)),
    ...recordOf(importedFlags, (key) => z.enum(flagStates(placeFields[key])).default('unknown')),
    name: text,
    description: text,
    category: z.enum(placeCategoryValues),
    city: z.enum(placeCities),
  },
  curatedKeys,
)

/** What neither the map nor a file of places says. */
export const unsaidFlags = recordOf(
  keysWhere(placeFields, { kind: 'flag' }).filter(
    (key): key is Exclude<typeof key, Imported> => !('isImported' in placeFields[key]),
  ),
  () => 'unknown' as const,
)

const curatedRecord = z
  .object({
    key: z.string().regex(/^curated\/[a-z0-9]+(-[a-z0-9]+)*$/),
    id: z.number().int().positive().nullable(),
    ...curatedFields,
    /** Lines of the city bus that stop here. */
    lines: z.array(text).min(1).optional(),
    latitude: z.number().min(-90).max(90).nullable(),
    longitude: z.number().min(-180).max(180).nullable(),
    osmRefs: z.array(z.string().regex(/^(node|way|relation)\/\d+$/)),
    sources: z.array(text).min(1),
    confidence: z.enum(['high', 'medium', 'low']),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), 'half a position')

type CuratedRecord = z.infer<typeof curatedRecord>

function toCuratedPlace({ name, arabicName, latitude, longitude, osmRefs }: CuratedRecord): CuratedPlace {
  const position = latitude === null || longitude === null ? null : { latitude, longitude }
  return { name, arabicName, position, osmRefs }
}

function fromCurated({ osmRefs, sources, lines, ...record }: CuratedRecord): PlaceSeed {
  const description = lines === undefined ? record.description : `${record.description} ${nameLines(lines)}.`
  return {
    ...insertFactValues({ ...record, description }),
    origin: 'editor',
    osmRef: osmRefs[0] ?? null,
    nameBasis: null,
    website: null,
    checkDate: null,
    source: sources.join('\n'),
    ...curatedReview,
  }
}

/** "Lines 190 and 390, by the operator's map of October 2026". */
function nameLines(lines: readonly string[]): string {
  const [last = '', ...others] = [...lines].reverse()
  const names = others.length === 0 ? `Line ${last}` : `Lines ${others.reverse().join(', ')} and ${last}`
  return `${names}, by the operator's map of October 2026`
}

function fromMap(place: MappedPlace): PlaceSeed {
  return {
    ...place,
    key: place.osmRef,
    id: null,
    origin: 'osm',
    source: `OpenStreetMap contributors (ODbL 1.0)\nhttps://www.openstreetmap.org/${place.osmRef}`,
    confidence: null,
    ...mapReview,
  }
}

function readElements(file: string) {
  const answer = parseOverpass(readDataText(file))
  if (!answer.ok) throw new Error(`${file} is not an Overpass answer: ${answer.reason}, ${answer.detail}`)
  return answer.elements
}
