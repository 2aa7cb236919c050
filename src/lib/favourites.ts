import { MAX_FAVOURITES } from './stored-values'

/** Sets or takes back the heart of a place. The newest is first; above the limit the oldest go. */
export function toggleFavourite(favourites: readonly number[], id: number): readonly number[] {
  return favourites.includes(id)
    ? favourites.filter((favourite) => favourite !== id)
    : [id, ...favourites].slice(0, MAX_FAVOURITES)
}
