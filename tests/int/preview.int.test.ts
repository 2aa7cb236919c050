import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { previewed } from '@/domain/addresses/preview'
import { runInPreview } from '@/server/preview/current-preview'
import { listScheduled } from '@/server/scheduling/list-scheduled'

import { blankPlace } from '../helpers/blank-place'
import { type Actor, actors, type App, startApp, TEST_PASSWORD } from '../helpers/int-app'
import { samples } from '../helpers/int-samples'
import { schedule } from '../helpers/int-schedules'

/** What has gone into the cache and come out of it. */
const stored = vi.hoisted(() => new Map<string, unknown>())
const draft = vi.hoisted(() => ({ isEnabled: true }))

vi.mock('next/cache', () => ({
  revalidateTag: vi.fn(),
  unstable_cache: (read: () => Promise<unknown>, key: readonly string[]) => async () => {
    if (!stored.has(key.join('\n'))) stored.set(key.join('\n'), await read())
    return stored.get(key.join('\n'))
  },
}))
vi.mock('next/headers', async (original) => ({
  ...(await original<object>()),
  draftMode: async () => draft,
}))

let app: App
let content: Awaited<ReturnType<typeof loadContent>>

const loadContent = async () => ({
  ...(await import('@/content/articles')),
  ...(await import('@/content/gates')),
  ...(await import('@/content/globals')),
  ...(await import('@/content/lists')),
  ...(await import('@/content/notices')),
  ...(await import('@/content/paths')),
  ...(await import('@/content/places')),
})

beforeAll(async () => {
  app = await startApp()
  await app.payload.create({ collection: 'locations', data: { ...blankPlace, id: 255, name: 'Masjid al-Haram' } })
  content = await loadContent()
})
afterAll(() => app.stop())
beforeEach(() => {
  stored.clear()
  draft.isEnabled = true
})

const PUBLISHED = 'As readers see it'
const DRAFT = 'Half a sent'

type Made = { readonly id: number; readonly slug: string }

const titleField = (collection: CollectionSlug): string =>
  app.payload.collections[collection].config.admin.useAsTitle ?? 'id'

let serial = 0

async function make(collection: CollectionSlug, data: object): Promise<Made> {
  serial += 1
  const of = { n: `p${serial}`, locationId: 255, userId: app.users.admin.id, password: TEST_PASSWORD }
  // The collection is known only when it runs.
  const all = { ...samples[collection]?.(of), ...data } as never
  // So is what is made; all of them have an id.
  return (await app.payload.create({ collection, data: all })) as unknown as Made
}

/** Published, with words that nobody has published. */
async function makeWithDraft(collection: CollectionSlug): Promise<Made> {
  const made = await make(collection, { [titleField(collection)]: PUBLISHED, _status: 'published' })
  const data = { [titleField(collection)]: DRAFT } as never
  await app.payload.update({ collection, id: made.id, draft: true, data, user: app.users.editor })
  return made
}

/** What the pages read of it. */
const pages: Readonly<Record<string, (made: Made) => Promise<unknown>>> = {
  'guide-articles': ({ slug }) => content.findArticle('hajj', slug),
  paths: ({ slug }) => content.findPath(slug),
  locations: ({ id }) => content.findPlace(id),
  'mosque-gates': ({ id }) => content.findGate(id),
  notices: async (made) => findIn(await content.listNotices(), made),
  'faq-groups': async (made) => findIn(await content.listFaqGroups(), made),
  authorities: async (made) => findIn(await content.listAuthorities(), made),
  'booking-platforms': async (made) => findIn(await content.listBookingPlatforms(), made),
}

const findIn = (list: readonly { readonly id: number }[], { id }: Made) => list.find((one) => one.id === id)

const read = async (collection: string, made: Made) => JSON.stringify((await pages[collection]?.(made)) ?? null)

function previewAs<Result>(
  actor: Actor,
  work: () => Promise<Result>,
  at: Date | null = null,
  hasDrafts = at === null,
): Promise<Result> {
  const headers = new Headers(actor === 'anonymous' ? {} : { Authorization: `JWT ${app.tokenFor(actor)}` })
  return runInPreview({ headers, at, hasDrafts }, work)
}

describe.each([...previewed.collections] as CollectionSlug[])('a preview of %s', (collection) => {
  it.each(actors)('should show what is not published to those who may read it: %s', async (actor) => {
    const made = await makeWithDraft(collection)
    const isStaff = ['moderator', 'editor', 'admin'].includes(actor)

    const seen = await previewAs(actor, () => read(collection, made))

    expect(seen.includes(DRAFT), seen).toBe(isStaff)
    expect(seen.includes(PUBLISHED)).toBe(!isStaff)
  })

  it('should leave nothing behind for readers, and find nothing of theirs', async () => {
    const made = await makeWithDraft(collection)
    await previewAs('editor', () => read(collection, made))
    expect(stored.size).toBe(0)

    const forReaders = await read(collection, made)
    expect(forReaders).toContain(PUBLISHED)
    expect(forReaders).not.toContain(DRAFT)
    expect(await previewAs('editor', () => read(collection, made))).toContain(DRAFT)
  })

  it('should show what has never been published', async () => {
    const made = await make(collection, { [titleField(collection)]: DRAFT, _status: 'draft' })
    expect(await previewAs('editor', () => read(collection, made))).toContain(DRAFT)
    expect(await read(collection, made)).not.toContain(DRAFT)
  })

  it('should not be made of what the framework would keep for readers', async () => {
    const made = await makeWithDraft(collection)
    draft.isEnabled = false
    await expect(previewAs('editor', () => read(collection, made))).rejects.toThrow('as a page for readers')
    expect(stored.size).toBe(0)
  })
})

describe('a preview of a list', () => {
  it('should have a draft that moves elsewhere there, and no longer where it was', async () => {
    const { id } = await make('guide-articles', { title: PUBLISHED, section: 'hajj', _status: 'published' })
    const data = { title: DRAFT, section: 'umrah' } as const
    await app.payload.update({ collection: 'guide-articles', id, draft: true, data, user: app.users.editor })
    const isIn = async (section: 'hajj' | 'umrah') => (await content.listArticles(section)).some((one) => one.id === id)

    const listed = () => Promise.all([isIn('hajj'), isIn('umrah')])
    expect(await previewAs('editor', listed)).toEqual([false, true])
    expect(await listed()).toEqual([true, false])
  })
})

describe('a preview of a place', () => {
  it('should show one of which no version is kept, as an import may have left it', async () => {
    const { id, slug } = await make('locations', { name: PUBLISHED, _status: 'published' })
    await app.payload.db.deleteVersions({ collection: 'locations', where: { parent: { equals: id } } })
    expect(await previewAs('editor', () => read('locations', { id, slug }))).toContain(PUBLISHED)
  })
})

describe('a preview of a notice', () => {
  const HOUR = 3_600_000
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)
  const coming = { startsAt: inHours(24).toISOString(), endsAt: inHours(25).toISOString() }

  it('should have it as a draft, too, where it is shown as at its start', async () => {
    const made = await makeWithDraft('notices')
    await app.payload.update({ collection: 'notices', id: made.id, draft: true, data: coming, user: app.users.editor })
    const at = new Date(coming.startsAt)
    const shown = (actor: Actor, hasDrafts: boolean) => previewAs(actor, () => read('notices', made), at, hasDrafts)

    expect(await shown('editor', true)).toContain(DRAFT)
    expect(await shown('editor', false)).toContain(PUBLISHED)
    expect(await shown('anonymous', true)).toContain(PUBLISHED)
  })

  it('should reach no call of readers, however often it is looked at', async () => {
    const made = await make('notices', { ...coming, title: DRAFT, _status: 'draft' })
    const { GET: list } = await import('@/app/api/notices/route')
    const { GET: feed } = await import('@/app/api/notices/atom/route')
    const { GET: pack } = await import('@/app/api/offline-pack/route')
    const ask = (path: string) => new Request(`https://guide.test${path}`)
    const callsOfReaders = async () =>
      (
        await Promise.all([list(ask('/api/notices')), feed(ask('/api/notices/atom')), pack(ask('/api/offline-pack'))])
      ).map(async (answer) => ({ status: answer.status, hasDraft: (await answer.text()).includes(DRAFT) }))

    expect(await previewAs('editor', () => read('notices', made))).toContain(DRAFT)
    const seen = await Promise.all(await callsOfReaders())
    expect(seen).toEqual(Array.from({ length: 3 }, () => ({ status: 200, hasDraft: false })))
  })

  it('should be without one that does not say yet when it ends, and not fail of it', async () => {
    const data = { title: DRAFT, _status: 'draft' } as never
    const { id } = await app.payload.create({ collection: 'notices', draft: true, data, user: app.users.editor })
    expect(await previewAs('editor', () => read('notices', { id: Number(id), slug: '' }))).toBe('null')
    const until = { endsAt: coming.endsAt } as never
    await app.payload.update({ collection: 'notices', id, draft: true, data: until, user: app.users.editor })
    expect(await previewAs('editor', () => read('notices', { id: Number(id), slug: '' }))).toContain(DRAFT)
  })
})

describe('a preview of a page there is one of', () => {
  const HOME = { heading: PUBLISHED, welcome: 'Peace.', tiles: [{ title: 'Map', href: '/map' }], independence: 'Free.' }

  it('should be the newest draft for staff, and the published one for readers', async () => {
    const save = (heading: string, isDraft: boolean) =>
      app.payload.updateGlobal({
        slug: 'home',
        data: { ...HOME, heading, _status: isDraft ? 'draft' : 'published' },
        draft: isDraft,
        user: app.users.admin,
      })
    await save(PUBLISHED, false)
    await save(DRAFT, true)

    expect(await previewAs('moderator', () => content.loadHome())).toMatchObject({ heading: DRAFT })
    expect(stored.size).toBe(0)
    expect(await previewAs('anonymous', () => content.loadHome())).toMatchObject({ heading: PUBLISHED })
    expect(await content.loadHome()).toMatchObject({ heading: PUBLISHED })
  })
})

describe('a preview as on a day', () => {
  const DAY = 24 * 3_600_000
  const inDays = (days: number) => new Date(Date.now() + days * DAY)
  const WORDS = ['Tomorrow', 'In a week']

  async function scheduleTitles(collection: CollectionSlug, made: Made): Promise<void> {
    for (const [index, words] of WORDS.entries()) {
      const data = { [titleField(collection)]: words } as never
      await app.payload.update({ collection, id: made.id, draft: true, data, user: app.users.editor })
      await schedule(app, { doc: { relationTo: collection, value: made.id }, date: inDays(index === 0 ? 1 : 7) })
    }
  }

  it.each([...previewed.collections] as CollectionSlug[])(
    'should be what is scheduled until then: %s',
    async (collection) => {
      const made = await make(collection, { [titleField(collection)]: PUBLISHED, _status: 'published' })
      await scheduleTitles(collection, made)
      const data = { [titleField(collection)]: DRAFT } as never
      await app.payload.update({ collection, id: made.id, draft: true, data, user: app.users.editor })

      const titles = [PUBLISHED, ...WORDS, DRAFT]
      for (const [days, title] of [
        [0.5, PUBLISHED],
        [2, WORDS[0]],
        [8, WORDS[1]],
      ] as const) {
        const seen = await previewAs('moderator', () => read(collection, made), inDays(days))
        expect(
          titles.filter((one) => seen.includes(one)),
          `after ${days} days`,
        ).toEqual([title])
      }
      // Nothing of it has happened.
      expect(await read(collection, made)).toContain(PUBLISHED)
      expect(await listScheduled(app.payload, { collection, id: made.id })).toHaveLength(2)
      expect(await previewAs('editor', () => read(collection, made))).toContain(DRAFT)
    },
  )

  it('should be without what is taken off until then, and be no business of strangers', async () => {
    const made = await make('guide-articles', { title: PUBLISHED, _status: 'published' })
    await schedule(app, { doc: { relationTo: 'guide-articles', value: made.id }, type: 'unpublish', date: inDays(1) })
    const seenBy = (actor: Actor) => previewAs(actor, () => read('guide-articles', made), inDays(2))
    expect(await seenBy('editor')).toBe('null')
    expect(await seenBy('anonymous')).toContain(PUBLISHED)
  })

  it('should leave out what cannot be carried out', async () => {
    const made = await make('guide-articles', { title: PUBLISHED, _status: 'published' })
    await scheduleTitles('guide-articles', made)
    await app.payload.update({
      collection: 'guide-articles',
      id: made.id,
      data: { title: 'Changed since', _status: 'published' },
    })
    expect(await previewAs('editor', () => read('guide-articles', made), inDays(8))).toContain('Changed since')
  })
})
