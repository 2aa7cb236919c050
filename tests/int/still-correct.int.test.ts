import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { loadTasks } from '@/admin/load-tasks'
import { MAX_STILL_CORRECT, type StillCorrectResult } from '@/contracts/still-correct'
import { type CheckedKind, checkedFields, reviewDates } from '@/domain/publishing/next-review'

import { blankPlace } from '../helpers/blank-place'
import { type Actor, actors, type App, startApp, TEST_PASSWORD } from '../helpers/int-app'
import { samples } from '../helpers/int-samples'
import { runDue, schedule } from '../helpers/int-schedules'
import { cache } from '../helpers/watched-cache'

vi.mock('next/cache', async () => (await import('../helpers/watched-cache')).watchedCache)

const kinds = Object.keys(checkedFields) as CheckedKind[]
const drafted = kinds.filter((kind) => kind !== 'facts')
const OLD = { checkedOn: '2026-05-03T00:00:00.000Z', reviewDueOn: '2026-06-03T00:00:00.000Z' }

let app: App
let serial = 0

beforeAll(async () => {
  app = await startApp()
  await app.payload.create({ collection: 'locations', data: { ...blankPlace, id: 255, name: 'Masjid al-Haram' } })
})
afterAll(() => app.stop())
beforeEach(() => cache.expired.clear())

type Doc = Readonly<Record<string, unknown>> & { readonly id: number; readonly updatedAt: string }

const SOURCES = [{ title: 'A page', url: 'https://example.org/page' }]

/** With a source and the old days, wherever the collection has them. */
function withSource(kind: CheckedKind): object {
  if (kind === 'facts') return OLD
  return kind === 'guide-articles' ? { ...OLD, sources: SOURCES } : { provenance: { source: 'A sign', ...OLD } }
}

async function make(kind: CheckedKind, data: object = {}): Promise<Doc> {
  serial += 1
  const sample = samples[kind]?.({
    n: `c${serial}`,
    locationId: 255,
    userId: app.users.admin.id,
    password: TEST_PASSWORD,
  })
  const all = { ...sample, ...withSource(kind), _status: 'published', ...data }
  // The collection is known only when it runs; the tests read what all of them have.
  return (await app.payload.create({ collection: kind, data: all as never })) as unknown as Doc
}

const titleField = (kind: CheckedKind): string => app.payload.collections[kind].config.admin.useAsTitle ?? 'id'

/** Published, with words of the editor that nobody has published. */
async function makeUnfinished(kind: CheckedKind): Promise<Doc> {
  const made = await make(kind)
  const data = { [titleField(kind)]: 'Half a sent' } as never
  await app.payload.update({ collection: kind, id: made.id, draft: true, data, user: app.users.editor })
  return made
}

async function mark(collection: string, ids: readonly number[], actor: Actor = 'editor') {
  const { status, body } = await app.rest('POST', 'still-correct', { actor, data: { collection, ids } })
  const { results = [], errors = [] } = body as { results?: StillCorrectResult[]; errors?: { message: string }[] }
  return { status, results, message: errors[0]?.message ?? '' }
}

/** What readers have, what editors have, and every version as it is stored but for the two days. */
async function read(kind: CheckedKind, id: number) {
  const at = { collection: kind, id, depth: 0, trash: true } as const
  const [readers, editors, { docs }] = await Promise.all([
    app.payload.findByID({ ...at, draft: false }),
    app.payload.findByID({ ...at, draft: true }),
    app.payload.findVersions({ collection: kind as CollectionSlug, where: { parent: { equals: id } }, depth: 0 }),
  ])
  const withoutDays = (doc: unknown): unknown =>
    JSON.parse(JSON.stringify(doc, (key, value: unknown) => (key in OLD ? undefined : value)))
  return { readers: days(readers), editors: days(editors), rest: withoutDays({ readers, editors, docs }) }
}

/** The two days, wherever they stand. */
function days(doc: object) {
  const { checkedOn, reviewDueOn } = ('provenance' in doc ? doc.provenance : doc) as Partial<typeof OLD>
  return { checkedOn, reviewDueOn }
}

const nowFor = (kind: CheckedKind, id: number) => reviewDates(new Date(), { kind, id, category: 'restaurant' })

describe('who may say that it is still correct', () => {
  it.each(kinds)('should be editors and administrators: %s', async (kind) => {
    const { id } = await make(kind)
    const mayMark: readonly Actor[] = ['editor', 'admin']
    for (const actor of actors.filter((one) => !mayMark.includes(one))) {
      expect({ actor, status: (await mark(kind, [id], actor)).status }).toEqual({
        actor,
        status: actor === 'anonymous' ? 401 : 403,
      })
    }
    expect((await read(kind, id)).readers).toEqual(OLD)

    for (const actor of mayMark) {
      expect({ actor, ...(await mark(kind, [id], actor)) }).toMatchObject({ actor, status: 200, results: [{ id }] })
    }
    expect((await read(kind, id)).readers).toEqual(nowFor(kind, id))
  })

  it.each([
    ['a collection without such days', 'media', [1]],
    ['no record', 'locations', []],
    ['more records than one call takes', 'locations', Array.from({ length: MAX_STILL_CORRECT + 1 }, (_, id) => id + 1)],
    ['what is no number of a record', 'locations', [0]],
  ])('should be told what is wrong with %s', async (_, collection, ids) => {
    const { status, message } = await mark(collection, ids)
    expect({ status, message }).toEqual({ status: 400, message: expect.stringMatching(/^\w+.*: \w.*\.$/) })
  })
})

describe.each(drafted)('a draft of %s', (kind) => {
  it('should keep its words, and nothing but the days should change', async () => {
    const { id } = await makeUnfinished(kind)
    const before = await read(kind, id)
    expect(before).toMatchObject({ readers: OLD, editors: OLD })

    const { results } = await mark(kind, [id])

    const after = await read(kind, id)
    const dates = nowFor(kind, id)
    expect(results).toEqual([{ isDone: true, id, title: 'Half a sent', ...dates }])
    expect(after).toMatchObject({ readers: dates, editors: dates })
    expect(after.rest).toEqual(before.rest)
  })

  it('should not bring the old days back when it is published', async () => {
    const { id } = await makeUnfinished(kind)
    await mark(kind, [id])

    await app.payload.update({ collection: kind, id, data: { _status: 'published' } as never, user: app.users.editor })

    expect(await app.payload.findByID({ collection: kind, id, depth: 0 })).toMatchObject({
      [titleField(kind)]: 'Half a sent',
    })
    expect((await read(kind, id)).readers).toEqual(nowFor(kind, id))
  })

  it('should not bring them back when it was scheduled before, nor be taken for a change since', async () => {
    const { id } = await makeUnfinished(kind)
    await schedule(app, { doc: { relationTo: kind, value: id } })
    await mark(kind, [id])

    expect(await runDue(app)).toEqual([])

    const { readers, editors, rest } = await read(kind, id)
    expect({ readers, editors }).toEqual({ readers: nowFor(kind, id), editors: nowFor(kind, id) })
    expect(rest).toMatchObject({ editors: { _status: 'published', [titleField(kind)]: 'Half a sent' } })
  })
})

describe('a form that was open before', () => {
  it('should still be saved', async () => {
    const { id } = await make('authorities')
    const open = (await app.rest('GET', `authorities/${id}?draft=true&depth=0`, { actor: 'editor' })).body as Doc
    await mark('authorities', [id], 'admin')

    const data = { name: 'Written meanwhile', updatedAt: open.updatedAt }
    const saved = await app.rest('PATCH', `authorities/${id}?draft=true`, { actor: 'editor', data })

    expect(saved.status).toBe(200)
    expect((await read('authorities', id)).editors).toEqual(nowFor('authorities', id))
  })

  const lock = (id: number, actor: 'admin' | 'editor') =>
    app.payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'authorities', value: id },
        user: { relationTo: 'users', value: app.users[actor].id },
      } as never,
    })

  it('should keep its record from others while somebody writes in it, and not from who does', async () => {
    const { id } = await make('authorities')
    await lock(id, 'admin')

    expect((await mark('authorities', [id])).results).toMatchObject([
      { isDone: false, reason: expect.stringContaining('is being edited by somebody else') },
    ])
    expect((await mark('authorities', [id], 'admin')).results).toMatchObject([{ isDone: true }])
    const { totalDocs } = await app.payload.count({
      collection: 'payload-locked-documents',
      where: { 'document.value': { equals: id } },
    })
    expect(totalDocs).toBe(1)
  })

  it('should keep nothing once it was left for five minutes', async () => {
    const { id } = await make('authorities')
    const { id: lockId } = await lock(id, 'admin')
    await app.payload.db.drizzle.execute(
      sql`UPDATE payload_locked_documents SET updated_at = now() - interval '301 seconds' WHERE id = ${lockId}`,
    )

    expect((await mark('authorities', [id])).results).toMatchObject([{ isDone: true }])
  })
})

describe('several records at once', () => {
  it('should each have its own answer', async () => {
    const good = await make('authorities')
    const without = await make('authorities', { provenance: { source: ' ', ...OLD } })
    const trashed = await make('authorities', { deletedAt: new Date().toISOString() })

    const { status, results } = await mark('authorities', [trashed.id, good.id, 99_999, without.id, good.id])

    expect(status).toBe(200)
    expect(results).toEqual([
      { isDone: false, id: trashed.id, title: trashed.name, reason: 'is in the trash. Take it out first.' },
      { isDone: true, id: good.id, title: good.name, ...nowFor('authorities', good.id) },
      { isDone: false, id: 99_999, title: 'No. 99999', reason: 'is not there any more.' },
      { isDone: false, id: without.id, title: without.name, reason: expect.stringContaining('has no source') },
    ])
    expect((await read('authorities', without.id)).readers).toEqual(OLD)
    expect((await read('authorities', trashed.id)).readers).toEqual(OLD)
  })

  it.each([
    ['guide-articles', { sources: [] }],
    ['mosque-gates', { provenance: { ...OLD } }],
  ] as const)('should be left where %s name no source', async (kind, data) => {
    const { id } = await make(kind, data)
    expect((await mark(kind, [id])).results).toMatchObject([
      { isDone: false, reason: expect.stringContaining('has no source') },
    ])
  })

  it('should be the same when they are sent again on the same day', async () => {
    const ids = [(await make('locations')).id, (await make('locations')).id]
    const first = await mark('locations', ids)
    expect(await mark('locations', ids)).toEqual(first)
  })

  it('should wait no longer on the dashboard', async () => {
    await app.payload.db.drizzle.execute(sql`UPDATE mosque_gates SET deleted_at = now()`)
    const ids = []
    for (let made = 0; made < 120; made += 1) ids.push((await make('mosque-gates')).id)
    const due = async () => {
      const { due } = await loadTasks({
        payload: app.payload,
        user: app.users.editor,
        now: new Date(),
        adminRoute: '/admin',
      })
      return due?.find(({ label }) => label === 'Mosque gates')?.overdue ?? 0
    }
    expect(await due()).toBe(120)

    const { results } = await mark('mosque-gates', ids)

    expect(results.filter(({ isDone }) => isDone)).toHaveLength(120)
    expect(await due()).toBe(0)
    expect([...cache.expired]).toEqual(expect.arrayContaining(['gates', ...ids.map((id) => `gate:${id}`)]))
    expect([...cache.expired]).not.toContain('everything')
  })
})

it('should renew the pages that show the day, and only those', async () => {
  const place = await make('locations')
  const fact = await make('facts')
  cache.expired.clear()

  await mark('locations', [place.id])
  expect([...cache.expired].sort()).toEqual([`location:${place.id}`, 'locations'])
  cache.expired.clear()
  await mark('facts', [fact.id])
  expect([...cache.expired].sort()).toEqual([`fact:${String(fact.key)}`, `fact:${fact.id}`, 'facts'].sort())
})

it('should make no version of a fact', async () => {
  const { id } = await make('facts')
  const before = await read('facts', id)

  expect((await mark('facts', [id])).results).toMatchObject([{ isDone: true }])

  const after = await read('facts', id)
  expect(after.rest).toEqual(before.rest)
  expect(after.readers).toEqual(nowFor('facts', id))
})

describe('pages that say that something is due', () => {
  const day = (date: string) => new Date(`${date}T12:00:00.000Z`)

  it('should be renewed on its day, once', async () => {
    const { renewDue } = await import('@/server/checking/renew-due')
    const due = (date: string) => ({
      provenance: { source: 'A sign', checkedOn: null, reviewDueOn: `${date}T00:00:00.000Z` },
    })
    const before = await make('mosque-gates', due('2031-03-01'))
    const that = await make('mosque-gates', due('2031-03-02'))
    const after = await make('mosque-gates', due('2031-03-03'))
    const renewed = async (now: Date) => {
      cache.expired.clear()
      await renewDue(app.payload, now)
      return [before, that, after].filter(({ id }) => cache.expired.has(`gate:${id}`)).map(({ id }) => id)
    }
    await renewed(day('2031-03-01'))

    expect(await renewed(new Date('2031-03-01T20:59:00.000Z'))).toEqual([])
    expect(await renewed(new Date('2031-03-01T21:00:00.000Z'))).toEqual([that.id])
    expect(await renewed(day('2031-03-02'))).toEqual([])
    expect(await renewed(day('2031-03-05'))).toEqual([after.id])
  })
})
