import { describe, expect, it } from 'vitest'

import { gateIdFromHash, panelHref } from './use-chosen-gate'

describe('gateIdFromHash', () => {
  it('should read what a marker leads to', () => {
    expect(gateIdFromHash(panelHref({ id: 79 }))).toBe(79)
  })

  it.each(['', '#', '#gate-', '#gate-0', '#gate-7x', '#gates-7', 'gate-7', '#gate-9999999999'])(
    'should find no gate in %j',
    (hash) => {
      expect(gateIdFromHash(hash)).toBeNull()
    },
  )
})
