import { describe, expect, it, vi } from 'vitest'

import { issueFormToken, readFormToken } from './form-token'

vi.mock('@/env', () => ({ env: { PAYLOAD_SECRET: 'unit-tests-only-0123456789abcdef-x' } }))

const opened = new Date('2026-11-20T10:00:00.000Z')
const after = (milliseconds: number) => new Date(opened.getTime() + milliseconds)
const DAY_MS = 24 * 60 * 60 * 1000

describe('a form token', () => {
  it.each([
    [0, 'too-quick'],
    [1_999, 'too-quick'],
    [2_000, 'fair'],
    [DAY_MS, 'fair'],
    [DAY_MS + 1, 'expired'],
    [-5_000, 'too-quick'],
  ])('should say after %i ms that the form was %s', (milliseconds, state) => {
    expect(readFormToken(issueFormToken(opened), after(milliseconds)).state).toBe(state)
  })

  it('should not be made or changed by anybody else', () => {
    const token = issueFormToken(opened)
    const [time = '', nonce = '', signature = ''] = token.split('.')
    const earlier = (opened.getTime() - 60_000).toString(36)
    for (const forged of [
      `${earlier}.${nonce}.${signature}`,
      `${time}.other.${signature}`,
      `${time}.${nonce}.`,
      `${time}.${nonce}`,
      `${token}.x`,
      'x',
      '..',
    ]) {
      expect(readFormToken(forged, after(10_000)).state).toBe('forged')
    }
  })

  it.each([undefined, ''])('should be missing when it is %o', (token) => {
    expect(readFormToken(token, opened).state).toBe('missing')
  })

  it('should name each opened form', () => {
    const nonces = [issueFormToken(opened), issueFormToken(opened)].map((token) => readFormToken(token, after(5_000)))
    expect(nonces[0]).not.toEqual(nonces[1])
  })
})
