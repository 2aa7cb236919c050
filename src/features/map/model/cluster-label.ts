import { placeCategories, type PlaceCategory } from '@/domain/places/place-categories'

/** How many places there are of each category, in the order of `placeCategories`. */
export type CategoryCounts = readonly number[]

const ones = new Map<PlaceCategory, CategoryCounts>(
  placeCategories.map(({ value }) => [value, placeCategories.map((one) => (one.value === value ? 1 : 0))]),
)

export const countOne = (category: PlaceCategory): CategoryCounts => ones.get(category) ?? []

export const addCounts = (some: CategoryCounts, others: CategoryCounts): CategoryCounts =>
  some.map((count, index) => count + (others[index] ?? 0))

/** More kinds than this are not listened to. */
const MOST_KINDS = 3

/** What the round mark of several places says: "12 places: 5 hotels, 3 pharmacies, 2 restaurants, 2 others, zoom in". */
export function clusterLabel(counts: CategoryCounts): string {
  const kinds = placeCategories
    .map(({ label, chip }, index) => {
      const count = counts[index] ?? 0
      return { count, words: `${count} ${(count === 1 ? label : chip).toLowerCase()}` }
    })
    .filter(({ count }) => count > 0)
    // Stable: kinds as frequent as each other stay in the order of the chips.
    .sort((a, b) => b.count - a.count)
  const others = sum(kinds.slice(MOST_KINDS))
  const named = kinds.slice(0, MOST_KINDS).map(({ words }) => words)
  const all = others === 0 ? named : [...named, `${others} ${others === 1 ? 'other' : 'others'}`]
  return `${sum(kinds)} places: ${all.join(', ')}, zoom in`
}

const sum = (kinds: readonly { readonly count: number }[]): number =>
  kinds.reduce((total, { count }) => total + count, 0)
