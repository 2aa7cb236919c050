import { describe, expect, it } from 'vitest'

import { readGateSeeds } from '@/seed/gates'

import type { ListedGate } from './gate'
import { gate as makeGate } from './gate-fixture'
import { accessFilters, accessNote, countKnown, groupByAccess } from './gate-access'

const gate = (id: number, isWheelchairAccessible: ListedGate['isWheelchairAccessible']): ListedGate =>
  makeGate({ id, name: `Door ${id}`, gateNumber: String(id), isWheelchairAccessible })

describe('groupByAccess', () => {
  it('should put known gates first, then those nobody has confirmed, and hide none', () => {
    const gates = [gate(1, 'no'), gate(2, 'unknown'), gate(3, 'yes'), gate(4, 'unknown'), gate(5, 'yes')]
    const groups = groupByAccess(gates, 'wheelchair').map(({ label, gates: members }) => [
      label,
      members.map(({ id }) => id),
    ])

    expect(groups).toEqual([
      ['Known to be wheelchair accessible', [3, 5]],
      ['Not confirmed', [2, 4]],
      ['Not for wheelchairs', [1]],
    ])
  })

  it('should leave out a group without gates', () => {
    expect(groupByAccess([gate(1, 'unknown')], 'women').map(({ id }) => id)).toEqual(['unknown'])
  })
})

describe('a lift', () => {
  const withNotes = (notes: string | null): ListedGate => ({ ...gate(1, 'unknown'), notes })
  const readState = (notes: string | null) => groupByAccess([withNotes(notes)], 'lift')[0]?.id

  it.each([
    ['Lifts to the second floor and roof for people with disabilities.', 'yes'],
    ['There is an elevator.', 'yes'],
    ['Stairs. No lift.', 'no'],
    ['A gate without a lift.', 'no'],
    ['Stairs.', 'unknown'],
    [null, 'unknown'],
  ])('should be read from the notes "%s": %s', (notes, state) => {
    expect(readState(notes)).toBe(state)
  })
})

describe('accessNote', () => {
  it.each([
    [
      [gate(1, 'yes'), gate(2, 'unknown')],
      '1 gate is known to be wheelchair accessible, and comes first. For 1 it is not confirmed: ask at the gate.',
    ],
    [[gate(1, 'yes'), gate(2, 'yes'), gate(3, 'no')], '2 gates are known to be wheelchair accessible, and come first.'],
    [
      [gate(1, 'unknown')],
      'No gate here is known to be wheelchair accessible. For 1 it is not confirmed: ask at the gate.',
    ],
  ])('should say how many are known and of how many nobody can say: %#', (gates, note) => {
    expect(accessNote(gates, 'wheelchair')).toBe(note)
  })
})

it('should have something to put first at both mosques', () => {
  const countWith = (mosque: number, field: 'isWheelchairAccessible' | 'womenOnly') =>
    readGateSeeds().filter(({ locationId, ...facts }) => locationId === mosque && facts[field] === 'yes').length

  expect(countWith(255, 'isWheelchairAccessible')).toBe(28)
  expect(countWith(239, 'womenOnly')).toBe(21)
  expect(numbersWithLift()).toEqual(['16', '25', '62', '79'])
})

/** The gates of both mosques whose notes mention a lift. */
function numbersWithLift(): readonly (string | null)[] {
  const lift = accessFilters.find(({ key }) => key === 'lift')
  if (lift === undefined) return []
  return readGateSeeds()
    .map(({ gateNumber, notes }) => ({ ...gate(1, 'unknown'), gateNumber, notes: notes ?? null }))
    .filter((one) => countKnown([one], lift) === 1)
    .map(({ gateNumber }) => gateNumber)
}
