import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/env'

import { type App, SITE_URL, startApp } from '../helpers/int-app'
import { PNG } from '../helpers/int-samples'

const KB = 1024

/** Words that only the inside of the server uses. */
const INTERNALS = /\bat (?:async )?\w+ \(|node_modules|\/work\/|SELECT |INSERT |drizzle|pg_|ECONN|stack/i

let app: App

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const message = (text: string) => ({ errors: [{ message: expect.stringContaining(text) as unknown }] })

describe('visitors', () => {
  it.each([
    ['GET', 'users/me', 200],
    ['POST', 'users/logout', 400],
    ['POST', 'users/refresh-token', 403],
    ['POST', 'users/first-register', 403],
    ['GET', 'media/file/nothing.webp', 404],
    ['OPTIONS', 'locations', 200],
  ])('should reach %s %s and get %i', async (method, target, status) => {
    expect(await app.rest(method, target)).toMatchObject({ status })
  })

  it('should get a picture from where pictures are, whatever a parameter names', async () => {
    const file = path.join(env.MEDIA_DIR, 'guard-prefix.webp')
    mkdirSync(env.MEDIA_DIR, { recursive: true })
    writeFileSync(file, 'bytes')
    try {
      const statuses: number[] = []
      for (const query of ['', '?prefix=../', '?prefix=x', '?prefix=%00']) {
        statuses.push((await app.rest('GET', `media/file/guard-prefix.webp${query}`)).status)
      }
      expect(new Set(statuses).size).toBe(1)
      expect(statuses[0]).toBeLessThan(500)
    } finally {
      rmSync(file)
    }
  })

  it.each([
    ['GET', 'locations'],
    ['GET', 'locations/255'],
    ['GET', 'locations?limit=1000000&depth=10'],
    ['GET', 'media'],
    ['GET', 'users/init'],
    ['GET', 'access'],
    ['GET', 'og'],
    ['GET', 'globals/home'],
    ['GET', 'globals/home/versions'],
    ['GET', 'payload-jobs/run'],
    ['GET', 'payload-preferences/x'],
    ['GET', 'nothing-here'],
    ['GET', 'media/file/../../users'],
    ['GET', 'media/file/a/b'],
    ['POST', 'users'],
    ['POST', 'users/unlock'],
    ['POST', 'users/verify/1'],
    ['POST', 'recommendations'],
    ['POST', 'locations/1/duplicate'],
    ['PATCH', 'users/1'],
    ['PUT', 'users/1'],
    ['DELETE', 'locations?where[id][exists]=true'],
  ])('should be asked to sign in at %s %s', async (method, target) => {
    const answer = await app.rest(method, target)
    expect(answer).toMatchObject({ status: 401, body: message('Sign in at /admin') })
  })

  it('should not turn a POST into a read by a header', async () => {
    const headers = { 'X-Payload-HTTP-Method-Override': 'GET', 'Content-Type': 'application/x-www-form-urlencoded' }
    expect(await app.rest('POST', 'users/me', { headers, body: 'limit=0' })).toMatchObject({ status: 403 })
  })

  it.each(['PATCH', 'DELETE', 'get'])('should not turn a POST into %s by a header', async (method) => {
    const headers = { 'X-HTTP-Method-Override': method }
    expect(await app.rest('POST', 'locations', { headers, data: {} })).toMatchObject({ status: 403 })
    expect(await app.rest('POST', 'locations', { actor: 'admin', headers, data: {} })).toMatchObject({ status: 403 })
  })

  it('should be held to 32 KB', async () => {
    const data = { email: 'a@example.org', password: 'x'.repeat(33 * KB) }
    expect(await app.rest('POST', 'users/login', { data })).toMatchObject({ status: 413, body: message('32 KB') })
  })
})

describe('an account without a role', () => {
  it('should be told why nothing opens', async () => {
    expect(await app.rest('GET', 'locations', { actor: 'switched-off' })).toMatchObject({
      status: 403,
      body: message('has no role'),
    })
  })

  it('should not sign in', async () => {
    const answer = await app.login(app.users['switched-off'].email, 'teacup-orbit-lantern-42')
    expect(answer).toMatchObject({ status: 403, body: message('switched off') })
    expect(answer.headers.has('set-cookie')).toBe(false)
  })
})

describe('sessions by cookie', () => {
  const cookie = () => `payload-token=${app.tokenFor('editor')}`

  it.each([
    ['the site itself', { Origin: SITE_URL }, 200],
    ['a navigation', { 'Sec-Fetch-Site': 'none' }, 200],
    ['another site', { Origin: 'https://evil.example' }, 401],
    ['a sandboxed page', { Origin: 'null' }, 401],
    ['another site without an origin', { 'Sec-Fetch-Site': 'cross-site' }, 401],
    ['no browser', {}, 401],
  ])('should count for reads from %s as expected', async (_, headers, status) => {
    expect(await app.rest('GET', 'locations', { headers: { Cookie: cookie(), ...headers } })).toMatchObject({ status })
  })

  it.each([
    ['users/login', { Origin: 'https://evil.example' }],
    ['users/login', { Origin: 'null' }],
    ['users/logout', { 'Sec-Fetch-Site': 'cross-site' }],
    ['locations', { Origin: 'https://evil.example' }],
  ])('should refuse POST %s from %o', async (target, headers) => {
    expect(await app.rest('POST', target, { data: {}, headers: { Cookie: cookie(), ...headers } })).toMatchObject({
      status: 403,
    })
  })
})

describe('bodies', () => {
  const asEditor = (options: { body: BodyInit; type: string; headers?: Record<string, string> }) =>
    app.rest('POST', 'authorities', {
      actor: 'editor',
      body: options.body,
      headers: { 'Content-Type': options.type, ...options.headers },
    })

  it('should end at 1 MB of JSON', async () => {
    const body = JSON.stringify({ description: 'x'.repeat(1024 * KB) })
    expect(await asEditor({ body, type: 'application/json' })).toMatchObject({ status: 413 })
  })

  it('should end at 1 MB when the length is not announced, without waiting for the rest', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 64 * KB
        controller.enqueue(new Uint8Array(64 * KB).fill(32))
      },
    })
    expect(await asEditor({ body: endless, type: 'application/json' })).toMatchObject({ status: 413 })
    expect(sent).toBeLessThan(2048 * KB)
  })

  it('should end at 9 MB of a form', async () => {
    const body = new FormData()
    body.set('_payload', '{}')
    body.set('file', new File([Buffer.alloc(9_000_001)], 'big.png', { type: 'image/png' }))
    expect(await app.rest('POST', 'media', { actor: 'editor', body })).toMatchObject({ status: 413 })
  })

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'should not be %s',
    async (type) => {
      expect(await asEditor({ body: '{}', type })).toMatchObject({ status: 415 })
    },
  )

  it('should be UTF-8, under its type in any letter case', async () => {
    const body = JSON.stringify({ name: 'Café', description: 'Coffee.', website: 'https://example.org', slug: 'cafe' })
    const type = 'Application/JSON; charset=utf-8'
    expect(await asEditor({ body: Buffer.from(body, 'latin1'), type })).toMatchObject({ status: 400 })
    expect(await asEditor({ body, type })).toMatchObject({ status: 201, body: { doc: { name: 'Café' } } })
  })

  it('should not be compressed', async () => {
    const headers = { 'Content-Encoding': 'gzip' }
    expect(await asEditor({ body: '{}', type: 'application/json', headers })).toMatchObject({ status: 415 })
  })

  it.each(['{', '{"a":}', '[1,', 'null,', '\u00ff'])('should be JSON, which %o is not', async (body) => {
    expect(await asEditor({ body, type: 'application/json' })).toMatchObject({
      status: 400,
      body: message('not valid JSON'),
    })
  })

  it('should not nest without end', async () => {
    const body = `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
    expect(await asEditor({ body, type: 'application/json' })).toMatchObject({
      status: 400,
      body: message('too deeply'),
    })
  })

  it('should not hold broken JSON in a form', async () => {
    const body = new FormData()
    body.set('_payload', '{"alt":')
    body.set('file', new File([PNG], 'pixel.png', { type: 'image/png' }))
    expect(await app.rest('POST', 'media', { actor: 'editor', body })).toMatchObject({ status: 400 })
  })

  it('should not be a broken form', async () => {
    const type = 'multipart/form-data; boundary=x'
    expect(await asEditor({ body: '--y\r\nnonsense', type })).toMatchObject({ status: 400 })
  })
})

describe('U+0000', () => {
  it('should be refused in the body of every collection and global, with the path of the field', async () => {
    const { collections, globals } = app.payload.config
    const targets = [...collections.map(({ slug }) => slug), ...globals.map(({ slug }) => `globals/${slug}`)]
    for (const target of targets) {
      const answer = await app.rest('POST', target, { actor: 'admin', data: { a: [{ name: 'x\u0000y' }] } })
      expect(answer, target).toMatchObject({ status: 400, body: message('a.0.name') })
    }
  })

  it.each(['locations/%00', 'locations?sort=%00', 'locations?where[name][like]=a%00b', 'locations?a%00=1'])(
    'should be refused in %s',
    async (target) => {
      expect(await app.rest('GET', target, { actor: 'editor' })).toMatchObject({ status: 400, body: message('U+0000') })
    },
  )

  it('should be refused in a form and in the name of its file', async () => {
    const inField = new FormData()
    inField.set('_payload', JSON.stringify({ alt: 'a\u0000b', credit: 'c' }))
    expect(await app.rest('POST', 'media', { actor: 'editor', body: inField })).toMatchObject({ status: 400 })
    const inName = new FormData()
    inName.set('file', new File([PNG], 'a\u0000.png', { type: 'image/png' }))
    expect(await app.rest('POST', 'media', { actor: 'editor', body: inName })).toMatchObject({ status: 400 })
  })

  it('should be refused in a sign-in', async () => {
    const answer = await app.login('a\u0000@example.org', 'teacup-orbit-lantern-42')
    expect(answer).toMatchObject({ status: 400 })
  })
})

describe('queries of staff', () => {
  it.each([
    'limit=501',
    'limit=-1',
    'limit=abc',
    'limit=1e9',
    'limit=',
    'limit[]=501',
    'limit=10&limit=20',
    'joins[x][limit]=1000000',
    'where={"id":{"exists":true}}',
    'where=not-json',
    `${Array.from({ length: 21 }, (_, index) => `where[or][${index}][name][like]=a`).join('&')}`,
  ])('should not be %s', async (query) => {
    expect(await app.rest('GET', `locations?${query}`, { actor: 'editor' })).toMatchObject({ status: 400 })
  })

  it.each([
    ['limit=500', 500],
    ['limit=0', 500],
    ['limit=100', 100],
    ['', 10],
  ])('should get with "%s" a page of %i', async (query, limit) => {
    const answer = await app.rest('GET', `locations?${query}`, { actor: 'editor' })
    expect(answer).toMatchObject({ status: 200, body: { limit } })
  })

  it('should not get more than a page without pagination', async () => {
    for (let n = 0; n < 12; n += 1) {
      await app.payload.create({
        collection: 'authorities',
        draft: true,
        data: { name: `Body ${n}`, slug: `many-${n}` } as never,
      })
    }
    const answer = await app.rest('GET', 'authorities?pagination=false&limit=5', { actor: 'editor' })
    expect(answer).toMatchObject({ status: 200, body: { docs: { length: 5 } } })
  })

  it('should be accepted as a form where the admin sends long lists of ids', async () => {
    const ids = Array.from({ length: 900 }, (_, index) => `where[id][in][${index}]=${index}`).join('&')
    const answer = await app.rest('POST', 'locations', {
      actor: 'editor',
      headers: { 'X-Payload-HTTP-Method-Override': 'GET', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `${ids}&limit=900`,
    })
    expect(answer).toMatchObject({ status: 400, body: message('limit') })
    const smaller = await app.rest('POST', 'locations', {
      actor: 'editor',
      headers: { 'X-Payload-HTTP-Method-Override': 'GET', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `${ids}&limit=500`,
    })
    expect(smaller).toMatchObject({ status: 200, body: { limit: 500 } })
  })

  it('should nest no deeper than the config allows', async () => {
    const answer = await app.rest('GET', 'mosque-gates?depth=1000', { actor: 'editor' })
    expect(answer).toMatchObject({ status: 200 })
    expect(app.payload.config.maxDepth).toBeLessThanOrEqual(3)
  })
})

describe('errors', () => {
  it('should never be shown with their insides', () => {
    expect(app.payload.config.debug).not.toBe(true)
  })

  it.each([
    ['GET', 'locations?sort=-nothing'],
    ['GET', 'locations?where[nothing][equals]=1'],
    ['GET', 'locations?where[name][nothing]=1'],
    ['GET', 'locations?where[id][equals]=abc'],
    ['GET', 'locations?where[latitude][greater_than]=abc'],
    ['GET', 'locations?where[id][in]=1,2,abc'],
    ['GET', 'locations?where[createdAt][less_than]=never'],
    ['GET', 'locations?select[name][a]=b&populate[x]=y'],
    ['GET', 'locations?page=-1'],
    ['GET', 'locations?page=99999999999999999999'],
    ['GET', 'locations?depth=-1'],
    ['GET', 'locations/abc'],
    ['GET', 'locations/99999999999999999999'],
    ['GET', "locations/1'--"],
    ['GET', 'locations/versions/abc'],
    ['GET', 'nothing/at/all'],
    ['GET', 'payload-migrations'],
    ['GET', 'media/file/%2e%2e%2f%2e%2e%2fpackage.json'],
    ['POST', 'users/login'],
    ['POST', 'users/reset-password'],
    ['POST', 'globals/nothing'],
    ['DELETE', 'locations'],
    ['DELETE', 'payload-preferences/nothing'],
    ['PATCH', 'locations'],
  ])('should be plain at %s %s', async (method, target) => {
    const body = method === 'POST' || method === 'PATCH' ? { data: { token: {}, password: [] } } : {}
    const answer = await app.rest(method, target, { actor: 'admin', ...body })
    expect(answer.text).not.toMatch(INTERNALS)
    expect(answer.status, answer.text).toBeLessThan(500)
  })

  it('should carry a number that is in the log, when they are ours', async () => {
    const lines: unknown[] = []
    const { error } = app.payload.logger
    app.payload.logger.error = (line: unknown) => lines.push(line)
    const { find } = app.payload.db
    app.payload.db.find = () => Promise.reject(new Error('relation "secrets" does not exist'))
    const answer = await app.rest('GET', 'locations', { actor: 'admin' })
    app.payload.db.find = find
    app.payload.logger.error = error

    expect(answer).toMatchObject({ status: 500, body: message('on our side') })
    expect(answer.text).not.toContain('secrets')
    const requestId = answer.headers.get('x-request-id')
    expect(answer.text).toContain(requestId)
    expect(JSON.stringify(lines)).toContain(requestId)
  })
})
