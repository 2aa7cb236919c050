import type { GateDto } from '@/contracts/mosque-gates'
import type { IndexedPlace } from '@/contracts/place-index'
import { searchGates } from '@/domain/gates/gate-search'
import { gateLabel } from '@/domain/gates/gate-names'
import { mosqueById } from '@/domain/gates/mosques'
import { searchPlaces } from '@/domain/places/place-search'
import { readKinds } from '@/domain/search-words/find-kinds'
import type { Spot } from '@/domain/walking/walk-links'

export type FoundSpot = { readonly spot: Spot; readonly name: string; readonly where: string }

/** A phone shows no more at a time; another word narrows the list. */
const MOST_OF_A_KIND = 6

/** Gates and places with a known position by their names, gates first. */
export function findSpots(
  query: string,
  places: readonly IndexedPlace[],
  gates: readonly GateDto[],
): readonly FoundSpot[] {
  if (query.trim() === '') return []
  const foundGates = searchGates(gates.filter(hasPosition).map(asSearched), query).slice(0, MOST_OF_A_KIND)
  const candidates = places.filter(hasPosition).map((place) => ({ ...place, address: place.city, description: null }))
  const matches = searchPlaces(candidates, query, readKinds)
  // The same array: the query has no word that counts.
  const foundPlaces = (matches === candidates ? [] : matches).slice(0, MOST_OF_A_KIND)
  return [
    ...foundGates.map(({ id, name, gateNumber, mosqueId }) => ({
      spot: { kind: 'gate', id } as const,
      name: gateLabel({ name, gateNumber }),
      where: mosqueById(mosqueId)?.name ?? '',
    })),
    ...foundPlaces.map(({ id, name, city }) => ({ spot: { kind: 'place', id } as const, name, where: city })),
  ]
}

const hasPosition = ({ latitude }: { readonly latitude: number | null }): boolean => latitude !== null

const asSearched = ({ id, name, locationId, gate_number, arabic_name, notes, description }: GateDto) => ({
  id,
  name,
  mosqueId: locationId,
  gateNumber: gate_number,
  arabicName: arabic_name,
  notes,
  description,
})
