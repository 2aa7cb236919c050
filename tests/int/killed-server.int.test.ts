import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { statusSchema } from '@/contracts/recommendations'

import { type App, startApp } from '../helpers/int-app'
import { newAddress, pathPayload, placePayload, post } from '../helpers/int-submissions'
import { MOST_STARTS, UNSETTLED } from '../helpers/run-program'
import { pause } from '../pause'
import { LONG_TEST_MS, LONG_WAIT_MS } from '../time-limits'

/** How much is done before the end, and the milliseconds after it: different moments of a transaction. */
const ends = [
  [1, 3],
  [4, 11],
  [7, 29],
] as const

let app: App

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.payload.db.drizzle.execute(
    sql`TRUNCATE recommendations, review_log, locations, _locations_v, paths, _paths_v, rate_limits CASCADE`,
  )
})

describe('a server killed while it takes submissions', () => {
  it.each(ends)(
    'should have given no receipt without its row, after %i and %i ms',
    async (count, wait) => {
      const receipts = await outputOfKilled('killed-submitter.ts', [], {
        isTime: (lines) => Promise.resolve(lines.length >= count),
        wait,
      })

      expect(receipts.length).toBeGreaterThanOrEqual(count)
      const { POST } = await import('@/app/api/recommendations/status/route')
      for (const receipt of receipts) {
        const response = await POST(post('/api/recommendations/status', { receipt }, { address: newAddress() }))
        expect(statusSchema.parse(await response.json())).toMatchObject({ state: 'pending-review' })
      }
      const { rows } = await app.payload.db.drizzle.execute<{ half: number }>(sql`
        SELECT count(*)::int AS half FROM recommendations r
        WHERE kind = 'path' AND (SELECT count(*) FROM recommendations_steps s WHERE s._parent_id = r.id) <> 2
      `)
      expect(rows).toEqual([{ half: 0 }])
    },
    LONG_TEST_MS,
  )
})

describe('a server killed while it approves many at once', () => {
  it.each(ends)(
    'should have approved each wholly or not at all, after %i and %i ms',
    async (count, wait) => {
      const { POST } = await import('@/app/api/recommendations/route')
      for (let number = 0; number < 30; number += 1) {
        const body =
          number % 3 === 0
            ? { ...pathPayload, title: `Item ${number}` }
            : { ...placePayload, name: `Item ${number}`, lat: 21.4, lng: 39.8 }
        await POST(post('/api/recommendations', body))
      }

      await outputOfKilled('killed-moderator.ts', [String(app.users.moderator.id)], {
        isTime: async () => (await approved()) >= count,
        wait,
      })

      // The database notices at once that the connection is gone, and undoes what was not committed.
      const { rows } = await app.payload.db.drizzle.execute<Fate>(sql`
        SELECT r.status, r.item_version::int AS version,
          (SELECT count(*)::int FROM review_log l WHERE l.item = r.id) AS logged,
          (SELECT count(*)::int FROM locations p WHERE p.name = r.title AND p._status = 'published')
            + (SELECT count(*)::int FROM paths p WHERE p.title = r.title AND p._status = 'published') AS published,
          (r.published_place_id IS NOT NULL OR r.published_path_id IS NOT NULL) AS linked
        FROM recommendations r
      `)
      expect(rows).toHaveLength(30)
      const whole = { status: 'approved', version: 2, logged: 1, published: 1, linked: true }
      const untouched = { status: 'pending-review', version: 1, logged: 0, published: 0, linked: false }
      for (const row of rows) expect(row).toEqual(row.status === 'approved' ? whole : untouched)
      expect(rows.some(({ status }) => status === 'approved')).toBe(true)
    },
    LONG_TEST_MS,
  )
})

type Fate = { status: string; version: number; logged: number; published: number; linked: boolean }

const approved = async (): Promise<number> =>
  (await app.payload.count({ collection: 'recommendations', where: { status: { equals: 'approved' } } })).totalDocs

type End = { readonly isTime: (lines: readonly string[]) => Promise<boolean>; readonly wait: number }

const POLL_MS = 20

/** Runs a helper on the database of the run, kills it so long after it is time, and gives back its lines. */
async function outputOfKilled(script: string, args: readonly string[], end: End): Promise<readonly string[]> {
  const file = path.resolve('tests', 'helpers', script)
  const lines: string[] = []
  let code: number | null = UNSETTLED
  for (let starts = 0; code === UNSETTLED && starts < MOST_STARTS; starts += 1) {
    const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
    const gone = once(child, 'exit')
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
    await vi.waitUntil(async () => child.exitCode !== null || (await end.isTime(lines)), {
      timeout: LONG_WAIT_MS,
      interval: POLL_MS,
    })
    await pause(end.wait, 'another moment of the transaction each time')
    child.kill('SIGKILL')
    await gone
    code = child.exitCode
  }
  // It may be done before its time. If it failed, its error is in the output above.
  if (code !== null && code > 0) throw new Error(`${script} ended with ${code}`)
  return lines
}
