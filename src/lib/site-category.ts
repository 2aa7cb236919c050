import type { PlaceCategory } from './place-categories'
import type { placeKinds } from './recommendation-options'

/** The sender's category on the site; `null` where a person has to choose. */
export const siteCategoryOf = {
  Restaurant: 'restaurant',
  Cafe: 'cafe',
  Attraction: 'tourist attraction',
  Shopping: 'shopping',
  'Prayer room': 'prayer room',
  Other: null,
} as const satisfies Record<(typeof placeKinds)[number], PlaceCategory | null>
