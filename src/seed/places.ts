import { readDataText } from '@/data/read-data'
import type { PlaceCity } from '@/domain/places/cities'
import { placeFields } from '@/domain/places/place-fields'
import { keysWhere, recordOf } from '@/lib/lists/table-rows'
import type { MappedPlace } from '@/server/imports/osm/map-element'
import { parseOverpass } from '@/server/imports/osm/parse-overpass'
import {
  type CuratedPlace,
  type SelectedPlaces,
  type SkippedReason,
  selectPlaces,
} from '@/server/imports/osm/select-places'

import { type CuratedRecord, type ImportedKey, curatedRecords } from './content/curated-places'
import { insertFactValues } from './content/facts'
import type { IsoDay, Provenance } from './content/types'

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
    readonly confidence: CuratedRecord['confidence'] | null
  }

type SeedPlaces = {
  readonly places: readonly PlaceSeed[]
  /** Map objects that are no place of the guide, by reason. */
  readonly skipped: Readonly<Partial<Record<SkippedReason, number>>>
  /** How many of the map's places each rule has corrected. */
  readonly rules: SelectedPlaces['rules']
}

/** Every place that ships with the guide: the curated ones first, then what the map adds. Same input, same order. */
export function readPlaceSeeds(): SeedPlaces {
  const elements = mapFiles.flatMap((file) => readElements(file))
  const { places, skipped, rules } = selectPlaces(elements, curatedRecords.map(toCuratedPlace))
  return { places: [...curatedRecords.map(fromCurated), ...places.map(fromMap)], skipped, rules }
}

const mapFiles = ['makkah-pois.overpass.json', 'madinah-pois.overpass.json', 'nabawi-area.overpass.json'] as const

const curatedReview = { checkedOn: '2026-11-20', reviewDueOn: '2027-02-20' } as const satisfies Record<string, IsoDay>

/** The day of the extracts, and half a year after the curated places were checked. */
const mapReview = { checkedOn: '2026-02-01', reviewDueOn: '2027-05-20' } as const satisfies Record<string, IsoDay>

/** What neither the map nor a file of places says. */
export const unsaidFlags = recordOf(
  keysWhere(placeFields, { kind: 'flag' }).filter(
    (key): key is Exclude<typeof key, ImportedKey> => !('isImported' in placeFields[key]),
  ),
  () => 'unknown' as const,
)

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
