import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionSlug, createLocalReq, type GlobalSlug } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { listScheduled } from '@/server/scheduling/list-scheduled'
import { MAX_OF_RECORD } from '@/server/scheduling/schedule-change'
import { getUpcomingScheduledPublish, listScheduledForRecord } from '@/server/scheduling/server-functions'

import { blankPlace } from '../helpers/blank-place'
import { type App, startApp } from '../helpers/int-app'
import { globalSamples, PNG, richText } from '../helpers/int-samples'
import { dashboard, publishNew, read, sampleOf, saveDraft, titleField } from '../helpers/int-scheduled-records'
import { askSchedule, runDue, schedule, tick, TOMORROW } from '../helpers/int-schedules'

let app: App

beforeAll(async () => {
  app = await startApp()
  await app.payload.create({ collection: 'locations', data: { ...blankPlace, id: 255, name: 'Masjid al-Haram' } })
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`)
})

describe('a version that was scheduled', () => {
  it('should be what is published of every collection with drafts, and what was written since stays a draft', async () => {
    const drafted = app.payload.config.collections.filter(({ versions }) => versions?.drafts)
    expect(drafted.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['locations', 'mosque-gates', 'guide-articles', 'faq-groups', 'paths']),
    )
    for (const slug of drafted.map((config) => config.slug as CollectionSlug)) {
      const title = titleField(app, slug)
      const { id } = await publishNew(app, slug, { [title]: 'As it was' })
      await saveDraft(app, slug, id, { [title]: 'As scheduled' })
      await schedule(app, { doc: { relationTo: slug, value: id } })
      await saveDraft(app, slug, id, { [title]: 'Half a sen' })
      expect(await read(app, slug, id)).toMatchObject({ readers: { [title]: 'As it was' } })

      expect({ slug, left: await runDue(app) }).toEqual({ slug, left: [] })

      expect(await read(app, slug, id)).toMatchObject({
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
    const { id } = await publishNew(app, 'guide-articles')
    await saveDraft(app, 'guide-articles', id, { title: 'As scheduled' }, true)
    await schedule(app, { doc: { relationTo: 'guide-articles', value: id } })
    const [waiting] = await listScheduled(app.payload, { collection: 'guide-articles', id })
    await saveDraft(app, 'guide-articles', id, { title: 'Half a sen' }, true)

    const version = await app.payload.findVersionByID({ collection: 'guide-articles', id: String(waiting?.versionId) })
    expect(version.version.title).toBe('As scheduled')
    expect(await runDue(app)).toEqual([])
    expect(await read(app, 'guide-articles', id)).toMatchObject({
      readers: { title: 'As scheduled' },
      editors: { title: 'Half a sen' },
    })
  })

  it('should have no field that was filled in later, nor lose one that was emptied', async () => {
    const place = await publishNew(app, 'locations')
    const picture = await app.payload.create({
      collection: 'media',
      data: { alt: 'Door', credit: 'Nobody' },
      file: { data: PNG, mimetype: 'image/png', name: 'door.png', size: PNG.length },
    })
    await saveDraft(app, 'locations', place.id, { phone: '937' })
    await schedule(app, { doc: { relationTo: 'locations', value: place.id } })
    const later = {
      description: 'Later',
      phone: null,
      media: picture.id,
      latitude: 21.4,
      longitude: 39.8,
      provenance: { source: 'Later' },
    }
    await saveDraft(app, 'locations', place.id, later)
    const article = await publishNew(app, 'guide-articles')
    await saveDraft(app, 'guide-articles', article.id, { summary: 'Scheduled' })
    await schedule(app, { doc: { relationTo: 'guide-articles', value: article.id } })
    await saveDraft(app, 'guide-articles', article.id, {
      sources: [{ title: 'Later' }],
      meta: { title: 'Later' },
      checkedOn: '2026-11-01T00:00:00.000Z',
    })

    expect(await runDue(app)).toEqual([])

    const { readers, editors } = await read(app, 'locations', place.id)
    expect(readers).toMatchObject({ phone: '937', description: null, media: null, provenance: { source: null } })
    expect(JSON.stringify(readers)).not.toMatch(/Later|21\.4/)
    expect(editors).toMatchObject({ description: 'Later', phone: null, latitude: 21.4 })
    const read2 = await read(app, 'guide-articles', article.id)
    expect(read2.readers).toMatchObject({ summary: 'Scheduled', sources: [], checkedOn: null })
    expect(JSON.stringify(read2.readers)).not.toContain('Later')
    expect(read2.editors).toMatchObject({ sources: [{ title: 'Later' }], meta: { title: 'Later' } })
  })

  it('should be published as the newest where nothing was written since', async () => {
    const { id } = await app.payload.create({
      collection: 'paths',
      data: sampleOf(app, 'paths') as never,
      draft: true,
      user: app.users.editor,
    })
    await schedule(app, { doc: { relationTo: 'paths', value: id } })
    expect(await runDue(app)).toEqual([])
    expect((await read(app, 'paths', Number(id))).editors['_status']).toBe('published')
  })

  it('should follow another that was scheduled before it', async () => {
    const { id } = await publishNew(app, 'locations', { name: 'Now' })
    const doc = { relationTo: 'locations', value: id } as const
    await saveDraft(app, 'locations', id, { name: 'On Friday' })
    await schedule(app, { doc, date: new Date(Date.now() + 1_000_000) })
    await saveDraft(app, 'locations', id, { name: 'On Sunday' })
    await schedule(app, { doc, date: new Date(Date.now() + 2_000_000) })
    await schedule(app, { doc, date: new Date(Date.now() + 3_000_000), type: 'unpublish' })
    const next = (minutes: number) =>
      app.payload.db.drizzle.execute(
        sql`UPDATE payload_jobs SET wait_until = now() - interval '1 s' WHERE (input ->> 'at')::timestamptz < now() + make_interval(mins => ${minutes})`,
      )
    await next(20)
    await tick(app.payload)
    expect(await read(app, 'locations', id)).toMatchObject({
      readers: { name: 'On Friday' },
      editors: { name: 'On Sunday' },
    })
    await next(40)
    await tick(app.payload)
    expect(await read(app, 'locations', id)).toMatchObject({ readers: { name: 'On Sunday', _status: 'published' } })
    expect(await runDue(app)).toEqual([])
    expect((await read(app, 'locations', id)).readers['_status']).toBe('draft')
  })
})

describe('an unpublishing that was scheduled', () => {
  it('should take the record off the site, also with a half-written draft, which stays', async () => {
    const { id } = await publishNew(app, 'guide-articles')
    await schedule(app, { doc: { relationTo: 'guide-articles', value: id }, type: 'unpublish' })
    await saveDraft(app, 'guide-articles', id, { title: 'Half', summary: '' })

    expect(await runDue(app)).toEqual([])

    expect((await read(app, 'guide-articles', id)).readers['_status']).toBe('draft')
    expect((await read(app, 'guide-articles', id)).editors).toMatchObject({ title: 'Half', _status: 'draft' })
  })

  it('should be refused at once for what may never be unpublished', async () => {
    const answer = await askSchedule(app, 'editor', { doc: { relationTo: 'locations', value: 255 }, type: 'unpublish' })
    expect(answer.error).toContain('one of the two mosques')
    expect(await listScheduled(app.payload, null)).toEqual([])
  })
})

describe('what is scheduled', () => {
  it('should be shown with its moment, its version and who did it, on the record, in the list and on the dashboard', async () => {
    const { id } = await publishNew(app, 'locations', { name: 'Tea house' })
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
    expect(await dashboard(app, 'editor')).toMatchObject([
      { label: 'Place “Tea house”', href: `/admin/collections/locations/${id}`, scheduled: shown },
    ])
    expect(await dashboard(app, 'moderator')).toBeNull()
  })

  it('should be replaced by the same for the same moment, and be limited in number', async () => {
    const { id } = await publishNew(app, 'locations')
    const doc = { relationTo: 'locations', value: id } as const
    const date = TOMORROW()
    for (const name of ['One', 'Two']) {
      await saveDraft(app, 'locations', id, { name })
      await schedule(app, { doc, date })
    }
    expect(await listScheduled(app.payload, null)).toMatchObject([{ title: 'Two' }])
    for (let more = 1; more < MAX_OF_RECORD; more += 1) await schedule(app, { doc, date: new Date(+date + more) })
    expect(await askSchedule(app, 'editor', { doc })).toEqual({
      error: `${MAX_OF_RECORD} changes are scheduled already. Take one back first.`,
    })
  })

  it('should not be published once it was taken back', async () => {
    const { id } = await publishNew(app, 'paths', { title: 'Now' })
    await saveDraft(app, 'paths', id, { title: 'Soon' })
    await schedule(app, { doc: { relationTo: 'paths', value: id } })
    const [waiting] = await listScheduled(app.payload, null)
    const deleteID = waiting?.id ?? 0

    expect((await askSchedule(app, 'moderator', { deleteID })).error).toContain('Only who may publish')
    expect(await askSchedule(app, 'editor', { deleteID })).not.toHaveProperty('error')
    expect(await askSchedule(app, 'editor', { deleteID })).not.toHaveProperty('error')

    expect(await runDue(app)).toEqual([])
    expect((await read(app, 'paths', id)).readers['title']).toBe('Now')
  })

  it('should not be what cannot be published as it is, and the editor is told at once', async () => {
    const { id } = await publishNew(app, 'guide-articles')
    await saveDraft(app, 'guide-articles', id, { summary: '' })
    const { error } = await askSchedule(app, 'editor', { doc: { relationTo: 'guide-articles', value: id } })
    expect(error).toMatch(/^It cannot be published as it is\. Summary: /)
    expect(await listScheduled(app.payload, null)).toEqual([])
    expect((await read(app, 'guide-articles', id)).readers['summary']).toBe('Two words.')
  })

  it.each(['anonymous', 'switched-off', 'moderator'] as const)('should not be for a %s to decide', async (actor) => {
    const { id } = await publishNew(app, 'locations')
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

describe('what was scheduled before an upgrade', () => {
  it('should be shown, and run as it was promised then', async () => {
    const { id } = await publishNew(app, 'faq-groups', { title: 'Now' })
    await saveDraft(app, 'faq-groups', id, {
      title: 'Newest',
      questions: [{ question: 'Why?', answer: richText('So.') }],
    })
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
    expect((await read(app, 'faq-groups', id)).readers['title']).toBe('Newest')
  })
})
