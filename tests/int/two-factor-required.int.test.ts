import { describe, expect, it } from 'vitest'

import { MUST_SET_UP } from '@/server/security/held-back'

import { SITE_URL, TEST_PASSWORD } from '../helpers/int-app'
import { browser, nextCode, twoFactorDesk } from '../helpers/int-two-factor'

const desk = twoFactorDesk()
const { makePerson, signIn, call, isOpen, protect, makeProtected, requireOf } = desk

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
      reading: () => desk.app.rest('GET', 'locations', session),
      writing: () => desk.app.rest('POST', 'authorities', { ...session, data: { name: 'x' } }),
      'the own account': () => desk.app.rest('PATCH', `users/${id}`, { ...session, data: { name: 'x' } }),
      GraphQL: () => desk.app.graphql('{ Locations { totalDocs } }', session),
      'turning it off': () => call('turn-off', session, { password: TEST_PASSWORD, code: '000000' }),
      'resetting another': () => call('reset', session, { account: desk.app.users.admin.id }),
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
    const { user } = await desk.app.payload.auth({ headers: new Headers(session.headers) })
    expect(user).toMatchObject({ id, roles: [] })
  })

  it('should hold back after a renewal, and after a new sign-in', async () => {
    const { email } = await makePerson(['moderator'])
    const old = browser(await signIn(email))
    await requireOf(['moderator', 'admin'])
    const renewed = await desk.app.rest('POST', 'users/refresh-token', old)
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
    expect(await desk.app.rest('GET', 'locations', { actor: 'editor' })).toMatchObject({ status: 200 })
    expect((await desk.app.rest('GET', 'locations', { actor: 'switched-off' })).text).toContain('switched off')
    expect(await desk.app.rest('GET', 'locations')).toMatchObject({ status: 401 })
    expect((await desk.app.rest('GET', 'users', { actor: 'admin' })).text).toContain(MUST_SET_UP)
  })

  it('should hold who has two roles to the stricter', async () => {
    const session = browser(await signIn((await makePerson(['editor', 'moderator'])).email))
    await requireOf(['moderator'])
    expect(await isOpen(session)).toBe(false)
  })

  it('should fail closed: nobody is signed in while it cannot be looked up', async () => {
    const session = browser(await signIn((await makePerson()).email))
    const { execute } = desk.app.payload.db.drizzle
    desk.app.payload.db.drizzle.execute = ((query: unknown) =>
      JSON.stringify(query).includes('sign_in_settings')
        ? Promise.reject(new Error('not now'))
        : execute.call(desk.app.payload.db.drizzle, query as never)) as typeof execute
    const { user } = await desk.app.payload.auth({ headers: new Headers(session.headers) })
    desk.app.payload.db.drizzle.execute = execute
    expect(user).toBeNull()
    expect(await isOpen(session)).toBe(true)
  })
})
