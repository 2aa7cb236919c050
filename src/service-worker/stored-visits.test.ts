import { NetworkFirst } from 'serwist'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { offlineCaches } from '@/domain/offline/caches'

import { memoryCaches, ORIGIN } from '../../tests/helpers/memory-caches'
import { abortStores, dropAfterDeletion, keepNewest } from './stored-visits'

const { visited } = offlineCaches

let caches: ReturnType<typeof memoryCaches>
/** What the worker goes on with after it has answered. */
let underWay: Promise<unknown>[]

const ask = (strategy: NetworkFirst, path: string): Promise<Response> =>
  strategy.handle({
    request: new Request(ORIGIN + path),
    // No worker runs here: of its event the strategies use this alone.
    event: { waitUntil: (work: Promise<unknown>) => underWay.push(work) } as unknown as FetchEvent,
  })

const untilDone = async () => {
  while (underWay.length > 0) await underWay.shift()
}

beforeEach(() => {
  underWay = []
  caches = memoryCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('FetchEvent', class {})
  // As the worker is built: the library's own checks want the events of a browser.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('self', { caches })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('page')))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('what is stored of visits', () => {
  it('should not come back when it was deleted while the page was fetched', async () => {
    const pages = new NetworkFirst({ cacheName: visited, plugins: [dropAfterDeletion] })
    vi.stubGlobal('fetch', () => {
      abortStores()
      return Promise.resolve(new Response('page'))
    })
    expect(await (await ask(pages, '/faq')).text()).toBe('page')
    await untilDone()

    expect(await caches.keys()).toEqual([])
  })

  it('should not come back when it was deleted while the page was stored', async () => {
    const open = caches.open
    vi.spyOn(caches, 'open').mockImplementation((name) => {
      abortStores()
      return open(name)
    })
    await ask(new NetworkFirst({ cacheName: visited, plugins: [dropAfterDeletion] }), '/faq')
    await untilDone()

    expect(caches.pathsIn(visited)).toEqual([])
  })

  it('should be stored again of what is opened after that', async () => {
    abortStores()
    await ask(new NetworkFirst({ cacheName: visited, plugins: [dropAfterDeletion] }), '/faq')
    await untilDone()

    expect(caches.pathsIn(visited)).toEqual(['/faq'])
  })

  it('should be the newest pages only, without a note of when they were opened', async () => {
    const pages = new NetworkFirst({ cacheName: visited, plugins: [keepNewest(2)] })
    for (const path of ['/a', '/b', '/c']) {
      await ask(pages, path)
      await untilDone()
    }

    expect(caches.pathsIn(visited)).toEqual(['/b', '/c'])
  })
})
