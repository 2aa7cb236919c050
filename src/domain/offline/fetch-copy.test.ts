import { afterEach, describe, expect, it, vi } from 'vitest'

import { ARTICLES_CALL, ARTICLES_KEY } from './caches'
import { fetchCopy, isCacheable } from './fetch-copy'

const answer = (status: number, cacheControl = 'public, max-age=0') =>
  new Response(null, { status, headers: { 'cache-control': cacheControl } })

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
    expect(isCacheable(answer(status, control))).toBe(kept)
  })

  it('should keep nothing that comes from another address', () => {
    const moved = Object.defineProperty(answer(200), 'redirected', { value: true })
    expect(isCacheable(moved)).toBe(false)
  })
})

describe('fetchCopy', () => {
  it('should ask past the worker, and let the browser keep files that never change', async () => {
    const fetchSpy = vi.fn<typeof fetch>(() => Promise.resolve(answer(200)))
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
