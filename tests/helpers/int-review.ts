import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach } from 'vitest'

import type { ReviewRequestInput } from '@/contracts/review-decisions'
import { reviewAnswerSchema, type ReviewResult } from '@/contracts/review-results'
import { acceptedSchema } from '@/contracts/submission-parts'
import type { Location, Recommendation, ReviewLog } from '@/payload-types'

import { type Actor, type App, startApp } from './int-app'
import { placePayload, post } from './int-submissions'

/** What a visitor sends who has set a pin. */
export const pinned = { ...placePayload, lat: 21.42, lng: 39.82 } as const

type ReviewDesk = {
  /** There while a test runs. */
  readonly app: App
  readonly submit: (body?: unknown) => Promise<{ id: number; receipt: string }>
  readonly submitReport: (body: unknown) => Promise<number>
  readonly review: (
    request: ReviewRequestInput,
    actor?: Actor,
  ) => Promise<{ status: number; results: readonly ReviewResult[] }>
  readonly item: (id: number) => Promise<Recommendation>
  readonly log: (id: number) => Promise<readonly ReviewLog[]>
  readonly places: () => Promise<readonly Location[]>
  /** What the sender reads under the receipt. */
  readonly statusOf: (receipt: string) => Promise<unknown>
  /** As the sender asks for it. */
  readonly eraseAs: (receipt: string) => Promise<{ status: number; body: unknown }>
  readonly makePlace: (data?: object) => Promise<Location>
}

/**
 * The CMS with nothing sent in and no places, before each test of the file that calls it, and the ways to send in, to
 * decide and to look.
 */
export function reviewDesk(): ReviewDesk {
  let app: App
  let recommend: (request: Request) => Promise<Response>
  let report: (request: Request) => Promise<Response>
  let lookUp: (request: Request) => Promise<Response>
  let erase: (request: Request) => Promise<Response>

  beforeAll(async () => {
    app = await startApp()
    recommend = (await import('@/app/api/recommendations/route')).POST
    report = (await import('@/app/api/reports/route')).POST
    lookUp = (await import('@/app/api/recommendations/status/route')).POST
    erase = (await import('@/app/api/recommendations/erase/route')).POST
  })
  afterAll(() => app.stop())
  beforeEach(async () => {
    await app.payload.db.drizzle.execute(
      sql`TRUNCATE recommendations, review_log, locations, _locations_v, mosque_gates, paths, rate_limits CASCADE`,
    )
  })

  const newestId = async (): Promise<number> => {
    const { docs } = await app.payload.find({ collection: 'recommendations', sort: '-id', limit: 1, depth: 0 })
    return docs[0]?.id ?? 0
  }

  return {
    get app() {
      return app
    },

    submit: async (body = pinned) => {
      const response = await recommend(post('/api/recommendations', body, { key: randomUUID() }))
      return { receipt: acceptedSchema.parse(await response.json()).receipt, id: await newestId() }
    },

    submitReport: async (body) => {
      const response = await report(post('/api/reports', body))
      acceptedSchema.parse(await response.json())
      return newestId()
    },

    review: async (request, actor = 'moderator') => {
      const answer = await app.rest('POST', 'recommendations/review', { actor, data: request })
      return { status: answer.status, results: reviewAnswerSchema.parse(answer.body).results }
    },

    item: (id) => app.payload.findByID({ collection: 'recommendations', id, depth: 0 }),

    log: async (id) =>
      (await app.payload.find({ collection: 'review-log', where: { item: { equals: id } }, sort: 'id' })).docs,

    places: async () => (await app.payload.find({ collection: 'locations', sort: 'id', depth: 0 })).docs,

    statusOf: async (receipt) => (await lookUp(post('/api/recommendations/status', { receipt }))).json(),

    eraseAs: async (receipt) => {
      const response = await erase(post('/api/recommendations/erase', { receipt }))
      return { status: response.status, body: (await response.json()) as unknown }
    },

    makePlace: (data = {}) =>
      app.payload.create({
        collection: 'locations',
        data: { name: 'Known', category: 'cafe', city: 'Makkah', _status: 'published', ...data } as never,
      }),
  }
}
