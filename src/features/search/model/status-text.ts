import { counted } from '@/lib/text/counted'

import { MIN_QUERY_LENGTH } from './suggest'

export type PlacesState = 'loading' | 'ready' | 'failed'

type Situation = { readonly text: string; readonly count: number; readonly places: PlacesState }

/** What is said above the suggestions, and to those who cannot see them. */
export function statusText({ text, count, places }: Situation): string {
  if (text.trim().length < MIN_QUERY_LENGTH) return `Type at least ${MIN_QUERY_LENGTH} characters`
  const summary = count === 0 ? 'No suggestions' : counted(count, 'suggestion')
  switch (places) {
    case 'loading':
      return count === 0 ? 'Loading locations...' : `${summary}, loading locations...`
    case 'failed':
      return `${summary}. Locations could not be loaded; please check your connection.`
    case 'ready':
      return count === 0 ? `${summary}. Search looks for it among the locations.` : summary
  }
}
