import type { PlaceCategory } from '@/domain/places/place-categories'
import { distanceMetres } from '@/lib/geo/geo'
import { hasArabic } from '@/lib/text/arabic'
import { foldText } from '@/lib/text/text-folding'
import { isGenericName } from '@/server/imports/osm/generic-names'
import { normalizeCase, fixSpelling } from '@/server/imports/osm/name-writing'
import type { Check } from '@/seed/checks/check'
import { readGateSeeds } from '@/seed/gates'
import { type PlaceSeed, readPlaceSeeds } from '@/seed/places'

/** One thing to look at in the places and gates that ship, and the records it is about. */
export type DataRow = {
  readonly check: string
  /** `fault`: must have no keys. `open`: counted until a source is found. */
  readonly kind: 'fault' | 'open'
  readonly keys: readonly string[]
}

/** Every check over all places and gates that ship with the guide, also those that found nothing. */
export function checkPlaces(): readonly DataRow[] {
  const { places } = readPlaceSeeds()
  const gates = readGateSeeds()
  const keysWhere = (test: (place: PlaceSeed) => boolean) => places.filter(test).map(({ key }) => key)
  const fault = (check: string, keys: readonly string[]): DataRow => ({ check, kind: 'fault', keys })
  const open = (check: string, keys: readonly string[]): DataRow => ({ check, kind: 'open', keys })

  return [
    fault(
      'a place without a source',
      keysWhere(({ source }) => source.trim() === ''),
    ),
    fault(
      'a place without a date',
      keysWhere(({ checkedOn }) => checkedOn === ''),
    ),
    fault('a hospital whose name says otherwise', keysWhere(isDoubtfulHospital)),
    fault('a bus stop among the places to go to', keysWhere(isHiddenStop)),
    fault(
      'a name in Arabic alone',
      keysWhere(({ name }) => hasArabic(name)),
    ),
    fault('a name in another writing of capitals', keysWhere(isOddlyWritten)),
    fault(
      'a holy site far from its city',
      keysWhere(({ key, city }) => MIQATS.has(key) && city !== 'Outside the cities'),
    ),
    open(
      'a place without a position',
      keysWhere(({ latitude }) => latitude === null),
    ),
    open('a name of many that says nothing of where it is', keysWhere(isAnonymous)),
    open(
      'a computed name',
      keysWhere(({ nameBasis }) => nameBasis === 'transliterated'),
    ),
    open('the same name within 300 m', findDuplicates(places)),
    open(
      'a gate without a position',
      gates.filter(({ latitude }) => latitude === null).map(({ key }) => key),
    ),
    open(
      'a gate of which nobody knows whether a wheelchair gets in',
      gates.filter(({ isWheelchairAccessible }) => isWheelchairAccessible === 'unknown').map(({ key }) => key),
    ),
  ]
}

const MIQATS: ReadonlySet<string> = new Set(
  ['qarn-al-manazil', 'yalamlam', 'dhat-irq', 'al-juhfah'].map((name) => `curated/miqat-${name}`),
)

/** Stops and toilets are named by the guide, and a person names a curated place. */
const isOddlyWritten = ({ name, category, origin }: PlaceSeed): boolean =>
  origin === 'osm' && category !== 'stop' && category !== 'toilets' && normalizeCase(fixSpelling(name)) !== name

const isDoubtfulHospital = ({ category, name, arabicName }: PlaceSeed): boolean =>
  category === 'hospital' && !/hospital|medical (center|city)|مستشف/i.test(`${name} ${arabicName ?? ''}`)

const isHiddenStop = ({ category, name }: PlaceSeed): boolean => category !== 'stop' && name.startsWith('Bus stop')

const isAnonymous = ({ name, address, category }: PlaceSeed): boolean =>
  category !== 'stop' && address === null && isGenericName(name)

/** Branches of one chain are no duplicates, so a person has to look at these; the second of each pair is named. */
function findDuplicates(places: readonly PlaceSeed[]): readonly string[] {
  const groups = new Map<string, PlaceSeed[]>()
  for (const place of places) {
    if (isGenericName(place.name)) continue
    const label = makeLabel(place.category, place.name)
    groups.set(label, [...(groups.get(label) ?? []), place])
  }
  return [...groups.values()].flatMap((group) =>
    group
      .filter((place, index) => group.slice(0, index).some((earlier) => isNear(earlier, place)))
      .map(({ key }) => key),
  )
}

const makeLabel = (category: PlaceCategory, name: string): string => `${category}|${foldText(name)}`

function isNear(one: PlaceSeed, other: PlaceSeed): boolean {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return false
  const from = { latitude: one.latitude, longitude: one.longitude }
  return distanceMetres(from, { latitude: other.latitude, longitude: other.longitude }) <= 300
}

/** Every check of places and gates as one entry of `npm run check-content`. */
export const placeCheck: Check = {
  title: 'Places and gates',
  run: () => {
    const rows = checkPlaces()
    return {
      lines: rows.map(
        ({ check, kind, keys }) => `${keys.length} ${check}${kind === 'open' ? ' (waits for a source)' : ''}`,
      ),
      faults: rows.flatMap(({ check, kind, keys }) => (kind === 'fault' ? keys.map((key) => `${key}: ${check}`) : [])),
    }
  },
}
