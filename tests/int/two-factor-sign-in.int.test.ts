import { sql } from '@payloadcms/db-postgres/drizzle'
import { beforeEach, describe, expect, it } from 'vitest'

import { TEST_PASSWORD } from '../helpers/int-app'
import { browser, cookieOf, NEW_PASSWORD, nextCode, twoFactorDesk, WRONG_PASSWORD } from '../helpers/int-two-factor'
import { codeAt } from '../helpers/two-factor'

const desk = twoFactorDesk()
const { makePerson, signIn, call, isOpen, countSessions, makeProtected } = desk

/** How somebody with the password alone may try to get a session. Whatever gives one is named here or closed below. */
const signIns: Readonly<Record<string, (email: string, code?: string) => Promise<unknown>>> = {
  'by REST': (email, code) => signIn(email, code === undefined ? {} : { code }),
  'by the form of the admin': async (email, code) => {
    const body = new FormData()
    body.set('_payload', JSON.stringify({ email, password: TEST_PASSWORD, code }))
    return desk.app.rest('POST', 'users/login', { body })
  },
  'by the Local API': (email, code) =>
    desk.app.payload
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
    const answers = await Promise.all([1, 2, 3].map(() => desk.app.rest('POST', 'users/login', { data })))
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
    await desk.app.payload.db.drizzle.execute(sql`
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
    desk.app.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })

  beforeEach(() => {
    desk.app.payload.email = { ...desk.app.payload.email, name: 'smtp', sendEmail: () => Promise.resolve() }
  })

  it.each([true, false])('should open no session when it is reset: two-factor sign-in is on: %s', async (isOn) => {
    const { id, email } = isOn ? await makeProtected() : await makePerson()
    const byRest = await desk.app.rest('POST', 'users/reset-password', {
      data: { token: await ask(email), password: NEW_PASSWORD, code: '000000' },
    })
    expect(byRest.status).toBe(200)
    expect(cookieOf(byRest)).toBe('')
    expect(byRest.text).not.toContain(email)
    expect(await countSessions(id)).toBe(0)
    expect(await isOpen(browser(byRest))).toBe(false)

    // A call of our own, with all rights: the second factor is asked for all the same.
    const local = await desk.app.payload.resetPassword({
      collection: 'users',
      data: { token: await ask(email), password: TEST_PASSWORD },
      overrideAccess: true,
    })
    expect(local.token ?? '').toBe('')
    expect(await countSessions(id)).toBe(0)
  })

  it('should be changed all the same, and then need the code', async () => {
    const { email, secret } = await makeProtected()
    await desk.app.rest('POST', 'users/reset-password', { data: { token: await ask(email), password: NEW_PASSWORD } })
    expect((await signIn(email, { password: NEW_PASSWORD })).status).toBe(401)
    expect((await signIn(email, { password: NEW_PASSWORD, code: nextCode(secret) })).status).toBe(200)
  })
})

describe('every other way', () => {
  it('should be closed: no call of accounts gives a session for a password alone', async () => {
    const { id, email } = await makeProtected()
    const { endpoints } = desk.app.payload.collections.users.config
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
      await desk.app.forgetTries()
      const answer = await desk.app.rest(method, target, { data })
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
      const { status, text } = await desk.app.graphql(query, { actor })
      expect([400, 403]).toContain(status)
      expect(text).not.toContain('"token":"')
    }
  })

  it('should not be another strategy: accounts have no keys', () => {
    expect(desk.app.payload.collections.users.config.auth).toMatchObject({ strategies: [] })
    expect(desk.app.payload.collections.users.config.auth.useAPIKey ?? false).toBe(false)
    expect(desk.app.payload.authStrategies.map(({ name }) => name)).toEqual(['local-jwt'])
  })
})
