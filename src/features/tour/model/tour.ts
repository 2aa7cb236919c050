/** Spec §9: the tour appears by itself this long after the page has loaded. Milliseconds. */
export const TOUR_DELAY_MS = 1_500

export type TourState =
  | { readonly kind: 'intro' }
  /** `index` counts from 0. */
  | { readonly kind: 'step'; readonly index: number }
  | { readonly kind: 'completed' }
  | { readonly kind: 'skipped' }

export type TourAction = 'start' | 'next' | 'back' | 'skip' | 'reset'

export const FIRST_TOUR_STATE: TourState = { kind: 'intro' }

/**
 * The next state of a tour of `stepCount` steps (spec §4). Next on the last step finishes. Pure; the same object when
 * the action means nothing here.
 */
export function reduceTour(state: TourState, action: TourAction, stepCount: number): TourState {
  if (action === 'reset') return FIRST_TOUR_STATE
  switch (state.kind) {
    case 'intro':
      if (action === 'start') return stepCount > 0 ? { kind: 'step', index: 0 } : { kind: 'completed' }
      return action === 'skip' ? { kind: 'skipped' } : state
    case 'step':
      if (action === 'skip') return { kind: 'skipped' }
      if (action === 'back') return state.index > 0 ? { kind: 'step', index: state.index - 1 } : state
      if (action !== 'next') return state
      return state.index + 1 < stepCount ? { kind: 'step', index: state.index + 1 } : { kind: 'completed' }
    case 'completed':
    case 'skipped':
      return state
  }
}

/** The page scrolls under the intro dialog but not under the steps (spec §4). */
export const isScrollLocked = (state: TourState): boolean => state.kind === 'step'
