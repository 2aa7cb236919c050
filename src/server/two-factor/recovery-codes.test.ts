import { describe, expect, it } from 'vitest'

import { findRecoveryCode, hashRecoveryCode, makeRecoveryCodes, RECOVERY_CODES } from './recovery-codes'

describe('recovery codes', () => {
  it('should be ten, of 16 signs each, all different', () => {
    const codes = [...makeRecoveryCodes(), ...makeRecoveryCodes()]
    expect(codes).toHaveLength(2 * RECOVERY_CODES)
    expect(new Set(codes).size).toBe(2 * RECOVERY_CODES)
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  })

  it('should be stored as hashes that do not show them', () => {
    const [code = ''] = makeRecoveryCodes()
    expect(hashRecoveryCode(code)).toMatch(/^[\w-]{43}$/)
    expect(hashRecoveryCode(code)).not.toContain(code.slice(0, 4))
  })

  it('should be found however they are typed', () => {
    const hashes = ['ABCD-EF01-2345-6789', '1100-1100-1100-1100'].map(hashRecoveryCode)
    expect(findRecoveryCode(hashes, ' abcd ef01 2345 6789 ')).toBe(hashes[0])
    expect(findRecoveryCode(hashes, 'ABCDEF0123456789')).toBe(hashes[0])
    expect(findRecoveryCode(hashes, 'ilOo-Iloo-LLoo-iiOO')).toBe(hashes[1])
  })

  it.each(['', 'ABCD-EF01-2345-6788', 'ABCD-EF01-2345', '123456', 'é'])('should not be %j', (typed) => {
    expect(findRecoveryCode(['ABCD-EF01-2345-6789'].map(hashRecoveryCode), typed)).toBeNull()
  })

  it('should not be what is stored', () => {
    const hashes = ['ABCD-EF01-2345-6789'].map(hashRecoveryCode)
    expect(findRecoveryCode(hashes, hashes[0] ?? '')).toBeNull()
    expect(findRecoveryCode(['', 'short'], '')).toBeNull()
  })
})
