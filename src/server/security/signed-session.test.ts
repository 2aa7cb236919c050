import { createHash } from 'node:crypto'

import { jwtSign } from 'payload'
import { describe, expect, it } from 'vitest'

import { isSignedSession } from './signed-session'

const SECRET = 'a secret of at least thirty-two characters'

/** Signed by the CMS's own function, with the key that it derives from the secret. */
const signToken = async (secret: string) => {
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return (await jwtSign({ fieldsToSign: { id: 1, collection: 'users' }, secret: key, tokenExpiration: 60 })).token
}

describe('isSignedSession', () => {
  it.each([
    ['a cookie', (token: string) => ({ cookie: `theme=dark; payload-token=${token}` })],
    ['a cookie of this host alone', (token: string) => ({ cookie: `__Host-payload-token=${token}; theme=dark` })],
    ['credentials', (token: string) => ({ authorization: `JWT ${token}` })],
  ])('should know a session of the CMS in %s', async (_, headers) => {
    expect(isSignedSession(headers(await signToken(SECRET)), SECRET)).toBe(true)
  })

  it('should take none that somebody else has signed, changed or made up', async () => {
    const [token, foreign] = [await signToken(SECRET), await signToken('another secret of thirty-two characters')]
    const [head = '', body = '', signature = ''] = token.split('.')
    for (const cookie of [
      `payload-token=${foreign}`,
      `payload-token=${head}.${body}x.${signature}`,
      `payload-token=${head}.${body}.`,
      `payload-token=${head}.${body}`,
      `other-payload-token=${token}`,
      'payload-token=none',
      '',
    ]) {
      expect(isSignedSession({ cookie }, SECRET)).toBe(false)
    }
    expect(isSignedSession({}, SECRET)).toBe(false)
  })

  it('should look no further than two, however many are sent', async () => {
    const worthless = Array.from({ length: 500 }, () => 'payload-token=a.b.c').join('; ')
    expect(isSignedSession({ cookie: `${worthless}; payload-token=${await signToken(SECRET)}` }, SECRET)).toBe(false)
  })
})
