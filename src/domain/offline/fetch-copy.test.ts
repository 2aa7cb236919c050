import { afterEach, describe, expect, it, vi } from 'vitest'

import { ARTICLES_CALL, ARTICLES_KEY } from './caches'
import { fetchCopy, isCacheable } from './fetch-copy'

const answer = (status: number, cacheControl = 'public, max-age=0', contentType = 'text/html; charset=utf-8') =>
  new Response(null, { status, headers: { 'cache-control': cacheControl, 'content-type': contentType } })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('isKept', () => {
  it.each([
    [200, 'public, max-age=0, s-maxage=60', true],
    [200, 'private, no-store', false],
    [404, 'public, max-age=0', false],
    [503, 'public, max-age=0', false],
  ])('should say of %i with "%s": %s', (status, control, kept) => {
    expect(isCacheable(answer(status, control), '/faq')).toBe(kept)
  })

  it('should keep nothing that comes from another address', () => {
    const moved = Object.defineProperty(answer(200), 'redirected', { value: true })
    expect(isCacheable(moved, '/faq')).toBe(false)
  })

  const html = 'text/html; charset=utf-8'
  it.each([
    ['/_next/static/chunks/a.js', 'application/javascript; charset=UTF-8', true],
    ['/theme.js', 'text/javascript', true],
    ['/_next/static/chunks/a.js', html, false],
    ['/_next/static/chunks/a.js', '', false],
    ['/_next/static/chunks/a.css', 'text/css; charset=UTF-8', true],
    ['/_next/static/chunks/a.css', html, false],
    ['/_next/static/media/a.woff2', 'font/woff2', true],
    ['/_next/static/media/a.woff2', html, false],
    ['/api/streets/makkah/1f', 'application/octet-stream', true],
    ['/api/streets/makkah/1f', html, false],
    ['/api/locations', 'application/json; charset=utf-8', true],
    ['/api/locations', html, false],
    ['/drawings.svg', 'image/svg+xml', true],
    ['/_next/image', html, false],
    ['/faq', html, true],
  ])('should keep for %s an answer of "%s": %s', (path, contentType, kept) => {
    expect(isCacheable(answer(200, undefined, contentType), path)).toBe(kept)
  })
})

describe('fetchCopy', () => {
  it('should ask past the worker, and let the browser keep files that never change', async () => {
    const fetchSpy = vi.fn<typeof fetch>((url) =>
      Promise.resolve(answer(200, undefined, url === '/faq' ? undefined : 'text/javascript')),
    )
    vi.stubGlobal('fetch', fetchSpy)
    await fetchCopy('/faq', '')
    await fetchCopy('/_next/static/chunks/a.js', '')
    expect(fetchSpy.mock.calls.map(([url, init]) => [url, init?.cache])).toEqual([
      ['/faq', 'no-cache'],
      ['/_next/static/chunks/a.js', 'default'],
    ])
  })

  it('should put the question of the search, whose answer calls itself private', async () => {
    const fetchSpy = vi.fn<typeof fetch>(() => Promise.resolve(answer(200, 'private, no-store')))
    vi.stubGlobal('fetch', fetchSpy)
    await expect(fetchCopy(ARTICLES_KEY, 'query X')).resolves.toHaveProperty('status', 200)
    expect(fetchSpy.mock.calls[0]?.[0]).toBe(ARTICLES_CALL)
    expect(fetchSpy.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"query":"query X"}' })
  })

  it('should fail on what may not be kept', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(answer(404)))
    await expect(fetchCopy('/gone', '')).rejects.toThrow('/gone answered 404')
  })
})
