import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { noteTick } from '@/server/jobs/tick-age'
import { readDatabaseFigures } from '@/web-server/metrics/database-figures'
import { DATABASE_FIGURES } from '@/web-server/metrics/figures'

import { type App, startApp } from '../helpers/int-app'

let app: App
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const read = () => readDatabaseFigures(process.env.DATABASE_URI ?? '')

/** As the server writes them: no API makes a submission or an import that has ended. */
async function make(): Promise<void> {
  const { drizzle } = app.payload.db
  await drizzle.execute(sql`
    INSERT INTO recommendations (kind, title, city, submitted_at, status) VALUES
      ('place', 'One', 'Makkah', now() - interval '1 hour', 'pending-review'),
      ('place', 'Other', 'Makkah', now() - interval '2 hours', 'approved'),
      ('report', 'Third', 'Makkah', now(), 'with-editor')
  `)
  await drizzle.execute(sql`
    INSERT INTO import_runs (title, kind, source, status, trigger) VALUES
      ('Failed', 'osm', 'http', 'failed', 'person'), ('Under way', 'osm', 'http', 'running', 'person')
  `)
  await drizzle.execute(sql`
    INSERT INTO payload_jobs (task_slug, has_error, wait_until) VALUES
      ('publish-scheduled', true, now()),
      ('publish-scheduled', false, now() - interval '1 minute'),
      ('publish-scheduled', false, now() + interval '1 day')
  `)
  await noteTick(app.payload)
}

describe('the figures of the database', () => {
  it('should tell what waits and what has failed', async () => {
    const before = await read()
    expect(Object.keys(before)).toEqual(Object.keys(DATABASE_FIGURES))
    expect(before['submissions_oldest_seconds']).toBeNull()

    await make()

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
