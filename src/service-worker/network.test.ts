import { NetworkFirst } from 'serwist'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { OFFLINE_PAGE, offlineCaches } from '@/domain/offline/caches'

import { memoryCaches, ORIGIN } from '../../tests/helpers/memory-caches'

import type * as NetworkModule from './network'

type Network = typeof NetworkModule

const PAGE = `${ORIGIN}/faq`

let caches: ReturnType<typeof memoryCaches>
let isNetworkAway: Network['isNetworkAway']
let networkFailed: Network['networkFailed']
let pages: NetworkFirst

/** As the browser hands it to the worker. */
const ask = (request: Request): Promise<Response> =>
  pages.handle({ request, event: { waitUntil: () => undefined } as unknown as FetchEvent })

const page = (text: string) =>
  new Response(`<main>${text}</main>`, {
    headers: { date: 'Tue, 24 Nov 2026 11:05:00 GMT', 'content-type': 'text/html; charset=utf-8' },
  })

/** A network that brings nothing until the request is aborted. */
const hang = ({ signal }: Request): Promise<Response> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

beforeEach(async () => {
  vi.useFakeTimers()
  caches = memoryCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('FetchEvent', class {})
  // As the worker is built: the library's own checks want the events of a browser.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('self', { caches })
  await (await caches.open(offlineCaches.visited)).put('/faq', page('from the device'))
  // It remembers how the network did.
  vi.resetModules()
  const network: Network = await import('./network')
  ;({ isNetworkAway, networkFailed } = network)
  pages = new NetworkFirst({
    cacheName: offlineCaches.visited,
    networkTimeoutSeconds: network.PATIENCE_S,
    plugins: [network.deviceInstead],
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('a network', () => {
  it('should count as away for fifteen seconds after it failed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await (await ask(new Request(PAGE))).text()).toContain('from the device')
    vi.advanceTimersByTime(14_999)
    expect(isNetworkAway()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isNetworkAway()).toBe(false)
  })

  it('should not count as away for as long as the clock was ahead when it failed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await ask(new Request(PAGE))
    vi.setSystemTime(Date.now() - 24 * 60 * 60 * 1000)
    vi.advanceTimersByTime(15_000)
    expect(isNetworkAway()).toBe(false)
  })

  it('should count as away when it brings nothing within two seconds', async () => {
    vi.stubGlobal('fetch', hang)
    const answer = ask(new Request(PAGE))
    await vi.advanceTimersByTimeAsync(1_999)
    expect(isNetworkAway()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await (await answer).text()).toContain('from the device')
    expect(isNetworkAway()).toBe(true)
  })

  it('should not count as away when the page that asked is left before', async () => {
    vi.stubGlobal('fetch', hang)
    const leaving = new AbortController()
    const answer = ask(new Request(PAGE, { signal: leaving.signal }))
    await vi.advanceTimersByTimeAsync(500)
    leaving.abort()
    await answer
    await vi.advanceTimersByTimeAsync(5_000)
    expect(isNetworkAway()).toBe(false)
  })

  it('should stay away when a page is left while it is known to be', () => {
    networkFailed(new Request(PAGE))
    networkFailed(new Request(PAGE, { signal: AbortSignal.abort() }))
    expect(isNetworkAway()).toBe(true)
  })

  it('should count as there as soon as it brings something', async () => {
    networkFailed(new Request(PAGE))
    vi.stubGlobal('fetch', () => Promise.resolve(page('from the network')))
    expect(await (await ask(new Request(PAGE))).text()).toContain('from the network')
    expect(isNetworkAway()).toBe(false)
  })
})

describe('a server that cannot answer', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('In a minute.', { status: 503 })))
  })

  it('should count as no network where the device has a copy', async () => {
    expect(await (await ask(new Request(PAGE))).text()).toContain('from the device')
    expect(isNetworkAway()).toBe(true)
  })

  it('should be heard where the device has none', async () => {
    await (await caches.open(offlineCaches.saved)).put(OFFLINE_PAGE, page('Not saved'))
    const response = await ask(new Request(`${ORIGIN}/booking-links`))
    expect([response.status, await response.text()]).toEqual([503, 'In a minute.'])
  })
})
