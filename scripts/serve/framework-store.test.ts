import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { onContentChange, watchRequest, type RequestRecord } from './content-watch.mjs'
import FrameworkStore from './framework-store.mjs'

type Value = Parameters<FrameworkStore['set']>[1]
type SetContext = Parameters<FrameworkStore['set']>[2]
type GetContext = Parameters<FrameworkStore['get']>[1]

const page = (html: string, tags: string): Value =>
  ({ kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags }, status: 200 }) as unknown as Value

const AS_PAGE = { kind: 'APP_PAGE', isFallback: false } as unknown as GetContext & SetContext

const asRead = (...tags: readonly string[]) =>
  ({ kind: 'FETCH', fetchCache: true, tags }) as unknown as GetContext & SetContext

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

afterEach(() => rmSync(folder, { recursive: true }))

/** Does the work as a request, and gives what was noted of it. */
const during = async (work: () => Promise<void>): Promise<RequestRecord> => {
  let done: Promise<void> = Promise.resolve()
  const record = watchRequest(() => {
    done = work()
  })
  await done
  return record
}

const htmlOf = async (key: string) => {
  const kept = await store.get(key, AS_PAGE)
  return kept?.value !== null && kept?.value !== undefined && 'html' in kept.value ? kept.value.html : null
}

describe('framework store', () => {
  it('should note the content of a page that is made, of one that is kept, and of a cached read', async () => {
    const made = await during(() => store.set('/faq', page('<p>faq</p>', 'everything,faq'), AS_PAGE))
    const kept = await during(async () => void (await store.get('/faq', AS_PAGE)))
    const read = await during(async () => void (await store.get('no such read', asRead('everything', 'gates'))))
    expect([made, kept, read].map(({ tags }) => [...tags])).toEqual([
      ['everything', 'faq'],
      ['everything', 'faq'],
      ['everything', 'gates'],
    ])
  })

  it('should tell of a change when the page is forgotten, and not before', async () => {
    await store.set('/faq', page('<p>old</p>', 'everything,faq'), AS_PAGE)
    const heard: { readonly tags: readonly string[]; readonly still: Promise<unknown> }[] = []
    const end = onContentChange((tags) => heard.push({ tags, still: htmlOf('/faq') }))
    expect(await htmlOf('/faq')).toBe('<p>old</p>')
    // The framework counts in milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 5))
    await store.revalidateTag(['faq'], { expire: 0 })
    end()
    expect(heard.map(({ tags }) => tags)).toEqual([['faq']])
    await expect(heard[0]?.still).resolves.toBeNull()
  })

  it('should not keep a page that was begun before its content changed', async () => {
    await during(async () => {
      await store.revalidateTag('faq')
      await store.set('/late', page('<p>old</p>', 'everything,faq'), AS_PAGE)
      await store.set('/other', page('<p>other</p>', 'everything,about'), AS_PAGE)
    })
    expect(await htmlOf('/late')).toBeNull()
    expect(await htmlOf('/other')).toBe('<p>other</p>')
    await during(() => store.set('/late', page('<p>new</p>', 'everything,faq'), AS_PAGE))
    expect(await htmlOf('/late')).toBe('<p>new</p>')
  })
})
