import { withoutHajjOnly } from '@/domain/places/hajj-only'
import { type Position, distanceMetres } from '@/lib/geo/geo'
import { addToGroup } from '@/lib/lists/add-to-group'
import { foldText } from '@/lib/text/text-folding'
import { runSync, type Cooperative } from '@/server/cooperative'

import type { DroppedPart, PlaceRule } from './report-words'
import { type Edition, readEdition } from './editions'
import { isGenericName } from './generic-names'
import { deniedObjects, sameObjects } from './known-objects'
import { type MappedPlace, type UnmappedReason, mapElement } from './map-element'
import { createLandmarkFinder } from './near-landmarks'
import { type OsmRef, type OverpassElement, toOsmRef } from './overpass-types'

/** A place people wrote and checked: the map's version of it is never taken beside it. */
export type CuratedPlace = {
  /** Every map object known to be this place or a part of it. */
  readonly osmRefs: readonly string[]
  readonly name: string
  readonly arabicName: string | null
  readonly position: Position | null
}

export type SkippedReason = UnmappedReason | 'duplicate' | 'denied' | 'same-place' | 'curated' | 'twin'

export type SelectedPlaces = {
  readonly places: readonly MappedPlace[]
  /**
   * Of every object, a place or not; without those the guide no longer takes and those that are closed for good, so that
   * their records are looked at.
   */
  readonly refs: ReadonlySet<OsmRef>
  /** Objects that are marked as closed for good. */
  readonly closed: ReadonlySet<OsmRef>
  /** What is known beside the place itself. */
  readonly notes: ReadonlyMap<OsmRef, PlaceNotes>
  readonly skipped: Readonly<Partial<Record<SkippedReason, number>>>
  /** How many of the places each rule has put right. */
  readonly rules: Readonly<Partial<Record<PlaceRule, number>>>
}

type PlaceNotes = {
  readonly rules: readonly PlaceRule[]
  readonly dropped: readonly DroppedPart[]
  readonly edition: Edition | null
}

/** A hotel is often mapped twice, as a point and as its building, with some metres between the two. */
const TWIN_RADIUS_METRES = 60

/** Two blocks of toilets, two barbers: with a name that is no name, only the same spot makes them one. */
const GENERIC_TWIN_RADIUS_METRES = 10

/** Hotels have names of their own and large plots: one point and one building of one name are one hotel this far apart. */
const HOTEL_TWIN_RADIUS_METRES = 150

/** The outline of a mosque and the point a person chose for it may lie this far apart and still be one place. */
const CURATED_RADIUS_METRES = 300

/**
 * The places to list from map objects of one or several answers: each object once, nothing a curated place already
 * covers, and of near-identical twins the one the map knows more about (the first of equals). Keeps the order.
 */
export const selectPlaces = (
  elements: readonly OverpassElement[],
  curated: readonly CuratedPlace[] = [],
): SelectedPlaces => runSync(selectingPlaces([elements], curated))

/** `selectPlaces` of several answers in steps, one an element. */
export function* selectingPlaces(
  answers: readonly (readonly OverpassElement[])[],
  curated: readonly CuratedPlace[],
): Cooperative<SelectedPlaces> {
  const skipped: Partial<Record<SkippedReason, number>> = {}
  const skip = (reason: SkippedReason) => {
    skipped[reason] = (skipped[reason] ?? 0) + 1
  }
  const isCurated = createCuratedTest(curated)
  const met = new Set<OsmRef>()
  const seen = new Set<OsmRef>()
  const selected = new Map<OsmRef, MappedPlace>()
  const closed = new Set<OsmRef>()
  const notes = new Map<OsmRef, PlaceNotes>()
  const byLabel = new Map<string, MappedPlace[]>()

  for (const element of flatten(answers)) {
    yield
    const ref = toOsmRef(element)
    if (met.has(ref)) {
      skip('duplicate')
      continue
    }
    // A bare copy in one answer is no place, and must not hide the full one in another.
    if (Object.keys(element.tags).length > 0) met.add(ref)
    if (deniedObjects.has(ref)) {
      skip('denied')
      continue
    }
    if (sameObjects.has(ref)) {
      skip('same-place')
      continue
    }
    const mapped = mapElement(element)
    if (!mapped.ok && mapped.isClosed) closed.add(ref)
    else seen.add(ref)
    if (!mapped.ok) {
      skip(mapped.reason)
      continue
    }
    const { place, rules, dropped } = mapped
    const names = listLabels(place)
    if (isCurated(place, names)) {
      skip('curated')
      continue
    }

    const labels = names.map((name) => `${place.category}|${name}`)
    const twin = labels
      .flatMap((label) => byLabel.get(label) ?? [])
      .find((other) => selected.has(other.osmRef) && distanceMetres(other, place) <= chooseTwinRadius(other, place))
    if (twin) skip('twin')
    if (twin && countFields(twin) >= countFields(place)) continue

    if (twin) selected.delete(twin.osmRef)
    selected.set(ref, place)
    const edition = readEdition(element)
    if (rules.length > 0 || dropped.length > 0 || edition !== null) notes.set(ref, { rules, dropped, edition })
    for (const label of labels) addToGroup(byLabel, label, place)
  }
  const { places, named } = withLandmarks([...selected.values()], curated)
  return { places, refs: seen, closed, notes, skipped, rules: countRules(places, notes, named) }
}

/** A place whose name is that of many says what it is near, unless its address already does. */
function withLandmarks(places: readonly MappedPlace[], curated: readonly CuratedPlace[]) {
  const landmarks = curated.flatMap(({ name, position }) =>
    name === '' || position === null ? [] : [{ name, ...position }],
  )
  const findLandmark = createLandmarkFinder(places, landmarks)
  let named = 0
  const located = places.map((place) => {
    if (place.address !== null || !isGenericName(place.name)) return place
    const landmark = findLandmark(place)
    if (landmark === null) return place
    named += 1
    return { ...place, address: `Near ${landmark}` }
  })
  return { places: located, named }
}

function countRules(
  places: readonly MappedPlace[],
  notes: ReadonlyMap<OsmRef, PlaceNotes>,
  near: number,
): SelectedPlaces['rules'] {
  const counts: Partial<Record<PlaceRule, number>> = near === 0 ? {} : { near }
  for (const { osmRef } of places) {
    for (const rule of notes.get(osmRef)?.rules ?? []) counts[rule] = (counts[rule] ?? 0) + 1
  }
  return counts
}

function chooseTwinRadius(one: MappedPlace, other: MappedPlace): number {
  if (isGenericName(one.name) || isGenericName(other.name)) return GENERIC_TWIN_RADIUS_METRES
  return one.category === 'hotel' && readType(one) !== readType(other) ? HOTEL_TWIN_RADIUS_METRES : TWIN_RADIUS_METRES
}

const readType = ({ osmRef }: MappedPlace): string => osmRef.slice(0, osmRef.indexOf('/'))

function* flatten<Item>(lists: readonly (readonly Item[])[]): Generator<Item> {
  for (const list of lists) yield* list
}

/** By name, or every place of an import would be compared with every curated one. */
function createCuratedTest(
  curated: readonly CuratedPlace[],
): (place: MappedPlace, labels: readonly string[]) => boolean {
  const refs = new Set(curated.flatMap(({ osmRefs }) => osmRefs))
  const positions = new Map<string, Position[]>()
  for (const record of curated) {
    if (record.position === null) continue
    // The season stands in the guide's names alone.
    const labels = listLabels({ ...record, name: withoutHajjOnly(record.name) })
    for (const label of labels) addToGroup(positions, label, record.position)
  }
  return (place, labels) =>
    refs.has(place.osmRef) ||
    labels.some((label) =>
      positions.get(label)?.some((position) => distanceMetres(position, place) <= CURATED_RADIUS_METRES),
    )
}

function listLabels({ name, arabicName }: Pick<MappedPlace, 'name' | 'arabicName'>): readonly string[] {
  const labels = [name, arabicName ?? ''].map(normalizeName).filter((label) => label !== '')
  return [...new Set(labels)]
}

/** Letters and digits alone, in one of the spellings that mappers mix. */
const normalizeName = (name: string): string => foldText(name).replaceAll(' ', '')

function countFields(place: MappedPlace): number {
  return Object.values(place).filter((value) => value !== null && value !== 'unknown').length
}
