import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'

import { findStep, keyUri, newSecret, plainCode } from './one-time-code'

/** The secret and the times of RFC 6238, appendix B, whose eight digits end in these six. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const RFC_CODES = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const

const at = (seconds: number) => new Date(seconds * 1000)
const check = (code: string, seconds: number, lastStep = 0) =>
  findStep({ secret: RFC_SECRET, code, now: at(seconds), lastStep })

describe('a code of the app', () => {
  it.each(RFC_CODES)('should be that of RFC 6238 at %i', (seconds, code) => {
    expect(check(code, seconds)).toBe(Math.floor(seconds / 30))
  })

  it('should be taken one half minute early and late, and no more', () => {
    const [seconds, code] = RFC_CODES[3]
    const taken = [-60, -30, 0, 30, 60].map((off) => check(code, seconds + off))
    const step = Math.floor(seconds / 30)
    expect(taken).toEqual([null, step, step, step, null])
  })

  it('should be good once, and close those before it', () => {
    const [seconds, code] = RFC_CODES[3]
    const step = Math.floor(seconds / 30)
    expect(check(code, seconds, step)).toBeNull()
    expect(check(code, seconds, step + 1)).toBeNull()
    expect(check(code, seconds, step - 1)).toBe(step)
  })

  it.each(['', '28708', '2870822', '287o82', ' 287082', '２８７０８２', 'éééééé', '000000'])(
    'should not be %j',
    (code) => {
      expect(check(code, 59)).toBeNull()
    },
  )

  it('should be read as apps show it', () => {
    expect(plainCode(' 287 082\n')).toBe('287082')
  })
})

describe('a secret', () => {
  it('should have 160 bits and never be the same', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(newSecret())
  })

  it('should be read from the QR code by the app of somebody else', () => {
    const secret = newSecret()
    const uri = keyUri(secret, 'amina+1@example.org')
    expect(uri).toContain('otpauth://totp/Pilgrim%20Guide:amina%2B1%40example.org?')
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toContain('issuer=Pilgrim%20Guide')
    const code = new TOTP({ secret }).generate({ timestamp: 59_000 })
    expect(findStep({ secret, code, now: at(59), lastStep: 0 })).toBe(1)
  })
})
