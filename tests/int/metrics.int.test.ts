import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { noteTick } from '@/server/jobs/tick-age'
import { readDatabaseFigures } from '@/web-server/metrics/database-figures'
import { DATABASE_FIGURES } from '@/web-server/metrics/figures'

import { type App, startApp } from '../helpers/int-app'
import { samples } from '../helpers/int-samples'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const read = () => readDatabaseFigures(process.env.DATABASE_URI ?? '')

const make = (collection: 'import-runs' | 'recommendations', data: object) => {
  const of = { n: String(Math.random()), locationId: 255, userId: app.users.admin.id, password: '' }
  // The collection is known only when it runs.
  return app.payload.create({ collection, data: { ...samples[collection]?.(of), ...data } as never })
}

describe('the figures of the database', () => {
  it('should tell what waits and what has failed', async () => {
    const before = await read()
    expect(Object.keys(before)).toEqual(Object.keys(DATABASE_FIGURES))
    expect(before['submissions_oldest_seconds']).toBeNull()

    await make('recommendations', { submittedAt: new Date(Date.now() - 3_600_000).toISOString() })
    await make('recommendations', { status: 'approved' })
    await make('recommendations', { status: 'with-editor' })
    await make('import-runs', {})
    await make('import-runs', { status: 'running' })
    await noteTick(app.payload)
    await app.payload.db.drizzle.execute(sql`
      INSERT INTO payload_jobs (task_slug, has_error, wait_until)
      SELECT task_slug, has_error, wait_until FROM (VALUES
        ('publish-scheduled'::enum_payload_jobs_task_slug, true, now()),
        ('publish-scheduled', false, now() - interval '1 minute'),
        ('publish-scheduled', false, now() + interval '1 day')
      ) AS jobs (task_slug, has_error, wait_until)
    `)

    const after = await read()
    expect(after).toMatchObject({
      submissions_waiting: 1,
      reports_with_editors: 1,
      jobs_waiting: 1,
      jobs_failed: 1,
      imports_running: 1,
      imports_failed_last_week: 1,
    })
    expect(after['submissions_oldest_seconds']).toBeGreaterThanOrEqual(3_600)
    expect(after['tick_age_seconds']).toBeGreaterThanOrEqual(0)
    expect(after['database_bytes']).toBeGreaterThan(1_000_000)
    expect(after['database_connections']).toBeGreaterThan(0)
  })

  it('should not be waited for where there is no database', async () => {
    await expect(readDatabaseFigures('postgresql://nobody:x@127.0.0.1:9/none')).rejects.toThrow()
  })
})
