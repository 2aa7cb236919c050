import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, it } from 'vitest'

import { TEST_PASSWORD } from '../helpers/int-app'
import { browser, HALF_MINUTE, NEW_PASSWORD, nextCode, twoFactorDesk, WRONG_PASSWORD } from '../helpers/int-two-factor'
import { codeAt } from '../helpers/two-factor'

const desk = twoFactorDesk()
const { makePerson, signIn, call, isOpen, protect, makeProtected } = desk

describe('a setup', () => {
  it('should need the present password', async () => {
    const session = browser(await signIn((await makePerson()).email))
    const answer = await call('begin', session, { password: WRONG_PASSWORD })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('"path":"password"')
    expect((await call('begin', session, {})).status).toBe(400)
    expect((await desk.app.rest('POST', 'users/two-factor/begin', { data: { password: TEST_PASSWORD } })).status).toBe(
      401,
    )
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
      const { status } = await desk.app.rest('POST', 'users/two-factor/reset', { actor, data: { account: id } })
      expect([401, 403], actor).toContain(status)
    }
    expect((await signIn(email)).status).toBe(401)
    const reset = () => desk.app.rest('POST', 'users/two-factor/reset', { actor: 'admin', data: { account: id } })
    expect(await reset()).toMatchObject({ status: 200 })
    expect(await isOpen(session)).toBe(false)
    expect((await signIn(email)).status).toBe(200)
    expect(await reset()).toMatchObject({ status: 404 })
    const own = { actor: 'admin', data: { account: desk.app.users.admin.id } } as const
    expect(await desk.app.rest('POST', 'users/two-factor/reset', own)).toMatchObject({ status: 409 })
  })

  it('should go with the account', async () => {
    const { id } = await makeProtected()
    await desk.app.payload.delete({ collection: 'users', id })
    const { rows } = await desk.app.payload.db.drizzle.execute(sql`SELECT 1 FROM two_factor WHERE account = ${id}`)
    expect(rows).toEqual([])
  })

  it('should stay through a new password, roles and names', async () => {
    const { id, email } = await makeProtected()
    const data = { password: NEW_PASSWORD, roles: ['moderator' as const], name: 'Other' }
    expect(await desk.app.rest('PATCH', `users/${id}`, { actor: 'admin', data })).toMatchObject({ status: 200 })
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
    const { rows } = await desk.app.payload.db.drizzle.execute(sql`SELECT * FROM two_factor WHERE account = ${id}`)
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
      const { text } = await desk.app.rest('GET', target, { actor })
      expect(text, target).not.toMatch(/recovery_?hashes|last_?step|"secret"/i)
      for (const word of [secret, recoveryCodes[0] ?? '-']) expect(text, target).not.toContain(word)
    }
    const where = await desk.app.rest('GET', 'users?where[twoFactor.secret][like]=a', { actor })
    expect([400, 403]).toContain(where.status)
  })
})
