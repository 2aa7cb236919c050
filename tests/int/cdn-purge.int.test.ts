import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { createCdnPurge } from '@/web-server/cdn-purge'
import { createChangeFeed } from '@/web-server/change-feed'
import { onInvalidate } from '@/web-server/invalidation'

import { blankPlace } from '../helpers/blank-place'
import { type App, startApp } from '../helpers/int-app'

// What the framework's store does when the framework has expired a tag.
vi.mock('next/cache', async () => {
  const { invalidate } = await import('@/web-server/invalidation')
  return {
    revalidatePath: vi.fn(),
    revalidateTag: (tag: string) => invalidate([tag]),
    unstable_cache: <Read>(read: Read): Read => read,
  }
})

const SECRET = 'Fastly-Key: a-secret-of-the-cdn'

type Call = { readonly headers: IncomingHttpHeaders; readonly tags: readonly string[] }

let app: App
let cache: Server
/** The calls to the cache in front, by who made them. */
const calls: Record<'/own' | '/other', Call[]> = { '/own': [], '/other': [] }
let answer: (response: ServerResponse) => void = () => undefined
const reports: string[] = []
const ends: (() => unknown)[] = []

beforeAll(async () => {
  app = await startApp()
  cache = createServer((request, response) => {
    void text(request).then((body) => {
      const { tags } = JSON.parse(body) as { tags: string[] }
      calls[request.url as keyof typeof calls].push({ headers: request.headers, tags })
      answer(response)
    })
  })
  await new Promise<void>((resolve) => cache.listen(0, '127.0.0.1', resolve))
  const open = (path: keyof typeof calls) => {
    const { port } = cache.address() as AddressInfo
    return createCdnPurge({
      url: `http://127.0.0.1:${port}${path}`,
      header: SECRET,
      report: (line) => reports.push(line),
    })
  }
  ends.push(onInvalidate(open('/own').tell))
  const databaseUri = process.env.DATABASE_URI ?? ''
  const feed = createChangeFeed({ databaseUri, writer: 'another instance', report: () => undefined })
  ends.push(() => feed.close())
  await feed.subscribe(open('/other').tell)
})

beforeEach(() => {
  answer = (response) => response.end()
})

afterEach(() => {
  for (const made of Object.values(calls)) made.length = 0
})

afterAll(async () => {
  for (const end of ends) await end()
  cache.closeAllConnections()
  cache.close()
  await app.stop()
})

const emptied = (by: keyof typeof calls) => calls[by].flatMap(({ tags }) => tags)

const makeGate = async (status: 'draft' | 'published') =>
  (
    await app.payload.create({
      collection: 'mosque-gates',
      data: { name: 'A gate', gateNumber: '79', location: mosque, _status: status } as never,
      draft: status === 'draft',
    })
  ).id

let mosque = 0
beforeAll(async () => {
  const { id } = await app.payload.create({
    collection: 'locations',
    data: { ...blankPlace, name: 'Masjid al-Haram', id: 255, _status: 'published' },
  })
  mosque = id
  await vi.waitFor(() => expect(emptied('/other')).toContain(`location:${id}`))
})

describe('a cache in front', () => {
  it('should be told by every server when something is published, changed and withdrawn', async () => {
    const id = await makeGate('published')
    for (const by of ['/own', '/other'] as const) {
      await vi.waitFor(() => expect(emptied(by)).toEqual(expect.arrayContaining([`gate:${id}`, 'any-gate', 'unknown'])))
      expect(calls[by][0]?.headers).toMatchObject({
        'fastly-key': 'a-secret-of-the-cdn',
        'content-type': 'application/json',
        'surrogate-key': calls[by][0]?.tags.join(' '),
      })
    }
    for (const data of [{ notes: 'Opens after Fajr.' }, { _status: 'draft' }]) {
      calls['/own'].length = 0
      await app.payload.update({ collection: 'mosque-gates', id, data: data as never })
      await vi.waitFor(() => expect(emptied('/own')).toContain(`gate:${id}`))
    }
  })

  it('should hear nothing of a draft', async () => {
    const draft = await makeGate('draft')
    await app.payload.update({ collection: 'mosque-gates', id: draft, data: { notes: 'Perhaps.' }, draft: true })
    const published = await makeGate('published')
    for (const by of ['/own', '/other'] as const) {
      await vi.waitFor(() => expect(emptied(by)).toContain(`gate:${published}`))
      expect(emptied(by)).not.toContain(`gate:${draft}`)
    }
  })

  it('should keep nobody from publishing while it does not answer, and hear of it later', async () => {
    const held: ServerResponse[] = []
    answer = (response) => held.push(response)
    const first = await makeGate('published')
    await vi.waitFor(() => expect(emptied('/own')).toContain(`gate:${first}`))
    const second = await makeGate('published')
    expect(emptied('/own')).not.toContain(`gate:${second}`)

    answer = (response) => response.end()
    for (const response of held) response.writeHead(503).end()

    await vi.waitFor(() => expect(emptied('/own')).toEqual(expect.arrayContaining([`gate:${first}`, `gate:${second}`])))
    await vi.waitFor(() => expect(emptied('/own').filter((tag) => tag === `gate:${first}`)).not.toHaveLength(1))
    expect(reports.join()).toContain('was not told of a change')
  })
})
