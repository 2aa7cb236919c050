import { describe, expect, it } from 'vitest'

import { closedGates, gateThing, notice } from './notice-fixture'
import { closedIds, firstIds, idsFirst, thingMark } from './thing-marks'

const gate = { kind: 'gate', id: 79 } as const
const about = (severity: 'danger' | 'change' | 'information') => closedGates([79], { severity, isClosed: false })

describe('thingMark', () => {
  it.each([
    [[about('change'), closedGates([79])], 'Closed'],
    [[about('change'), about('danger')], 'Danger'],
    [[about('change')], 'Change'],
    [[about('information')], null],
    [[closedGates([80])], null],
    [[notice({ severity: 'danger' })], null],
    [[notice({ concern: { kind: 'place', city: 'Makkah', places: [gateThing(79)] }, isClosed: true })], null],
  ])('should be of the thing itself, and the worst of it', (inForce, mark) => {
    expect(thingMark(inForce, gate)).toBe(mark)
  })
})

describe('lists', () => {
  const inForce = [closedGates([3]), closedGates([4], { isClosed: false, severity: 'danger' }), about('change')]

  it('should know what is closed', () => {
    expect([...closedIds(inForce, 'gate')]).toEqual([3])
    expect(closedIds(inForce, 'place').size).toBe(0)
  })

  it('should have what is closed or in danger first, and the rest in its order', () => {
    const items = [1, 2, 3, 4].map((id) => ({ id }))
    expect(idsFirst(items, firstIds(inForce, 'gate')).map(({ id }) => id)).toEqual([3, 4, 1, 2])
  })

  it('should stay the same list where nothing moves', () => {
    const items = [{ id: 1 }]
    expect(idsFirst(items, firstIds(inForce, 'gate'))).toBe(items)
  })
})
