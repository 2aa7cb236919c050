import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

import type { Role } from '@/access/roles'

import { type Answer, type App, SITE_URL, startApp, TEST_PASSWORD } from './int-app'
import { codeAt } from './two-factor'

export const WRONG_PASSWORD = 'another-teacup-lantern-7'
export const NEW_PASSWORD = 'harbour-violin-cactus-88'
export const HALF_MINUTE = 30_000

type Person = { readonly id: number; readonly email: string }

type Session = { readonly headers: Readonly<Record<string, string>> }

type Protected = Person & {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
  readonly session: Session
}

export const cookieOf = ({ headers }: Answer) =>
  /payload-token=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? null

export const browser = (answer: Answer): Session => ({
  headers: { Cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', Origin: SITE_URL },
})

/** The next half minute, and its code: one that was not used yet. */
export const nextCode = (secret: string) => {
  vi.setSystemTime(Date.now() + HALF_MINUTE)
  return codeAt(secret, Date.now())
}

/** Accounts with and without two-factor sign-in, for the tests of the file that calls it. The test says which half minute it is. */
export function twoFactorDesk() {
  let app: App
  let serial = 0

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    // Limits are counted by the clock of the database.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    await app.forgetTries()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await requireOf([])
  })

  const makePerson = async (roles: Role[] = ['editor']): Promise<Person> => {
    const email = `two-factor-${(serial += 1)}@example.org`
    const { id } = await app.payload.create({
      collection: 'users',
      data: { name: 'Person', email, password: TEST_PASSWORD, roles },
    })
    return { id, email }
  }

  /** Tries of codes go on being counted, those of passwords do not. */
  const signIn = async (email: string, more: object = {}): Promise<Answer> => {
    await app.payload.db.drizzle.execute(sql`DELETE FROM rate_limits WHERE key LIKE 'login:%'`)
    return app.rest('POST', 'users/login', { data: { email, password: TEST_PASSWORD, ...more } })
  }

  const call = (name: string, session: Session, data: object) =>
    app.rest('POST', `users/two-factor/${name}`, { ...session, data })

  const protect = async (person: Person): Promise<Protected> => {
    const session = browser(await signIn(person.email))
    const { secret } = (await call('begin', session, { password: TEST_PASSWORD })).body as { secret: string }
    const answer = await call('turn-on', session, { code: codeAt(secret, Date.now()) })
    expect(answer.status, answer.text).toBe(200)
    const { recoveryCodes } = answer.body as { recoveryCodes: string[] }
    return { ...person, secret, recoveryCodes, session }
  }

  const requireOf = (twoFactorRoles: Role[]) =>
    app.payload.updateGlobal({ slug: 'sign-in-settings', data: { twoFactorRoles } })

  return {
    /** There while a test runs. */
    get app() {
      return app
    },
    makePerson,
    signIn,
    call,
    isOpen: async (session: Session) => (await app.rest('GET', 'locations', session)).status === 200,
    countSessions: async (id: number) =>
      (await app.payload.findByID({ collection: 'users', id, showHiddenFields: true })).sessions?.length ?? 0,
    protect,
    makeProtected: async (roles?: Role[]) => protect(await makePerson(roles)),
    requireOf,
  }
}
