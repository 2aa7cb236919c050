import type { SearchEngine } from './search-engine'

/** The engine of this page, its code fetched on the first call. Rejects when it cannot be fetched; then ask again. */
export function loadSearchEngine(): Promise<SearchEngine> {
  engine ??= import('./search-engine')
    .then(({ createSearchEngine }) => createSearchEngine())
    .catch((error: unknown) => {
      engine = null
      throw error
    })
  return engine
}

let engine: Promise<SearchEngine> | null = null
