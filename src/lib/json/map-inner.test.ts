import { describe, expect, it } from 'vitest'

import { mapInner } from './map-inner'

const shout = (value: unknown): unknown => (typeof value === 'string' ? value.toUpperCase() : mapInner(value, shout))

describe('a tree that is changed', () => {
  it('should be another one on the way to what changed, and the same beside it', () => {
    const quiet = { text: 'AS IT IS', of: [1, null, true] }
    const tree = { quiet, loud: [{ text: 'go' }] }

    const changed = mapInner(tree, shout)

    expect(changed).toEqual({ quiet, loud: [{ text: 'GO' }] })
    expect(changed.quiet).toBe(quiet)
    expect(tree.loud).toEqual([{ text: 'go' }])
  })

  it.each([[{ a: ['X'], b: { c: 1 } }], [[]], [{}], ['X'], [null], [undefined]])(
    'should be the very same where nothing changes: %j',
    (value) => {
      expect(mapInner(value, shout)).toBe(value)
    },
  )
})
