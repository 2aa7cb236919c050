import { describe, expect, it } from 'vitest'

import { gateFields } from '@/domain/gates/gate-fields'

import { accessFacts, coordinatesText, descriptionParts, oldestCheck } from './gate-facts'

const texts = (state: 'yes' | 'no' | 'unknown') =>
  accessFacts({ isEntrance: state, isExit: state, isWheelchairAccessible: state }).map(({ text }) => text)

describe('accessFacts', () => {
  it.each([
    ['yes', ['Entrance Available', 'Exit Available', 'Wheelchair Accessible']],
    ['no', ['No Entrance', 'No Exit', 'Standard Access']],
  ] as const)('should use the words of the specification for %s', (state, expected) => {
    expect(texts(state)).toEqual(expected)
  })

  // Not read from the table: the details of a gate are in the browser, the table is not.
  it('should say neither yes nor no of what is not known', () => {
    const { isEntrance, isExit, isWheelchairAccessible } = gateFields
    expect(texts('unknown')).toEqual([isEntrance.label, isExit.label, isWheelchairAccessible.label])
  })

  it('should mark only the unknown as not confirmed', () => {
    const facts = accessFacts({ isEntrance: 'unknown', isExit: 'no', isWheelchairAccessible: 'yes' })

    expect(facts.map(({ isConfirmed }) => isConfirmed)).toEqual([false, true, true])
    expect(facts.map(({ isYes }) => isYes)).toEqual([false, false, true])
  })
})

describe('coordinatesText', () => {
  it.each([
    [{ latitude: 21.421232, longitude: 39.8240461 }, '21.421232, 39.824046'],
    [{ latitude: 21.4, longitude: 39 }, '21.400000, 39.000000'],
    [{ latitude: null, longitude: null }, null],
    [{ latitude: 21.4, longitude: null }, null],
  ])('should write %j', (position, text) => {
    expect(coordinatesText(position)).toBe(text)
  })
})

describe('descriptionParts', () => {
  it.each([
    [null, null, []],
    ['Escalators inside.', null, ['Escalators inside.']],
    [null, 'Open day and night.', ['Open day and night.']],
    ['Escalators inside.', 'Open day and night.', ['Escalators inside.', 'Open day and night.']],
    ['The same.', 'The same.', ['The same.']],
  ])('should join %j and %j', (description, notes, parts) => {
    expect(descriptionParts({ description, notes })).toEqual(parts)
  })
})

describe('oldestCheck', () => {
  it.each([
    [['2026-11-20', '2026-02-01'], '2026-02-01'],
    [['2026-11-20', null], null],
    [[], null],
  ])('should date %j', (days, oldest) => {
    expect(oldestCheck(days.map((checkedOn) => ({ checkedOn })))).toBe(oldest)
  })
})
