import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Role } from '@/access/roles'
import { MUST_SET_UP } from '@/server/security/held-back'

import { type Answer, type App, SITE_URL, startApp, TEST_PASSWORD } from '../helpers/int-app'
import { codeAt } from '../helpers/two-factor'

const WRONG_PASSWORD = 'another-teacup-lantern-7'
const NEW_PASSWORD = 'harbour-violin-cactus-88'
const HALF_MINUTE = 30_000

let app: App
let serial = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  // The test says which half minute it is. Limits are counted by the clock of the database.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  await app.forgetTries()
})
afterEach(async () => {
  vi.useRealTimers()
  await requireOf([])
})

type Person = { readonly id: number; readonly email: string }
type Session = { readonly headers: Readonly<Record<string, string>> }
type Protected = Person & {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
  readonly session: Session
}

const makePerson = async (roles: Role[] = ['editor']): Promise<Person> => {
  const email = `two-factor-${(serial += 1)}@example.org`
  const { id } = await app.payload.create({
    collection: 'users',
    data: { name: 'Person', email, password: TEST_PASSWORD, roles },
  })
  return { id, email }
}

const signIn = async (email: string, more: object = {}): Promise<Answer> => {
  await forgetSignIns()
  return app.rest('POST', 'users/login', { data: { email, password: TEST_PASSWORD, ...more } })
}

/** Those of codes go on being counted. */
const forgetSignIns = () => app.payload.db.drizzle.execute(sql`DELETE FROM rate_limits WHERE key LIKE 'login:%'`)

const cookieOf = ({ headers }: Answer) => /payload-token=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? null

const browser = (answer: Answer): Session => ({
  headers: { Cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', Origin: SITE_URL },
})

const call = (name: string, session: Session, data: object) =>
  app.rest('POST', `users/two-factor/${name}`, { ...session, data })

const isOpen = async (session: Session) => (await app.rest('GET', 'locations', session)).status === 200

const countSessions = async (id: number) =>
  (await app.payload.findByID({ collection: 'users', id, showHiddenFields: true })).sessions?.length ?? 0

/** The next half minute, and its code: one that was not used yet. */
const nextCode = (secret: string) => {
  vi.setSystemTime(Date.now() + HALF_MINUTE)
  return codeAt(secret, Date.now())
}

const protect = async (person: Person): Promise<Protected> => {
  const session = browser(await signIn(person.email))
  const { secret } = (await call('begin', session, { password: TEST_PASSWORD })).body as { secret: string }
  const answer = await call('turn-on', session, { code: codeAt(secret, Date.now()) })
  expect(answer.status, answer.text).toBe(200)
  const { recoveryCodes } = answer.body as { recoveryCodes: string[] }
  return { ...person, secret, recoveryCodes, session }
}

const makeProtected = async (roles?: Role[]) => protect(await makePerson(roles))

const requireOf = (twoFactorRoles: Role[]) =>
  app.payload.updateGlobal({ slug: 'sign-in-settings', data: { twoFactorRoles } })

describe('a setup', () => {
  it('should need the present password', async () => {
    const session = browser(await signIn((await makePerson()).email))
    const answer = await call('begin', session, { password: WRONG_PASSWORD })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('"path":"password"')
    expect((await call('begin', session, {})).status).toBe(400)
    expect((await app.rest('POST', 'users/two-factor/begin', { data: { password: TEST_PASSWORD } })).status).toBe(401)
  })

  it('should be on only with a code of the app, and ask for none until then', async () => {
    const { email } = await makePerson()
    const session = browser(await signIn(email))
    const { secret, uri } = (await call('begin', session, { password: TEST_PASSWORD })).body as {
      secret: string
      uri: string
    }
    expect(uri).toContain(`secret=${secret}`)
    expect((await call('turn-on', session, { code: '000000' })).status).toBe(400)
    expect((await call('turn-on', session, { code: codeAt(secret, Date.now() - 2 * HALF_MINUTE) })).status).toBe(400)
    expect((await signIn(email)).status).toBe(200)

    const answer = await call('turn-on', session, { code: codeAt(secret, Date.now()) })
    expect((answer.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10)
    expect((await signIn(email)).status).toBe(401)
  })

  it('should end the other sessions and keep the one it was made in', async () => {
    const person = await makePerson()
    const other = browser(await signIn(person.email))
    const { session } = await protect(person)
    expect([await isOpen(session), await isOpen(other)]).toEqual([true, false])
  })

  it('should not be replaced while it is on', async () => {
    const { session } = await makeProtected()
    const answer = await call('begin', session, { password: TEST_PASSWORD })
    expect(answer.status).toBe(409)
    expect(answer.text).not.toContain('otpauth')
  })

  it('should be refused from a page of another site', async () => {
    const { headers } = browser(await signIn((await makePerson()).email))
    const answer = await call('begin', { headers: { ...headers, Origin: 'https://evil.example' } }, {})
    expect(answer.status).toBe(403)
  })
})

/** How somebody with the password alone may try to get a session. Whatever gives one is named here or closed below. */
const signIns: Readonly<Record<string, (email: string, code?: string) => Promise<unknown>>> = {
  'by REST': (email, code) => signIn(email, code === undefined ? {} : { code }),
  'by the form of the admin': async (email, code) => {
    const body = new FormData()
    body.set('_payload', JSON.stringify({ email, password: TEST_PASSWORD, code }))
    return app.rest('POST', 'users/login', { body })
  },
  'by the Local API': (email, code) =>
    app.payload
      .login({ collection: 'users', data: { email, password: TEST_PASSWORD, code } as never })
      .catch((error: unknown) => error),
}

describe.each(Object.entries(signIns))('a sign-in %s', (_, enter) => {
  it('should make no session without a code', async () => {
    const { id, email } = await makeProtected()
    const before = await countSessions(id)
    const answer = await enter(email)
    expect(answer).toMatchObject({ status: 401 })
    expect(JSON.stringify(answer)).not.toContain('token')
    for (const code of ['', '000000', 'ABCD-EFGH-JKMN-PQRS', 'x'.repeat(1000)]) {
      expect(await enter(email, code), code).toMatchObject({ status: 401 })
    }
    expect(await countSessions(id)).toBe(before)
  })

  it('should make one with the code', async () => {
    const { id, email, secret } = await makeProtected()
    const before = await countSessions(id)
    const answer = (await enter(email, nextCode(secret))) as { status?: number; user?: object }
    expect(answer.status === 200 || answer.user !== undefined, JSON.stringify(answer)).toBe(true)
    expect(await countSessions(id)).toBe(before + 1)
  })
})

describe('a sign-in', () => {
  it('should say at which field something is missing, and leave no cookie', async () => {
    const { email } = await makeProtected()
    const answer = await signIn(email)
    expect(answer.body).toMatchObject({ errors: [{ data: { errors: [{ path: 'code' }] } }] })
    expect(cookieOf(answer)).toBeNull()
  })

  it('should not tell who has a wrong password whether there is a second factor', async () => {
    const [plain, strong] = [await makePerson(), await makeProtected()]
    const wrong = async (email: string, more: object) => {
      const { status, text, headers } = await signIn(email, { password: WRONG_PASSWORD, ...more })
      return { status, text, names: [...headers.keys()] }
    }
    for (const more of [{}, { code: nextCode(strong.secret) }, { code: strong.recoveryCodes[0] }]) {
      expect(await wrong(strong.email, more)).toEqual(await wrong(plain.email, more))
    }
  })

  it('should take a code once, and none from before it', async () => {
    const { email, secret } = await makeProtected()
    const [earlier, code] = [nextCode(secret), nextCode(secret)]
    expect((await signIn(email, { code })).status).toBe(200)
    expect((await signIn(email, { code })).status).toBe(401)
    expect((await signIn(email, { code: earlier })).status).toBe(401)
    expect((await signIn(email, { code: nextCode(secret) })).status).toBe(200)
  })

  it('should take it once also when it comes twice at the same moment', async () => {
    const { email, secret } = await makeProtected()
    const code = nextCode(secret)
    const data = { email, password: TEST_PASSWORD, code }
    const answers = await Promise.all([1, 2, 3].map(() => app.rest('POST', 'users/login', { data })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  it('should not take the code that turned it on', async () => {
    const { email, secret } = await makeProtected()
    expect((await signIn(email, { code: codeAt(secret, Date.now()) })).status).toBe(401)
  })

  it('should take each recovery code once, in any spelling', async () => {
    const { email, recoveryCodes } = await makeProtected()
    const [first = '', second = ''] = recoveryCodes
    expect((await signIn(email, { code: first.toLowerCase().replaceAll('-', ' ') })).status).toBe(200)
    expect((await signIn(email, { code: first })).status).toBe(401)
    expect((await signIn(email, { code: second })).status).toBe(200)
  })

  it('should not use a code up that came with a wrong password', async () => {
    const { email, secret, recoveryCodes } = await makeProtected()
    const code = nextCode(secret)
    await signIn(email, { password: WRONG_PASSWORD, code })
    await signIn(email, { password: WRONG_PASSWORD, code: recoveryCodes[0] })
    expect((await signIn(email, { code })).status).toBe(200)
    expect((await signIn(email, { code: recoveryCodes[0] })).status).toBe(200)
  })

  it('should still know recovery codes when the secret of the server is another', async () => {
    const { id, email, secret, recoveryCodes } = await makeProtected()
    await app.payload.db.drizzle.execute(sql`
      UPDATE two_factor SET secret = (SELECT reverse(secret)) WHERE account = ${id}
    `)
    expect((await signIn(email, { code: nextCode(secret) })).status).toBe(401)
    expect((await signIn(email, { code: recoveryCodes[0] })).status).toBe(200)
  })
})

describe('codes that are tried', () => {
  it('should be ten an hour, with the right password; a recovery code is taken all the same', async () => {
    const { email, secret, recoveryCodes } = await makeProtected()
    const statuses: number[] = []
    // The code that turned it on was the first.
    for (let n = 0; n < 10; n += 1) statuses.push((await signIn(email, { code: `00000${n}` })).status)
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 401), 429])
    const refused = await signIn(email, { code: nextCode(secret) })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(cookieOf(refused)).toBeNull()
    expect((await signIn(email, { code: recoveryCodes[0] })).status).toBe(200)
  })

  it('should not be used up by somebody who does not know the password', async () => {
    const { email, secret } = await makeProtected()
    for (let n = 0; n < 12; n += 1) await signIn(email, { password: WRONG_PASSWORD, code: '000000' })
    expect((await signIn(email, { code: nextCode(secret) })).status).toBe(200)
  })

  it('should count at the page of the account, too', async () => {
    const { session } = await makeProtected()
    const statuses: number[] = []
    for (let n = 0; n < 10; n += 1) {
      statuses.push((await call('recovery-codes', session, { code: `00000${n}` })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 400), 429])
  })
})

describe('a forgotten password', () => {
  const ask = (email: string) =>
    app.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })

  beforeEach(() => {
    app.payload.email = { ...app.payload.email, name: 'smtp', sendEmail: () => Promise.resolve() }
  })

  it.each([true, false])('should open no session when it is reset: two-factor sign-in is on: %s', async (isOn) => {
    const { id, email } = isOn ? await makeProtected() : await makePerson()
    const byRest = await app.rest('POST', 'users/reset-password', {
      data: { token: await ask(email), password: NEW_PASSWORD, code: '000000' },
    })
    expect(byRest.status).toBe(200)
    expect(cookieOf(byRest)).toBe('')
    expect(byRest.text).not.toContain(email)
    expect(await countSessions(id)).toBe(0)
    expect(await isOpen(browser(byRest))).toBe(false)

    // A call of our own, with all rights: the second factor is asked for all the same.
    const local = await app.payload.resetPassword({
      collection: 'users',
      data: { token: await ask(email), password: TEST_PASSWORD },
      overrideAccess: true,
    })
    expect(local.token ?? '').toBe('')
    expect(await countSessions(id)).toBe(0)
  })

  it('should be changed all the same, and then need the code', async () => {
    const { email, secret } = await makeProtected()
    await app.rest('POST', 'users/reset-password', { data: { token: await ask(email), password: NEW_PASSWORD } })
    expect((await signIn(email, { password: NEW_PASSWORD })).status).toBe(401)
    expect((await signIn(email, { password: NEW_PASSWORD, code: nextCode(secret) })).status).toBe(200)
  })
})

describe('every other way', () => {
  it('should be closed: no call of accounts gives a session for a password alone', async () => {
    const { id, email } = await makeProtected()
    const { endpoints } = app.payload.collections.users.config
    const targets = (endpoints || [])
      .filter(({ method }) => method !== 'get')
      .map(({ method, path }) => ({
        method: method.toUpperCase(),
        target: `users${path.replaceAll(/:\w+/g, String(id))}`.replace(/\/$/, ''),
      }))
    expect(targets.length).toBeGreaterThan(10)
    const data = { email, password: TEST_PASSWORD, username: email, token: 'x', account: id, code: '' }
    const before = await countSessions(id)
    for (const { method, target } of targets) {
      await app.forgetTries()
      const answer = await app.rest(method, target, { data })
      expect(cookieOf(answer) ?? '', `${method} ${target}`).toBe('')
      expect(await countSessions(id), `${method} ${target}`).toBe(before)
    }
  })

  it.each([
    'loginUser(email: "EMAIL", password: "PASSWORD") { token }',
    'resetPasswordUser(token: "x", password: "x") { token }',
  ])('should not be there in GraphQL: %s', async (mutation) => {
    const { email } = await makeProtected()
    const query = `mutation { ${mutation.replace('EMAIL', email).replace('PASSWORD', TEST_PASSWORD)} }`
    for (const actor of ['anonymous', 'editor', 'admin'] as const) {
      const { status, text } = await app.graphql(query, { actor })
      expect([400, 403]).toContain(status)
      expect(text).not.toContain('"token":"')
    }
  })

  it('should not be another strategy: accounts have no keys', () => {
    expect(app.payload.collections.users.config.auth).toMatchObject({ strategies: [] })
    expect(app.payload.collections.users.config.auth.useAPIKey ?? false).toBe(false)
    expect(app.payload.authStrategies.map(({ name }) => name)).toEqual(['local-jwt'])
  })
})

describe('a role that needs it', () => {
  it('should hold back who has not set it up, with a session from before as well', async () => {
    const { id, email } = await makePerson(['editor'])
    const session = browser(await signIn(email))
    expect(await isOpen(session)).toBe(true)
    await requireOf(['editor'])

    const { POST: startImport } = await import('@/app/api/admin/[call]/route')
    const importCall = () =>
      startImport(
        new Request(`${SITE_URL}/api/admin/import-osm`, {
          method: 'POST',
          headers: { ...session.headers, 'Content-Type': 'application/json' },
          body: '{}',
        }),
        { params: Promise.resolve({ call: 'import-osm' }) },
      )
    const refusals: Readonly<Record<string, () => Promise<{ status: number; text: string }>>> = {
      reading: () => app.rest('GET', 'locations', session),
      writing: () => app.rest('POST', 'authorities', { ...session, data: { name: 'x' } }),
      'the own account': () => app.rest('PATCH', `users/${id}`, { ...session, data: { name: 'x' } }),
      GraphQL: () => app.graphql('{ Locations { totalDocs } }', session),
      'turning it off': () => call('turn-off', session, { password: TEST_PASSWORD, code: '000000' }),
      'resetting another': () => call('reset', session, { account: app.users.admin.id }),
      'an import': async () => {
        const response = await importCall()
        return { status: response.status, text: await response.text() }
      },
    }
    for (const [name, attempt] of Object.entries(refusals)) {
      const { status, text } = await attempt()
      expect(status, `${name}: ${text}`).toBe(403)
      expect(text, name).toContain(MUST_SET_UP)
    }
    const { user } = await app.payload.auth({ headers: new Headers(session.headers) })
    expect(user).toMatchObject({ id, roles: [] })
  })

  it('should hold back after a renewal, and after a new sign-in', async () => {
    const { email } = await makePerson(['moderator'])
    const old = browser(await signIn(email))
    await requireOf(['moderator', 'admin'])
    const renewed = await app.rest('POST', 'users/refresh-token', old)
    expect(renewed.status).toBe(200)
    expect(await isOpen(browser(renewed))).toBe(false)
    const fresh = await signIn(email)
    expect(fresh.status).toBe(200)
    expect(await isOpen(browser(fresh))).toBe(false)
  })

  it('should be free from the moment on at which it is set up', async () => {
    const person = await makePerson(['editor'])
    await requireOf(['editor'])
    const { session } = await protect(person)
    expect(await isOpen(session)).toBe(true)
  })

  it('should hold back again who turns it off', async () => {
    const { session, secret } = await makeProtected(['editor'])
    await requireOf(['editor'])
    expect(await isOpen(session)).toBe(true)
    const answer = await call('turn-off', session, { password: TEST_PASSWORD, code: nextCode(secret) })
    expect(answer).toMatchObject({ status: 200, body: { mustSetUp: true } })
    expect(await isOpen(session)).toBe(false)
  })

  it('should leave other roles, accounts without a role and visitors as they are', async () => {
    await requireOf(['admin'])
    expect(await app.rest('GET', 'locations', { actor: 'editor' })).toMatchObject({ status: 200 })
    expect((await app.rest('GET', 'locations', { actor: 'switched-off' })).text).toContain('switched off')
    expect(await app.rest('GET', 'locations')).toMatchObject({ status: 401 })
    expect((await app.rest('GET', 'users', { actor: 'admin' })).text).toContain(MUST_SET_UP)
  })

  it('should hold who has two roles to the stricter', async () => {
    const session = browser(await signIn((await makePerson(['editor', 'moderator'])).email))
    await requireOf(['moderator'])
    expect(await isOpen(session)).toBe(false)
  })

  it('should fail closed: nobody is signed in while it cannot be looked up', async () => {
    const session = browser(await signIn((await makePerson()).email))
    const { execute } = app.payload.db.drizzle
    app.payload.db.drizzle.execute = ((query: unknown) =>
      JSON.stringify(query).includes('sign_in_settings')
        ? Promise.reject(new Error('not now'))
        : execute.call(app.payload.db.drizzle, query as never)) as typeof execute
    const { user } = await app.payload.auth({ headers: new Headers(session.headers) })
    app.payload.db.drizzle.execute = execute
    expect(user).toBeNull()
    expect(await isOpen(session)).toBe(true)
  })
})

describe('turning it off', () => {
  it('should need the password and a code', async () => {
    const { session, secret, email, recoveryCodes } = await makeProtected()
    const off = (data: object) => call('turn-off', session, data)
    const code = nextCode(secret)
    expect(await off({ password: WRONG_PASSWORD, code })).toMatchObject({ status: 400 })
    expect(await off({ password: TEST_PASSWORD, code: '000000' })).toMatchObject({ status: 400 })
    expect(await off({ password: TEST_PASSWORD })).toMatchObject({ status: 400 })
    expect((await signIn(email)).status).toBe(401)
    expect(await off({ password: TEST_PASSWORD, code: recoveryCodes[0] })).toMatchObject({
      status: 200,
      body: { mustSetUp: false },
    })
    expect((await signIn(email)).status).toBe(200)
  })

  it('should be possible for another only to administrators, and end the sessions', async () => {
    const { id, email, session } = await makeProtected()
    for (const actor of ['moderator', 'editor', 'switched-off', 'anonymous'] as const) {
      const { status } = await app.rest('POST', 'users/two-factor/reset', { actor, data: { account: id } })
      expect([401, 403], actor).toContain(status)
    }
    expect((await signIn(email)).status).toBe(401)
    const reset = () => app.rest('POST', 'users/two-factor/reset', { actor: 'admin', data: { account: id } })
    expect(await reset()).toMatchObject({ status: 200 })
    expect(await isOpen(session)).toBe(false)
    expect((await signIn(email)).status).toBe(200)
    expect(await reset()).toMatchObject({ status: 404 })
    const own = { actor: 'admin', data: { account: app.users.admin.id } } as const
    expect(await app.rest('POST', 'users/two-factor/reset', own)).toMatchObject({ status: 409 })
  })

  it('should go with the account', async () => {
    const { id } = await makeProtected()
    await app.payload.delete({ collection: 'users', id })
    const { rows } = await app.payload.db.drizzle.execute(sql`SELECT 1 FROM two_factor WHERE account = ${id}`)
    expect(rows).toEqual([])
  })

  it('should stay through a new password, roles and names', async () => {
    const { id, email } = await makeProtected()
    const data = { password: NEW_PASSWORD, roles: ['moderator' as const], name: 'Other' }
    expect(await app.rest('PATCH', `users/${id}`, { actor: 'admin', data })).toMatchObject({ status: 200 })
    expect((await signIn(email, { password: NEW_PASSWORD })).status).toBe(401)
  })
})

describe('new recovery codes', () => {
  it('should need a code, and end those before', async () => {
    const { email, secret, session, recoveryCodes } = await makeProtected()
    expect((await call('recovery-codes', session, { code: '000000' })).status).toBe(400)
    const answer = await call('recovery-codes', session, { code: nextCode(secret) })
    const fresh = (answer.body as { recoveryCodes: string[] }).recoveryCodes
    expect(fresh).toHaveLength(10)
    expect((await signIn(email, { code: recoveryCodes[0] })).status).toBe(401)
    expect((await signIn(email, { code: fresh[0] })).status).toBe(200)
  })
})

describe('what is stored', () => {
  it('should show neither the secret nor a recovery code', async () => {
    const { id, secret, recoveryCodes } = await makeProtected()
    const { rows } = await app.payload.db.drizzle.execute(sql`SELECT * FROM two_factor WHERE account = ${id}`)
    const stored = JSON.stringify(rows)
    for (const word of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(word)
    }
  })

  it.each(['moderator', 'editor', 'admin'] as const)('should be in no answer, for a %s', async (actor) => {
    const { id, secret, recoveryCodes } = await makeProtected()
    const targets = [
      'users',
      `users/${id}`,
      'users/me',
      'users?depth=3&showHiddenFields=true&select[twoFactor]=true&select[secret]=true',
      'globals/sign-in-settings',
      'two-factor',
      'two_factor',
      'users/two-factor',
      'users/two-factor/begin',
    ]
    for (const target of targets) {
      const { text } = await app.rest('GET', target, { actor })
      expect(text, target).not.toMatch(/recovery_?hashes|last_?step|"secret"/i)
      for (const word of [secret, recoveryCodes[0] ?? '-']) expect(text, target).not.toContain(word)
    }
    const where = await app.rest('GET', 'users?where[twoFactor.secret][like]=a', { actor })
    expect([400, 403]).toContain(where.status)
  })
})
