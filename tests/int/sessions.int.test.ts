import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { listSessions } from '@/server/sessions/session-devices'

import { type Answer, type App, SITE_URL, startApp, TEST_PASSWORD } from '../helpers/int-app'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let app: App
let serial = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Session = { readonly headers: Readonly<Record<string, string>> }

const makePerson = async () => {
  const email = `sessions-${(serial += 1)}@example.org`
  const { id } = await app.payload.create({
    collection: 'users',
    data: { name: 'Amina', email, password: TEST_PASSWORD, roles: ['editor'] },
  })
  return { id, email }
}

const signIn = async (email: string, userAgent = FIREFOX): Promise<Session> => {
  await app.forgetTries()
  const data = { email, password: TEST_PASSWORD }
  return browser(await app.rest('POST', 'users/login', { data, headers: { 'User-Agent': userAgent } }))
}

const browser = ({ headers }: Answer): Session => ({
  headers: { Cookie: headers.get('set-cookie')?.split(';')[0] ?? '', Origin: SITE_URL },
})

const isOpen = async (session: Session) => (await app.rest('GET', 'locations', session)).status === 200

const end = (call: string, session: Session, data: object) =>
  app.rest('POST', `users/sessions/${call}`, { ...session, data })

const list = (id: number) => listSessions({ payload: app.payload }, id)

describe('the sessions of an account', () => {
  it('should be listed with their devices in words, the newest first', async () => {
    const { id, email } = await makePerson()
    await signIn(email)
    await signIn(email, 'curl/8.5.0')
    expect((await list(id)).map(({ device }) => device)).toEqual([
      'A device that does not say what it is',
      'Firefox on Linux',
    ])
    const { rows } = await app.payload.db.drizzle.execute(sql`SELECT * FROM session_devices`)
    expect(JSON.stringify(rows)).not.toContain('Gecko')
  })

  it('should be ended one by one: the next request is refused', async () => {
    const { id, email } = await makePerson()
    const [lost, own] = [await signIn(email), await signIn(email)]
    const [, oldest] = await list(id)
    expect(await end('end', own, { session: oldest?.id })).toMatchObject({ status: 200 })
    expect([await isOpen(lost), await isOpen(own)]).toEqual([false, true])
    expect(await app.rest('POST', 'users/refresh-token', lost)).toMatchObject({ status: 403 })
    expect(await end('end', own, { session: oldest?.id })).toMatchObject({ status: 404 })
  })

  it('should be ended all at once, but for the one that asks', async () => {
    const { id, email } = await makePerson()
    const [first, second, own] = [await signIn(email), await signIn(email), await signIn(email)]
    expect(await end('end-others', own, {})).toMatchObject({ status: 200 })
    expect([await isOpen(first), await isOpen(second), await isOpen(own)]).toEqual([false, false, true])
    expect(await list(id)).toHaveLength(1)
  })

  it('should be ended by nobody else, administrators neither', async () => {
    const { id, email } = await makePerson()
    const session = await signIn(email)
    const [listed] = await list(id)
    for (const actor of ['moderator', 'editor', 'admin'] as const) {
      const data = { session: listed?.id }
      expect((await app.rest('POST', 'users/sessions/end', { actor, data })).status, actor).toBe(404)
    }
    for (const actor of ['anonymous', 'switched-off'] as const) {
      expect([401, 403]).toContain((await app.rest('POST', 'users/sessions/end-others', { actor, data: {} })).status)
    }
    expect(await isOpen(session)).toBe(true)
  })

  it('should be told of in the log', async () => {
    const { id, email } = await makePerson()
    const [, own] = [await signIn(email), await signIn(email)]
    const [, oldest] = await list(id)
    await end('end', own, { session: oldest?.id })
    await end('end-others', own, {})
    const { docs } = await app.payload.find({
      collection: 'account-log',
      where: { and: [{ accountId: { equals: id } }, { event: { contains: 'nded' } }] },
      sort: 'id',
    })
    expect(docs.map(({ event, details, actorName }) => [event, details, actorName])).toEqual([
      ['Session ended', 'Firefox on Linux', 'Amina'],
      ['All other sessions ended', null, 'Amina'],
    ])
  })

  it('should leave no device behind when they have ended, nor with a deleted account', async () => {
    const { id, email } = await makePerson()
    const count = async () => {
      const { rows } = await app.payload.db.drizzle.execute(sql`SELECT 1 FROM session_devices WHERE account = ${id}`)
      return rows.length
    }
    await app.rest('POST', 'users/logout', await signIn(email))
    await signIn(email)
    expect(await count()).toBe(1)
    await app.payload.delete({ collection: 'users', id })
    expect(await count()).toBe(0)
  })
})
