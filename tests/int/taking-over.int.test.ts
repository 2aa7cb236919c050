import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Role } from '@/access/roles'

import { type Answer, type App, SITE_URL, startApp, TEST_PASSWORD } from '../helpers/int-app'

const NEW_PASSWORD = 'harbour-violin-cactus-88'

let app: App
let serial = 0

beforeAll(async () => {
  app = await startApp()
  // Without a mail server nobody is sent a link.
  app.payload.email = { ...app.payload.email, name: 'smtp', sendEmail: () => Promise.resolve() }
})
afterAll(() => app.stop())
beforeEach(() => app.forgetTries())

type Session = { readonly headers: Readonly<Record<string, string>> }

const makePerson = async (roles: Role[] = ['editor']) => {
  const email = `taken-${(serial += 1)}@example.org`
  const data = { name: 'Person', email, password: TEST_PASSWORD, roles }
  const { id } = await app.payload.create({ collection: 'users', data })
  return { id, email }
}

const signIn = (email: string, password = TEST_PASSWORD): Promise<Answer> =>
  app.rest('POST', 'users/login', { data: { email, password } })

const browser = ({ headers }: Answer): Session => ({
  headers: { Cookie: headers.get('set-cookie')?.split(';')[0] ?? '', Origin: SITE_URL },
})

const isOpen = async (session: Session) => (await app.rest('GET', 'locations', session)).status === 200

describe('an open session that is not its owner’s', () => {
  it('should not change the address that a forgotten password is sent to', async () => {
    const { id, email } = await makePerson()
    const session = browser(await signIn(email))
    const change = (data: object) => app.rest('PATCH', `users/${id}`, { ...session, data })
    const readEmail = async () => (await app.payload.findByID({ collection: 'users', id })).email

    for (const more of [{}, { currentPassword: '' }, { currentPassword: NEW_PASSWORD }]) {
      const answer = await change({ email: 'thief@example.org', ...more })
      expect(answer.status).toBe(400)
      expect(answer.text).toContain('"path":"currentPassword"')
    }
    expect(await readEmail()).toBe(email)

    // The form of the account sends the address along when only the name is another.
    expect((await change({ name: 'Other', email: ` ${email.toUpperCase()}` })).status).toBe(200)
    expect(await readEmail()).toBe(email)
    expect((await change({ email: `new-${email}`, currentPassword: TEST_PASSWORD })).status).toBe(200)
    expect(await readEmail()).toBe(`new-${email}`)
  })

  it('should be shut out by a new password, with what was mailed before it', async () => {
    const { id, email } = await makePerson()
    const token = await app.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    const data = { password: NEW_PASSWORD }
    expect((await app.rest('PATCH', `users/${id}`, { actor: 'admin', data })).status).toBe(200)

    const reset = { token, password: TEST_PASSWORD }
    expect((await app.rest('POST', 'users/reset-password', { data: reset })).status).toBe(403)
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200)
  })
})

describe('accounts that are changed many at once', () => {
  /** Does something while the change of many is between its reading and its writing, or as far as it gets by then. */
  const during = async (other: () => Promise<unknown>, change: () => Promise<Answer>): Promise<Answer> => {
    const { hooks } = app.payload.collections.users.config
    const { beforeChange } = hooks
    let ended: Promise<unknown> | undefined
    const pause: CollectionBeforeChangeHook = async ({ data }) => {
      hooks.beforeChange = beforeChange
      let hasEnded = false
      ended = other().finally(() => {
        hasEnded = true
      })
      while (!hasEnded && !(await isSomebodyWaiting())) continue
      return data
    }
    hooks.beforeChange = [...beforeChange, pause]
    const answer = await change()
    await ended
    return answer
  }

  const isSomebodyWaiting = async (): Promise<boolean> => {
    const { rows } = await app.payload.db.drizzle.execute(sql`
      SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
    `)
    return rows.length > 0
  }

  const renameAll = (ids: readonly number[]) =>
    app.rest('PATCH', `users?where[id][in]=${ids.join(',')}`, { actor: 'admin', data: { name: 'Renamed' } })

  it('should keep a password that is set meanwhile', async () => {
    const { id, email } = await makePerson()
    const setPassword = () => app.payload.update({ collection: 'users', id, data: { password: NEW_PASSWORD } })

    expect((await during(setPassword, () => renameAll([id]))).status).toBe(200)

    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200)
  })

  it('should bring no session back that is ended meanwhile', async () => {
    const { id, email } = await makePerson()
    const [lost, own] = [browser(await signIn(email)), browser(await signIn(email))]
    const endOthers = () => app.rest('POST', 'users/sessions/end-others', { ...own, data: {} })

    expect((await during(endOthers, () => renameAll([id]))).status).toBe(200)

    expect([await isOpen(lost), await isOpen(own)]).toEqual([false, true])
  })
})

describe('many who ask at the same moment', () => {
  const MANY = 24

  it.each([
    ['for a link', 'forgot-password', { email: 'nobody@example.org' }],
    ['with a link', 'reset-password', { token: 'x', password: NEW_PASSWORD }],
    ['to sign in', 'login', { email: 'nobody@example.org', password: NEW_PASSWORD }],
  ])('should take no connection from everybody else: %s', async (_name, call, data) => {
    const asked = Array.from({ length: MANY }, () => app.rest('POST', `users/${call}`, { data }))
    const others = Array.from({ length: MANY }, () => app.rest('GET', 'locations', { actor: 'editor' }))

    expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(new Set([200]))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(statuses).toContain(429)
  })

  it('should sign in who has the password and a code, however many do', async () => {
    const { email } = await makePerson()
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(email)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  })
})
