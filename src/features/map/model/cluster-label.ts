import { type PlaceCategory, placeCategories } from '@/domain/places/place-categories'

/** More kinds than this are not listened to. */
const MOST_KINDS = 3

/** What the round mark of several places says: "12 places: 5 hotels, 3 pharmacies, 2 restaurants, 2 others, zoom in". */
export function clusterLabel(places: readonly { readonly category: PlaceCategory }[]): string {
  const counts = placeCategories
    .map(({ value, label, chip }) => {
      const count = places.filter(({ category }) => category === value).length
      return { count, words: `${count} ${(count === 1 ? label : chip).toLowerCase()}` }
    })
    .filter(({ count }) => count > 0)
    // Stable: kinds as frequent as each other stay in the order of the chips.
    .sort((a, b) => b.count - a.count)
  const named = counts.slice(0, MOST_KINDS)
  const others = places.length - named.reduce((sum, { count }) => sum + count, 0)
  const kinds = [
    ...named.map(({ words }) => words),
    ...(others === 0 ? [] : [`${others} ${others === 1 ? 'other' : 'others'}`]),
  ]
  return `${places.length} places: ${kinds.join(', ')}, zoom in`
}
