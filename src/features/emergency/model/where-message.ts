import { compassPoint } from '@/lib/geo/compass'
import { distanceMetres, formatDistance, type Position } from '@/lib/geo/geo'
import type { City } from '@/domain/places/cities'
import { cityOfCircle, detectCity } from '@/domain/places/city-centres'
import type { PlaceCategory } from '@/domain/places/place-categories'

type Placed = {
  readonly name: string
  readonly category: PlaceCategory
  readonly latitude: number | null
  readonly longitude: number | null
}

type Known = {
  readonly coordinates: Position
  readonly city: string | null
  /** Radius in metres; `null` when unknown. */
  readonly accuracyMetres: number | null
}

/** Categories that an operator can find on a map or may know. Not food stalls. */
const LANDMARKS: ReadonlySet<string> = new Set(['holy site', 'prayer place', 'hotel', 'hospital', 'shopping'])

/** A landmark farther away does not help to find the caller. Metres. */
const LANDMARK_METRES = 1000
/** So close a direction says nothing. Metres. */
const AT_METRES = 30

/** What to read out to an operator: city, the nearest landmark, coordinates. */
export function whereMessage({ coordinates, city, accuracyMetres }: Known, places: readonly Placed[]): string {
  const landmark = nearest(
    coordinates,
    places.filter(({ category }) => LANDMARKS.has(category)),
  )
  const where = [
    city === null ? null : `in ${city}`,
    landmark === null || landmark.metres > LANDMARK_METRES ? null : besideMessage(coordinates, landmark),
  ].filter((words) => words !== null)
  const first = where.length === 0 ? '' : `I am ${where.join(', ')}. `
  const spread = accuracyMetres === null ? '' : `, exact to about ${formatDistance(Math.max(10, tens(accuracyMetres)))}`
  return `${first}My position is ${coordinates.latitude.toFixed(5)}, ${coordinates.longitude.toFixed(5)}${spread}.`
}

/** As the cities call themselves. */
const ARABIC_CITY: Readonly<Record<City, string>> = {
  Makkah: 'مكة المكرمة',
  Madinah: 'المدينة المنورة',
  Jeddah: 'جدة',
}

/** Around what is read from left to right in a line of Arabic, so that latitude stays before longitude. */
const [LEFT_TO_RIGHT, END, UNBROKEN] = ['\u2066', '\u2069', '\u00A0']

/**
 * The same in Arabic, to be shown or read out: "I am in Makkah, near ..., about 110 m. My coordinates: ...". The landmark is
 * one whose Arabic name is known.
 */
export function arabicWhereMessage<Place extends Placed>(
  { coordinates, city }: Pick<Known, 'coordinates'> & { readonly city: City | null },
  places: readonly Place[],
  arabicName: (place: Place) => string | null,
): string {
  const landmark = nearest(
    coordinates,
    places.filter((place) => LANDMARKS.has(place.category) && arabicName(place) !== null),
  )
  const isNear = landmark !== null && landmark.metres <= LANDMARK_METRES
  const distance = isNear && landmark.metres > AT_METRES ? ` (حوالي ${tens(landmark.metres)}${UNBROKEN}م)` : ''
  const where = [
    city === null ? null : `في ${ARABIC_CITY[city]}`,
    isNear ? `بالقرب من ${arabicName(landmark.place)}${distance}` : null,
  ].filter((words) => words !== null)
  const first = where.length === 0 ? '' : `أنا ${where.join('، ')}. `
  const position = `${coordinates.latitude.toFixed(5)},${UNBROKEN}${coordinates.longitude.toFixed(5)}`
  return `${first}إحداثيات موقعي: ${LEFT_TO_RIGHT}${position}${END}`
}

/** Two decimals of a degree are a kilometre, one is eleven. Metres. */
const ONE_DECIMAL_METRES = 10_000

/**
 * What to read out when a phone knows its position only roughly: no building, the city only where all of the circle lies in
 * it, coordinates of no more digits than are true. `accuracyMetres` is the radius.
 */
export function roughWhereMessage(coordinates: Position, accuracyMetres: number): string {
  const city = cityOfCircle(coordinates, accuracyMetres)
  const near = detectCity(coordinates)
  const first = city !== null ? `I am in ${city}. ` : near !== null ? `I am somewhere around ${near}. ` : ''
  const digits = accuracyMetres < ONE_DECIMAL_METRES ? 2 : 1
  const spread = Number.isFinite(accuracyMetres) ? `to about ${formatDistance(tens(accuracyMetres))}` : 'roughly'
  const middle = `${coordinates.latitude.toFixed(digits)}, ${coordinates.longitude.toFixed(digits)}`
  return `${first}My phone knows my position only ${spread}, around ${middle}.`
}

/** The nearest place with a position; `null` when none has one. */
export function nearest<Place extends Placed>(
  from: Position,
  places: readonly Place[],
): { readonly place: Place; readonly at: Position; readonly metres: number } | null {
  let best: { place: Place; at: Position; metres: number } | null = null
  for (const place of places) {
    const { latitude, longitude } = place
    if (latitude === null || longitude === null) continue
    const at = { latitude, longitude }
    const metres = distanceMetres(from, at)
    if (best === null || metres < best.metres) best = { place, at, metres }
  }
  return best
}

const besideMessage = (
  from: Position,
  { place, at, metres }: { place: Placed; at: Position; metres: number },
): string =>
  metres <= AT_METRES
    ? `at ${place.name}`
    : `about ${formatDistance(tens(metres))} ${compassPoint(at, from)} of ${place.name}`

const tens = (metres: number): number => Math.round(metres / 10) * 10
