import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Rendered } from './next-internals/render'
import { type CachedSite, openCachedSite, page } from '../../tests/helpers/response-cache-site'

let site: CachedSite

beforeEach(async () => {
  site = await openCachedSite()
})

afterEach(() => site.close())

describe('the response cache', () => {
  it('should ask the renderer once, however many callers come', async () => {
    site.answers['/'] = () => page('home')
    await Promise.all([site.get('/'), site.get('/'), site.get('/')])
    await site.get('/')
    expect(site.requests).toEqual(['/'])
  })

  it('should pass nothing of a caller to the renderer', async () => {
    site.answers['/'] = () => page('home')
    await site.get('/', { cookie: 'a=b', 'x-forwarded-host': 'evil.example', 'accept-language': 'ar' })
    expect(site.seenHeaders).toEqual([{ host: 'guide.example.org' }])
  })

  it('should send the same text in every encoding, with a tag of its own', async () => {
    site.answers['/'] = () => page('المسجد الحرام')
    const plain = await site.get('/')
    const br = await site.get('/', { 'accept-encoding': 'gzip, br' })
    const gzip = await site.get('/', { 'accept-encoding': 'gzip' })
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

  it('should name the bytes by their tag alone, not by the date of a file', async () => {
    site.answers['/theme.js'] = () => page('a script', { 'last-modified': 'Thu, 26 Nov 2026 20:02:42 GMT' })
    const { headers } = await site.get('/theme.js')
    expect(headers).not.toHaveProperty('last-modified')
    expect(headers.etag).toBeTruthy()
  })

  it('should promise no ranges, for it sends what it has stored whole', async () => {
    site.answers['/theme.js'] = () => page('a script', { 'accept-ranges': 'bytes' })
    const { status, headers, body } = await site.get('/theme.js', { range: 'bytes=0-1' })
    expect({ status, ranges: headers['accept-ranges'], isWhole: body.toString().includes('a script') }).toEqual({
      status: 200,
      ranges: undefined,
      isWhole: true,
    })
  })

  it('should replace the quick compression by the best one, under another tag', async () => {
    site.answers['/'] = () => page('home and away')
    const first = await site.get('/', { 'accept-encoding': 'br' })
    await vi.waitFor(async () => {
      const later = await site.get('/', { 'accept-encoding': 'br' })
      expect(later.headers.etag).not.toBe(first.headers.etag)
      expect(later.body.length).toBeLessThanOrEqual(first.body.length)
    })
    expect((await site.get('/', { 'if-none-match': first.headers.etag ?? '' })).status).toBe(304)
  })

  it('should also compress best what comes while the compressor is closed', async () => {
    site.answers['/'] = () => page('home and away')
    site.answers['/guide'] = () => page('all there is to read')
    let close: (() => void) | undefined
    site.closeCompressor = () => new Promise((resolve) => (close = resolve))
    await site.get('/')
    await vi.waitFor(() => expect(close).toBeDefined())
    const first = await site.get('/guide', { 'accept-encoding': 'br' })
    close?.()
    await vi.waitFor(async () => {
      const later = await site.get('/guide', { 'accept-encoding': 'br' })
      expect(later.headers.etag).toMatch(/-br11"$/)
      expect(later.headers.etag).not.toBe(first.headers.etag)
    })
  })

  it('should answer 304 to whoever holds it, and 200 to whoever holds something else', async () => {
    site.answers['/'] = () => page('home')
    const { headers } = await site.get('/', { 'accept-encoding': 'br' })
    const tag = headers.etag ?? ''
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const answer = await site.get('/', { 'if-none-match': header, 'accept-encoding': 'br' })
      expect(answer.status).toBe(304)
      expect(answer.body).toHaveLength(0)
      expect(answer.headers['content-security-policy']).toBe(headers['content-security-policy'])
    }
    expect((await site.get('/', { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await site.get('/', { 'if-none-match': '*' })).status).toBe(200)
  })

  it('should answer HEAD with the headers alone', async () => {
    site.answers['/'] = () => page('home')
    const { body, headers, status } = await site.get('/', {}, 'HEAD')
    expect({ status, size: body.length }).toEqual({ status: 200, size: 0 })
    expect(Number(headers['content-length'])).toBeGreaterThan(100)
  })

  it('should allow the inline scripts of the page by their hashes', async () => {
    site.answers['/'] = () => page('home')
    expect((await site.get('/')).headers['content-security-policy']).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/)
  })

  it('should let shared caches hold a page for a minute and fall back on it for a week', async () => {
    site.answers['/'] = () => page('home')
    expect((await site.get('/')).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800',
    )
  })

  it.each<[string, Partial<Rendered>]>([
    ['private', { headers: { 'cache-control': 'private, max-age=60' } }],
    ['silent about caches', { headers: {} }],
    ['good for no time', { headers: { 'content-type': 'text/html', 'cache-control': 's-maxage=0' } }],
    ['setting cookies', { cookies: ['a=b', 'c=d'] }],
    ['a redirect', { status: 308, headers: { location: '/places', 'cache-control': 's-maxage=31536000' } }],
  ])('should keep no answer that is %s, and let no cache keep it', async (_, answer) => {
    site.answers['/x'] = () => ({ ...page('x'), ...answer })
    for (const { status, headers } of [await site.get('/x'), await site.get('/x')]) {
      expect(status).toBe(answer.status ?? 200)
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['set-cookie']).toEqual(answer.cookies)
    }
    expect(site.requests).toEqual(['/x', '/x'])
    expect(site.size()).toBe(0)
  })

  it('should wait less for a first copy while the database does not answer', async () => {
    site.answers['/'] = () => page('a')
    site.answers['/b'] = () => page('b')
    await site.get('/')
    site.isDatabaseUp = false
    await site.get('/b')
    expect(site.limits[0]).toBeGreaterThan(10_000)
    expect(site.limits[1]).toBeLessThan(3_000)
  })

  it('should say so when there is no copy and the renderer fails', async () => {
    expect((await site.get('/never')).status).toBe(503)
  })

  it('should ask again when the time a page was made for is over', async () => {
    site.answers['/'] = () => page('home', { 'cache-control': 's-maxage=60' })
    await site.get('/')
    site.clock += 59_000
    await site.get('/')
    expect(site.requests).toHaveLength(1)
    site.clock += 2_000
    await site.get('/')
    expect(site.requests).toHaveLength(2)
  })

  describe('what ends by itself', () => {
    const ending = (text: string, seconds: number) => () =>
      page(text, {
        'content-type': 'application/json',
        'cache-control': `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
      })

    it('should say the same to other caches, and be made anew before it is sent after its time', async () => {
      site.answers['/api/notices'] = ending('goes on', 15)
      const { headers } = await site.get('/api/notices')
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=15, must-revalidate')

      site.answers['/api/notices'] = ending('is over', 15)
      site.clock += 14_999
      expect((await site.get('/api/notices')).body.toString()).toContain('goes on')
      site.clock += 2
      expect((await site.get('/api/notices')).body.toString()).toContain('is over')
    })

    it('should not be sent after its time where nothing new can be made', async () => {
      site.answers['/api/notices'] = ending('goes on', 15)
      await site.get('/api/notices')
      site.answers['/api/notices'] = () => ({ ...page('broken'), status: 500 })
      site.clock += 15_001
      for (let count = 0; count < 2; count += 1) {
        const { status, body } = await site.get('/api/notices')
        expect({ status, isSent: body.toString().includes('goes on') }).toEqual({ status: 503, isSent: false })
      }
    })

    it('should count its time from when it was begun', async () => {
      site.answers['/api/notices'] = () => {
        site.clock += 10_000
        return ending('slow', 15)()
      }
      await site.get('/api/notices')
      site.clock += 5_001
      await site.get('/api/notices')
      expect(site.requests).toHaveLength(2)
    })

    it('should be kept by other caches for less when there is less left of the same text', async () => {
      site.answers['/api/notices'] = ending('goes on', 15)
      await site.get('/api/notices')
      site.answers['/api/notices'] = ending('goes on', 3)
      site.clock += 15_001
      expect((await site.get('/api/notices')).headers['cache-control']).toContain('s-maxage=3,')
    })
  })

  it('should keep a file that is to be asked for again, but is made for no time, as any other', async () => {
    site.answers['/icon.svg'] = () =>
      page('an icon', { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=0, must-revalidate' })
    expect((await site.get('/icon.svg')).headers['cache-control']).toContain('s-maxage=60,')
    site.clock += 120_000
    await site.get('/icon.svg')
    expect(site.requests).toHaveLength(1)
  })

  it('should never ask again for a file of the build', async () => {
    site.answers['/_next/static/a.js'] = () =>
      page('x', { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' })
    const { headers } = await site.get('/_next/static/a.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    site.change('settings')
    await site.get('/_next/static/a.js')
    expect(site.requests).toHaveLength(1)
  })

  it('should hold a bounded number of addresses with a query, and let plain pages be', async () => {
    site.answers['/'] = () => page('home')
    await site.get('/')
    site.clock += 1
    for (let number = 1; number <= 520; number += 1) {
      site.answers[`/gate-details?id=${number}`] = () => page(String(number))
      site.clock += 1
      await site.get(`/gate-details?id=${number}`)
    }
    expect(site.size()).toBe(501)
    site.requests.length = 0
    await site.get('/')
    await site.get('/gate-details?id=520')
    expect(site.requests).toEqual([])
    await site.get('/gate-details?id=1')
    expect(site.requests).toEqual(['/gate-details?id=1'])
  })

  it('should make a page that is not there once for a crowd, and let no cache keep it', async () => {
    site.answers['/gone'] = () => ({ ...page('nothing'), status: 404 })
    for (let count = 0; count < 3; count += 1) {
      const { status, headers } = await site.get('/gone')
      expect({ status, cache: headers['cache-control'] }).toEqual({ status: 404, cache: 'private, no-store' })
    }
    expect(site.requests).toEqual(['/gone'])
    site.clock += 11_000
    await site.get('/gone')
    expect(site.requests).toHaveLength(2)
  })

  it('should look again for what was not there after any change', async () => {
    site.answers['/place/7'] = () => ({ ...page('nothing'), status: 404 })
    await site.get('/place/7')
    site.answers['/place/7'] = () => page('a place')
    site.change('location:7')
    expect((await site.get('/place/7')).status).toBe(200)
    expect((await site.get('/place/7')).status).toBe(200)
  })

  it('should keep a thousand pages that are not there out of the way of those that are', async () => {
    site.answers['/'] = () => page('home')
    await site.get('/')
    for (let number = 0; number < 1_000; number += 1) {
      site.answers[`/place/${number}`] = () => ({ ...page('nothing'), status: 404 })
      await site.get(`/place/${number}`)
    }
    expect(site.size()).toBe(1)
    site.requests.length = 0
    await site.get('/place/999')
    await site.get('/')
    expect(site.requests).toEqual([])
    await site.get('/place/1')
    expect(site.requests).toEqual(['/place/1'])
  })

  it('should make one page at a time for a network, and send ready ones meanwhile', async () => {
    site.answers['/'] = () => page('home')
    await site.get('/')
    let finish = () => undefined as void
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const paths = Array.from({ length: 10 }, (_, number) => `/place/${number}`)
    for (const path of paths) site.answers[path] = () => finished.then(() => ({ ...page('nothing'), status: 404 }))
    site.requests.length = 0
    const flood = paths.map((path) => site.get(path))
    await vi.waitFor(() => expect(site.requests).toHaveLength(1))
    expect((await site.get('/')).status).toBe(200)

    site.network = '198.51.100.0/24'
    site.answers['/faq'] = () => page('another reader')
    expect((await site.get('/faq')).status).toBe(200)
    expect(site.requests).toHaveLength(2)
    finish()
    expect((await Promise.all(flood)).map(({ status }) => status)).toEqual(paths.map(() => 404))
  })
})
