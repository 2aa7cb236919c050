import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Role } from '@/access/roles'
import { resetTwoFactor } from '@/collections/Users/reset-two-factor'
import { COMMAND_LINE } from '@/server/account-log'
import { inTransaction } from '@/server/database/transaction'

import { type Actor, type App, SITE_URL, startApp, TEST_PASSWORD } from '../helpers/int-app'
import { codeAt } from '../helpers/two-factor'

const NEW_PASSWORD = 'harbour-violin-cactus-88'

let app: App
let serial = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.forgetTries()
  await app.payload.db.drizzle.execute(sql`DELETE FROM account_log`)
})

type Line = readonly [event: string, details: string | null, account: string | null, actor: string]

const readLog = async (): Promise<readonly Line[]> => {
  const { docs } = await app.payload.find({ collection: 'account-log', sort: 'id', limit: 100 })
  return docs.map(({ event, details, accountName, actorName }) => [
    event,
    details ?? null,
    accountName ?? null,
    actorName,
  ])
}

const makePerson = async (roles: Role[] = ['editor']) => {
  const email = `logged-${(serial += 1)}@example.org`
  const data = { name: 'Amina', email, password: TEST_PASSWORD, roles }
  const answer = await app.rest('POST', 'users', { actor: 'admin', data })
  const { doc } = answer.body as { doc: { id: number } }
  return { id: doc.id, email }
}

const forgetMaking = async (roles?: Role[]) => {
  const person = await makePerson(roles)
  await app.payload.db.drizzle.execute(sql`DELETE FROM account_log`)
  return person
}

const change = (id: number, data: object, actor: Actor = 'admin') => app.rest('PATCH', `users/${id}`, { actor, data })

describe('the log of accounts', () => {
  it('should tell who made, changed and deleted an account', async () => {
    const { id, email } = await makePerson()
    await change(id, { roles: ['moderator', 'editor'] })
    await change(id, { roles: ['editor', 'moderator'] })
    await change(id, { email: `new-${email}`, name: 'Amina B.' })
    await change(id, { password: NEW_PASSWORD })
    await change(id, { roles: [] })
    await app.rest('DELETE', `users/${id}`, { actor: 'admin' })

    expect(await readLog()).toEqual([
      ['Account made', `${email}, editor`, 'Amina', 'admin'],
      ['Roles changed', 'editor → editor, moderator', 'Amina', 'admin'],
      ['E-mail changed', `${email} → new-${email}`, 'Amina B.', 'admin'],
      ['Name changed', 'Amina → Amina B.', 'Amina B.', 'admin'],
      ['Password changed', null, 'Amina B.', 'admin'],
      ['Roles changed', 'editor, moderator → no role', 'Amina B.', 'admin'],
      ['Account deleted', `new-${email}, no role`, 'Amina B.', 'admin'],
    ])
  })

  it('should have a line for each account that is changed at once', async () => {
    const people = [await forgetMaking(), await forgetMaking()]
    const ids = people.map(({ id }) => id).join(',')
    await app.rest('PATCH', `users?where[id][in]=${ids}`, { actor: 'admin', data: { roles: ['moderator'] } })
    const lines = await readLog()
    expect(lines).toEqual(people.map(() => ['Roles changed', 'editor → moderator', 'Amina', 'admin']))
  })

  it('should have none of what was refused or changed nothing', async () => {
    const { id } = await forgetMaking()
    expect((await change(id, { roles: ['admin'] }, 'editor')).status).not.toBe(200)
    expect((await change(id, { roles: ['moderator'], name: '' })).status).toBe(400)
    expect((await change(id, { password: 'short' })).status).toBe(400)
    expect((await change(id, { roles: ['editor'], name: 'Amina' })).status).toBe(200)
    expect(await readLog()).toEqual([])
  })

  it('should go back with the change it tells of', async () => {
    const { id } = await forgetMaking()
    await inTransaction(app.payload, {}, async ({ req }) => {
      await app.payload.update({ collection: 'users', id, data: { roles: ['admin'] }, req })
      throw new Error('not after all')
    }).catch(() => undefined)
    expect(await readLog()).toEqual([])
  })

  it('should tell of a password that was reset, and of a command on the server', async () => {
    app.payload.email = { ...app.payload.email, name: 'smtp', sendEmail: () => Promise.resolve() }
    const { id, email } = await forgetMaking()
    const token = await app.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
    await app.rest('POST', 'users/reset-password', { data: { token, password: NEW_PASSWORD } })
    await app.payload.update({ collection: 'users', id, data: { password: TEST_PASSWORD } })
    expect(await readLog()).toEqual([
      ['Password reset by a link in a mail', null, 'Amina', 'Amina'],
      ['Password changed', null, 'Amina', COMMAND_LINE],
    ])
  })

  it('should tell of two-factor sign-in, and hold nothing secret', async () => {
    const { id, email } = await forgetMaking()
    const { headers } = await app.login(email, TEST_PASSWORD)
    const session = { headers: { Cookie: headers.get('set-cookie')?.split(';')[0] ?? '', Origin: SITE_URL } }
    const call = (name: string, data: object) => app.rest('POST', `users/two-factor/${name}`, { ...session, data })
    const setUp = async () => {
      const { secret } = (await call('begin', { password: TEST_PASSWORD })).body as { secret: string }
      const answer = await call('turn-on', { code: codeAt(secret, Date.now()) })
      return { secret, ...(answer.body as { recoveryCodes: string[] }) }
    }
    const first = await setUp()
    await call('recovery-codes', { code: '000000' })
    const renewed = (await call('recovery-codes', { code: first.recoveryCodes[0] })).body as { recoveryCodes: string[] }
    await call('turn-off', { password: TEST_PASSWORD, code: renewed.recoveryCodes[0] })
    await setUp()
    await app.rest('POST', 'users/two-factor/reset', { actor: 'admin', data: { account: id } })
    await app.forgetTries()
    const again = await app.login(email, TEST_PASSWORD)
    session.headers.Cookie = again.headers.get('set-cookie')?.split(';')[0] ?? ''
    await setUp()
    await inTransaction(app.payload, {}, ({ req }) => resetTwoFactor(req, id))

    const lines = await readLog()
    expect(lines.map(([event, , account, actor]) => [event, account, actor])).toEqual([
      ['Two-factor sign-in turned on', 'Amina', 'Amina'],
      ['New recovery codes made', 'Amina', 'Amina'],
      ['Two-factor sign-in turned off', 'Amina', 'Amina'],
      ['Two-factor sign-in turned on', 'Amina', 'Amina'],
      ['Two-factor sign-in reset', 'Amina', 'admin'],
      ['Two-factor sign-in turned on', 'Amina', 'Amina'],
      ['Two-factor sign-in reset', 'Amina', COMMAND_LINE],
    ])
    const { rows } = await app.payload.db.drizzle.execute(sql`SELECT * FROM account_log`)
    const stored = JSON.stringify(rows)
    for (const secret of [first.secret, first.recoveryCodes[0] ?? '-', TEST_PASSWORD])
      expect(stored).not.toContain(secret)
  })

  it('should tell which roles need it', async () => {
    const require = (twoFactorRoles: Role[]) =>
      app.payload.updateGlobal({ slug: 'sign-in-settings', data: { twoFactorRoles }, user: app.users.admin })
    await require(['moderator'])
    await require(['moderator'])
    await require([])
    expect(await readLog()).toEqual([
      ['Roles that need two-factor sign-in changed', 'none → moderator', null, 'admin'],
      ['Roles that need two-factor sign-in changed', 'moderator → none', null, 'admin'],
    ])
  })

  it('should be changed by nobody, the server’s own calls included', async () => {
    await makePerson()
    const { docs } = await app.payload.find({ collection: 'account-log' })
    const id = docs[0]?.id ?? 0
    const update = { collection: 'account-log', data: { event: 'x' } } as const
    await expect(app.payload.update({ ...update, id })).rejects.toMatchObject({ status: 403 })
    await expect(app.payload.update({ ...update, where: { id: { equals: id } } })).rejects.toMatchObject({
      status: 403,
    })
    await expect(app.payload.delete({ collection: 'account-log', id })).rejects.toMatchObject({ status: 403 })
    expect(await readLog()).toHaveLength(1)
  })

  it('should be read by administrators alone', async () => {
    await makePerson()
    for (const actor of ['anonymous', 'switched-off', 'moderator', 'editor'] as const) {
      expect([401, 403], actor).toContain((await app.rest('GET', 'account-log', { actor })).status)
    }
    expect((await app.rest('GET', 'account-log', { actor: 'admin' })).text).toContain('Account made')
  })

  it('should forget what is older than two years', async () => {
    const { eraseExpired } = await import('@/server/erasure/retention')
    await makePerson()
    await makePerson()
    await app.payload.db.drizzle.execute(sql`
      UPDATE account_log SET created_at = now() - make_interval(months => 24, days => 1)
      WHERE id = (SELECT min(id) FROM account_log)
    `)
    await app.forgetTries()
    await eraseExpired(app.payload)
    expect(await readLog()).toHaveLength(1)
  })
})
