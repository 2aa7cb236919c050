import { describe, expect, expectTypeOf, it } from 'vitest'

import { keysWhere, recordOf } from './table-rows'

const table = {
  name: { kind: 'text', isRequired: true },
  ramp: { kind: 'flag' },
  phone: { kind: 'text' },
} as const

describe('keysWhere', () => {
  it('should list the rows that have all of the values, in the order of the table', () => {
    expect(keysWhere(table, { kind: 'text' })).toEqual(['name', 'phone'])
    expect(keysWhere(table, { kind: 'text', isRequired: true })).toEqual(['name'])
  })

  it('should know which rows these are', () => {
    expectTypeOf(keysWhere(table, { kind: 'text' })).toEqualTypeOf<readonly ('name' | 'phone')[]>()
    expectTypeOf(keysWhere(table, { kind: 'text', isRequired: true })).toEqualTypeOf<readonly 'name'[]>()
  })
})

it('should make a value for each key', () => {
  const lengths = recordOf(['name', 'ramp'], ({ length }) => length)

  expect(lengths).toEqual({ name: 4, ramp: 4 })
  expectTypeOf(lengths).toEqualTypeOf<Record<'name' | 'ramp', number>>()
})
