import { createHash, pbkdf2Sync } from 'node:crypto'

import { APIError, type Payload, type Where } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Role } from '@/access/roles'
import { verifyPassword } from '@/collections/Users/verify-password'
import { LONGEST_SESSION_SECONDS, SESSION_SECONDS } from '@/collections/Users/sessions'
import type { User } from '@/payload-types'

import { type Answer, type App, SITE_URL, startApp, TEST_PASSWORD } from '../helpers/int-app'

const NEW_PASSWORD = 'harbour-violin-cactus-88'

let app: App
let serial = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(() => app.forgetTries())

const makeUser = (roles: Role[], data: Partial<User> = {}): Promise<User> =>
  app.payload.create({
    collection: 'users',
    data: { name: 'Person', email: `a${(serial += 1)}@example.org`, password: TEST_PASSWORD, roles, ...data },
  })

const signIn = async (email: string, password = TEST_PASSWORD): Promise<Answer> =>
  app.rest('POST', 'users/login', { data: { email, password } })

/** What a browser sends along after signing in. */
const browser = ({ headers }: Answer) => ({
  headers: { Cookie: headers.get('set-cookie')?.split(';')[0] ?? '', Origin: SITE_URL },
})

const isSignedIn = async (answer: Answer) => (await app.rest('GET', 'locations', browser(answer))).status === 200

const readMessage = ({ body }: Answer) => (body as { errors?: { message: string }[] }).errors?.[0]?.message ?? ''

describe('a switched-off account', () => {
  it('should be told so by the sign-in, which makes no session', async () => {
    const answer = await signIn(app.users['switched-off'].email)
    expect(answer.status).toBe(403)
    expect(readMessage(answer)).toBe(
      'This account is switched off, because it has no role. Ask an administrator to give it one.',
    )
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('should be told so in the build, too, where classes have lost their names', async () => {
    const { hooks } = app.payload.collections.users.config
    const { beforeLogin } = hooks
    const Nameless = (() => class extends APIError {})()
    expect(Nameless.name).toBe('')
    hooks.beforeLogin = [
      () => {
        throw new Nameless('Closed for tonight.', 403, null, true)
      },
    ]
    const answer = await signIn(app.users.editor.email)
    hooks.beforeLogin = beforeLogin
    expect({ status: answer.status, message: readMessage(answer) }).toEqual({
      status: 403,
      message: 'Closed for tonight.',
    })
  })

  it('should not be told to somebody who does not know the password', async () => {
    const wrong = await signIn(app.users['switched-off'].email, 'some-other-words-99')
    expect({ status: wrong.status, text: wrong.text }).toEqual(
      await signIn('nobody-here@example.org', 'some-other-words-99').then(({ status, text }) => ({ status, text })),
    )
  })

  it('should read the same text in the admin', () => {
    const { error } = app.payload.config.i18n.translations.en as unknown as { error: Record<string, string> }
    expect(error.unauthorizedAdmin).toContain('This account is switched off')
  })
})

describe('a forgotten password', () => {
  let email: Payload['email']
  beforeEach(() => {
    email = app.payload.email
  })
  afterEach(() => {
    app.payload.email = email
  })
  const ask = (address: string) => app.rest('POST', 'users/forgot-password', { data: { email: address } })

  it('should not be said to be on its way where no mail can be sent, whoever asks', async () => {
    const [known, unknown] = [await ask(app.users.moderator.email), await ask('nobody-here@example.org')]
    expect(known.status).toBe(409)
    expect(readMessage(known)).toBe(
      'This guide cannot send e-mail, so no link was sent. Ask an administrator to set a new password for you.',
    )
    expect({ status: unknown.status, text: unknown.text }).toEqual({ status: known.status, text: known.text })
  })

  it('should be answered the same for both where mail can be sent', async () => {
    const sendEmail = vi.fn(() => Promise.resolve())
    app.payload.email = { ...email, name: 'smtp', sendEmail }
    const [known, unknown] = [await ask(app.users.moderator.email), await ask('nobody-here@example.org')]
    expect(known.status).toBe(200)
    expect({ status: unknown.status, text: unknown.text }).toEqual({ status: known.status, text: known.text })
    expect(sendEmail).toHaveBeenCalledOnce()
  })
})

describe('the own password', () => {
  it.each([
    [{}, 'Give your present password, too.'],
    [{ currentPassword: '' }, 'Give your present password, too.'],
    [{ currentPassword: 'some-other-words-99' }, 'This is not your present password.'],
    [{ currentPassword: ['x'] }, ''],
  ])('should not change with %o', async (passwords, reason) => {
    const { id, email } = app.users.moderator
    const data = { password: NEW_PASSWORD, ...passwords }
    const answer = await app.rest('PATCH', `users/${id}`, { actor: 'moderator', data })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(reason)
    const many = await app.rest('PATCH', `users?where[id][equals]=${id}`, { actor: 'moderator', data })
    expect(many.status).toBe(400)
    expect((await signIn(email)).status).toBe(200)
  })

  it('should change with the present one, which is stored and told nowhere', async () => {
    const { id, email } = app.users.moderator
    const data = { password: NEW_PASSWORD, currentPassword: TEST_PASSWORD }
    const answer = await app.rest('PATCH', `users/${id}`, { actor: 'moderator', data })
    expect(answer.status).toBe(200)
    expect(answer.text).not.toContain(TEST_PASSWORD)
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200)
  })

  it('should be guessed as slowly as at the sign-in', async () => {
    const { id } = app.users.editor
    const answers = await app.sendWithinOneMinute(11, (n) => {
      const data = { password: NEW_PASSWORD, currentPassword: `wrong-${n}` }
      return app.rest('PATCH', `users/${id}`, { actor: 'editor', data })
    })
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 400), 429])
  })

  it('should be set for others by an administrator, who does not know it', async () => {
    const { id, email } = await makeUser(['editor'])
    const answer = await app.rest('PATCH', `users/${id}`, { actor: 'admin', data: { password: NEW_PASSWORD } })
    expect(answer.status).toBe(200)
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200)
  })

  it('should be known in the form of earlier releases, too', async () => {
    const salt = createHash('sha256').update('salt').digest('hex')
    const hash = pbkdf2Sync('the old one', salt, 25_000, 512, 'sha256').toString('hex')
    expect(await verifyPassword({ hash, salt }, 'the old one')).toBe(true)
    expect(await verifyPassword({ hash, salt }, 'another')).toBe(false)
    expect(await verifyPassword({ hash: null, salt: null }, '')).toBe(false)
  })
})

describe('sessions', () => {
  it('should all be kept when an account signs in several times at once', async () => {
    const { email } = await makeUser(['editor'])
    const answers = await Promise.all([signIn(email), signIn(email), signIn(email), signIn(email)])
    expect(await Promise.all(answers.map(isSignedIn))).toEqual([true, true, true, true])
  })

  it('should stay when another is renewed or ended at the same moment', async () => {
    const { email } = await makeUser(['editor'])
    const [renewed, ended] = [await signIn(email), await signIn(email)]
    const [, , fresh] = await Promise.all([
      app.rest('POST', 'users/refresh-token', browser(renewed)),
      app.rest('POST', 'users/logout', browser(ended)),
      signIn(email),
    ])
    expect([await isSignedIn(renewed), await isSignedIn(ended), await isSignedIn(fresh)]).toEqual([true, false, true])
  })

  it('should not bring back a role that is taken away during a sign-in', async () => {
    const { email, id } = await makeUser(['editor', 'moderator'])
    await Promise.all([
      signIn(email),
      app.payload.update({ collection: 'users', id, data: { roles: ['moderator'] } }),
      signIn(email),
    ])
    expect((await app.payload.findByID({ collection: 'users', id })).roles).toEqual(['moderator'])
  })

  const begunBefore = async (id: number, seconds: number) => {
    const { sessions } = await app.payload.findByID({ collection: 'users', id, showHiddenFields: true })
    const createdAt = new Date(Date.now() - seconds * 1000).toISOString()
    await app.payload.update({
      collection: 'users',
      id,
      data: { sessions: (sessions ?? []).map((session) => ({ ...session, createdAt })) },
    })
  }
  const renew = (answer: Answer) => app.rest('POST', 'users/refresh-token', browser(answer))

  it('should be renewed for eight hours', async () => {
    const { email } = await makeUser(['editor'])
    const answer = await renew(await signIn(email))
    expect(answer.status).toBe(200)
    const { exp } = answer.body as { exp: number }
    expect(exp - Date.now() / 1000).toBeGreaterThan(SESSION_SECONDS - 60)
  })

  it('should end seven days after the sign-in, however often they are renewed', async () => {
    const { id, email } = await makeUser(['editor'])
    const session = await signIn(email)
    await begunBefore(id, LONGEST_SESSION_SECONDS - 3600)
    const last = await renew(session)
    expect((last.body as { exp: number }).exp - Date.now() / 1000).toBeLessThanOrEqual(3600)
    const stored = await app.payload.findByID({ collection: 'users', id, showHiddenFields: true })
    expect(Date.parse(stored.sessions?.[0]?.expiresAt ?? '') - Date.now()).toBeLessThanOrEqual(3_600_000)

    await begunBefore(id, LONGEST_SESSION_SECONDS - 30)
    const over = await renew(last)
    expect(over.status).toBe(401)
    expect(readMessage(over)).toContain('Please sign in again')
  })
})

describe('what a collection does not have', () => {
  it.each([
    ['POST', 'users/verify/abc'],
    ['GET', 'users/versions'],
    ['GET', 'users/versions/1'],
    ['POST', 'users/versions/1'],
    ['GET', 'media/versions'],
    ['GET', 'media/versions/abc'],
    ['POST', 'media/versions/1'],
    ['GET', 'import-runs/versions'],
    ['GET', 'recommendations/versions'],
    ['GET', 'review-log/versions'],
    ['GET', 'payload-preferences/versions'],
    ['GET', 'globals/import-settings/versions'],
    ['GET', 'globals/import-settings/versions/1'],
    ['POST', 'globals/import-settings/versions/1'],
    ['POST', 'media/verify/abc'],
  ])('should be answered with 404: %s %s', async (method, target) => {
    expect(await app.rest(method, target, { actor: 'admin' })).toMatchObject({ status: 404 })
  })

  it.each(['locations/versions/999999', 'globals/home/versions/999999'])(
    'should be 404 for a version that is not there: %s',
    async (target) => {
      expect(await app.rest('GET', target, { actor: 'admin' })).toMatchObject({ status: 404 })
      expect(await app.rest('POST', target, { actor: 'admin' })).toMatchObject({ status: 404 })
    },
  )

  it.each(['locations/versions/abc', 'globals/home/versions/abc'])(
    'should be 400 or 404 for what is no number: %s',
    async (target) => {
      for (const method of ['GET', 'POST']) {
        expect([400, 404]).toContain((await app.rest(method, target, { actor: 'admin' })).status)
      }
    },
  )
})

describe('the last administrator', () => {
  const admins = () => app.payload.count({ collection: 'users', where: { roles: { contains: 'admin' } } })

  it.each([
    ['PATCH', '', { roles: ['editor'] }],
    ['PATCH', '', { roles: [] }],
    ['PATCH', '', { roles: null }],
    ['PATCH', 'many', { roles: ['editor'] }],
    ['DELETE', '', undefined],
    ['DELETE', 'many', undefined],
  ])('should not go by %s %s %o', async (method, many, data) => {
    const { id } = app.users.admin
    const target = many ? `users?where[id][equals]=${id}` : `users/${id}`
    const answer = await app.rest(method, target, { actor: 'admin', data })
    expect(answer.status).toBe(many ? 400 : 409)
    expect(answer.text).toContain('admin is the last administrator. Make somebody else an administrator first')
    expect((await admins()).totalDocs).toBe(1)
  })

  it('should not go by the server’s own call either', async () => {
    const { id } = app.users.admin
    await expect(app.payload.update({ collection: 'users', id, data: { roles: [] } })).rejects.toThrow('last admin')
  })

  it('should keep the own name and change it, and go when there is another', async () => {
    const { id } = app.users.admin
    const other = await makeUser(['admin'])
    expect(await app.rest('PATCH', `users/${other.id}`, { actor: 'admin', data: { roles: ['editor'] } })).toMatchObject(
      {
        status: 200,
      },
    )
    expect(
      await app.rest('PATCH', `users/${id}`, { actor: 'admin', data: { name: 'admin', roles: ['admin'] } }),
    ).toMatchObject({
      status: 200,
    })
  })

  it('should stay when all of them are to go at once', async () => {
    const other = await makeUser(['admin'])
    const ids = `${other.id},${app.users.admin.id}`
    // Either of the two may stay: Payload looks both up at once, on two connections.
    const answer = await app.rest('DELETE', `users?where[id][in]=${ids}`, { actor: 'admin' })
    expect(answer.text).toContain('is the last administrator')
    expect((await admins()).totalDocs).toBeGreaterThan(0)
  })

  // The last test: a change of roles ends the sessions of this file's administrator, who may be deleted by then.
  it('should stay when two go at the same moment', async () => {
    const one = await makeUser(['admin'])
    const where: Where = { and: [{ roles: { contains: 'admin' } }, { id: { not_equals: one.id } }] }
    await app.payload.update({ collection: 'users', where, data: { roles: ['editor'] } })
    for (let round = 0; round < 4; round += 1) {
      const other = await makeUser(['admin'])
      const results = await Promise.allSettled([
        app.payload.update({ collection: 'users', id: other.id, data: { roles: ['editor'] } }),
        app.payload.update({ collection: 'users', id: one.id, data: { roles: ['editor'] } }),
      ])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect((await admins()).totalDocs).toBe(1)
      await app.payload.update({ collection: 'users', id: one.id, data: { roles: ['admin'] } })
      await app.payload.delete({ collection: 'users', id: other.id })
    }
  })
})
