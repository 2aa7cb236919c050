import { AsyncLocalStorage } from 'node:async_hooks'

import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { withdrawn } from '@/server/cache/tags'
import { createTagVersions } from '@/web-server/invalidation'

import { type App, startApp } from '../helpers/int-app'
import { richText, samples } from '../helpers/int-samples'
import { runDue, schedule } from '../helpers/int-schedules'

/*
 * Every collection with drafts × every way to take a record off the site × with and without a newer draft. What readers get
 * from the cache of the server that did it, and of another one, is what they would get without any cache.
 */

type Stored = { readonly value: unknown; readonly version: number; readonly tags: readonly string[] }

/** A server with what it has cached: the framework's data cache as far as its tags go. */
const openServer = () => ({ tags: createTagVersions(), stored: new Map<string, Stored>() })

type Server = ReturnType<typeof openServer>

/** Where a read is made: on a server; without a cache (`null`). Collects what it was made of. */
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
      const known = server.stored.get(key.join('\n'))
      if (known !== undefined && server.tags.isCurrent(known.tags, known.version)) return known.value
      const version = server.tags.current
      const value = JSON.parse(JSON.stringify((await read()) ?? null)) as unknown
      server.stored.set(key.join('\n'), { value, version, tags })
      return value
    },
}))

let app: App
let here: Server
let there: Server
let readers: (record: Made) => Readonly<Record<string, () => Promise<unknown>>>

type Made = {
  readonly collection: string
  readonly id: number
  readonly slug: string
  readonly linkerId: number | null
}

const { default: config } = await import('@payload-config')
const { collections } = await config

const drafted = collections.filter(
  ({ versions }) => typeof versions === 'object' && Boolean(versions.drafts),
) as readonly { slug: string; trash?: boolean; admin: { useAsTitle?: string }; graphQL?: unknown }[]

beforeAll(async () => {
  app = await startApp()
  for (const id of [255, 239]) {
    const mosque = { name: `Mosque ${id}`, category: 'holy site', city: id === 255 ? 'Makkah' : 'Madinah', id }
    await app.payload.create({ collection: 'locations', data: { ...mosque, _status: 'published' } as never })
  }
  const content = {
    ...(await import('@/content/articles')),
    ...(await import('@/content/directory')),
    ...(await import('@/content/gates')),
    ...(await import('@/content/lists')),
    ...(await import('@/content/opening-hours')),
    ...(await import('@/content/paths')),
    ...(await import('@/content/places')),
    ...(await import('@/content/place-list')),
    ...(await import('@/content/sitemap')),
    ...(await import('@/content/redirects')),
  }
  readers = ({ collection, id, slug, linkerId }) => ({
    'own page': () => {
      switch (collection) {
        case 'guide-articles':
          return content.findArticle('hajj', slug)
        case 'paths':
          return content.findPath(slug)
        case 'locations':
          return content.findPlace(id)
        case 'mosque-gates':
          return content.findGate(id)
        default:
          return Promise.resolve(null)
      }
    },
    'page that links to it': () =>
      linkerId === null ? Promise.resolve(null) : content.findArticle('more', `linker-${linkerId}`),
    'path that names it': () =>
      linkerId === null ? Promise.resolve(null) : content.findPath(`path-linker-${linkerId}`),
    articles: () => content.listArticles('hajj'),
    paths: () => content.listPaths(),
    'map list': () => content.listMapPage('all', 1),
    'places of a category': () => content.listPlacesPage('restaurant', 'all', 1),
    'all places': () => content.listPlaces(),
    counts: () => content.countPlaces(),
    'place ids': () => content.listPlaceIds('restaurant'),
    directory: () => content.listDirectoryPage('Makkah', 'restaurant', 1),
    letters: () => content.countLetters('Makkah', 'restaurant'),
    printed: () => content.listPrintedPage(1),
    'all gates': () => content.listAllGates(),
    faq: () => content.listFaqGroups(),
    authorities: () => content.listAuthorities(),
    bookings: () => content.listBookingPlatforms(),
    'sitemap: articles': () => content.listDatedArticles(),
    'sitemap: places': () => content.listDatedPlaces(),
    'sitemap: gates': () => content.listDatedGates(),
    'path addresses': () => content.listPathAddresses(),
  })
})
afterAll(() => app.stop())
beforeEach(async () => {
  here = openServer()
  there = openServer()
})

type Read = { readonly value: unknown; readonly tags: ReadonlySet<string> }

async function readAll(server: Server | null, record: Made): Promise<ReadonlyMap<string, Read>> {
  const answers = new Map<string, Read>()
  for (const [name, read] of Object.entries(readers(record))) {
    const tags = new Set<string>()
    const value = await reading.current?.run({ server, tags }, read)
    answers.set(name, { value: JSON.parse(JSON.stringify(value ?? null)), tags })
  }
  return answers
}

const values = (reads: ReadonlyMap<string, Read>) =>
  Object.fromEntries([...reads].map(([name, { value }]) => [name, value]))

/** Where the record is shown, by the word only its published state has. */
const placesWith = (reads: ReadonlyMap<string, Read>, word: string) =>
  [...reads].filter(([, { value }]) => JSON.stringify(value).includes(word)).map(([name]) => name)

let count = 0

async function make(collection: string, isLinked: boolean, hasDraft: boolean): Promise<Made & { word: string }> {
  const n = `w${(count += 1)}x`
  const sample = samples[collection]?.({ n, locationId: 255, userId: 0, password: '' })
  expect(sample, `tests/helpers/int-samples.ts has a sample of ${collection}`).toBeDefined()
  const doc = (await app.payload.create({
    collection: collection as CollectionSlug,
    data: { ...sample, _status: 'published' } as never,
  })) as { id: number; slug?: string }
  const id = Number(doc.id)
  const linkerId = isLinked ? id * 100 + count : null
  if (linkerId !== null) await makeLinkers(collection, id, linkerId)
  if (hasDraft) await change(collection, id, { [titleOf(collection)]: `Draft ${n}`, _status: 'draft' }, '?draft=true')
  return { collection, id, slug: doc.slug ?? '', linkerId, word: n }
}

/** An article with a link to the record, and a path that names it. */
async function makeLinkers(collection: string, id: number, linkerId: number) {
  const body = richText('See')
  const link = {
    type: 'link',
    version: 3,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [{ type: 'text', detail: 0, format: 0, mode: 'normal', style: '', text: 'there', version: 1 }],
    fields: { linkType: 'internal', newTab: false, doc: { relationTo: collection, value: id } },
  }
  body.root.children[0]?.children.push(link as never)
  await app.payload.create({
    collection: 'guide-articles',
    data: {
      title: 'Linker',
      summary: 'Links.',
      section: 'more',
      slug: `linker-${linkerId}`,
      body,
      _status: 'published',
    } as never,
  })
  const step = {
    title: 'Step',
    ...(collection === 'locations' ? { location: id } : {}),
    ...(collection === 'mosque-gates' ? { gate: id } : {}),
  }
  await app.payload.create({
    collection: 'paths',
    data: {
      title: 'Linker',
      city: 'Makkah',
      slug: `path-linker-${linkerId}`,
      steps: [step],
      _status: 'published',
    } as never,
  })
}

const titleOf = (collection: string) => drafted.find(({ slug }) => slug === collection)?.admin.useAsTitle ?? 'title'

const LINKABLE = ['guide-articles', 'paths', 'locations', 'mosque-gates']

async function change(collection: string, id: number, data: object, query = ''): Promise<void> {
  const { status, text } = await app.rest('PATCH', `${collection}/${id}${query}`, { actor: 'editor', data })
  expect(status, text).toBe(200)
}

async function bulk(collection: string, id: number, data: object, query = ''): Promise<number> {
  const { status } = await app.rest('PATCH', `${collection}?where[id][equals]=${id}${query}`, { actor: 'editor', data })
  return status
}

async function versionOf(collection: string, id: number, status: 'draft' | 'published'): Promise<string> {
  const { docs } = await app.payload.findVersions({
    collection: collection as CollectionSlug,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: status } }] },
    limit: 1,
  })
  return String(docs[0]?.id)
}

const restore = async (collection: string, version: string, query = '') => {
  const { status, text } = await app.rest('POST', `${collection}/versions/${version}${query}`, { actor: 'editor' })
  expect(status, text).toBe(200)
}

const inTrash = () => ({ deletedAt: new Date().toISOString() })

type Way = {
  readonly name: string
  readonly go: (record: Made) => Promise<unknown>
  readonly trashes?: boolean
  /** What is referred to is neither trashed nor deleted. */
  readonly isLinked?: boolean
  /** Refused while there is a newer draft: the record stays as it is. */
  readonly isRefusedWithDraft?: boolean
  readonly needsSlug?: boolean
  /** What readers see goes on under another address or with other words. */
  readonly keepsPage?: boolean
}

const ways: readonly Way[] = [
  {
    name: 'PATCH _status draft',
    go: ({ collection, id }) => change(collection, id, { _status: 'draft' }),
    isLinked: true,
  },
  {
    name: 'PATCH unpublishAllLocales',
    go: ({ collection, id }) => change(collection, id, { _status: 'draft' }, '?unpublishAllLocales=true'),
    isLinked: true,
  },
  {
    name: 'unpublished in bulk',
    go: ({ collection, id }) => bulk(collection, id, { _status: 'draft' }),
    isRefusedWithDraft: true,
  },
  {
    name: 'the Local API',
    go: ({ collection, id }) =>
      app.payload.update({ collection: collection as CollectionSlug, id, data: { _status: 'draft' } as never }),
  },
  {
    name: 'a scheduled end',
    go: async ({ collection, id }) => {
      await schedule(app, { doc: { relationTo: collection as CollectionSlug, value: id }, type: 'unpublish' })
      await runDue(app)
    },
  },
  {
    name: 'an older version restored as a draft, then unpublished',
    go: async ({ collection, id }) => {
      await restore(collection, await versionOf(collection, id, 'published'), '?draft=true')
      await change(collection, id, { _status: 'draft' })
    },
  },
  {
    name: 'another slug in a draft, then unpublished',
    go: async ({ collection, id, slug }) => {
      await change(collection, id, { slug: `${slug}-new`, _status: 'draft' }, '?draft=true')
      await change(collection, id, { _status: 'draft' })
    },
    needsSlug: true,
    isLinked: true,
  },
  {
    name: 'another slug in a draft, then published',
    go: async ({ collection, id, slug }) => {
      await change(collection, id, { slug: `${slug}-new`, _status: 'draft' }, '?draft=true')
      await change(collection, id, { _status: 'published' })
    },
    needsSlug: true,
    isLinked: true,
    keepsPage: true,
  },
  {
    // Without a status Payload takes the newest version's, and the record becomes a draft when that is one.
    name: 'words without a status',
    go: ({ collection, id }) => change(collection, id, { [titleOf(collection)]: 'Other words' }),
    keepsPage: true,
  },
  {
    name: 'the address before restored over another',
    go: async ({ collection, id, slug }) => {
      const before = await versionOf(collection, id, 'published')
      await change(collection, id, { slug: `${slug}-new`, _status: 'published' })
      await change(collection, id, { slug, _status: 'draft' }, '?draft=true')
      await restore(collection, before)
    },
    needsSlug: true,
    keepsPage: true,
  },
  { name: 'the trash', go: ({ collection, id }) => change(collection, id, inTrash()), trashes: true },
  {
    name: 'the trash as a draft',
    go: ({ collection, id }) => change(collection, id, inTrash(), '?draft=true'),
    trashes: true,
  },
  { name: 'the trash in bulk', go: ({ collection, id }) => bulk(collection, id, inTrash()), trashes: true },
  {
    name: 'the trash in bulk as a draft',
    go: ({ collection, id }) => bulk(collection, id, inTrash(), '&draft=true'),
    trashes: true,
  },
  {
    name: 'the trash and back as a draft',
    go: async ({ collection, id }) => {
      await change(collection, id, inTrash())
      await change(collection, id, { deletedAt: null, _status: 'draft' }, '?draft=true&trash=true')
    },
    trashes: true,
  },
  {
    name: 'DELETE',
    go: ({ collection, id }) => app.rest('DELETE', `${collection}/${id}`, { actor: 'admin' }),
  },
  {
    name: 'DELETE in bulk',
    go: ({ collection, id }) => app.rest('DELETE', `${collection}?where[id][equals]=${id}`, { actor: 'admin' }),
  },
]

/** What the database has told the other servers since. */
async function toldSince(id: number): Promise<readonly string[]> {
  const { rows } = await app.payload.db.drizzle.execute<{ tags: string[] }>(
    sql`SELECT tags FROM content_changes WHERE id > ${id}`,
  )
  return rows.flatMap(({ tags }) => tags)
}

const newestChange = async (): Promise<number> => {
  const { rows } = await app.payload.db.drizzle.execute<{ id: number }>(
    sql`SELECT coalesce(max(id), 0)::int AS id FROM content_changes`,
  )
  return rows[0]?.id ?? 0
}

const hasSlug = (collection: string) =>
  'slug' in (samples[collection]?.({ n: 'x', locationId: 0, userId: 0, password: '' }) ?? {})

const cells = drafted.flatMap(({ slug, trash }) =>
  ways
    .filter(({ trashes, needsSlug }) => (!trashes || trash === true) && (!needsSlug || hasSlug(slug)))
    .flatMap((way) =>
      [false, true].map(
        (hasDraft) => [slug, way.name, hasDraft ? 'a newer draft' : 'no draft', way, hasDraft] as const,
      ),
    ),
)

describe('what is withdrawn', () => {
  it('should be tried in every collection with drafts, and by every way in that there is', () => {
    expect(drafted.length).toBeGreaterThan(6)
    // No record is changed by GraphQL: who opens that adds a way above.
    for (const { graphQL, slug } of drafted) expect(graphQL, slug).toMatchObject({ disableMutations: true })
  })

  it.each(cells)(
    'should be gone everywhere at once: %s by %s, with %s',
    async (collection, _, _draft, way, hasDraft) => {
      const isLinked = way.isLinked === true && LINKABLE.includes(collection)
      const { word, ...record } = await make(collection, isLinked, hasDraft)
      const warm = await readAll(here, record)
      await readAll(there, record)
      const shown = placesWith(warm, word)
      expect(shown, 'some loader above shows it').not.toEqual([])

      const told = await newestChange()
      reading.expired = []
      await way.go(record)
      const expired = reading.expired
      const heard = await toldSince(told)
      here.tags.bump(expired)
      there.tags.bump(heard)

      const cold = await readAll(null, record)
      expect(values(await readAll(here, record)), 'on the server that did it').toEqual(values(cold))
      expect(values(await readAll(there, record)), 'on another server').toEqual(values(cold))
      if (way.keepsPage || (way.isRefusedWithDraft && hasDraft)) return

      expect(placesWith(cold, word)).toEqual([])
      for (const name of shown) {
        const names = [...(warm.get(name)?.tags ?? [])].map(withdrawn)
        for (const [server, tags] of [
          ['this', expired],
          ['another', heard],
        ] as const) {
          expect(
            names.some((tag) => tags.includes(tag)),
            `${name} may be sent again by ${server} server`,
          ).toBe(true)
        }
      }
    },
  )
})
