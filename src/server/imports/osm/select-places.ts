import { type Position, distanceMetres } from '@/lib/geo'
import { foldText } from '@/lib/text-folding'
import { runSync, type Cooperative } from '@/server/cooperative'

import { type MappedPlace, type UnmappedReason, mapElement } from './map-element'
import { type OsmRef, type OverpassElement, osmRefOf } from './overpass-types'

/** A place people wrote and checked: the map's version of it is never taken beside it. */
export type CuratedPlace = {
  /** Every map object known to be this place or a part of it. */
  readonly osmRefs: readonly string[]
  readonly name: string
  readonly arabicName: string | null
  readonly position: Position | null
}

export type SkippedReason = UnmappedReason | 'duplicate' | 'curated' | 'twin'

export type SelectedPlaces = {
  readonly places: readonly MappedPlace[]
  /** Of every object, a place or not. */
  readonly refs: ReadonlySet<OsmRef>
  readonly skipped: Readonly<Partial<Record<SkippedReason, number>>>
}

/** A hotel is often mapped twice, as a point and as its building, with some metres between the two. */
const TWIN_RADIUS_METRES = 60

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
  const isCurated = curatedTest(curated)
  const seen = new Set<OsmRef>()
  const selected = new Map<OsmRef, MappedPlace>()
  const byLabel = new Map<string, MappedPlace[]>()

  for (const element of each(answers)) {
    yield
    const ref = osmRefOf(element)
    if (seen.has(ref)) {
      skip('duplicate')
      continue
    }
    seen.add(ref)

    const mapped = mapElement(element)
    if (!mapped.ok) {
      skip(mapped.reason)
      continue
    }
    const { place } = mapped
    const names = labelsOf(place)
    if (isCurated(place, names)) {
      skip('curated')
      continue
    }

    const labels = names.map((name) => `${place.category}|${name}`)
    const twin = labels
      .flatMap((label) => byLabel.get(label) ?? [])
      .find((other) => selected.has(other.osmRef) && distanceMetres(other, place) <= TWIN_RADIUS_METRES)
    if (twin) skip('twin')
    if (twin && knownFields(twin) >= knownFields(place)) continue

    if (twin) selected.delete(twin.osmRef)
    selected.set(ref, place)
    for (const label of labels) addTo(byLabel, label, place)
  }
  return { places: [...selected.values()], refs: seen, skipped }
}

function* each<Item>(lists: readonly (readonly Item[])[]): Generator<Item> {
  for (const list of lists) yield* list
}

/** By name, or every place of an import would be compared with every curated one. */
function curatedTest(curated: readonly CuratedPlace[]): (place: MappedPlace, labels: readonly string[]) => boolean {
  const refs = new Set(curated.flatMap(({ osmRefs }) => osmRefs))
  const positions = new Map<string, Position[]>()
  for (const record of curated) {
    if (record.position === null) continue
    for (const label of labelsOf(record)) addTo(positions, label, record.position)
  }
  return (place, labels) =>
    refs.has(place.osmRef) ||
    labels.some((label) =>
      positions.get(label)?.some((position) => distanceMetres(position, place) <= CURATED_RADIUS_METRES),
    )
}

function addTo<Item>(lists: Map<string, Item[]>, label: string, item: Item): void {
  const list = lists.get(label)
  if (list === undefined) lists.set(label, [item])
  else list.push(item)
}

function labelsOf({ name, arabicName }: Pick<MappedPlace, 'name' | 'arabicName'>): readonly string[] {
  const labels = [name, arabicName ?? ''].map(normalisedName).filter((label) => label !== '')
  return [...new Set(labels)]
}

/** Letters and digits alone, in one of the spellings that mappers mix. */
const normalisedName = (name: string): string => foldText(name).replaceAll(' ', '')

function knownFields(place: MappedPlace): number {
  return Object.values(place).filter((value) => value !== null && value !== 'unknown').length
}
