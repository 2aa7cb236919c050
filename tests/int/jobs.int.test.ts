import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { asLeader } from '@/server/jobs/as-leader'
import { MAX_KILLS, reapJobs } from '@/server/jobs/reap-jobs'
import { noteTick } from '@/server/jobs/tick-age'
import { workJobs } from '@/server/jobs/work-jobs'
import { listScheduled } from '@/server/scheduling/list-scheduled'

import { blankPlace } from '../helpers/blank-place'
import { type App, startApp } from '../helpers/int-app'
import { letAllBeDue, schedule, tick, TOMORROW } from '../helpers/int-schedules'
import { INTEGRATION_WAIT_MS, LONG_TEST_MS, LONG_WAIT_MS } from '../time-limits'

const after = vi.hoisted(() => vi.fn())
vi.mock('next/server', async (original) => ({ ...(await original()), after }))

const MANY = 200
let app: App

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.payload.db.drizzle.execute(
    sql`TRUNCATE payload_jobs, payload_kv, import_runs, locations, _locations_v CASCADE`,
  )
})

/** Places that are not public yet, each scheduled under one name and renamed after that: one by the CMS, and copies of it. */
async function scheduleMany(count: number): Promise<void> {
  const { id } = await app.payload.create({
    collection: 'locations',
    data: { ...blankPlace, name: 'Scheduled', _status: 'draft' },
    draft: true,
    // Who schedules it: words of somebody else do not go out unnamed.
    user: app.users.editor,
  })
  await schedule(app, { doc: { relationTo: 'locations', value: id }, date: TOMORROW() })
  await app.payload.db.drizzle.execute(sql`
    WITH copies AS (
      INSERT INTO locations (name, category, city, wheelchair, women_area, prayer_area, origin, _status)
      SELECT name, category, city, wheelchair, women_area, prayer_area, origin, _status
      FROM locations, generate_series(2, ${count}::int) WHERE id = ${id} RETURNING id, updated_at
    ), drafts AS (
      INSERT INTO _locations_v (parent_id, version_name, version_category, version_city, version_wheelchair,
        version_women_area, version_prayer_area, version_origin, version__status, version_created_at, version_updated_at, latest)
      SELECT copies.id, version_name, version_category, version_city, version_wheelchair, version_women_area,
        version_prayer_area, version_origin, version__status, version_created_at, version_updated_at, latest
      FROM copies, _locations_v WHERE parent_id = ${id}
    )
    INSERT INTO payload_jobs (task_slug, queue, total_tried, has_error, processing, input)
    SELECT task_slug, queue, total_tried, has_error, processing, input || jsonb_build_object(
      'doc', jsonb_build_object('relationTo', 'locations', 'value', copies.id),
      'publicAt', to_char(copies.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    FROM copies, payload_jobs
  `)
  // As if each had been saved once more: what comes out is of the schedule, not of the draft.
  await app.payload.db.drizzle.execute(sql`UPDATE _locations_v SET version_name = 'Later ' || parent_id`)
  await letAllBeDue(app.payload)
}

/** How many places have been published as scheduled, in how many publications, and what of the jobs is left. */
async function outcome() {
  const { rows } = await app.payload.db.drizzle.execute(sql`
    SELECT (SELECT count(*)::int FROM locations WHERE _status = 'published' AND name = 'Scheduled') AS published,
      (SELECT count(*)::int FROM _locations_v WHERE version__status = 'published') AS publications,
      (SELECT count(*)::int FROM _locations_v WHERE latest AND version_name LIKE 'Later %') AS drafts,
      (SELECT count(*)::int FROM payload_jobs WHERE completed_at IS NULL OR processing) AS jobs
  `)
  return rows[0]
}

const once200 = { published: MANY, publications: MANY, drafts: MANY, jobs: 0 }

const MOST_STARTS = 5

/** Begins to tick in a process of its own. Node now and then ends a script before its modules are there: it is started again. */
async function startTicker() {
  for (let starts = 1; ; starts += 1) {
    const child = fork(path.resolve('tests/helpers/ticker.ts'), {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    const ended = once(child, 'exit')
    const said = child.stdout === null ? ended : once(child.stdout, 'data')
    const isReady = await Promise.race([said.then(() => true), ended.then(() => false)])
    if (isReady) return { child, ended }
    if (starts === MOST_STARTS) throw new Error(`The ticker ended ${starts} times before it began`)
  }
}

describe('the jobs of the tick', () => {
  it(
    `should each be run once by two servers that tick at the same time: ${MANY} scheduled places`,
    async () => {
      await scheduleMany(MANY)
      const other = await startTicker()
      while (other.child.exitCode === null) await tick(app.payload)
      await other.ended
      expect(await outcome()).toEqual(once200)
      expect(other.child.exitCode).toBe(0)
    },
    LONG_TEST_MS,
  )

  it('should be run once even where two servers both take themselves for the leader', async () => {
    await scheduleMany(12)
    const { signal } = new AbortController()
    await Promise.all([workJobs(app.payload, signal), workJobs(app.payload, signal), workJobs(app.payload, signal)])
    await tick(app.payload)
    expect(await outcome()).toEqual({ published: 12, publications: 12, drafts: 12, jobs: 0 })
  })

  it(
    'should be gone on with after the server that worked on them was killed, none lost and none twice',
    async () => {
      const count = 30
      await scheduleMany(count)
      for (const least of [3, 15]) {
        const other = await startTicker()
        await vi.waitFor(async () => expect((await outcome())?.['published']).toBeGreaterThanOrEqual(least), {
          timeout: LONG_WAIT_MS,
          interval: 5,
        })
        other.child.kill('SIGKILL')
        await other.ended
        // One look at both: what was sent before the end may still be carried out.
        const left = await outcome()
        expect(left?.['publications']).toBe(left?.['published'])
      }
      // The database lets go of what a killed server held, its leadership and its job, as soon as it sees that each of its
      // connections is gone: until then a tick does nothing, or leaves that job alone.
      const done = { published: count, publications: count, drafts: count, jobs: 0 }
      await vi.waitFor(
        async () => {
          await tick(app.payload)
          expect(await outcome()).toEqual(done)
        },
        { timeout: INTEGRATION_WAIT_MS },
      )
      await tick(app.payload)
      expect(await outcome()).toEqual(done)
    },
    LONG_TEST_MS,
  )
})

describe('the leader of a tick', () => {
  it('should be one at a time, and the next when it has ended or failed', async () => {
    await asLeader(app.payload, async () => {
      expect(await asLeader(app.payload, () => Promise.resolve('second'))).toBeNull()
    })
    await expect(asLeader(app.payload, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    await vi.waitFor(async () => expect(await asLeader(app.payload, () => Promise.resolve('next'))).toBe('next'))
  })
})

const stuck = (values: { readonly queue?: string; readonly runId?: number; readonly tried?: number }) =>
  app.payload.db.drizzle
    .execute<{ id: number }>(
      sql`
        INSERT INTO payload_jobs (task_slug, queue, processing, total_tried, input)
        VALUES ('publish-scheduled', ${values.queue ?? 'default'}, true, ${values.tried ?? 0},
          jsonb_build_object('runId', ${values.runId ?? null}::int)) RETURNING id
      `,
    )
    .then(({ rows }) => rows[0]?.id ?? 0)

const job = async (id: number) => {
  const { docs } = await app.payload.find({ collection: 'payload-jobs', where: { id: { equals: id } } })
  return docs[0]
}

describe('a job whose server was killed', () => {
  it(`should be made runnable again, and given up with a reason after ${MAX_KILLS} times`, async () => {
    const [first, last, elsewhere] = [
      await stuck({}),
      await stuck({ tried: MAX_KILLS - 1 }),
      await stuck({ queue: 'other' }),
    ]
    await reapJobs(app.payload)
    expect(await job(first)).toMatchObject({ processing: false, totalTried: 1, hasError: false })
    expect(await job(elsewhere)).toMatchObject({ processing: false, totalTried: 1 })
    expect(await job(last)).toMatchObject({ processing: false, hasError: true, totalTried: MAX_KILLS })
    expect((await listScheduled(app.payload, null)).at(0)?.failure).toContain(`stopped ${MAX_KILLS} times`)
  })

  it('should be left alone while its row is locked: somebody works on it', async () => {
    const id = await stuck({})
    const client = await app.payload.db.pool.connect()
    await client.query('BEGIN')
    await client.query('SELECT 1 FROM payload_jobs WHERE id = $1 FOR UPDATE', [id])
    await reapJobs(app.payload)
    await client.query('ROLLBACK')
    client.release()
    expect(await job(id)).toMatchObject({ processing: true, totalTried: 0 })
  })

  it('should be over when it was done, and when it is of an import that ended a while ago', async () => {
    const run = async (status: 'running' | 'failed', endedAgo = 0) => {
      const data = { title: status, kind: 'osm', status, source: 'http', trigger: 'person', dryRun: false } as const
      const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0, missing: 0, conflicts: 0 }
      const finishedAt = status === 'failed' ? new Date(Date.now() - endedAgo * 1_000).toISOString() : null
      const all = { ...data, confirmed: false, attempt: 1, progress: { done: 0 }, counts, finishedAt }
      return (await app.payload.create({ collection: 'import-runs', data: all })).id
    }
    const ended = await stuck({ queue: 'imports', runId: await run('failed', 120) })
    const unknown = await stuck({ queue: 'imports', runId: 999_999 })
    const ending = await stuck({ queue: 'imports', runId: await run('failed') })
    const alive = await stuck({ queue: 'imports', runId: await run('running') })
    const done = await stuck({})
    await app.payload.db.drizzle.execute(sql`UPDATE payload_jobs SET completed_at = now() WHERE id = ${done}`)

    await reapJobs(app.payload)

    for (const id of [ended, unknown]) {
      expect(await job(id)).toMatchObject({
        processing: false,
        hasError: true,
        error: { message: expect.any(String) as string },
      })
    }
    for (const id of [ending, alive]) expect(await job(id)).toMatchObject({ processing: true, hasError: false })
    expect(await job(done)).toMatchObject({ totalTried: 0, hasError: false })
  })

  it('should be kept for a month once it is over', async () => {
    const [done, failed, young, waiting] = [await stuck({}), await stuck({}), await stuck({}), await stuck({})]
    await app.payload.db.drizzle.execute(sql`
      UPDATE payload_jobs SET processing = false, has_error = id = ${failed},
        completed_at = CASE WHEN id IN (${done}, ${young}) THEN now() END,
        updated_at = now() - CASE id WHEN ${young} THEN interval '29 days' ELSE interval '31 days' END
    `)
    await reapJobs(app.payload)
    const ids = [done, failed, young, waiting]
    expect(await Promise.all(ids.map(async (id) => (await job(id))?.id))).toEqual([
      undefined,
      undefined,
      young,
      waiting,
    ])
  })
})

describe('/api/health', () => {
  const health = async () => {
    const { GET } = await import('@/app/api/health/route')
    const response = await GET()
    return { code: response.status, ...((await response.json()) as object) }
  }
  const upFor = (seconds: number) => vi.spyOn(process, 'uptime').mockReturnValue(seconds)
  const letTickBe = (seconds: number) =>
    app.payload.db.drizzle.execute(
      sql`UPDATE payload_kv SET data = jsonb_build_object('at', now() - make_interval(secs => ${seconds}))`,
    )

  it('should say when the tick was last carried through, whoever did it', async () => {
    upFor(3_600)
    const { POST } = await import('@/app/api/internal/tick/route')
    const headers = { authorization: `Bearer ${process.env.CRON_SECRET ?? ''}` }
    const response = await POST(new Request('http://localhost/api/internal/tick', { method: 'POST', headers }))
    expect(await response.json()).toEqual({ ran: 0, isLeader: true })
    expect(await health()).toEqual({
      code: 200,
      status: 'ok',
      database: 'ok',
      disk: expect.any(String) as string,
      tick: 'ok',
      secondsSinceTick: expect.any(Number) as number,
    })
  })

  it('should be degraded when no tick has been carried through for more than five minutes', async () => {
    await noteTick(app.payload)
    upFor(3_600)
    await letTickBe(290)
    expect(await health()).toMatchObject({ status: 'ok' })
    await letTickBe(310)
    expect(await health()).toMatchObject({ code: 503, status: 'degraded', tick: 'overdue', database: 'ok' })
  })

  it('should give a server that has just begun the same five minutes', async () => {
    upFor(20)
    expect(await health()).toMatchObject({ tick: 'ok', secondsSinceTick: null })
    upFor(310)
    expect(await health()).toMatchObject({ tick: 'overdue', secondsSinceTick: null })
  })
})
