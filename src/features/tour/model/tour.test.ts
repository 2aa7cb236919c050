import { describe, expect, it } from 'vitest'

import { FIRST_TOUR_STATE, isScrollLocked, reduceTour, TOUR_DELAY_MS, type TourAction, type TourState } from './tour'

const STEPS = 8

const intro: TourState = { kind: 'intro' }
const step = (number: number): TourState => ({ kind: 'step', index: number - 1 })
const completed: TourState = { kind: 'completed' }
const skipped: TourState = { kind: 'skipped' }

describe('reduceTour', () => {
  it.each<[TourState, TourAction, TourState]>([
    [intro, 'start', step(1)],
    [intro, 'skip', skipped],
    [intro, 'next', intro],
    [intro, 'back', intro],
    [step(1), 'next', step(2)],
    [step(7), 'next', step(8)],
    [step(8), 'next', completed],
    [step(8), 'back', step(7)],
    [step(2), 'back', step(1)],
    [step(1), 'back', step(1)],
    [step(4), 'start', step(4)],
    [step(1), 'skip', skipped],
    [step(8), 'skip', skipped],
    [completed, 'next', completed],
    [completed, 'skip', completed],
    [skipped, 'start', skipped],
    [skipped, 'next', skipped],
    [step(5), 'reset', intro],
    [completed, 'reset', intro],
    [skipped, 'reset', intro],
  ])('should turn %j on %s into %j', (state, action, expected) => {
    expect(reduceTour(state, action, STEPS)).toEqual(expected)
  })

  it('should go from the intro through eight steps to the end and never further', () => {
    const actions: readonly TourAction[] = ['start', ...Array<TourAction>(STEPS + 3).fill('next')]

    const states = actions.reduce<readonly TourState[]>(
      (path, action) => [...path, reduceTour(path.at(-1) ?? FIRST_TOUR_STATE, action, STEPS)],
      [],
    )

    expect(states.filter(({ kind }) => kind === 'step')).toHaveLength(STEPS)
    expect(states.at(-1)).toEqual(completed)
  })

  it('should not open a step that is not there', () => {
    expect(reduceTour(intro, 'start', 0)).toEqual(completed)
  })

  it.each<[TourState, boolean]>([
    [intro, false],
    [step(1), true],
    [step(8), true],
    [completed, false],
    [skipped, false],
  ])('should lock scrolling in %j: %s', (state, expected) => {
    expect(isScrollLocked(state)).toBe(expected)
  })

  it('should wait as long as the specification says', () => {
    expect(TOUR_DELAY_MS).toBe(1_500)
  })
})
