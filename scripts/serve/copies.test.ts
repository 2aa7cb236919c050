import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createContentClock, type ContentClock } from './content-clock.mjs'
import { createCopies } from './copies.mjs'
import { makeCopy, sendCopy } from './copy.mjs'
import type { Rendered } from './renderer.mjs'

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=31536000',
  'content-security-policy': "script-src 'self'",
}

const page = (text: string, headers: IncomingHttpHeaders = {}, tags: readonly string[] = ['settings']): Rendered => ({
  status: 200,
  tags,
  headers: { ...PAGE_HEADERS, ...headers },
  body: Buffer.from(`<script>start()</script><main>${text.repeat(200)}</main>`),
})

let answers: Record<string, () => Promise<Rendered> | Rendered>
let asked: string[]
let seenHeaders: IncomingHttpHeaders[]
let clock: number
let isDatabaseUp: boolean
let reports: string[]
let limits: number[]
let server: Server
let contentClock: ContentClock
let copies: ReturnType<typeof createCopies>

const change = (...tags: readonly string[]) => {
  contentClock.change(tags)
  copies.contentChanged()
}

beforeEach(async () => {
  answers = {}
  asked = []
  seenHeaders = []
  limits = []
  reports = []
  clock = 1_000_000
  isDatabaseUp = true
  contentClock = createContentClock()
  copies = createCopies({
    render: async (url, { headers, limitMs }) => {
      asked.push(url)
      seenHeaders.push(headers)
      limits.push(limitMs)
      const answer = answers[url]
      if (answer === undefined) throw new Error('no such page')
      return answer()
    },
    host: 'guide.example.org',
    isDatabaseUp: () => isDatabaseUp,
    report: (message) => reports.push(message),
    clock: contentClock,
    now: () => clock,
  })
  server = createServer((asking, response) => {
    const answered = copies.answer(asking.url ?? '/', asking, response)
    answered?.then(
      async (rendered) => {
        if (rendered !== null) sendCopy(await makeCopy(rendered), asking, response)
      },
      () => response.writeHead(503).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ port, path, headers, method }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('copies', () => {
  it('should ask the renderer once, however many callers come', async () => {
    answers['/'] = () => page('home')
    await Promise.all([get('/'), get('/'), get('/')])
    await get('/')
    expect(asked).toEqual(['/'])
  })

  it('should pass nothing of a caller to the renderer', async () => {
    answers['/'] = () => page('home')
    await get('/', { cookie: 'a=b', 'x-forwarded-host': 'evil.example', 'accept-language': 'ar' })
    expect(seenHeaders).toEqual([{ host: 'guide.example.org', 'accept-encoding': 'identity' }])
  })

  it('should send the same text in every encoding, with a tag of its own', async () => {
    answers['/'] = () => page('المسجد الحرام')
    const plain = await get('/')
    const br = await get('/', { 'accept-encoding': 'gzip, br' })
    const gzip = await get('/', { 'accept-encoding': 'gzip' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    const tags = [plain, br, gzip].map(({ headers }) => headers.etag)
    expect(new Set(tags).size).toBe(3)
    for (const { headers, body } of [plain, br, gzip]) {
      expect(headers.vary).toContain('Accept-Encoding')
      expect(Number(headers['content-length'])).toBe(body.length)
    }
  })

  it('should replace the quick compression by the best one, under another tag', async () => {
    answers['/'] = () => page('home and away')
    const first = await get('/', { 'accept-encoding': 'br' })
    await vi.waitFor(async () => {
      const later = await get('/', { 'accept-encoding': 'br' })
      expect(later.headers.etag).not.toBe(first.headers.etag)
      expect(later.body.length).toBeLessThanOrEqual(first.body.length)
    })
    expect((await get('/', { 'if-none-match': first.headers.etag ?? '' })).status).toBe(304)
  })

  it('should answer 304 to whoever holds it, and 200 to whoever holds something else', async () => {
    answers['/'] = () => page('home')
    const { headers } = await get('/', { 'accept-encoding': 'br' })
    const tag = headers.etag ?? ''
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const answer = await get('/', { 'if-none-match': held, 'accept-encoding': 'br' })
      expect(answer.status).toBe(304)
      expect(answer.body).toHaveLength(0)
      expect(answer.headers['content-security-policy']).toBe(headers['content-security-policy'])
    }
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get('/', { 'if-none-match': '*' })).status).toBe(200)
  })

  it('should answer HEAD with the headers alone', async () => {
    answers['/'] = () => page('home')
    const { body, headers, status } = await get('/', {}, 'HEAD')
    expect({ status, size: body.length }).toEqual({ status: 200, size: 0 })
    expect(Number(headers['content-length'])).toBeGreaterThan(100)
  })

  it('should allow the inline scripts of the page by their hashes', async () => {
    answers['/'] = () => page('home')
    expect((await get('/')).headers['content-security-policy']).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/)
  })

  it('should let shared caches hold a page for a minute and fall back on it for a week', async () => {
    answers['/'] = () => page('home')
    expect((await get('/')).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800',
    )
  })

  it.each<[string, IncomingHttpHeaders, number]>([
    ['private', { 'cache-control': 'private, no-store' }, 200],
    ['silent about caches', { 'cache-control': undefined }, 200],
    ['setting a cookie', { 'set-cookie': ['a=b'] }, 200],
    ['not found', {}, 404],
    ['a redirect', { location: '/places' }, 308],
  ])('should pass on an answer that is %s, and keep none of it', async (_, headers, status) => {
    answers['/x'] = () => ({ ...page('x', headers), status })
    expect((await get('/x')).status).toBe(status)
    expect((await get('/x')).status).toBe(status)
    expect(asked).toEqual(['/x', '/x'])
    expect(copies.size).toBe(0)
  })

  it('should show a page as it is after a change, to the first who asks', async () => {
    answers['/'] = () => page('old')
    await get('/')
    answers['/'] = () => page('new')
    change('settings')
    expect((await get('/')).body.toString()).toContain('new')
  })

  it('should ask for nothing that does not show what has changed', async () => {
    answers['/faq'] = () => page('questions', {}, ['everything', 'settings', 'faq'])
    answers['/map'] = () => page('old', {}, ['everything', 'settings', 'locations'])
    await get('/faq')
    await get('/map')
    answers['/map'] = () => page('new', {}, ['everything', 'settings', 'locations'])
    change('location:7', 'locations')
    expect((await get('/faq')).body.toString()).toContain('questions')
    expect((await get('/map')).body.toString()).toContain('new')
    expect(asked).toEqual(['/faq', '/map', '/map'])
    change('everything')
    await get('/faq')
    expect(asked.filter((path) => path === '/faq')).toHaveLength(2)
  })

  it('should renew a page at any change when it is not known what it was made of', async () => {
    answers['/about'] = () => page('old', {}, [])
    await get('/about')
    answers['/about'] = () => page('new', {}, [])
    change('faq')
    expect((await get('/about')).body.toString()).toContain('new')
  })

  it('should not take the answer of a page begun before a change, which the framework lets it join', async () => {
    answers['/'] = () => page('old')
    await get('/')
    const joined = [page('old', {}, []), page('new')]
    answers['/'] = () => joined.shift() ?? page('new')
    change('settings')
    expect((await get('/')).body.toString()).toContain('new')
  })

  it('should not show what was begun before a change', async () => {
    let finish: (rendered: Rendered) => void = () => undefined
    answers['/'] = () => new Promise((resolve) => (finish = resolve))
    const first = get('/')
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    change('settings')
    answers['/'] = () => page('new')
    finish(page('old'))
    await first
    expect((await get('/')).body.toString()).toContain('new')
  })

  it('should keep no reader of a list waiting while it is made anew', async () => {
    const list = (text: string): Rendered => ({
      status: 200,
      tags: ['settings'],
      headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=0' },
      body: Buffer.from(JSON.stringify([text])),
    })
    answers['/api/locations'] = () => list('old')
    await get('/api/locations')
    answers['/api/locations'] = () => wait(60).then(() => list('new'))
    change('settings')
    expect((await get('/api/locations')).body.toString()).toBe('["old"]')
    await vi.waitFor(async () => expect((await get('/api/locations')).body.toString()).toBe('["new"]'))
    expect(asked).toHaveLength(2)
  })

  it('should renew a list after a change although nobody asks', async () => {
    answers['/api/locations'] = () => page('x', { 'content-type': 'application/json' })
    await get('/api/locations')
    change('settings')
    await vi.waitFor(() => expect(asked).toHaveLength(2))
  })

  it('should stop showing a page that was taken out', async () => {
    answers['/place/7'] = () => page('a place')
    await get('/place/7')
    answers['/place/7'] = () => ({ ...page('gone'), status: 404 })
    change('settings')
    expect((await get('/place/7')).status).toBe(404)
    expect(copies.size).toBe(0)
  })

  it.each(['an error', 'status 500'])(
    'should go on sending the last good copy when the renderer answers with %s',
    async (kind) => {
      answers['/'] = () => page('good')
      await get('/')
      answers['/'] = () => {
        if (kind === 'an error') throw new Error('connection refused')
        return { ...page('broken'), status: 500 }
      }
      change('settings')
      const answer = await get('/')
      expect({ status: answer.status, text: answer.body.toString().includes('good') }).toEqual({
        status: 200,
        text: true,
      })
      expect(reports[0]).toContain('the last good copy is sent')
      const asks = asked.length
      await get('/')
      expect(asked, 'and nobody waits for another try at once').toHaveLength(asks)
      clock += 2_001
      answers['/'] = () => page('well again')
      expect((await get('/')).body.toString()).toContain('well again')
    },
  )

  it('should send the old copy when the new one takes longer than a second', async () => {
    answers['/'] = () => page('old')
    await get('/')
    answers['/'] = () => wait(1_500).then(() => page('new'))
    change('settings')
    expect((await get('/')).body.toString()).toContain('old')
    await vi.waitFor(async () => expect((await get('/')).body.toString()).toContain('new'), { timeout: 3_000 })
  })

  it('should send old copies to a crowd rather than keep all of it waiting', async () => {
    const paths = Array.from({ length: 12 }, (_, index) => `/place/${index}`)
    for (const path of paths) answers[path] = () => page('old')
    await Promise.all(paths.map((path) => get(path)))
    let finish = () => undefined as void
    const finished = new Promise<void>((resolve) => (finish = resolve))
    for (const path of paths) answers[path] = () => finished.then(() => page('new'))
    asked.length = 0
    change('settings')

    const all = paths.map(async (path) => {
      const isNew = (await get(path)).body.toString().includes('new')
      return { path, isNew }
    })
    await vi.waitFor(() => expect(asked).toHaveLength(4))
    await wait(50)
    finish()
    const told = await Promise.all(all)

    expect(told.filter(({ isNew }) => isNew)).toHaveLength(4)
    for (const path of paths) expect((await get(path)).body.toString()).toContain('new')
  })

  it('should wait less for a first copy while the database does not answer', async () => {
    answers['/'] = () => page('a')
    answers['/b'] = () => page('b')
    await get('/')
    isDatabaseUp = false
    await get('/b')
    expect(limits[0]).toBeGreaterThan(10_000)
    expect(limits[1]).toBeLessThan(3_000)
  })

  it('should say so when there is no copy and the renderer fails', async () => {
    expect((await get('/never')).status).toBe(503)
  })

  it('should ask again when the time a page was made for is over', async () => {
    answers['/'] = () => page('home', { 'cache-control': 's-maxage=60' })
    await get('/')
    clock += 59_000
    await get('/')
    expect(asked).toHaveLength(1)
    clock += 2_000
    await get('/')
    expect(asked).toHaveLength(2)
  })

  it('should never ask again for a file of the build', async () => {
    answers['/_next/static/a.js'] = () =>
      page('x', { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' })
    const { headers } = await get('/_next/static/a.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    change('settings')
    await get('/_next/static/a.js')
    expect(asked).toHaveLength(1)
  })

  it('should hold a bounded number of addresses with a query, and let plain pages be', async () => {
    answers['/'] = () => page('home')
    await get('/')
    clock += 1
    for (let number = 1; number <= 520; number += 1) {
      answers[`/gate-details?id=${number}`] = () => page(String(number))
      clock += 1
      await get(`/gate-details?id=${number}`)
    }
    expect(copies.size).toBe(501)
    asked.length = 0
    await get('/')
    await get('/gate-details?id=520')
    expect(asked).toEqual([])
    await get('/gate-details?id=1')
    expect(asked).toEqual(['/gate-details?id=1'])
  })
})
