import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { type App, SITE_URL, startApp, TEST_PASSWORD } from '../helpers/int-app'

const WRONG_PASSWORD = 'another-teacup-lantern-7'
const NEW_PASSWORD = 'harbour-violin-cactus-88'
const UNKNOWN = 'nobody-here@example.org'

let app: App

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(() => app.forgetTries())

describe('signing in', () => {
  it('should give a strict, hidden cookie and no token in the body', async () => {
    const answer = await app.login(app.users.editor.email, TEST_PASSWORD)
    expect(answer).toMatchObject({ status: 200, body: { user: { email: app.users.editor.email } } })
    expect(answer.headers.get('set-cookie')).toMatch(/^payload-token=[^;]+;.*HttpOnly.*SameSite=Strict/)
    expect(answer.body).not.toHaveProperty('token')
    expect(answer.text).not.toMatch(/"(?:hash|salt|resetPasswordToken|lockUntil)"/)
  })

  it('should be taken as the form that the admin sends', async () => {
    const body = new FormData()
    body.set('_payload', JSON.stringify({ email: app.users.editor.email, password: TEST_PASSWORD }))
    const headers = { Origin: SITE_URL, 'Sec-Fetch-Site': 'same-origin' }
    expect(await app.rest('POST', 'users/login', { body, headers })).toMatchObject({ status: 200 })
    const large = new FormData()
    large.set('_payload', JSON.stringify({ email: 'x'.repeat(33 * 1024) }))
    expect(await app.rest('POST', 'users/login', { body: large, headers })).toMatchObject({ status: 413 })
  })

  it('should end with the sign-out, for the token too', async () => {
    const { headers } = await app.login(app.users.editor.email, TEST_PASSWORD)
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    const asBrowser = { headers: { Cookie: cookie, Origin: SITE_URL } }
    expect(await app.rest('GET', 'locations', asBrowser)).toMatchObject({ status: 200 })
    expect(await app.rest('POST', 'users/logout', asBrowser)).toMatchObject({ status: 200 })
    expect(await app.rest('GET', 'locations', asBrowser)).toMatchObject({ status: 401 })
  })

  it('should answer the same for a wrong password and an account that does not exist', async () => {
    const wrong = await app.login(app.users.editor.email, WRONG_PASSWORD)
    const unknown = await app.login(UNKNOWN, WRONG_PASSWORD)
    expect(wrong.status).toBe(401)
    expect({ status: unknown.status, text: unknown.text }).toEqual({ status: wrong.status, text: wrong.text })
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()])
  })

  it('should answer the same for an empty password, without spending time on it', async () => {
    const answers = [await app.login(app.users.editor.email, ' '), await app.login(UNKNOWN, ' ')]
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
    expect(answers[0]?.text).toBe(answers[1]?.text)
  })

  it('should spend the same work on the password of an account that does not exist', async () => {
    const hashesOfKnown = await captureHashes(app.users.editor.email)
    const hashesOfUnknown = await captureHashes(UNKNOWN)
    expect(hashesOfKnown).toHaveLength(1)
    expect(hashesOfUnknown).toEqual(hashesOfKnown)
  })

  it('should not lock an account after wrong passwords', async () => {
    for (let trial = 0; trial < 12; trial += 1) await app.login(app.users.editor.email, WRONG_PASSWORD)
    expect(await app.login(app.users.editor.email, TEST_PASSWORD)).toMatchObject({ status: 200 })
  })

  it('should not take a password that is not text', async () => {
    for (const password of [{ $ne: '' }, ['a'], 1, null]) {
      const answer = await app.rest('POST', 'users/login', { data: { email: app.users.editor.email, password } })
      expect(answer.status).toBe(400)
    }
  })
})

describe('too many tries', () => {
  const attempt = (email: string, address: string) =>
    app.rest('POST', 'users/login', {
      data: { email, password: ' ' },
      headers: { 'X-Forwarded-For': address },
    })

  it('should be refused by account, whether it exists or not', async () => {
    for (const email of [app.users.editor.email, UNKNOWN]) {
      const answers = await app.sendWithinOneMinute(11, (n) => attempt(email, `203.0.${n}.1`))
      expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429])
    }
  })

  it('should be refused by network, and say when to come back', async () => {
    const answers = await app.sendWithinOneMinute(11, (n) => attempt(`person-${n}@example.org`, `198.51.100.${n}`))
    expect(answers.at(-1)?.status).toBe(429)
    const seconds = Number(answers.at(-1)?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThanOrEqual(1)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(await attempt('somebody-else@example.org', '198.51.101.1')).toMatchObject({ status: 400 })
  })

  it('should count the spellings of one account together', async () => {
    const spellings = ['A@example.org', ' a@example.org', 'a@EXAMPLE.org ', 'a@example.org']
    const answers = await app.sendWithinOneMinute(11, (n) => attempt(spellings[n % 4] ?? '', `203.1.${n}.1`))
    expect(answers.at(-1)?.status).toBe(429)
  })

  it('should leave a session alone that is already there', async () => {
    for (let n = 0; n < 12; n += 1) await attempt(app.users.editor.email, `203.2.${n}.1`)
    expect(await app.rest('GET', 'locations', { actor: 'editor' })).toMatchObject({ status: 200 })
  })

  it('should be refused for forgotten passwords and for resets', async () => {
    for (const target of ['users/forgot-password', 'users/reset-password']) {
      const data = { email: UNKNOWN, token: 'x'.repeat(40), password: NEW_PASSWORD }
      const answers = await app.sendWithinOneMinute(11, () => app.rest('POST', target, { data }))
      expect(answers.at(-1)?.status, target).toBe(429)
    }
  })
})

describe('passwords', () => {
  const weak = ['short', 'password1234', 'aaaaaaaaaaaaaaaa', 'Makkah2026!!']

  it('should be strong when an account is made', async () => {
    for (const password of weak) {
      const data = { email: 'weak@example.org', name: 'Weak', password }
      expect(await app.rest('POST', 'users', { actor: 'admin', data })).toMatchObject({ status: 400 })
      await expect(app.payload.create({ collection: 'users', data })).rejects.toMatchObject({ status: 400 })
    }
  })

  it('should be strong when it is changed', async () => {
    for (const password of weak) {
      const answer = await app.rest('PATCH', `users/${app.users.editor.id}`, { actor: 'editor', data: { password } })
      expect(answer).toMatchObject({ status: 400 })
    }
    expect(await app.login(app.users.editor.email, TEST_PASSWORD)).toMatchObject({ status: 200 })
  })

  it('should be strong when it is reset', async () => {
    app.payload.email = { ...app.payload.email, name: 'smtp', sendEmail: () => Promise.resolve() }
    const token = await app.payload.forgotPassword({
      collection: 'users',
      data: { email: app.users.moderator.email },
      disableEmail: true,
    })
    for (const password of weak) {
      expect(await app.rest('POST', 'users/reset-password', { data: { token, password } })).toMatchObject({
        status: 400,
      })
    }
    const answer = await app.rest('POST', 'users/reset-password', { data: { token, password: NEW_PASSWORD } })
    expect(answer).toMatchObject({ status: 200 })
    expect(await app.login(app.users.moderator.email, NEW_PASSWORD)).toMatchObject({ status: 200 })
    await app.forgetTries()
    expect(await app.rest('POST', 'users/reset-password', { data: { token, password: TEST_PASSWORD } })).toMatchObject({
      status: 403,
    })
  })

  it('should end the other sessions of the account when it changes', async () => {
    const { headers } = await app.login(app.users.editor.email, TEST_PASSWORD)
    const other = { headers: { Cookie: headers.get('set-cookie')?.split(';')[0] ?? '', Origin: SITE_URL } }
    expect(await app.rest('GET', 'locations', other)).toMatchObject({ status: 200 })
    const data = { password: NEW_PASSWORD, currentPassword: TEST_PASSWORD }
    expect(await app.rest('PATCH', `users/${app.users.editor.id}`, { actor: 'editor', data })).toMatchObject({
      status: 200,
    })
    expect(await app.rest('GET', 'locations', other)).toMatchObject({ status: 401 })
    expect(await app.rest('GET', 'locations', { actor: 'editor' })).toMatchObject({ status: 200 })
  })
})

describe('the first account', () => {
  it('should not be made over the web, even while there is none', async () => {
    const data = { email: 'first@example.org', name: 'First', password: NEW_PASSWORD, roles: ['admin'] }
    const count = app.payload.db.count
    app.payload.db.count = () => Promise.resolve({ totalDocs: 0 })
    const findOne = app.payload.db.findOne
    app.payload.db.findOne = (() => Promise.resolve(null)) as typeof findOne
    const byVisitor = await app.rest('POST', 'users/first-register', { data })
    app.payload.db.count = count
    app.payload.db.findOne = findOne

    expect(byVisitor).toMatchObject({ status: 403 })
    expect(await app.rest('POST', 'users/first-register', { actor: 'admin', data })).toMatchObject({ status: 403 })
    const { totalDocs } = await app.payload.count({ collection: 'users', where: { email: { equals: data.email } } })
    expect(totalDocs).toBe(0)
  })
})

/** The cost of each hash that is computed for a wrong password: an attacker could measure the time it takes. */
async function captureHashes(email: string) {
  const hash = vi.spyOn(crypto, 'pbkdf2')
  // A module that imported the name sees the spy too.
  syncBuiltinESMExports()
  try {
    expect(await app.login(email, WRONG_PASSWORD)).toMatchObject({ status: 401 })
    return hash.mock.calls.map(([, , iterations, keyLength, digest]) => ({ iterations, keyLength, digest }))
  } finally {
    hash.mockRestore()
    syncBuiltinESMExports()
  }
}
