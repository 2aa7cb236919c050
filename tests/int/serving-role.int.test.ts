import { randomBytes } from 'node:crypto'

import { Client } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'

import { grantServing } from '../../scripts/postgres/serving-role'
import { hotel } from '../helpers/fake-overpass'
import { SITE_URL, TEST_PASSWORD } from '../helpers/int-app'
import { importDesk } from '../helpers/int-imports'
import { PNG } from '../helpers/int-samples'
import { placePayload, post } from '../helpers/int-submissions'

const ownerUri = process.env.DATABASE_URI ?? ''
const role = `guide_serving_${randomBytes(4).toString('hex')}`

async function asOwner<Row extends object>(statement: string): Promise<readonly Row[]> {
  const client = new Client(ownerUri)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

// Before the application is loaded: it reads the address once.
await asOwner(`CREATE ROLE ${role} LOGIN PASSWORD 'serves'`)
const serving = new URL(ownerUri)
serving.username = role
serving.password = 'serves'
await grantServing(ownerUri, serving.href)
process.env.DATABASE_URI = serving.href

// The last of all: those registered later run earlier.
afterAll(() => asOwner(`GRANT ${role} TO CURRENT_USER; DROP OWNED BY ${role}; DROP ROLE ${role}`))

const desk = importDesk()

describe('a role that may only read and write rows', () => {
  it.each([
    'CREATE TABLE mine (id int)',
    'ALTER TABLE users ADD COLUMN mine int',
    'DROP TABLE page_views',
    'TRUNCATE locations CASCADE',
    'CREATE INDEX mine ON locations (name)',
    'ALTER TABLE locations DISABLE TRIGGER ALL',
    'CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  ])('should not get through with %s', async (statement) => {
    await expect(desk.app.payload.db.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
  })

  it('should reach what later migrations make', async () => {
    await asOwner('CREATE TABLE made_later (id serial PRIMARY KEY)')

    const { rowCount } = await desk.app.payload.db.pool.query('INSERT INTO made_later DEFAULT VALUES')

    expect(rowCount).toBe(1)
    await asOwner('DROP TABLE made_later')
  })

  it('should be enough to take in, decide and publish what visitors send', async () => {
    const { POST } = await import('@/app/api/recommendations/route')
    expect((await POST(post('/api/recommendations', { ...placePayload, lat: 21.42, lng: 39.82 }))).status).toBe(201)
    const queue = await desk.app.rest('GET', 'recommendations?limit=1', { actor: 'moderator' })
    const { id } = (queue.body as { docs: { id: number }[] }).docs[0] ?? { id: 0 }

    const decided = await desk.app.rest('POST', 'recommendations/review', {
      actor: 'moderator',
      data: { action: 'approve', items: [{ id, version: 1 }] },
    })

    expect(decided).toMatchObject({ status: 200, body: { results: [{ ok: true, status: 'approved' }] } })
    const { GET } = await import('@/app/api/locations/route')
    expect(await (await GET(new Request(`${SITE_URL}/api/locations?q=Al Baik`))).text()).toContain('Al Baik')
  })

  it('should be enough for editors: pictures, pages, trash and signing in', async () => {
    const body = new FormData()
    body.set('_payload', JSON.stringify({ alt: 'A gate', credit: 'The guide' }))
    body.set('file', new File([PNG], 'gate.png', { type: 'image/png' }))
    expect((await desk.app.rest('POST', 'media', { actor: 'editor', body })).status).toBe(201)
    const place = { name: 'Safwa', category: 'hotel', city: 'Makkah', _status: 'published' }
    const made = await desk.app.rest('POST', 'locations', { actor: 'editor', data: place })
    expect(made).toMatchObject({ status: 201, body: { doc: { _status: 'published' } } })
    const { id } = (made.body as { doc: { id: number } }).doc
    const deletedAt = new Date().toISOString()
    expect((await desk.app.rest('PATCH', `locations/${id}`, { actor: 'editor', data: { deletedAt } })).status).toBe(200)
    expect((await desk.app.login(desk.app.users.editor.email, TEST_PASSWORD)).status).toBe(200)
  })

  it('should be enough for an import, and for taking it back', async () => {
    const imported = await desk.importHotels(hotel(1))
    expect(imported).toMatchObject({ status: 200, body: { success: true, counts: { created: 1 } } })
    const { jobId } = imported.body as { jobId: string }

    expect(await desk.call(`import-runs/${jobId}/undo`, { body: {} })).toMatchObject({ status: 200 })
  })

  it('should be enough for the minute tick', async () => {
    const { POST } = await import('@/app/api/internal/tick/route')
    const headers = { Authorization: `Bearer ${process.env.CRON_SECRET ?? ''}` }

    expect((await POST(post('/api/internal/tick', {}, { headers }))).status).toBe(200)
  })
})
