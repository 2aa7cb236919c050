import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type App, startApp, TEST_PASSWORD } from '../helpers/int-app'

const SECRET_FIELDS = [
  'hash',
  'salt',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'loginAttempts',
  'lockUntil',
] as const

const climbers = ['moderator', 'editor'] as const

let app: App

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const readRoles = async (id: number) => (await app.payload.findByID({ collection: 'users', id })).roles

describe.each(climbers)('a %s', (actor) => {
  it.each([
    { roles: ['admin'] },
    { roles: ['admin', 'editor', 'moderator'] },
    { roles: [] },
    { roles: null },
    { roles: 'admin' },
    { hash: 'x' },
    { salt: 'x' },
    { lockUntil: '2030-01-01' },
    { loginAttempts: 5 },
    { resetPasswordToken: 'known' },
    { resetPasswordExpiration: '2030-01-01' },
  ])('should not set %o on the own account', async (data) => {
    const { id } = app.users[actor]
    expect(await app.rest('PATCH', `users/${id}`, { actor, data })).toMatchObject({ status: 403 })
    expect(await app.rest('PATCH', `users?where[id][equals]=${id}`, { actor, data })).toMatchObject({ status: 403 })
    await expect(
      app.payload.update({ collection: 'users', id, data: data as never, ...app.as(actor) }),
    ).rejects.toMatchObject({ status: 403 })
    expect(await readRoles(id)).toEqual([actor])
  })

  it('should not add a session to the own account', async () => {
    const { id } = app.users[actor]
    const forged = { id: 'forged', expiresAt: '2030-01-01T00:00:00.000Z' }
    await app.rest('PATCH', `users/${id}`, { actor, data: { sessions: [forged] } })
    const { sessions } = await app.payload.findByID({ collection: 'users', id, showHiddenFields: true })
    expect(JSON.stringify(sessions)).not.toContain('forged')
  })

  it('should save the own account with the roles as they are, as the account page does', async () => {
    const { id } = app.users[actor]
    const data = { name: 'New name', roles: [actor] }
    expect(await app.rest('PATCH', `users/${id}`, { actor, data })).toMatchObject({ status: 200 })
    expect(await readRoles(id)).toEqual([actor])
  })

  it('should not change, copy, delete or see another account', async () => {
    const { id, email } = app.users.admin
    const refused = [403, 404]
    expect(refused).toContain((await app.rest('PATCH', `users/${id}`, { actor, data: { name: 'x' } })).status)
    expect(refused).toContain(
      (await app.rest('PATCH', `users/${id}`, { actor, data: { password: TEST_PASSWORD } })).status,
    )
    expect(refused).toContain((await app.rest('DELETE', `users/${id}`, { actor })).status)
    expect(refused).toContain((await app.rest('GET', `users/${id}`, { actor })).status)
    expect((await app.rest('GET', 'users', { actor })).text).not.toContain(email)
    const all = await app.rest('PATCH', 'users?where[id][exists]=true', { actor, data: { name: 'mine' } })
    expect(all.text).not.toContain(email)
    expect((await app.payload.findByID({ collection: 'users', id })).name).toBe('admin')
  })

  it('should not make an account', async () => {
    const data = { email: 'climber@example.org', name: 'Climber', password: TEST_PASSWORD, roles: ['admin'] }
    expect(await app.rest('POST', 'users', { actor, data })).toMatchObject({ status: 403 })
    const copy = await app.rest('POST', `users/${app.users[actor].id}/duplicate`, { actor, data })
    expect([403, 404]).toContain(copy.status)
  })
})

describe('the queue of jobs', () => {
  it.each(['moderator', 'editor', 'admin'] as const)('should be worked by no %s: only by the tick', async (actor) => {
    for (const address of ['payload-jobs/run', 'payload-jobs/handle-schedules']) {
      expect([401, 403]).toContain((await app.rest('GET', address, { actor })).status)
    }
  })
})

describe.each(['moderator', 'editor', 'admin'] as const)('secrets of accounts, for a %s', (actor) => {
  it.each(SECRET_FIELDS)('should not filter or sort by %s', async (field) => {
    const wheres = [
      `where[${field}][like]=a`,
      `where[${field}][exists]=true`,
      `where[or][0][${field}][equals]=a`,
      `where[${field}][not_equals]=a`,
    ]
    for (const where of wheres) {
      const answer = await app.rest('GET', `users?${where}`, { actor })
      expect([400, 403], `${where} ${answer.text}`).toContain(answer.status)
    }
    const sorted = await app.rest('GET', `users?sort=${field}`, { actor })
    const reversed = await app.rest('GET', `users?sort=-${field}`, { actor })
    expect(idsIn(sorted.body)).toEqual(idsIn(reversed.body))
  })

  it('should be in no answer, selected or not', async () => {
    const select = SECRET_FIELDS.map((field) => `select[${field}]=true`).join('&')
    const targets = [
      'users',
      `users?${select}`,
      `users/${app.users[actor].id}?${select}`,
      'users/me',
      'users?showHiddenFields=true',
      'payload-locked-documents?depth=3',
      'payload-preferences?depth=3',
    ]
    for (const target of targets) {
      const { text } = await app.rest('GET', target, { actor })
      expect(text, target).not.toMatch(
        /"(?:hash|salt|resetPasswordToken|resetPasswordExpiration|loginAttempts|lockUntil)"/,
      )
    }
  })

  it('should not be reached through a related record', async () => {
    for (const field of ['hash', 'salt', 'resetPasswordToken', 'email', 'sessions.id']) {
      for (const path of [`user.${field}`, `user.value.${field}`]) {
        const answer = await app.rest('GET', `payload-locked-documents?where[${path}][like]=a`, { actor })
        expect(answer.text, path).not.toMatch(/"totalDocs":[1-9]/)
      }
    }
  })
})

describe('recommendations', () => {
  const make = () =>
    app.payload.create({
      collection: 'recommendations',
      data: {
        kind: 'place',
        title: 'A tip',
        city: 'Makkah',
        status: 'pending-review',
        submittedAt: '2026-11-20T10:00:00.000Z',
        itemVersion: 1,
        riskScore: 0,
      },
    })

  it.each(['moderator', 'admin'] as const)('should stay as they are whatever a %s sends', async (actor) => {
    const { id } = await make()
    const data = { status: 'approved', kind: 'path', title: 'Better words' }
    await app.rest('PATCH', `recommendations/${id}`, { actor, data })
    await app.rest('PATCH', `recommendations?where[id][equals]=${id}`, { actor, data })
    await expect(
      app.payload.update({ collection: 'recommendations', id, data: { status: 'approved' }, ...app.as(actor) }),
    ).rejects.toMatchObject({ status: 403 })
    expect(await app.payload.findByID({ collection: 'recommendations', id })).toMatchObject({
      status: 'pending-review',
      kind: 'place',
      title: 'A tip',
    })
  })

  it('should not be made by anybody through any API', async () => {
    const data = {
      kind: 'place',
      title: 'A tip',
      city: 'Makkah',
      submittedAt: '2026-11-20T10:00:00.000Z',
      itemVersion: 1,
      riskScore: 0,
    } as const
    for (const actor of ['moderator', 'editor', 'admin'] as const) {
      expect(await app.rest('POST', 'recommendations', { actor, data })).toMatchObject({ status: 403 })
      await expect(
        app.payload.create({ collection: 'recommendations', data: { ...data, status: 'approved' }, ...app.as(actor) }),
      ).rejects.toMatchObject({ status: 403 })
    }
  })

  it('should not be read by editors or visitors, by REST or GraphQL', async () => {
    const { id } = await make()
    expect((await app.rest('GET', `recommendations/${id}`, { actor: 'editor' })).status).toBe(403)
    for (const actor of ['anonymous', 'editor', 'moderator', 'admin'] as const) {
      const { text } = await app.graphql('{ Recommendations { docs { title } } }', { actor })
      expect(text).not.toContain('A tip')
    }
  })
})

const idsIn = (body: unknown): string =>
  JSON.stringify(body)
    .match(/"id":\d+/g)
    ?.join() ?? ''
