import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { migrations } from '../../migrations'
import { prepareDatabase } from '../../scripts/site/prepare'
import { blankPlace } from '../helpers/blank-place'
import { type App, startApp } from '../helpers/int-app'
import { placePayload, post } from '../helpers/int-submissions'
import { listBreaks, readSchema } from '../helpers/schema-changes'
import { onServer } from './global-setup'

const own = process.env.DATABASE_URI ?? ''

/** Values were added to an enumeration before there was a way back. */
const BEFORE_THE_RULE = ['20261127_210841_answers_and_months']

describe('the migrations', () => {
  const uri = new URL(own)
  uri.pathname = `/guide_test_steps_${randomBytes(6).toString('hex')}`
  const client = new Client(uri.href)

  beforeAll(async () => {
    await onServer(own, `CREATE DATABASE ${uri.pathname.slice(1)}`)
    await client.connect()
  })

  afterAll(async () => {
    await client.end()
    await onServer(own, `DROP DATABASE ${uri.pathname.slice(1)} WITH (FORCE)`)
  })

  it('should be named after what they do to the version before', async () => {
    // A migration takes Payload's own connection and uses nothing of it but `execute`.
    const db = drizzle(client) as unknown as Parameters<(typeof migrations)[number]['up']>[0]['db']
    const breaking: string[] = []
    for (const { name, up } of migrations) {
      const before = await readSchema(client)
      await up({ db } as Parameters<typeof up>[0])
      if (listBreaks(before, await readSchema(client)).length > 0) breaking.push(name)
    }

    const named = migrations.map(({ name }) => name).filter((name) => name.endsWith('_breaking'))
    expect(breaking).toEqual([...BEFORE_THE_RULE, ...named])
  })

  it.each([
    ['DROP TABLE page_views', 'page_views is gone'],
    ['ALTER TABLE locations DROP COLUMN name CASCADE', 'locations.name is gone'],
    ['ALTER TABLE locations RENAME COLUMN address TO street', 'locations.address is gone'],
    ['ALTER TABLE locations ALTER COLUMN address TYPE text', 'locations.address has another type'],
    ['ALTER TABLE locations ALTER COLUMN address SET NOT NULL', 'locations.address is required'],
    ['ALTER TABLE locations ADD COLUMN shade varchar NOT NULL', 'locations.shade is required'],
    ['ALTER TABLE locations ALTER COLUMN updated_at DROP DEFAULT', 'locations.updated_at has no default'],
    ['CREATE UNIQUE INDEX one_name ON locations (name)', 'locations.one_name is a new rule'],
    ['ALTER TABLE locations ADD CONSTRAINT short CHECK (length(name) < 9)', 'locations.short is a new rule'],
    ["ALTER TYPE enum_notices_severity ADD VALUE 'none'", 'enum_notices_severity has other values'],
  ])('should be breaking with %s', async (statement, words) => {
    const before = await readSchema(client)
    await client.query('BEGIN')
    await client.query(statement)
    const after = await readSchema(client)
    await client.query('ROLLBACK')

    expect(listBreaks(before, after)).toEqual([words])
  })

  it('should not be breaking by what they add', async () => {
    const before = await readSchema(client)
    await client.query('BEGIN')
    await client.query(`
      CREATE TABLE cool_rooms (id serial PRIMARY KEY, place integer NOT NULL REFERENCES locations (id));
      ALTER TABLE locations ADD COLUMN shade varchar, ADD COLUMN rooms integer NOT NULL DEFAULT 0 CHECK (rooms >= 0);
      CREATE UNIQUE INDEX one_shade ON locations (shade);
      CREATE INDEX by_address ON locations (address)`)
    const after = await readSchema(client)
    await client.query('ROLLBACK')

    expect(listBreaks(before, after)).toEqual([])
  })
})

describe('a version on the database of the next', () => {
  let app: App

  const prepare = () => prepareDatabase({ root: process.cwd(), uri: own, env: process.env, withSeed: true })

  const note = (migration: string) =>
    app.payload.db.pool.query(`INSERT INTO payload_migrations (name, batch) VALUES ($1, 99)`, [migration])

  beforeAll(async () => {
    app = await startApp()
  })

  afterAll(() => app.stop())

  it('should start, take in what is sent and lose nothing of what the next one added', async () => {
    await app.payload.db.pool.query('ALTER TABLE locations ADD COLUMN shade varchar')
    await note('29990101_000000_shade')
    const data = { ...blankPlace, name: 'Shaded place', _status: 'published' } as const
    const { id } = await app.payload.create({ collection: 'locations', data, ...app.as('editor') })
    await app.payload.db.pool.query(`UPDATE locations SET shade = 'trees' WHERE id = $1`, [id])

    expect(await prepare()).toBe('of a newer version (29990101_000000_shade); left as it is')

    const { POST } = await import('@/app/api/recommendations/route')
    expect((await POST(post('/api/recommendations', placePayload))).status).toBe(201)
    const address = 'Ajyad Street'
    await app.payload.update({ collection: 'locations', id, data: { address }, ...app.as('editor') })
    const { rows } = await app.payload.db.pool.query(
      'SELECT address, shade, (SELECT count(*)::int FROM recommendations) AS sent FROM locations WHERE id = $1',
      [id],
    )
    expect(rows).toEqual([{ address, shade: 'trees', sent: 1 }])
  })

  it('should not start where the next one took something away', async () => {
    await note('29990102_000000_less_breaking')

    await expect(prepare()).rejects.toThrow(/has changed this database \(29990102_000000_less_breaking\)/)
  })
})
