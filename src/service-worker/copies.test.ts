import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { offlineCaches, SAVED_STATE } from '@/domain/offline/caches'

import { memoryCaches, ORIGIN } from '../../tests/helpers/memory-caches'

import { findCopy, addSavedNote, isYounger } from './copies'
import { removeOldFiles } from './old-files'

const OLDER = 'Tue, 24 Nov 2026 11:05:00 GMT'
const YOUNGER = 'Wed, 25 Nov 2026 11:05:00 GMT'

const page = (text: string, date = OLDER) =>
  new Response(`<main>${text}</main>`, {
    headers: { date, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "script-src 'sha256-x'" },
  })

let caches: ReturnType<typeof memoryCaches>

const put = async (name: keyof typeof offlineCaches, path: string, response: Response) =>
  (await caches.open(offlineCaches[name])).put(path, response)

const copied = async (path: string) => (await findCopy(new URL(path, ORIGIN)))?.text()

beforeEach(() => {
  caches = memoryCaches()
  vi.stubGlobal('caches', caches)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('findCopy', () => {
  it('should give the younger of two copies', async () => {
    await put('saved', '/faq', page('saved', YOUNGER))
    await put('visited', '/faq', page('visited'))
    expect(await copied('/faq')).toContain('saved')
    await put('visited', '/faq', page('visited later', 'Wed, 25 Nov 2026 12:00:00 GMT'))
    expect(await copied('/faq')).toContain('visited later')
  })

  it('should answer a filter with the page that filters itself', async () => {
    await put('saved', '/places', page('all places'))
    expect(await copied('/places?category=cafe')).toContain('all places')
  })

  it('should lead an old address on, saved or not', async () => {
    const response = await findCopy(new URL('/profile?x=1', ORIGIN))
    expect([response?.status, response?.headers.get('location')]).toEqual([308, '/settings?x=1'])
  })

  it('should show a place from the list only where there is a list, and as old as that', async () => {
    await put('saved', '/offline/place', page('a place', YOUNGER))
    expect(await findCopy(new URL('/place/7', ORIGIN))).toBeUndefined()
    await put('saved', '/api/locations', Response.json([], { headers: { date: OLDER } }))
    const shown = await findCopy(new URL('/place/7', ORIGIN))
    expect(shown?.headers.get('date')).toBe(OLDER)
    expect(shown?.headers.get('content-security-policy')).toContain('sha256-x')
  })

  it('should have nothing for what was never saved', async () => {
    expect(await findCopy(new URL('/faq', ORIGIN))).toBeUndefined()
  })
})

describe('isYounger', () => {
  const HOUR_MS = 60 * 60 * 1000

  it.each([
    ['a minute old', 60_000, true],
    ['an hour old', HOUR_MS, false],
    ['of a minute ahead, by a clock that is a little slow', -60_000, true],
    ['of a year ahead, by a clock that is a year behind', -365 * 24 * HOUR_MS, false],
  ])('should say of a copy that is %s', (_, ageMs, expected) => {
    vi.useFakeTimers({ now: Date.parse(OLDER) + ageMs })
    const isYoung = isYounger(page('text'), HOUR_MS)
    vi.useRealTimers()
    expect(isYoung).toBe(expected)
  })
})

describe('addSavedNote', () => {
  it('should say how old a page is, and keep its policy', async () => {
    const response = await addSavedNote(page('text'))
    expect(response.headers.get('content-security-policy')).toContain('sha256-x')
    expect(await response.text()).toBe('<main data-saved="Saved on 24 November 2026, 14:05">text</main>')
  })

  it('should leave what is no page as it is', async () => {
    const list = Response.json([])
    expect(await addSavedNote(list)).toBe(list)
  })
})

describe('removeOldFiles', () => {
  it('should keep the files of this build and those of a saved guide', async () => {
    for (const name of ['old', 'saved', 'new']) await put('files', `/_next/static/chunks/${name}.js`, new Response('x'))
    await put(
      'saved',
      SAVED_STATE,
      Response.json({ completeAt: null, pages: {}, files: { '/_next/static/chunks/saved.js': 'b1' } }),
    )
    await removeOldFiles({ all: [['/_next/static/chunks/new.js', 1]] })
    expect(caches.pathsIn(offlineCaches.files)).toEqual([
      '/_next/static/chunks/new.js',
      '/_next/static/chunks/saved.js',
    ])
  })

  it('should keep what a visited page starts with', async () => {
    for (const name of ['old', 'visited']) await put('files', `/_next/static/chunks/${name}.css`, new Response('x'))
    await put('visited', '/faq', page('<link href="/_next/static/chunks/visited.css">'))
    await removeOldFiles({ all: [] })
    expect(caches.pathsIn(offlineCaches.files)).toEqual(['/_next/static/chunks/visited.css'])
  })

  it('should take a damaged note for no saved guide', async () => {
    await put('files', '/_next/static/chunks/old.js', new Response('x'))
    await put('saved', SAVED_STATE, new Response('{'))
    await removeOldFiles({ all: [] })
    expect(caches.pathsIn(offlineCaches.files)).toEqual([])
  })
})
