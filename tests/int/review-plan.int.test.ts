import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { planApprove, planMerge, planRefuse } from '@/admin/review/decide/plan'
import type { ReviewRequestInput } from '@/contracts/review-decisions'
import type { QueueAnswer } from '@/contracts/review-queue'
import { reviewAnswerSchema } from '@/contracts/review-results'

import { type App, startApp } from '../helpers/int-app'

let app: App

beforeAll(async () => {
  app = await startApp()
  await app.payload.db.drizzle.execute(sql`
    INSERT INTO locations (name, category, city, latitude, longitude, _status)
    SELECT md5('place' || n), 'restaurant', 'Makkah', 21 + n * 0.02, 39.8, 'published' FROM generate_series(1, 20) AS n`)
  await app.payload.db.drizzle.execute(sql`
    INSERT INTO recommendations (kind, title, city, submitted_at, place_category, place_latitude, place_longitude)
    SELECT 'place', name, 'Makkah', now() - interval '1 day', 'Restaurant', latitude + 0.0001, longitude FROM locations`)
  await app.payload.db.drizzle.execute(sql`
    INSERT INTO recommendations (kind, title, city, submitted_at, place_category, risk_score)
    SELECT 'place', md5('new' || n), 'Makkah', now(), CASE WHEN n % 2 = 0 THEN 'Cafe' ELSE 'Other' END::enum_recommendations_place_category,
      CASE WHEN n > 10 THEN 80 ELSE 0 END
    FROM generate_series(1, 15) AS n`)
})

afterAll(() => app.stop())

async function queue(): Promise<QueueAnswer> {
  const { status, body } = await app.rest('GET', 'recommendations/queue?limit=300', { actor: 'moderator' })
  expect(status).toBe(200)
  return body as QueueAnswer
}

async function decide(request: ReviewRequestInput) {
  const { body } = await app.rest('POST', 'recommendations/review', { actor: 'moderator', data: request })
  return reviewAnswerSchema.parse(body).results
}

describe('a preview of the review queue', () => {
  it('should be what the server then does, for merging, approving and refusing', async () => {
    const merge = planMerge((await queue()).items)
    expect(merge.items).toHaveLength(20)
    const merged = await decide({ action: 'merge', items: [...merge.items] })
    expect(merged.filter(({ ok }) => !ok)).toEqual([])

    const rest = await queue()
    expect(rest.total).toBe(15)
    const approve = planApprove(rest.items, { category: 'services', isWithoutPosition: true })
    expect(approve.items).toHaveLength(10)
    expect(new Set(approve.left.map(({ why }) => why))).toEqual(new Set(['High risk: open it and decide.']))
    const approved = await decide({ action: 'approve', items: [...approve.items] })
    expect(approved.filter(({ ok }) => !ok)).toEqual([])

    const spam = await decide({ action: 'spam', items: [...planRefuse((await queue()).items).items] })
    expect(spam.every(({ ok }) => ok)).toBe(true)
    expect((await queue()).counts).toMatchObject({ 'pending-review': 0, duplicate: 20, approved: 10, spam: 5 })

    const undone = await decide({
      action: 'undo',
      items: spam.flatMap((r) => (r.ok ? [{ id: r.id, version: r.version }] : [])),
    })
    expect(undone.every(({ ok }) => ok)).toBe(true)
    expect((await queue()).total).toBe(5)
  })

  it('should leave what the server would refuse: no category, no word about the position', async () => {
    await app.payload.db.drizzle.execute(sql`
      INSERT INTO recommendations (kind, title, city, submitted_at, place_category)
      VALUES ('place', 'Nobody knows what', 'Makkah', now(), 'Other')`)
    const item = (await queue()).items.find(({ title }) => title === 'Nobody knows what')
    if (item === undefined) throw new Error('The submission is not in the queue')

    expect(planApprove([item], { category: null, isWithoutPosition: false }).items).toEqual([])
    const [refused] = await decide({ action: 'approve', items: [{ id: item.id, version: item.version }] })
    expect(refused).toMatchObject({ ok: false, code: 'invalid' })
  })
})
