import { counted } from '@/lib/text/counted'

/** How many places there are, for the line over the list and for screen readers. */
export const resultLabel = (count: number): string => counted(count, 'result')

/** Spec §2. */
export const LOADING_WORDS = 'Loading locations...'
