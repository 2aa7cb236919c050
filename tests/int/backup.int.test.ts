import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { hotel } from '../helpers/fake-overpass'
import { importDesk } from '../helpers/int-imports'
import { PNG } from '../helpers/int-samples'
import { runProgram } from '../helpers/run-program'
import { onServer } from './global-setup'

const desk = importDesk()

const folder = mkdtempSync(path.join(tmpdir(), 'guide-backup-'))
const backup = path.join(folder, 'first')
const made: string[] = []

/** What there was when the backup was made. */
let before: Record<string, unknown>
let pictures: readonly string[]

/** What a COPY in text form has to write in another way. */
const DESCRIPTION = 'Back\\slash, \\N and \\.\n\nA tab\tand a second paragraph: مكة 🕋'

beforeAll(async () => {
  const imported = await desk.importHotels(...Array.from({ length: 12 }, (_, index) => hotel(index + 1)))
  expect(imported.status).toBe(200)
  const place = { name: 'Safwa', description: DESCRIPTION, category: 'hotel', city: 'Makkah', _status: 'published' }
  expect((await desk.app.rest('POST', 'locations', { actor: 'editor', data: place })).status).toBe(201)
  const body = new FormData()
  body.set('_payload', JSON.stringify({ alt: 'A gate', credit: 'The guide' }))
  body.set('file', new File([PNG], 'gate.png', { type: 'image/png' }))
  expect((await desk.app.rest('POST', 'media', { actor: 'editor', body })).status).toBe(201)
  expect((await runProgram('backup', [backup])).code).toBe(0)
  before = await describeDatabase(process.env.DATABASE_URI ?? '')
  pictures = readdirSync(process.env.MEDIA_DIR ?? '').filter((name) => !name.startsWith('.'))
  expect(pictures).not.toEqual([])
})

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  for (const name of made) await onServer(serverUri(), `DROP DATABASE ${name} WITH (FORCE)`)
})

const serverUri = (): string => {
  const server = new URL(process.env.DATABASE_URI ?? '')
  server.pathname = '/postgres'
  return server.href
}

async function makeDatabase(): Promise<string> {
  const name = `guide_restored_${randomBytes(6).toString('hex')}`
  await onServer(serverUri(), `CREATE DATABASE ${name}`)
  made.push(name)
  const uri = new URL(serverUri())
  uri.pathname = `/${name}`
  return uri.href
}

async function ask<Row extends object>(uri: string, statement: string): Promise<readonly Row[]> {
  const client = new Client(uri)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Every row of every table, what the tables refer to, and their triggers. */
async function describeDatabase(uri: string): Promise<Record<string, unknown>> {
  const tables = await ask<{ name: string }>(
    uri,
    `SELECT relname::text AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  )
  const rows: Record<string, unknown> = {}
  for (const { name } of tables) {
    const [found] = await ask(
      uri,
      `SELECT count(*)::int AS count, md5(string_agg(t::text, E'\\n' ORDER BY t::text)) AS hash FROM public."${name}" t`,
    )
    rows[name] = found
  }
  const [schema] = await ask(
    uri,
    `SELECT (SELECT string_agg(conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid), E'\\n'
               ORDER BY conrelid::regclass::text, conname)
             FROM pg_constraint WHERE connamespace = 'public'::regnamespace) AS constraints,
            (SELECT string_agg(tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text, E'\\n'
               ORDER BY tgrelid::regclass::text, tgname)
             FROM pg_trigger WHERE NOT tgisinternal) AS triggers`,
  )
  return { ...rows, schema }
}

describe('a guide that was lost', () => {
  let uri: string
  const media = path.join(folder, 'media')

  beforeAll(async () => {
    uri = await makeDatabase()
  })

  it('should come back whole from its backup: every row, reference, trigger and picture', async () => {
    const restored = await runProgram('restore', [backup], { DATABASE_URI: uri, MEDIA_DIR: media })

    expect(restored).toMatchObject({ code: 0 })
    expect(await describeDatabase(uri)).toEqual(before)
    const [place] = await ask<{ description: string }>(uri, `SELECT description FROM locations WHERE name = 'Safwa'`)
    expect(place?.description).toBe(DESCRIPTION)
    const kept = (folder: string, name: string) => readFileSync(path.join(folder, name)).toString('base64')
    for (const name of pictures) {
      expect(kept(media, name), name).toBe(kept(process.env.MEDIA_DIR ?? '', name))
    }
  })

  it('should give new records numbers that no other has', async () => {
    const [next] = await ask<{ isNew: boolean }>(
      uri,
      `SELECT nextval('locations_id_seq') > (SELECT max(id) FROM locations) AS "isNew"`,
    )
    expect(next).toEqual({ isNew: true })
  })

  it('should not be overwritten by a second restore', async () => {
    const restored = await describeDatabase(uri)

    const again = await runProgram('restore', [backup], { DATABASE_URI: uri, MEDIA_DIR: media })

    expect(again.code).toBe(1)
    expect(again.text).toContain('The database is not empty')
    expect(await describeDatabase(uri)).toEqual(restored)
  })

  it('should be refused where pictures of the same names are others', async () => {
    const empty = await makeDatabase()
    const others = mkdtempSync(path.join(folder, 'others-'))
    const [name = ''] = pictures
    writeFileSync(path.join(others, name), 'another')

    const refused = await runProgram('restore', [backup], { DATABASE_URI: empty, MEDIA_DIR: others })

    expect(refused).toMatchObject({ code: 1 })
    expect(refused.text).toContain(`other pictures of the same names: ${name}`)
    expect(readdirSync(others)).toEqual([name])
    expect(readFileSync(path.join(others, name), 'utf8')).toBe('another')
  })
})

describe('a backup', () => {
  it('should be readable by its owner alone', async () => {
    const { stdout } = await promisify(execFile)('find', [backup, '-perm', '/077'])
    expect(stdout).toBe('')
  })

  it('should not take the place of another', async () => {
    const manifest = readFileSync(path.join(backup, 'backup.json'), 'utf8')

    const refused = await runProgram('backup', [backup])

    expect(refused.code).toBe(1)
    expect(refused.text).toContain('Name one that is not there yet')
    expect(readFileSync(path.join(backup, 'backup.json'), 'utf8')).toBe(manifest)
    expect(existsSync(`${backup}.part`)).toBe(false)
  })

  it('should be refused before anything is written when one of its files is damaged', async () => {
    const damaged = path.join(folder, 'damaged')
    await promisify(execFile)('cp', ['-r', backup, damaged])
    const file = path.join(damaged, 'tables', 'locations.copy.gz')
    const bytes = readFileSync(file)
    const middle = Math.floor(bytes.length / 2)
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
    writeFileSync(file, bytes)
    const empty = await makeDatabase()

    const refused = await runProgram('restore', [damaged], { DATABASE_URI: empty })

    expect(refused.code).toBe(1)
    expect(refused.text).toContain('tables/locations.copy.gz')
    expect(await describeDatabase(empty)).toEqual({ schema: { constraints: null, triggers: null } })
  })

  it('should be refused when it is of a newer version, or no backup', async () => {
    const newer = path.join(folder, 'newer')
    await promisify(execFile)('cp', ['-r', backup, newer])
    const manifest = path.join(newer, 'backup.json')
    const text = readFileSync(manifest, 'utf8')
    writeFileSync(manifest, text.replace('"migrations": [', '"migrations": [\n  "29991231_235959_later",'))

    expect((await runProgram('restore', [newer])).text).toContain(
      'of a newer version of the guide (29991231_235959_later)',
    )
    expect((await runProgram('restore', [folder])).text).toContain('Name the folder that npm run backup has made')
  })

  it('of an older version should end with the schema of this one', async () => {
    const old = await makeDatabase()
    const [first] = (await ask<{ name: string }>(
      process.env.DATABASE_URI ?? '',
      'SELECT name FROM payload_migrations ORDER BY name LIMIT 1',
    )) as [{ name: string }]
    const flags = ['--empty', `--up-to=${first.name}`]
    expect(await runProgram('prepare-database', flags, { DATABASE_URI: old })).toMatchObject({ code: 0 })
    await ask(old, `INSERT INTO page_views (day, route, views) VALUES ('2026-11-01', '/gates', 7)`)
    const kept = path.join(folder, 'old')
    const restored = await makeDatabase()

    expect((await runProgram('backup', [kept], { DATABASE_URI: old })).code).toBe(0)
    expect((await runProgram('restore', [kept], { DATABASE_URI: restored })).code).toBe(0)

    const migrations = 'SELECT name FROM payload_migrations ORDER BY name'
    expect(await ask(old, migrations)).toEqual([first])
    expect(await ask(restored, migrations)).toEqual(await ask(process.env.DATABASE_URI ?? '', migrations))
    expect(await ask(restored, 'SELECT route, views FROM page_views')).toEqual(
      await ask(old, 'SELECT route, views FROM page_views'),
    )
    expect(await ask(restored, 'SELECT route FROM page_views')).toEqual([{ route: '/gates' }])
  })
})
