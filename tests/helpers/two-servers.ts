import { AsyncLocalStorage } from 'node:async_hooks'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, vi } from 'vitest'

import { withdrawn } from '@/server/cache/tags'
import { createTagVersions } from '@/web-server/invalidation'

import type { App } from './int-app'

type Stored = { readonly value: unknown; readonly version: number; readonly tags: readonly string[] }

/** A server's data cache, which follows the tags as the framework's does. */
const openServer = () => ({ tags: createTagVersions(), stored: new Map<string, Stored>() })

type Server = ReturnType<typeof openServer>

/** The server that the read is made on, `null` to read without a cache; and the tags of what it reads. */
const reading = vi.hoisted(() => ({
  current: undefined as undefined | AsyncLocalStorage<{ server: unknown; tags: Set<string> }>,
  expired: [] as string[],
}))
reading.current = new AsyncLocalStorage()

vi.mock('next/cache', () => ({
  revalidatePath: vi.fn(),
  revalidateTag: (tag: string) => void reading.expired.push(tag),
  unstable_cache:
    (read: () => Promise<unknown>, key: readonly string[], { tags }: { tags: readonly string[] }) =>
    async () => {
      const store = reading.current?.getStore()
      for (const tag of tags) store?.tags.add(tag)
      const server = store?.server as Server | null | undefined
      if (!server) return JSON.parse(JSON.stringify((await read()) ?? null)) as unknown
      const cached = server.stored.get(key.join('\n'))
      if (cached !== undefined && server.tags.isCurrent(cached.tags, cached.version)) return cached.value
      const version = server.tags.current
      const value = JSON.parse(JSON.stringify((await read()) ?? null)) as unknown
      server.stored.set(key.join('\n'), { value, version, tags })
      return value
    },
}))

/** What readers ask for, by name. */
export type Readers = Readonly<Record<string, () => Promise<unknown>>>

type Reads = ReadonlyMap<string, { readonly value: unknown; readonly tags: ReadonlySet<string> }>

/** What readers get before a change, and after it on the server that made it, on another one, and without any cache. */
export type Around = {
  readonly before: Reads
  readonly here: Reads
  readonly there: Reads
  readonly uncached: Reads
  /** The tags that have expired on the server that made the change. */
  readonly expired: readonly string[]
  /** The tags that the other server has read from the database. */
  readonly heard: readonly string[]
}

/** Makes a change after both servers have cached everything. */
export async function readAround(app: App, readers: Readers, change: () => Promise<unknown>): Promise<Around> {
  const [here, there] = [openServer(), openServer()]
  const before = await readAll(here, readers)
  await readAll(there, readers)
  const newest = await findNewestChange(app)
  reading.expired = []
  await change()
  const { expired } = reading
  const heard = await listTagsSince(app, newest)
  here.tags.bump(expired)
  there.tags.bump(heard)
  return {
    before,
    here: await readAll(here, readers),
    there: await readAll(there, readers),
    uncached: await readAll(null, readers),
    expired,
    heard,
  }
}

async function readAll(server: Server | null, readers: Readers): Promise<Reads> {
  const answers = new Map<string, { value: unknown; tags: ReadonlySet<string> }>()
  for (const [name, read] of Object.entries(readers)) {
    const tags = new Set<string>()
    const value = await reading.current?.run({ server, tags }, read)
    answers.set(name, { value: JSON.parse(JSON.stringify(value ?? null)), tags })
  }
  return answers
}

const findNewestChange = async ({ payload }: App): Promise<number> => {
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(
    sql`SELECT coalesce(max(id), 0)::int AS id FROM content_changes`,
  )
  return rows[0]?.id ?? 0
}

async function listTagsSince({ payload }: App, id: number): Promise<readonly string[]> {
  const { rows } = await payload.db.drizzle.execute<{ tags: string[] }>(
    sql`SELECT tags FROM content_changes WHERE id > ${id}`,
  )
  return rows.flatMap(({ tags }) => tags)
}

/** Both servers send what they would send without a cache. */
export function expectNothingOld({ here, there, uncached }: Around): void {
  expect(readValues(here), 'on the server that did it').toEqual(readValues(uncached))
  expect(readValues(there), 'on another server').toEqual(readValues(uncached))
}

/** Nothing shows the word any more, and no server may send a page that was made before the change. */
export function expectWithdrawn({ before, uncached, expired, heard }: Around, word: string): void {
  expect(placesWith(uncached, word)).toEqual([])
  for (const name of placesWith(before, word)) {
    const names = [...(before.get(name)?.tags ?? [])].map(withdrawn)
    for (const [server, tags] of [
      ['this', expired],
      ['another', heard],
    ] as const) {
      const isNamed = names.some((tag) => tags.includes(tag))
      expect(isNamed, `${name} may be sent again by ${server} server`).toBe(true)
    }
  }
}

const readValues = (reads: Reads) => Object.fromEntries([...reads].map(([name, { value }]) => [name, value]))

/** Where something is shown, by a word that only its published state has. */
export const placesWith = (reads: Reads, word: string): readonly string[] =>
  [...reads].filter(([, { value }]) => JSON.stringify(value).includes(word)).map(([name]) => name)
