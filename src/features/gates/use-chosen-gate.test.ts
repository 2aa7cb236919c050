import { describe, expect, it } from 'vitest'

import { parseGateHash, panelHref } from './use-chosen-gate'

describe('parseGateHash', () => {
  it('should read what a marker leads to', () => {
    expect(parseGateHash(panelHref({ id: 79 }))).toBe(79)
  })

  it.each(['', '#', '#gate-', '#gate-0', '#gate-7x', '#gates-7', 'gate-7', '#gate-9999999999'])(
    'should find no gate in %j',
    (hash) => {
      expect(parseGateHash(hash)).toBeNull()
    },
  )
})
