import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionSlug, createLocalReq, type GlobalSlug } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { loadTasks } from '@/admin/load-tasks'
import { listScheduled } from '@/server/scheduling/list-scheduled'
import { MAX_OF_RECORD } from '@/server/scheduling/schedule-change'
import { getUpcomingScheduledPublish, listScheduledForRecord } from '@/server/scheduling/server-functions'

import { blankPlace } from '../helpers/blank-place'
import { type App, startApp, TEST_PASSWORD } from '../helpers/int-app'
import { globalSamples, PNG, richText, samples } from '../helpers/int-samples'
import { askSchedule, runDue, schedule, tick, TOMORROW } from '../helpers/int-schedules'

let app: App
let serial = 0

beforeAll(async () => {
  app = await startApp()
  await app.payload.create({ collection: 'locations', data: { ...blankPlace, id: 255, name: 'Masjid al-Haram' } })
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`)
})

type Doc = Readonly<Record<string, unknown>> & { readonly id: number }

const sample = (slug: string) => {
  serial += 1
  const make = samples[slug]
  if (make === undefined) throw new Error(`There is no sample of ${slug}`)
  return make({ n: `s${serial}`, locationId: 255, userId: app.users.admin.id, password: TEST_PASSWORD })
}

async function publishNew(slug: CollectionSlug, data: object = {}): Promise<Doc> {
  const all = { ...sample(slug), ...data, _status: 'published' }
  return (await app.payload.create({ collection: slug, data: all as never })) as unknown as Doc
}

/** By the editor, whose own words they are to schedule. */
const saveDraft = (slug: CollectionSlug, id: number, data: object, autosave = false) =>
  app.payload.update({ collection: slug, id, data: data as never, draft: true, autosave, user: app.users.editor })

async function read(slug: CollectionSlug, id: number) {
  const at = { collection: slug, id, depth: 0, trash: true } as const
  const [readers, editors] = await Promise.all([
    app.payload.findByID({ ...at, draft: false }),
    app.payload.findByID({ ...at, draft: true }),
  ])
  return { readers: readers as unknown as Doc, editors: editors as unknown as Doc }
}

const titleField = (slug: CollectionSlug): string => app.payload.collections[slug].config.admin.useAsTitle ?? 'id'

describe('a version that was scheduled', () => {
  it('should be what is published of every collection with drafts, and what was written since stays a draft', async () => {
    const drafted = app.payload.config.collections.filter(({ versions }) => versions?.drafts)
    expect(drafted.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['locations', 'mosque-gates', 'guide-articles', 'faq-groups', 'paths']),
    )
    for (const slug of drafted.map((config) => config.slug as CollectionSlug)) {
      const title = titleField(slug)
      const { id } = await publishNew(slug, { [title]: 'As it was' })
      await saveDraft(slug, id, { [title]: 'As scheduled' })
      await schedule(app, { doc: { relationTo: slug, value: id } })
      await saveDraft(slug, id, { [title]: 'Half a sen' })
      expect(await read(slug, id)).toMatchObject({ readers: { [title]: 'As it was' } })

      expect({ slug, left: await runDue(app) }).toEqual({ slug, left: [] })

      expect(await read(slug, id)).toMatchObject({
        readers: { [title]: 'As scheduled', _status: 'published' },
        editors: { [title]: 'Half a sen', _status: 'draft' },
      })
    }
  })

  it('should be what is published of every page there is one of', async () => {
    const drafted = app.payload.config.globals.filter(({ versions }) => versions?.drafts)
    expect(drafted).toHaveLength(6)
    for (const slug of drafted.map((config) => config.slug as GlobalSlug)) {
      const save = (text: string, draft: boolean) =>
        app.payload.updateGlobal({
          slug,
          data: { ...globalSamples[slug]?.(text), _status: draft ? 'draft' : 'published' } as never,
          draft,
          user: app.users.editor,
        })
      const texts = async () =>
        JSON.stringify([
          await app.payload.findGlobal({ slug, depth: 0 }),
          await app.payload.findGlobal({ slug, depth: 0, draft: true }),
        ]).match(/As it was|As scheduled|Half a sen/g)
      await save('As it was', false)
      await save('As scheduled', true)
      await schedule(app, { global: slug })
      await save('Half a sen', true)
      expect({ slug, texts: await texts() }).toEqual({ slug, texts: ['As it was', 'Half a sen'] })

      expect({ slug, left: await runDue(app) }).toEqual({ slug, left: [] })

      expect({ slug, texts: await texts() }).toEqual({ slug, texts: ['As scheduled', 'Half a sen'] })
    }
  })

  it('should not be the words an article saved by itself after that, and still be there to look at', async () => {
    const { id } = await publishNew('guide-articles')
    await saveDraft('guide-articles', id, { title: 'As scheduled' }, true)
    await schedule(app, { doc: { relationTo: 'guide-articles', value: id } })
    const [waiting] = await listScheduled(app.payload, { collection: 'guide-articles', id })
    await saveDraft('guide-articles', id, { title: 'Half a sen' }, true)

    const version = await app.payload.findVersionByID({ collection: 'guide-articles', id: String(waiting?.versionId) })
    expect(version.version.title).toBe('As scheduled')
    expect(await runDue(app)).toEqual([])
    expect(await read('guide-articles', id)).toMatchObject({
      readers: { title: 'As scheduled' },
      editors: { title: 'Half a sen' },
    })
  })

  it('should have no field that was filled in later, nor lose one that was emptied', async () => {
    const place = await publishNew('locations')
    const picture = await app.payload.create({
      collection: 'media',
      data: { alt: 'Door', credit: 'Nobody' },
      file: { data: PNG, mimetype: 'image/png', name: 'door.png', size: PNG.length },
    })
    await saveDraft('locations', place.id, { phone: '937' })
    await schedule(app, { doc: { relationTo: 'locations', value: place.id } })
    const later = {
      description: 'Later',
      phone: null,
      media: picture.id,
      latitude: 21.4,
      longitude: 39.8,
      provenance: { source: 'Later' },
    }
    await saveDraft('locations', place.id, later)
    const article = await publishNew('guide-articles')
    await saveDraft('guide-articles', article.id, { summary: 'Scheduled' })
    await schedule(app, { doc: { relationTo: 'guide-articles', value: article.id } })
    await saveDraft('guide-articles', article.id, {
      sources: [{ title: 'Later' }],
      meta: { title: 'Later' },
      checkedOn: '2026-11-01T00:00:00.000Z',
    })

    expect(await runDue(app)).toEqual([])

    const { readers, editors } = await read('locations', place.id)
    expect(readers).toMatchObject({ phone: '937', description: null, media: null, provenance: { source: null } })
    expect(JSON.stringify(readers)).not.toMatch(/Later|21\.4/)
    expect(editors).toMatchObject({ description: 'Later', phone: null, latitude: 21.4 })
    const read2 = await read('guide-articles', article.id)
    expect(read2.readers).toMatchObject({ summary: 'Scheduled', sources: [], checkedOn: null })
    expect(JSON.stringify(read2.readers)).not.toContain('Later')
    expect(read2.editors).toMatchObject({ sources: [{ title: 'Later' }], meta: { title: 'Later' } })
  })

  it('should be published as the newest where nothing was written since', async () => {
    const { id } = await app.payload.create({
      collection: 'paths',
      data: sample('paths') as never,
      draft: true,
      user: app.users.editor,
    })
    await schedule(app, { doc: { relationTo: 'paths', value: id } })
    expect(await runDue(app)).toEqual([])
    expect((await read('paths', Number(id))).editors['_status']).toBe('published')
  })

  it('should follow another that was scheduled before it', async () => {
    const { id } = await publishNew('locations', { name: 'Now' })
    const doc = { relationTo: 'locations', value: id } as const
    await saveDraft('locations', id, { name: 'On Friday' })
    await schedule(app, { doc, date: new Date(Date.now() + 1_000_000) })
    await saveDraft('locations', id, { name: 'On Sunday' })
    await schedule(app, { doc, date: new Date(Date.now() + 2_000_000) })
    await schedule(app, { doc, date: new Date(Date.now() + 3_000_000), type: 'unpublish' })
    const next = (minutes: number) =>
      app.payload.db.drizzle.execute(
        sql`UPDATE payload_jobs SET wait_until = now() - interval '1 s' WHERE (input ->> 'at')::timestamptz < now() + make_interval(mins => ${minutes})`,
      )
    await next(20)
    await tick(app.payload)
    expect(await read('locations', id)).toMatchObject({
      readers: { name: 'On Friday' },
      editors: { name: 'On Sunday' },
    })
    await next(40)
    await tick(app.payload)
    expect(await read('locations', id)).toMatchObject({ readers: { name: 'On Sunday', _status: 'published' } })
    expect(await runDue(app)).toEqual([])
    expect((await read('locations', id)).readers['_status']).toBe('draft')
  })
})

describe('an unpublishing that was scheduled', () => {
  it('should take the record off the site, also with a half-written draft, which stays', async () => {
    const { id } = await publishNew('guide-articles')
    await schedule(app, { doc: { relationTo: 'guide-articles', value: id }, type: 'unpublish' })
    await saveDraft('guide-articles', id, { title: 'Half', summary: '' })

    expect(await runDue(app)).toEqual([])

    expect((await read('guide-articles', id)).readers['_status']).toBe('draft')
    expect((await read('guide-articles', id)).editors).toMatchObject({ title: 'Half', _status: 'draft' })
  })

  it('should be refused at once for what may never be unpublished', async () => {
    const answer = await askSchedule(app, 'editor', { doc: { relationTo: 'locations', value: 255 }, type: 'unpublish' })
    expect(answer.error).toContain('one of the two mosques')
    expect(await listScheduled(app.payload, null)).toEqual([])
  })
})

describe('what is scheduled', () => {
  it('should be shown with its moment, its version and who did it, on the record, in the list and on the dashboard', async () => {
    const { id } = await publishNew('locations', { name: 'Tea house' })
    await schedule(app, { doc: { relationTo: 'locations', value: id }, date: new Date('2030-01-01T06:00:00Z') })
    const shown = {
      type: 'publish',
      at: '2030-01-01T06:00:00.000Z',
      by: 'editor',
      title: 'Tea house',
      recordId: id,
      savedAt: expect.any(String) as string,
      failure: null,
    }
    const req = await createLocalReq({ user: app.users.moderator }, app.payload)
    const asked = { req, id, collectionSlug: 'locations' } as never
    expect(await listScheduledForRecord(asked)).toMatchObject([shown])
    expect(await getUpcomingScheduledPublish(asked)).toMatchObject([
      { input: { type: 'publish', timezone: 'Asia/Riyadh' }, waitUntil: shown.at },
    ])
    expect(await listScheduled(app.payload, { collection: 'locations' })).toMatchObject([shown])
    expect(await dashboard('editor')).toMatchObject([
      { label: 'Place “Tea house”', href: `/admin/collections/locations/${id}`, scheduled: shown },
    ])
    expect(await dashboard('moderator')).toBeNull()
  })

  it('should be replaced by the same for the same moment, and be limited in number', async () => {
    const { id } = await publishNew('locations')
    const doc = { relationTo: 'locations', value: id } as const
    const date = TOMORROW()
    for (const name of ['One', 'Two']) {
      await saveDraft('locations', id, { name })
      await schedule(app, { doc, date })
    }
    expect(await listScheduled(app.payload, null)).toMatchObject([{ title: 'Two' }])
    for (let more = 1; more < MAX_OF_RECORD; more += 1) await schedule(app, { doc, date: new Date(+date + more) })
    expect(await askSchedule(app, 'editor', { doc })).toEqual({
      error: `${MAX_OF_RECORD} changes are scheduled already. Take one back first.`,
    })
  })

  it('should not be published once it was taken back', async () => {
    const { id } = await publishNew('paths', { title: 'Now' })
    await saveDraft('paths', id, { title: 'Soon' })
    await schedule(app, { doc: { relationTo: 'paths', value: id } })
    const [waiting] = await listScheduled(app.payload, null)
    const deleteID = waiting?.id ?? 0

    expect((await askSchedule(app, 'moderator', { deleteID })).error).toContain('Only who may publish')
    expect(await askSchedule(app, 'editor', { deleteID })).not.toHaveProperty('error')
    expect(await askSchedule(app, 'editor', { deleteID })).not.toHaveProperty('error')

    expect(await runDue(app)).toEqual([])
    expect((await read('paths', id)).readers['title']).toBe('Now')
  })

  it('should not be what cannot be published as it is, and the editor is told at once', async () => {
    const { id } = await publishNew('guide-articles')
    await saveDraft('guide-articles', id, { summary: '' })
    const { error } = await askSchedule(app, 'editor', { doc: { relationTo: 'guide-articles', value: id } })
    expect(error).toMatch(/^It cannot be published as it is\. Summary: /)
    expect(await listScheduled(app.payload, null)).toEqual([])
    expect((await read('guide-articles', id)).readers['summary']).toBe('Two words.')
  })

  it.each(['anonymous', 'switched-off', 'moderator'] as const)('should not be for a %s to decide', async (actor) => {
    const { id } = await publishNew('locations')
    expect(await askSchedule(app, actor, { doc: { relationTo: 'locations', value: id } })).toHaveProperty('error')
    expect(await askSchedule(app, actor, { global: 'home' })).toHaveProperty('error')
    expect(await listScheduled(app.payload, null)).toEqual([])
  })

  it.each([
    ['a collection without drafts', { doc: { relationTo: 'users', value: 1 } as const }],
    ['a page without drafts', { global: 'import-settings' as const }],
    ['a record there is not', { doc: { relationTo: 'locations', value: 999_999 } as const }],
    ['nothing', {}],
  ])('should not be %s', async (_, wanted) => {
    expect(await askSchedule(app, 'admin', wanted)).toHaveProperty('error')
    expect(await listScheduled(app.payload, null)).toEqual([])
  })
})

const dashboard = async (actor: 'admin' | 'editor' | 'moderator') =>
  (await loadTasks({ payload: app.payload, user: app.users[actor], now: new Date(), adminRoute: '/admin' })).scheduled

describe('a scheduled version that cannot be published any more', () => {
  const soon = async (slug: CollectionSlug = 'locations') => {
    const { id } = await publishNew(slug)
    await saveDraft(slug, id, { [titleField(slug)]: 'Soon' })
    await schedule(app, { doc: { relationTo: slug, value: id } })
    return id
  }
  const failure = async () => {
    const left = await runDue(app)
    expect(await dashboard('editor')).toHaveLength(left.length)
    return left.map((scheduled) => scheduled.failure)
  }

  it('should say that its record was deleted', async () => {
    await app.payload.delete({ collection: 'locations', id: await soon() })
    expect(await failure()).toEqual(['It has been deleted.'])
  })

  it('should say that its record is in the trash, once, and go when it is dismissed', async () => {
    const id = await soon()
    await app.payload.update({ collection: 'locations', id, data: { deletedAt: new Date().toISOString() } })
    expect(await failure()).toEqual(['It is in the trash.'])
    const [left] = await runDue(app)
    expect(await askSchedule(app, 'editor', { deleteID: left?.id ?? 0 })).not.toHaveProperty('error')
    expect(await listScheduled(app.payload, null)).toEqual([])
    expect((await read('locations', id)).readers['_status']).toBe('draft')
  })

  it('should not put back what was published after it', async () => {
    const id = await soon()
    await app.payload.update({ collection: 'locations', id, data: { name: 'Corrected', _status: 'published' } })
    expect(await failure()).toEqual([expect.stringMatching(/^It was published or changed on the site after this/)])
    expect((await read('locations', id)).readers['name']).toBe('Corrected')
  })

  it('should say which field is in its way', async () => {
    const { id } = await publishNew('paths')
    await saveDraft('paths', id, { slug: 'wanted' })
    await schedule(app, { doc: { relationTo: 'paths', value: id } })
    await publishNew('paths', { slug: 'wanted' })
    expect(await failure()).toEqual([
      expect.stringMatching(/^It cannot be published as it is\. slug: “.+” has this address already\./),
    ])
  })

  it.each([
    ['may no longer publish', { roles: ['moderator'] as const }],
    ['was switched off', { roles: [] as const }],
  ])('should not be published for somebody who %s', async (_, { roles }) => {
    const { id: editor } = await app.payload.create({
      collection: 'users',
      data: { name: 'Leaving', email: `leaving-${serial++}@example.org`, password: TEST_PASSWORD, roles: ['editor'] },
    })
    const id = await soon()
    await app.payload.db.drizzle.execute(
      sql`UPDATE payload_jobs SET input = jsonb_set(input, '{user,value}', to_jsonb(${editor}::int))`,
    )
    await app.payload.update({ collection: 'users', id: editor, data: { roles: [...roles] } })
    expect(await failure()).toEqual(['Who scheduled it may no longer publish. Schedule it again.'])
    expect((await read('locations', id)).readers['name']).not.toBe('Soon')

    await soon()
    await app.payload.db.drizzle.execute(
      sql`UPDATE payload_jobs SET input = jsonb_set(input, '{user,value}', to_jsonb(${editor}::int))`,
    )
    await app.payload.delete({ collection: 'users', id: editor })
    expect((await failure()).at(-1)).toBe('The account of who scheduled it is gone. Schedule it again.')
  })

  it('should be tried again when it was our fault', async () => {
    const id = await soon()
    await app.payload.db.drizzle.execute(sql`
      CREATE FUNCTION refuse_for_now() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no room'; END $$;
      CREATE TRIGGER refuse_for_now BEFORE UPDATE ON locations FOR EACH ROW EXECUTE FUNCTION refuse_for_now()
    `)
    expect(await failure()).toEqual([null])
    await app.payload.db.drizzle.execute(sql`DROP FUNCTION refuse_for_now CASCADE`)
    expect(await failure()).toEqual([])
    expect((await read('locations', id)).readers['name']).toBe('Soon')
  })
})

describe('what was scheduled before an upgrade', () => {
  it('should be shown, and run as it was promised then', async () => {
    const { id } = await publishNew('faq-groups', { title: 'Now' })
    await saveDraft('faq-groups', id, { title: 'Newest', questions: [{ question: 'Why?', answer: richText('So.') }] })
    await app.payload.jobs.queue({
      task: 'schedulePublish',
      waitUntil: TOMORROW(),
      input: {
        type: 'publish',
        doc: { relationTo: 'faq-groups', value: String(id) as never },
        user: { relationTo: 'users', value: app.users.editor.id },
      },
    })
    expect(await listScheduled(app.payload, { collection: 'faq-groups', id })).toMatchObject([
      { type: 'publish', by: 'editor', savedAt: null, failure: null },
    ])
    expect(await runDue(app)).toEqual([])
    expect((await read('faq-groups', id)).readers['title']).toBe('Newest')
  })
})
