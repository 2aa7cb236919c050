import { CacheFirst } from 'serwist'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { offlineCaches } from '@/domain/offline/caches'

import { memoryCaches, ORIGIN } from '../../tests/helpers/memory-caches'
import { rightFiles } from './right-files'

const PATH = '/_next/static/chunks/map.js'

const script = () => new Response('draw()', { headers: { 'content-type': 'application/javascript; charset=UTF-8' } })
const signIn = () => new Response('<p>Sign in', { headers: { 'content-type': 'text/html' } })

let caches: ReturnType<typeof memoryCaches>

const ask = async (): Promise<string> => {
  const underWay: Promise<unknown>[] = []
  const files = new CacheFirst({ cacheName: offlineCaches.files, plugins: [rightFiles] })
  const [answer, done] = files.handleAll({
    request: new Request(ORIGIN + PATH),
    // No worker runs here: of its event the strategies use this alone.
    event: { waitUntil: (work: Promise<unknown>) => underWay.push(work) } as unknown as FetchEvent,
  })
  const text = await (await answer).text()
  await done
  return text
}

beforeEach(() => {
  caches = memoryCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('FetchEvent', class {})
  // As the worker is built: the library's own checks want the events of a browser.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('self', { caches })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('a page in place of a script', () => {
  it('should be answered once, and not stored', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(signIn()))
    expect(await ask()).toBe('<p>Sign in')
    vi.stubGlobal('fetch', () => Promise.resolve(script()))
    expect(await ask()).toBe('draw()')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await ask()).toBe('draw()')
  })

  it('should be fetched past where an earlier build has stored it', async () => {
    await (await caches.open(offlineCaches.files)).put(PATH, signIn())
    vi.stubGlobal('fetch', () => Promise.resolve(script()))
    expect(await ask()).toBe('draw()')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await ask()).toBe('draw()')
  })
})
