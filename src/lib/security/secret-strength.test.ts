import { randomBytes, randomInt } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { secretProblem } from './secret-strength'

describe('secretProblem', () => {
  it.each([
    ['', 'at least 32 characters'],
    ['a1b2c3d4e5f6g7h8i9j0', 'at least 32 characters'],
    ['x'.repeat(32), 'openssl rand -hex 32'],
    ['ab'.repeat(40), 'openssl rand -hex 32'],
    ['0123456789'.repeat(4), 'openssl rand -hex 32'],
    ['changeme123'.repeat(3), 'openssl rand -hex 32'],
    [`${'secret-key-'.repeat(3)}sec`, 'openssl rand -hex 32'],
    [`${'a'.repeat(31)}b`, 'openssl rand -hex 32'],
  ])('should refuse %j', (secret, words) => {
    expect(secretProblem(secret)).toContain(words)
  })

  it('should accept what people make in earnest', () => {
    const makers = [
      () => randomBytes(16).toString('hex'),
      () => randomBytes(32).toString('hex'),
      () => randomBytes(24).toString('base64'),
      () => Array.from({ length: 32 }, () => randomInt(10)).join(''),
      () => 'integration-tests-only-0123456789abcdef',
    ]
    for (const make of makers) for (let count = 0; count < 200; count += 1) expect(secretProblem(make())).toBeNull()
  })
})
