import { expect, it } from 'vitest'

import { describeOutcome } from './outcome'

const done = (id: number, day: string) => ({
  isDone: true as const,
  id,
  title: `Gate ${id}`,
  checkedOn: '2026-11-28T00:00:00.000Z',
  reviewDueOn: `${day}T00:00:00.000Z`,
})

it('should say how many were marked, and the days they are due again', () => {
  expect(describeOutcome([done(1, '2026-12-20'), done(2, '2026-12-28'), done(3, '2026-12-18')])).toEqual({
    done: 'Checked today: 3 records. Due again from 18 December 2026 to 28 December 2026.',
    left: [],
  })
  expect(describeOutcome([done(1, '2026-12-20')]).done).toBe('Checked today: 1 record. Due again on 20 December 2026.')
})

it('should name each that was left, and why', () => {
  const left = { isDone: false as const, id: 4, title: 'Gate 4', reason: 'is in the trash. Take it out first.' }

  expect(describeOutcome([left])).toEqual({
    done: 'Nothing was marked.',
    left: ['“Gate 4” is in the trash. Take it out first.'],
  })
})
