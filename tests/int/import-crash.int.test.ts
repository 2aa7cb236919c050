import { spawn } from 'node:child_process'
import path from 'node:path'

import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { placeSource } from '@/server/imports/places/place-source'
import { tryWorkLock } from '@/server/imports/runs/kind-lock'
import { findResumableRuns, LEASE_SECONDS, MAX_ATTEMPTS } from '@/server/imports/runs/resume-runs'
import type { NewRun } from '@/server/imports/runs/run-store'
import { readRun } from '@/server/imports/runs/run-store'
import { enqueue } from '@/server/imports/runs/enqueue'
import { importsOfTick } from '@/server/imports/runs/tick-imports'
import { runLeased } from '@/server/imports/runs/run-leased'

import { HOTELS, makeHotels } from '../helpers/hotel-records'
import { type App, startApp } from '../helpers/int-app'
import { pause } from '../pause'
import { LONG_TEST_MS } from '../time-limits'

// Outside a running Next there is no cache to read through or to renew.
vi.mock('next/cache', () => ({
  revalidatePath: vi.fn(),
  revalidateTag: vi.fn(),
  unstable_cache: <Read>(read: Read): Read => read,
}))

const KILLS = 20

/** From the first look at the source to the commit, on a slow machine. */
const LONGEST_MS = 1_500

let app: App

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const newRun: NewRun = {
  kind: 'osm',
  source: 'http',
  sourceName: null,
  trigger: 'person',
  dryRun: false,
  confirmed: false,
  appliesPreview: null,
  requestedBy: null,
  scheduleKey: null,
}

async function start(run: NewRun = newRun): Promise<number> {
  const started = await enqueue(app.payload, run)
  if (!started.ok) throw new Error(`Import ${started.busyWith} has not ended`)
  return started.runId
}

const work = (runId: number, version: number) =>
  runLeased(app.payload, runId, async () => placeSource(makeHotels(version)))

/** As if time had gone by since the worker was last heard of. */
const letLeaseExpire = (runId: number, seconds = LEASE_SECONDS + 1) =>
  app.payload.db.pool.query(`UPDATE import_runs SET heartbeat_at = now() - make_interval(secs => $2) WHERE id = $1`, [
    runId,
    seconds,
  ])

/** The editions of the map that readers and the CMS see. */
async function editions() {
  const { rows } = await app.payload.db.pool.query(`SELECT
    (SELECT array_agg(DISTINCT substring(name FROM 'v\\d+$')) FROM locations) AS places,
    (SELECT array_agg(DISTINCT substring(version_name FROM 'v\\d+$')) FROM _locations_v WHERE latest) AS versions,
    (SELECT array_agg(DISTINCT substring(upstream ->> 'name' FROM 'v\\d+$')) FROM import_values) AS bases,
    (SELECT count(*)::int FROM locations) AS count, (SELECT count(*)::int FROM _locations_v WHERE latest) AS latest`)
  return rows[0] as unknown
}

const edition = (version: number) => ({
  places: [`v${version}`],
  versions: [`v${version}`],
  bases: [`v${version}`],
  count: HOTELS,
  latest: HOTELS,
})

/** Starts a worker and kills it some time after it has got hold of the run. */
function killedAfter(runId: number, version: number, milliseconds: number): Promise<void> {
  const script = path.resolve('tests/helpers/import-worker.ts')
  const child = spawn(process.execPath, [
    '--import',
    'tsx',
    script,
    process.env.DATABASE_URI ?? '',
    String(runId),
    String(version),
  ])
  return new Promise((resolve) => {
    child.stdout.once('data', () => {
      void pause(milliseconds, 'another moment of the work each time').then(() => child.kill('SIGKILL'))
    })
    child.once('exit', () => resolve())
  })
}

describe('a worker that is killed', () => {
  it(
    `should leave the old map or the new one, never a mix, and its import is gone on with: ${KILLS} moments`,
    async () => {
      expect(await work(await start(), 0)).toBe('succeeded')
      expect(await editions()).toEqual(edition(0))

      let interrupted = 0
      for (let version = 1; version <= KILLS; version += 1) {
        const runId = await start()
        await killedAfter(runId, version, (LONGEST_MS * (version - 1 + Math.random())) / KILLS)

        // The server may still be ending the statement of a connection that is gone.
        await vi.waitFor(async () => {
          const client = await app.payload.db.pool.connect()
          const isFree = await tryWorkLock(client, 'osm')
          client.release(true)
          expect(isFree).toBe(true)
        })
        const hasEnded = (await readRun(app.payload.db.pool, runId))?.status === 'succeeded'
        expect(await editions()).toEqual(edition(hasEnded ? version : version - 1))
        if (hasEnded) continue

        interrupted += 1
        expect(await findResumableRuns(app.payload)).toEqual([])
        await letLeaseExpire(runId)
        expect(await findResumableRuns(app.payload)).toEqual([{ id: runId, kind: 'osm' }])
        expect(await work(runId, version)).toBe('succeeded')
        expect(await editions()).toEqual(edition(version))
      }
      expect(interrupted).toBeGreaterThan(0)
    },
    LONG_TEST_MS,
  )

  it(`should be given up after ${MAX_ATTEMPTS} attempts, each later than the one before`, async () => {
    const runId = await start()
    const attempts = (amount: number) =>
      app.payload.db.pool.query(`UPDATE import_runs SET status = 'running', attempt = $2 WHERE id = $1`, [
        runId,
        amount,
      ])
    await attempts(2)
    await letLeaseExpire(runId)
    expect(await findResumableRuns(app.payload)).toEqual([])
    await letLeaseExpire(runId, 90)
    expect(await findResumableRuns(app.payload)).toEqual([{ id: runId, kind: 'osm' }])
    await attempts(MAX_ATTEMPTS)
    expect(await findResumableRuns(app.payload)).toEqual([])
    expect(await readRun(app.payload.db.pool, runId)).toMatchObject({ status: 'failed' })
  })

  it.each([-3_600_000, 3_600_000])(
    'should be judged by the clock of the database when the server’s jumps by %i ms',
    async (jump) => {
      const runId = await start()
      await app.payload.db.pool.query(
        `UPDATE import_runs SET status = 'running', attempt = 1, heartbeat_at = now() WHERE id = $1`,
        [runId],
      )
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump })
      try {
        expect(await findResumableRuns(app.payload)).toEqual([])
        await letLeaseExpire(runId)
        expect(await findResumableRuns(app.payload)).toEqual([{ id: runId, kind: 'osm' }])
      } finally {
        vi.useRealTimers()
        await app.payload.db.pool.query(`UPDATE import_runs SET status = 'failed' WHERE id = $1`, [runId])
      }
    },
  )

  it('should write nothing when it wakes up after another has taken over', async () => {
    const runId = await start()
    const before = await editions()
    const source = async () => {
      await app.payload.db.pool.query('UPDATE import_runs SET attempt = attempt + 1 WHERE id = $1', [runId])
      return placeSource(makeHotels(77))
    }
    expect(await runLeased(app.payload, runId, source)).toBe('running')
    expect(await editions()).toEqual(before)
    await app.payload.db.pool.query(`UPDATE import_runs SET status = 'failed' WHERE id = $1`, [runId])
  })
})

describe('two servers', () => {
  it('should make one run of twenty clicks each', async () => {
    const other = new Pool({ connectionString: process.env.DATABASE_URI, max: 10 })
    const second = { ...app.payload, db: { ...app.payload.db, pool: other } } as unknown as App['payload']
    const clicks = Array.from({ length: 40 }, (_, index) => enqueue(index % 2 === 0 ? app.payload : second, newRun))
    const answers = await Promise.all(clicks)
    const started = answers.flatMap((answer) => (answer.ok ? [answer.runId] : []))
    const busyWith = new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.busyWith])))
    expect(started).toHaveLength(1)
    expect([...busyWith]).toEqual(started)

    const runId = started[0] ?? 0
    const worked = await Promise.all([
      work(runId, 90),
      runLeased(second, runId, async () => placeSource(makeHotels(90))),
    ])
    expect(worked).toContain('succeeded')
    expect((await readRun(app.payload.db.pool, runId))?.attempt).toBe(1)
    await other.end()
  })
})

describe('an editor who saves while an import is running', () => {
  it('should keep what was saved between the comparison and the writing', async () => {
    const other = new Pool({ connectionString: process.env.DATABASE_URI, max: 1 })
    const pool = app.payload.db.pool
    const { rows } = await pool.query<{ id: number }>(`SELECT id FROM locations WHERE osm_ref = 'node/5'`)
    const id = rows[0]?.id ?? 0
    const runId = await start()
    const source = async () => {
      // The next connection the import takes is the one it writes with.
      const connect = pool.connect.bind(pool)
      const saveFirst = async () => {
        Object.assign(pool, { connect })
        await other.query(`UPDATE locations SET name = 'Mine', updated_at = now() WHERE id = $1`, [id])
        return connect()
      }
      Object.assign(pool, { connect: saveFirst })
      return placeSource(makeHotels(91))
    }
    expect(await runLeased(app.payload, runId, source)).toBe('succeeded')
    expect((await app.payload.findByID({ collection: 'locations', id })).name).toBe('Mine')
    expect((await readRun(pool, runId))?.counts).toMatchObject({ updated: HOTELS - 1, conflicts: 1 })
    await other.end()
  })
})

describe('the monthly schedule', () => {
  it('should start one import when it is due and switched on, however often the tick comes', async () => {
    await app.payload.updateGlobal({ slug: 'import-settings', data: { monthly: true, day: 20, hour: 3 } })
    const due = new Date('2026-11-20T00:30:00Z')
    const ticks = await Promise.all([importsOfTick(app.payload, due), importsOfTick(app.payload, due)])
    expect(ticks.flat()).toHaveLength(1)
    const [run] = ticks.flat()
    expect(await work(run?.id ?? 0, 92)).toBe('succeeded')
    expect(await importsOfTick(app.payload, due)).toEqual([])
    expect(await importsOfTick(app.payload, new Date('2026-12-19T23:59:00Z'))).toEqual([])
  })
})
