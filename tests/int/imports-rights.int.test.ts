import { describe, expect, it } from 'vitest'

import { hotel, replyWithMap } from '../helpers/fake-overpass'
import { SITE_URL } from '../helpers/int-app'
import { importDesk, type Options } from '../helpers/int-imports'

const desk = importDesk()
const { call, sqlRows } = desk

/** Everything in the admin that changes something about imports, by its address. */
const changes = [
  '/api/admin/import-osm',
  '/api/admin/import-gates',
  '/api/admin/import-streets',
  '/api/admin/import-runs/1/apply',
  '/api/admin/import-runs/1/cancel',
  '/api/admin/import-runs/1/undo',
  '/cms/api/imports/merge',
  '/cms/api/imports/unmerge',
  '/cms/api/imports/distinct',
  '/cms/api/imports/not-distinct',
  '/cms/api/imports/still-there',
  '/cms/api/imports/conflict',
]

/** An editor's call, right in every respect but what is given. */
const change = (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const all = { Origin: SITE_URL, 'Content-Type': 'application/json', ...headers }
  return path.startsWith('/cms/')
    ? desk.app.rest('POST', path.replace('/cms/api/', ''), { actor: 'editor', headers: all, body: '{"is":"unknown"}' })
    : call(path.replace('/api/admin/', ''), { headers: all, body: { is: 'unknown' } })
}

/** Every address refuses for its own reasons once it has let a call in: an unknown body, an unknown run. */
describe.each(changes)('%s', (path) => {
  it('should let an editor in from our own pages', async () => {
    expect([400, 404]).toContain((await change(path)).status)
    expect([400, 404]).toContain((await change(path, { 'Sec-Fetch-Site': 'same-origin' })).status)
  })

  it.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['the null origin of a sandbox', { Origin: 'null' }],
    ['no origin', { Origin: '' }],
    ['our origin, but a cross-site fetch', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('should refuse %s', async (_name, headers) => {
    expect((await change(path, headers)).status).toBe(403)
  })

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'text/plain;application/json'])(
    'should refuse a body of the type %s',
    async (type) => {
      expect((await change(path, { 'Content-Type': type })).status).toBe(415)
    },
  )

  it('should refuse too many calls, and say when to come back', async () => {
    await sqlRows(`
      INSERT INTO rate_limits (key, window_start, hits)
      VALUES ('imports:${desk.app.users.editor.id}', to_timestamp(floor(extract(epoch FROM now()) / 60) * 60), 60)
    `)

    const answer = await change(path)

    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.text).toContain('Too many calls. Wait a minute.')
  })
})

describe('who may import', () => {
  const json = { 'Content-Type': 'application/json' }
  const cases: readonly [string, number, Options][] = [
    ['nobody signed in', 401, { actor: 'anonymous' }],
    ['a switched-off account', 403, { actor: 'switched-off' }],
    ['a moderator', 403, { actor: 'moderator' }],
    ['another origin', 403, { headers: { Origin: 'https://evil.example' } }],
    ['an origin that begins like ours', 403, { headers: { Origin: `${SITE_URL}.evil.example` } }],
    ['the null origin of a sandbox', 403, { headers: { Origin: 'null' } }],
    ['our origin with another scheme', 403, { headers: { Origin: 'https://localhost:3000' } }],
    ['our origin with another port', 403, { headers: { Origin: 'http://localhost:3001' } }],
    ['our origin, but a cross-site fetch', 403, { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
    ['a form', 415, { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }],
    ['a form with a file', 415, { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
    ['plain text', 415, { headers: { 'Content-Type': 'text/plain' } }],
    ['JSON in disguise', 415, { headers: { 'Content-Type': 'text/plain;application/json' } }],
    ['another method in disguise', 403, { headers: { 'X-HTTP-Method-Override': 'GET' } }],
    ['the CMS’s method in disguise', 403, { headers: { 'X-Payload-HTTP-Method-Override': 'GET' } }],
    ['unknown options', 400, { body: { host: 'https://evil.example' } }],
    ['a list for options', 400, { body: [] }],
    ['options of another kind', 400, { body: { confirm: 'yes' } }],
    ['too much', 413, { body: { confirm: 'x'.repeat(10_000) } }],
  ]

  it.each(cases)('should refuse %s at both calls', async (_name, status, options) => {
    desk.overpass.reply = replyWithMap([hotel(1)])
    const before = await sqlRows('SELECT count(*) FROM import_runs')
    for (const path of ['import-osm', 'import-gates']) {
      const answer = await call(path, { ...options, headers: { ...json, ...options.headers } })
      expect(answer.status, path).toBe(status)
      expect(answer.body).toMatchObject({ success: false })
    }
    expect(await sqlRows('SELECT count(*) FROM import_runs')).toEqual(before)
    expect(desk.overpass.queries).toEqual([])
  })

  it.each(['import-runs/1/cancel', 'import-runs/1/undo', 'import-runs/1/apply'])(
    'should refuse %s alike',
    async (path) => {
      expect((await call(path, { actor: 'anonymous' })).status).toBe(401)
      expect((await call(path, { actor: 'moderator' })).status).toBe(403)
      expect((await call(path, { headers: { Origin: 'https://evil.example' } })).status).toBe(403)
      expect((await call(path, { headers: { 'Content-Type': 'text/plain' } })).status).toBe(415)
    },
  )

  it('should show the status to nobody but editors', async () => {
    expect((await call('import-runs/1', { actor: 'anonymous' })).status).toBe(401)
    expect((await call('import-runs/1', { actor: 'moderator' })).status).toBe(403)
    expect((await call('import-runs/999999')).status).toBe(404)
  })
})
