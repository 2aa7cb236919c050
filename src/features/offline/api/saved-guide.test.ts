import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { offlineCaches, SAVED_STATE } from '@/domain/offline/caches'

import { memoryCaches } from '../../../../tests/helpers/memory-caches'

import { planSaving } from '../model/saving-plan'
import { readDevice, type Offer, checkSaved, saveGuide } from './saved-guide'

const SCRIPT = '/_next/static/chunks/a.js'

const offer = (version = 'v1', build = 'b1'): Offer => ({
  build,
  articlesQuery: '',
  wanted: {
    pages: [
      ['/faq', `${build}:${version}`],
      ['/about', `${build}:v1`],
      ['/api/locations', 'l1'],
    ],
    files: [[SCRIPT, 10]],
  },
})

const html = `<script src="/_next/static/chunks/old.js" noModule=""></script><script src="${SCRIPT}"></script>`

let caches: ReturnType<typeof memoryCaches>
let requests: string[]
let broken: Set<string>

const readSaved = async () => checkSaved(await readDevice())

const save = (what: Offer, signal = new AbortController().signal) => saveGuide(what, { signal, onProgress: () => {} })

beforeEach(() => {
  caches = memoryCaches()
  requests = []
  broken = new Set()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('window', { localStorage: { setItem: () => undefined } })
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path)
    if (broken.has(path)) return Promise.reject(new TypeError('Failed to fetch'))
    const type = path.startsWith('/api/')
      ? 'application/json'
      : path.startsWith('/_next/')
        ? 'text/javascript'
        : 'text/html'
    return Promise.resolve(new Response(html, { headers: { 'content-type': type } }))
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('saveGuide', () => {
  it('should fetch everything, find it all there, and know it the next time', async () => {
    expect(await save(offer())).toBe(true)
    expect(requests.toSorted()).toEqual([SCRIPT, '/about', '/api/locations', '/faq'])
    const saved = await readSaved()
    expect(saved?.lost).toEqual([])
    expect(saved?.state.completeAt).not.toBeNull()
    expect(planSaving(offer().wanted, await readDevice())).toEqual({ pages: [], files: [], bytes: 0 })
  })

  it('should fetch only what has changed', async () => {
    await save(offer())
    requests = []
    await save(offer('v2'))
    expect(requests).toEqual(['/faq'])
  })

  it('should keep what came before the network went, say what is missing, and go on from there', async () => {
    broken.add('/about')
    expect(await save(offer())).toBe(false)
    const saved = await readSaved()
    expect(saved?.state.completeAt).toBeNull()
    expect(saved?.lost).toEqual(['/about'])
    requests = []
    broken.clear()
    expect(await save(offer())).toBe(true)
    expect(requests).toEqual(['/about'])
    expect((await readSaved())?.lost).toEqual([])
  })

  it('should notice what was taken away, also a script that only a page names', async () => {
    await save(offer())
    await (await caches.open(offlineCaches.files)).delete(SCRIPT)
    expect((await readSaved())?.lost).toEqual([SCRIPT])
    await save({ ...offer(), wanted: { ...offer().wanted, files: [] } })
    expect((await readSaved())?.lost).toEqual([SCRIPT])
  })

  it('should remove pages that are no more', async () => {
    await save(offer())
    const { wanted } = offer()
    await save({ ...offer(), wanted: { ...wanted, pages: wanted.pages.filter(([key]) => key !== '/about') } })
    expect(caches.pathsIn(offlineCaches.saved)).toEqual([SAVED_STATE, '/api/locations', '/faq'])
    expect((await readSaved())?.lost).toEqual([])
  })

  it('should stop when it is told to', async () => {
    expect(await save(offer(), AbortSignal.abort())).toBe(false)
    expect(requests).toEqual([])
  })

  it('should hand on that the browser has no room', async () => {
    const open = caches.open
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    vi.stubGlobal('caches', {
      ...caches,
      open: async (name: string) => ({ ...(await open(name)), ...(name === offlineCaches.files && { put: full }) }),
    })
    await expect(save(offer())).rejects.toThrow('full')
  })
})
