/** What a map can say of its streets. */
export type GroundState = 'awaited' | 'shown' | 'missing' | 'outside'

/** A note under the map; empty while there is nothing to say. */
export const groundLabels = {
  awaited: '',
  shown: '',
  missing: 'The streets cannot be loaded. The marks are where the places are.',
  outside: 'The guide has no streets of this area, only of Makkah and Madinah. The marks are where the places are.',
} as const satisfies Record<GroundState, string>
