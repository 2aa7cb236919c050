import { expect, it } from 'vitest'

import { closedGates, gateThing, notice } from '@/domain/notices/notice-fixture'

import { noticePoints } from './notice-points'

it('should mark each gate and place with a position once, by its worst notice', () => {
  const danger = closedGates([79, 80], { id: 1, severity: 'danger' })
  const change = closedGates([80, 81], { id: 2 })
  const place = notice({
    id: 3,
    concern: { kind: 'place', city: 'Makkah', places: [gateThing(80), { ...gateThing(5), latitude: null }] },
  })
  const everywhere = notice({ id: 4 })

  const points = noticePoints([danger, change, place, everywhere])

  expect(points.map(({ key, notice: { id } }) => [key, id])).toEqual([
    ['gate 79', 1],
    ['gate 80', 1],
    ['gate 81', 2],
    ['place 80', 3],
  ])
})
