import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { onInvalidate, trackRequest, type RequestRecord } from '../invalidation'
import FrameworkStore, { expireLeftovers } from './framework-store'
import { expectProvedOn } from '../../../tests/helpers/proved-on'

type Value = Extract<Parameters<FrameworkStore['set']>[1], { readonly segmentData: unknown }>
type PageContext = Extract<Parameters<FrameworkStore['get']>[1], { readonly isFallback: boolean }>
type ReadContext = Exclude<Parameters<FrameworkStore['get']>[1], { readonly isFallback: boolean }>

const page = (html: string, tags: string): Value => ({
  // The framework's kinds are a `const enum`, whose values a file compiled by itself cannot import.
  kind: 'APP_PAGE' as Value['kind'],
  html,
  rscData: undefined,
  headers: { 'x-next-cache-tags': tags },
  postponed: undefined,
  status: 200,
  segmentData: undefined,
})

const AS_PAGE = {
  // Another `const enum`.
  kind: 'APP_PAGE' as PageContext['kind'],
  isFallback: false,
} as const

const asRead = (...tags: string[]): ReadContext => ({ kind: 'FETCH' as ReadContext['kind'], tags })

let folder: string
let store: FrameworkStore

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'framework-store-'))
  store = new FrameworkStore({
    fs: nodeFs,
    dev: false,
    flushToDisk: false,
    serverDistDir: folder,
    maxMemoryCacheSize: 1024 * 1024,
    revalidatedTags: [],
    _requestHeaders: {},
  })
})

afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

/** Does the work as a request, and returns the record of that request. */
const runAsRequest = async (work: () => Promise<void>): Promise<RequestRecord> => {
  let done: Promise<void> = Promise.resolve()
  const record = trackRequest(() => {
    done = work()
  })
  await done
  return record
}

const readHtml = async (key: string) => {
  const entry = await store.get(key, AS_PAGE)
  return entry?.value !== null && entry?.value !== undefined && 'html' in entry.value ? entry.value.html : null
}

describe('framework store', () => {
  it('should be looked at again with each version of the framework', () => {
    expectProvedOn(
      'Look in next/dist/server/lib/incremental-cache/file-system-cache for get, set and revalidateTag, for the header ' +
        'x-next-cache-tags, and whether cacheHandler in next.config.ts is still loaded by import() of a path.',
    )
  })

  it('should note the content of a page that is made, of one that is kept, and of a cached read', async () => {
    const made = await runAsRequest(() => store.set('/faq', page('<p>faq</p>', 'everything,faq'), AS_PAGE))
    const cached = await runAsRequest(async () => void (await store.get('/faq', AS_PAGE)))
    const read = await runAsRequest(async () => void (await store.get('no such read', asRead('everything', 'gates'))))
    expect([made, cached, read].map(({ tags }) => [...tags])).toEqual([
      ['everything', 'faq'],
      ['everything', 'faq'],
      ['everything', 'gates'],
    ])
  })

  it('should tell of a change when the page is forgotten, and not before', async () => {
    await store.set('/faq', page('<p>old</p>', 'everything,faq'), AS_PAGE)
    const invalidations: { readonly tags: readonly string[]; readonly still: Promise<unknown> }[] = []
    const end = onInvalidate((tags) => invalidations.push({ tags, still: readHtml('/faq') }))
    expect(await readHtml('/faq')).toBe('<p>old</p>')
    await store.revalidateTag(['faq'], { expire: 0 })
    end()
    expect(invalidations.map(({ tags }) => tags)).toEqual([['faq']])
    await expect(invalidations[0]?.still).resolves.toBeNull()
  })

  it.each([3_000, 86_400_000, -3_000])('should forget a page although the clock was set by %d ms', async (step) => {
    await runAsRequest(() => store.set('/faq', page('<p>first</p>', 'everything,faq'), AS_PAGE))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + step })
    for (const html of ['<p>second</p>', '<p>third</p>']) {
      await runAsRequest(() => store.set('/faq', page(html, 'everything,faq'), AS_PAGE))
      await store.revalidateTag(['faq'], { expire: 0 })
      expect(await readHtml('/faq')).toBeNull()
    }
    await runAsRequest(() => store.set('/other', page('<p>other</p>', 'everything,about'), AS_PAGE))
    expect(await readHtml('/other')).toBe('<p>other</p>')
  })

  it('should not show what an earlier process has left', async () => {
    await runAsRequest(() => store.set('/faq', page('<p>left</p>', 'everything,faq'), AS_PAGE))
    expireLeftovers()
    expect(await readHtml('/faq')).toBeNull()
    await runAsRequest(() => store.set('/faq', page('<p>new</p>', 'everything,faq'), AS_PAGE))
    expect(await readHtml('/faq')).toBe('<p>new</p>')
  })

  it('should not keep a page that was begun before its content changed', async () => {
    await runAsRequest(async () => {
      await store.revalidateTag('faq')
      await store.set('/late', page('<p>old</p>', 'everything,faq'), AS_PAGE)
      await store.set('/other', page('<p>other</p>', 'everything,about'), AS_PAGE)
    })
    expect(await readHtml('/late')).toBeNull()
    expect(await readHtml('/other')).toBe('<p>other</p>')
    await runAsRequest(() => store.set('/late', page('<p>new</p>', 'everything,faq'), AS_PAGE))
    expect(await readHtml('/late')).toBe('<p>new</p>')
  })

  it('should keep no page that is not there: each would push out one that is', async () => {
    await store.set(
      '/place/404',
      { ...page('nothing', 'settings'), status: 404 },
      {} as Parameters<FrameworkStore['set']>[2],
    )
    expect(await readHtml('/place/404')).toBeNull()
  })
})
