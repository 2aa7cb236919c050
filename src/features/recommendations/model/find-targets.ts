import type { LocationDto } from '@/contracts/locations'
import type { GateDto } from '@/contracts/mosque-gates'
import { type City, matchesCity } from '@/domain/places/cities'
import { searchGates } from '@/domain/gates/gate-search'
import { mosqueById } from '@/domain/gates/mosques'
import { searchPlaces, searchWords } from '@/domain/places/place-search'
import { readKinds } from '@/domain/search-words/find-kinds'
import { locationsQuery } from '@/queries/locations'
import { mosqueGatesQuery } from '@/queries/mosque-gates'
import { queryClient } from '@/queries/query-client'

import type { StepLink } from './path-form'

/** What can be linked. `where` tells gates and places of one name apart. */
type FoundTarget = StepLink & { readonly where: string }

export const MAX_TARGETS = 6

type Sources = { readonly gates: readonly GateDto[]; readonly places: readonly LocationDto[]; readonly city: City }

/** Gates and places of a city that a text names: gates first when it holds a number, at most `MAX_TARGETS`. */
export function findTargets(text: string, { gates, places, city }: Sources): readonly FoundTarget[] {
  const words = text.trim()
  if (words.length < 2 && !/\p{Nd}/u.test(words)) return []
  const inCity = gates.filter(({ locationId }) => mosqueById(locationId)?.city === city)
  const foundGates = searchGates(inCity.map(searchable), words).map(gateTarget)
  const foundPlaces =
    searchWords(words).length === 0
      ? []
      : searchPlaces(
          places.filter((place) => matchesCity(place.city, city)),
          words,
          readKinds,
        ).map(placeTarget)
  const isNumber = /\p{Nd}/u.test(words)
  const [first, second] = isNumber ? [foundGates, foundPlaces] : [foundPlaces, foundGates]
  const half = MAX_TARGETS / 2
  const room = Math.max(half, MAX_TARGETS - second.length)
  return [...first.slice(0, room), ...second].slice(0, MAX_TARGETS)
}

const searchable = (gate: GateDto) => ({ ...gate, gateNumber: gate.gate_number, arabicName: gate.arabic_name })

const gateTarget = (gate: ReturnType<typeof searchable>): FoundTarget => ({
  kind: 'gate',
  id: gate.id,
  name: gate.name,
  where: [gate.gateNumber === null ? 'Gate' : `Gate ${gate.gateNumber}`, mosqueById(gate.locationId)?.name].join(' · '),
})

const placeTarget = ({ id, name, category, city }: LocationDto): FoundTarget => ({
  kind: 'place',
  id,
  name,
  where: `${category} · ${city}`,
})

/** Every gate and place a step can lead to; cached for the visit, and shared with the search of the header. */
export async function loadTargets() {
  const client = queryClient()
  const [gates, places] = await Promise.all([
    client.fetchQuery(mosqueGatesQuery()),
    client.fetchQuery(locationsQuery()),
  ])
  return { gates, places }
}
