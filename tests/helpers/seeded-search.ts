import { searchPages } from '@/features/search/model/pages'
import { prepare } from '@/features/search/model/searchable'
import { inNameOrder } from '@/lib/text/name-order'
import { readGateSeeds } from '@/seed/gates'
import { readPlaceSeeds } from '@/seed/places'

/** The places that ship, as the search gets them. */
export const listSeededPlaces = () =>
  readPlaceSeeds()
    .places.map((place, index) => ({ ...place, id: place.id ?? index + 1000 }))
    .sort(inNameOrder)

const listSeededGates = () =>
  [...readGateSeeds()]
    .sort((a, b) => b.locationId - a.locationId || a.sortOrder - b.sortOrder)
    .map(({ gateNumber, arabicName, isMajor, ...gate }, index) => ({
      ...gate,
      id: index + 1,
      gate_number: gateNumber,
      arabic_name: arabicName,
      is_major: isMajor === 'yes' ? (1 as const) : (0 as const),
    }))

/** The search over the pages, places and gates that ship. */
export const prepareSeededSearch = () => prepare(searchPages(), listSeededPlaces(), listSeededGates())
