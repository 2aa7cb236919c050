import { type PlaceCategory, placeCategories } from '@/domain/places/place-categories'

/** Outlines in a box of 24 by 24. Every kind has a shape of its own, so that none is told by its colour alone. */
export const markerOutlines = {
  holy: 'M12 1.5L15.1 4.6L19.4 4.6L19.4 8.9L22.5 12L19.4 15.1L19.4 19.4L15.1 19.4L12 22.5L8.9 19.4L4.6 19.4L4.6 15.1L1.5 12L4.6 8.9L4.6 4.6L8.9 4.6z',
  food: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  stay: 'M4 4h16v16H4z',
  sight: 'M12 2.5L22 20.5H2z',
  health: 'M8.5 3h7v5.5H21v7h-5.5V21h-7v-5.5H3v-7h5.5z',
  transport: 'M7 3.5h10l5 8.5l-5 8.5H7L2 12z',
  prayer: 'M12 2c5 3.5 8 6.5 8 11v8H4v-8c0-4.5 3-7.5 8-11z',
  services: 'M12 2l10 10l-10 10L2 12z',
  toilets: 'M3 3.5h18v6h-6v11H9v-11H3z',
} as const

export type MarkerKind = keyof typeof markerOutlines

export type LegendEntry = { readonly kind: MarkerKind; readonly label: string }

/** Categories that are looked for together share a mark. */
export const markerKind = (category: PlaceCategory): MarkerKind => kinds[category]

/** What the marks on the map mean, only those that are on it, in the order of the categories. */
export function toLegend(points: readonly { readonly category: PlaceCategory }[]): readonly LegendEntry[] {
  const shown = placeCategories.filter(({ value }) => points.some(({ category }) => category === value))
  const shownKinds = [...new Set(shown.map(({ value }) => kinds[value]))]
  return shownKinds.map((kind) => {
    const members = shown.filter(({ value }) => kinds[value] === kind)
    return { kind, label: members.map(({ chip }) => chip).join(', ') }
  })
}

const kinds = {
  'holy site': 'holy',
  restaurant: 'food',
  cafe: 'food',
  shopping: 'stay',
  hotel: 'stay',
  'tourist attraction': 'sight',
  hospital: 'health',
  'help point': 'services',
  pharmacy: 'health',
  healthcare: 'health',
  transportation: 'transport',
  'prayer place': 'prayer',
  'prayer room': 'prayer',
  services: 'services',
  toilets: 'toilets',
  'camp zone': 'stay',
  stop: 'transport',
  'pedestrian road': 'transport',
} as const satisfies Record<PlaceCategory, MarkerKind>
