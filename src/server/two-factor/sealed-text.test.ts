import { randomBytes } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { seal, unseal } from './sealed-text'

const key = Buffer.alloc(32, 7)
const owner = 'account 12'

describe('a sealed text', () => {
  it('should open with the key it was sealed with', () => {
    expect(unseal(seal('GEZDGNBV', { key, owner }), { key, owner })).toBe('GEZDGNBV')
    expect(unseal(seal('', { key, owner }), { key, owner })).toBe('')
  })

  it('should not show what it holds, and look different each time', () => {
    const sealed = seal('GEZDGNBV', { key, owner })
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('GEZDGNBV')
    expect(seal('GEZDGNBV', { key, owner })).not.toBe(sealed)
  })

  it('should not open with another key, nor for another account', () => {
    const sealed = seal('GEZDGNBV', { key, owner })
    expect(unseal(sealed, { key: randomBytes(32), owner })).toBeNull()
    expect(unseal(sealed, { key, owner: 'account 13' })).toBeNull()
  })

  it('should not open when a bit of it was changed, wherever', () => {
    const bytes = Buffer.from(seal('GEZDGNBV', { key, owner }), 'base64url')
    const opened = [...bytes.keys()].map((index) => {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ 1
      return unseal(changed.toString('base64url'), { key, owner })
    })
    expect(opened).toHaveLength(12 + 16 + 8)
    expect(new Set(opened)).toEqual(new Set([null]))
  })

  it.each(['', 'x', 'AAAA', '!!!'])('should not open when it is %j', (stored) => {
    expect(unseal(stored, { key, owner })).toBeNull()
  })
})
