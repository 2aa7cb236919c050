import { describe, expect, it } from 'vitest'

import { findWeakness } from './password-strength'

describe('findWeakness', () => {
  it.each([
    'short',
    'elevenchars',
    'aaaaaaaaaaaaaaaa',
    'abababababab',
    'password1234',
    'Password2026!',
    'P@ssw0rd!!!!',
    'p4ssw0rd9999',
    '1234567890123',
    'passwordpassword',
    'Makkah2026!!',
    'admin1234567',
    '!!!!Umrah2026',
  ])('should refuse %s', (password) => {
    expect(findWeakness(password)).not.toBeNull()
  })

  it.each(['teacup-orbit-lantern-42', 'harbour violin cactus', 'ثلاث كلمات عشوائية', 'Xq7!vLm2#pRt9'])(
    'should take %s',
    (password) => {
      expect(findWeakness(password)).toBeNull()
    },
  )
})
