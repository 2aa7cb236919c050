import { describe, expect, it } from 'vitest'

import { hotel, mapOf } from '../helpers/fake-overpass'
import { SITE_URL } from '../helpers/int-app'
import { importDesk, type Options } from '../helpers/int-imports'

const desk = importDesk()
const { call, sqlRows } = desk

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
    desk.overpass.reply = mapOf([hotel(1)])
    const before = await sqlRows('SELECT count(*) FROM import_runs')
    for (const path of ['import-osm', 'import-gates']) {
      const answer = await call(path, { ...options, headers: { ...json, ...options.headers } })
      expect(answer.status, path).toBe(status)
      expect(answer.body).toMatchObject({ success: false })
    }
    expect(await sqlRows('SELECT count(*) FROM import_runs')).toEqual(before)
    expect(desk.overpass.asked).toEqual([])
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
