import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { submissionSchema } from '@/contracts/recommendations'

import { type App, startApp } from '../helpers/int-app'
import { pathPayload, placePayload } from '../helpers/int-submissions'

let app: App

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it('should be stored by two instances of the module, as two routes may have, on the same connections', async () => {
  await app.payload.db.drizzle.execute(sql`TRUNCATE recommendations, recommendations_steps CASCADE`)
  const { toRows: rowsOf } = await import('@/server/submissions/read-submission')
  const outcomes: string[] = []
  for (const sent of [placePayload, pathPayload]) {
    vi.resetModules()
    const { storeSubmission } = await import('@/server/submissions/store-submission')
    const stored = await storeSubmission(app.payload, {
      rows: rowsOf(submissionSchema.parse(sent)),
      risk: { score: 0, reasons: [], standing: 'trusted' },
      idempotencyKey: randomUUID(),
      bodyHash: 'body',
      receiptHash: randomUUID(),
      networkHash: 'network',
      limits: [],
      databaseTime: Date.now(),
      msLeft: 60_000,
    })
    outcomes.push(stored.outcome)
  }
  expect(outcomes).toEqual(['stored', 'stored'])
})
