import { describe, expect, it } from 'vitest'

import { narrowLocations } from '@/content/narrow-locations'
import { findSpots } from '@/features/directions/model/find-spots'
import { findLocations } from '@/features/map/model/find-locations'
import { findPlaces } from '@/features/places/model/find-places'
import { findTargets } from '@/features/recommendations/model/find-targets'
import { searchPages } from '@/features/search/model/pages'
import { prepare } from '@/features/search/model/searchable'
import { suggest } from '@/features/search/model/suggest'
import { searchGates } from '@/domain/gates/gate-search'
import { mosqueById, mosques } from '@/domain/gates/mosques'
import { inNameOrder } from '@/lib/text/name-order'
import { createPlaceSearch } from '@/domain/places/place-search'
import { readKinds } from '@/domain/search-words/find-kinds'
import { isMostlyArabic } from '@/lib/text/arabic'
import { foldText } from '@/lib/text/text-folding'
import { readGateSeeds } from '@/seed/gates'
import { readPlaceSeeds } from '@/seed/places'
import { isSimilar, toComparedName } from '@/server/duplicates/near-duplicates'

import { gateSpellings, placeSpellings } from '../../tests/helpers/spellings'

const places = readPlaceSeeds()
  .places.map((place, index) => ({ ...place, id: place.id ?? index + 1000 }))
  .sort(inNameOrder)

/** The order of the screens: by mosque, then as the plan of the mosque has them. */
const gates = [...readGateSeeds()]
  .sort((a, b) => b.locationId - a.locationId || a.sortOrder - b.sortOrder)
  .map((gate, index) => ({ ...gate, id: index + 1 }))

/** As `GET /api/mosque-gates` has them. */
const gateRows = gates.map(({ gateNumber, arabicName, isMajor, ...gate }) => ({
  ...gate,
  gate_number: gateNumber,
  arabic_name: arabicName,
  is_major: isMajor === 'yes' ? (1 as const) : (0 as const),
  women_only: 0 as const,
  is_entrance: 1 as const,
  is_exit: 1 as const,
  is_wheelchair_accessible: 0 as const,
  directions_url: null,
  description: null,
}))

const searchable = prepare(searchPages(), places, gateRows)

const header = (text: string) => suggest(searchable, text)[0]

const placeRows = placeSpellings.flatMap(([place, spellings]) =>
  spellings.map((typed) => ({ typed, shown: visible(typed), place, plain: spellings[0] ?? '' })),
)

const gateRowsOfTable = gateSpellings.flatMap(([mosque, gate, spellings]) =>
  spellings.map((typed) => ({ typed, shown: visible(typed), mosque, gate, plain: spellings[0] ?? '' })),
)

/** So that two rows of the report differ where the eye sees no difference. */
function visible(text: string): string {
  return text.replace(/[\p{Cf}\p{Z}\u2010-\u2015]/gu, (sign) =>
    sign === ' ' ? sign : `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
}

describe('the table of spellings', () => {
  it('should have no spelling twice and hold at least 200', () => {
    const rows = [...placeRows, ...gateRowsOfTable.map((row) => ({ ...row, place: row.mosque }))]
    expect(new Set(rows.map(({ place, typed }) => `${place}: ${typed}`)).size).toBe(rows.length)
    expect(rows.length).toBeGreaterThanOrEqual(200)
  })
})

describe.each(placeRows)('$place, written "$shown"', ({ typed, place, plain }) => {
  const expected = places.find(({ name }) => name === place)

  it('should be first on the map, in one go and letter by letter', () => {
    expect(findLocations(places, { filter: 'all', search: typed }, readKinds)[0]?.name).toBe(place)
    const search = createPlaceSearch<(typeof places)[number]>()
    const results = Array.from(typed, (_, index) => search(places, typed.slice(0, index + 1), readKinds))
    expect(results.at(-1)?.[0]?.name).toBe(place)
  })

  it('should be first among the places', () => {
    const category = expected?.category ?? null
    expect(findPlaces(places, { category, city: null, q: typed }, readKinds).places[0]?.name).toBe(place)
  })

  it('should be in the answer of the interface', () => {
    expect(narrowLocations(places, { q: typed }).places.map(({ name }) => name)).toContain(place)
  })

  it('should be what the plain spelling is in the header', () => {
    expect(header(typed)).toEqual(header(plain))
  })

  it('should be taken for the same name where duplicates are looked for', () => {
    const names = [expected?.name ?? '', expected?.arabicName ?? ''].map(toComparedName)
    expect(names.some((name) => isSimilar(name, toComparedName(typed)))).toBe(true)
  })
})

// The lists of ways and steps have no Arabic names, and the header's search has those of some places only.
describe.each(placeRows.filter(({ typed }) => !isMostlyArabic(typed)))(
  '$place, written "$shown"',
  ({ typed, place }) => {
    it('should be first where a way or a step is looked for, and in the header', () => {
      const city = places.find(({ name }) => name === place)?.city === 'Madinah' ? 'Madinah' : 'Makkah'
      expect(findSpots(typed, places, [])[0]?.name).toBe(place)
      expect(findTargets(typed, { gates: [], places, city })[0]?.name).toBe(place)
      expect(header(typed)).toMatchObject({ kind: 'place', title: place })
    })
  },
)

describe.each(gateRowsOfTable)('gate $gate of $mosque, written "$shown"', ({ typed, mosque, gate, plain }) => {
  const ofMosque = gates.filter(({ locationId }) => mosqueById(locationId)?.key === mosque)
  const label = (hit: { readonly name: string; readonly gateNumber: string | null } | undefined) =>
    hit?.gateNumber ?? hit?.name

  it('should be first among the gates', () => {
    expect(label(searchGates(ofMosque, typed)[0])).toBe(gate)
  })

  it('should be first where a way or a step is looked for', () => {
    const rows = gateRows.filter(({ locationId }) => mosqueById(locationId)?.key === mosque)
    const labelOfId = (id: number | undefined) => label(gates.find((one) => one.id === id))
    const [target] = findTargets(typed, { gates: rows, places: [], city: mosques[mosque].city })
    expect(labelOfId(target?.id)).toBe(gate)
    // A way needs a position, which some of the gates do not have.
    const [spot] = findSpots(
      typed,
      [],
      rows.map((row) => ({ ...row, latitude: 21.42, longitude: 39.82 })),
    )
    expect(spot?.spot).toEqual({ kind: 'gate', id: target?.id })
  })

  it('should be what the plain spelling is in the header', () => {
    expect(header(typed)).toEqual(header(plain))
  })
})

describe('what the header finds', () => {
  it('should be first where it leads: each place of the guide by its name on the map', () => {
    const lost = places.filter(({ name }) => {
      const [first] = findLocations(places, { filter: 'all', search: name }, readKinds)
      return first === undefined || foldText(first.name) !== foldText(name)
    })
    expect(lost.map(({ name }) => name)).toEqual([])
    expect(places.length).toBeGreaterThan(1_000)
  })
})
