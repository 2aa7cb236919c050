import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { listScheduled } from '@/server/scheduling/list-scheduled'

import { blankPlace } from '../helpers/blank-place'
import { type App, startApp, TEST_PASSWORD } from '../helpers/int-app'
import { dashboard, publishNew, read, saveDraft, titleField } from '../helpers/int-scheduled-records'
import { askSchedule, runDue, schedule } from '../helpers/int-schedules'

let app: App

beforeAll(async () => {
  app = await startApp()
  await app.payload.create({ collection: 'locations', data: { ...blankPlace, id: 255, name: 'Masjid al-Haram' } })
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.payload.db.drizzle.execute(sql`DELETE FROM payload_jobs`)
})

describe('a scheduled version that cannot be published any more', () => {
  const soon = async (slug: CollectionSlug = 'locations') => {
    const { id } = await publishNew(app, slug)
    await saveDraft(app, slug, id, { [titleField(app, slug)]: 'Soon' })
    await schedule(app, { doc: { relationTo: slug, value: id } })
    return id
  }
  const failure = async () => {
    const left = await runDue(app)
    expect(await dashboard(app, 'editor')).toHaveLength(left.length)
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
    expect((await read(app, 'locations', id)).readers['_status']).toBe('draft')
  })

  it('should not put back what was published after it', async () => {
    const id = await soon()
    await app.payload.update({ collection: 'locations', id, data: { name: 'Corrected', _status: 'published' } })
    expect(await failure()).toEqual([expect.stringMatching(/^It was published or changed on the site after this/)])
    expect((await read(app, 'locations', id)).readers['name']).toBe('Corrected')
  })

  it('should say which field is in its way', async () => {
    const { id } = await publishNew(app, 'paths')
    await saveDraft(app, 'paths', id, { slug: 'wanted' })
    await schedule(app, { doc: { relationTo: 'paths', value: id } })
    await publishNew(app, 'paths', { slug: 'wanted' })
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
      data: {
        name: 'Leaving',
        email: `leaving-${roles.length}@example.org`,
        password: TEST_PASSWORD,
        roles: ['editor'],
      },
    })
    const id = await soon()
    await app.payload.db.drizzle.execute(
      sql`UPDATE payload_jobs SET input = jsonb_set(input, '{user,value}', to_jsonb(${editor}::int))`,
    )
    await app.payload.update({ collection: 'users', id: editor, data: { roles: [...roles] } })
    expect(await failure()).toEqual(['Who scheduled it may no longer publish. Schedule it again.'])
    expect((await read(app, 'locations', id)).readers['name']).not.toBe('Soon')

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
    expect((await read(app, 'locations', id)).readers['name']).toBe('Soon')
  })
})
