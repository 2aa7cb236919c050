import { MAX_FAVOURITES } from './stored-values'

/**
 * The hearts of places that an editor has merged into others go to those; a place has one heart, where its first one
 * was. The same list when nothing changes.
 */
export function followMerges(
  favourites: readonly number[],
  mergedInto: ReadonlyMap<number, number>,
): readonly number[] {
  if (!favourites.some((id) => mergedInto.has(id))) return favourites
  return [...new Set(favourites.map((id) => mergedInto.get(id) ?? id))]
}

/** Sets or takes back the heart of a place. The newest is first; above the limit the oldest go. */
export function toggleFavourite(favourites: readonly number[], id: number): readonly number[] {
  return favourites.includes(id)
    ? favourites.filter((favourite) => favourite !== id)
    : [id, ...favourites].slice(0, MAX_FAVOURITES)
}
