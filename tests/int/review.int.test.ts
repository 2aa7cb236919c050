import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type ReviewState, reviewStates } from '@/contracts/moderation'
import type { ReviewRequestInput } from '@/contracts/review-decisions'
import type { QueueAnswer } from '@/contracts/review-queue'
import { reviewAnswerSchema, type ReviewResult } from '@/contracts/review-results'
import { acceptedSchema } from '@/contracts/submission-parts'
import type { Recommendation } from '@/payload-types'

import { type Actor, actors, type App, startApp } from '../helpers/int-app'
import { pathPayload, placePayload, post } from '../helpers/int-submissions'

let app: App
let recommend: (request: Request) => Promise<Response>
let report: (request: Request) => Promise<Response>
let lookUp: (request: Request) => Promise<Response>

beforeAll(async () => {
  app = await startApp()
  recommend = (await import('@/app/api/recommendations/route')).POST
  report = (await import('@/app/api/reports/route')).POST
  lookUp = (await import('@/app/api/recommendations/status/route')).POST
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.payload.db.drizzle.execute(
    sql`TRUNCATE recommendations, review_log, locations, _locations_v, mosque_gates, paths, rate_limits CASCADE`,
  )
})

const pinned = { ...placePayload, lat: 21.42, lng: 39.82 } as const

const submit = async (body: unknown = pinned): Promise<{ id: number; receipt: string }> => {
  const response = await recommend(post('/api/recommendations', body, { key: randomUUID() }))
  return { receipt: acceptedSchema.parse(await response.json()).receipt, id: await newestId() }
}

const submitReport = async (body: unknown): Promise<number> => {
  const response = await report(post('/api/reports', body))
  acceptedSchema.parse(await response.json())
  return newestId()
}

const newestId = async (): Promise<number> => {
  const { docs } = await app.payload.find({ collection: 'recommendations', sort: '-id', limit: 1, depth: 0 })
  return docs[0]?.id ?? 0
}

const review = async (
  request: ReviewRequestInput,
  actor: Actor = 'moderator',
): Promise<{ status: number; results: readonly ReviewResult[] }> => {
  const answer = await app.rest('POST', 'recommendations/review', { actor, data: request })
  return { status: answer.status, results: reviewAnswerSchema.parse(answer.body).results }
}

const item = (id: number): Promise<Recommendation> =>
  app.payload.findByID({ collection: 'recommendations', id, depth: 0 })

const log = async (id: number) =>
  (await app.payload.find({ collection: 'review-log', where: { item: { equals: id } }, sort: 'id' })).docs

const places = async () => (await app.payload.find({ collection: 'locations', sort: 'id', depth: 0 })).docs

const statusOf = async (receipt: string): Promise<unknown> =>
  (await lookUp(post('/api/recommendations/status', { receipt }))).json()

const makePlace = (data: object = {}) =>
  app.payload.create({
    collection: 'locations',
    data: { name: 'Known', category: 'cafe', city: 'Makkah', _status: 'published', ...data } as never,
  })

describe('approving', () => {
  it('should make a place of the guide of what the moderator saw, and tell the sender', async () => {
    const { id, receipt } = await submit()
    const { status, results } = await review({ action: 'approve', items: [{ id, version: 1 }], message: 'Thank you!' })

    expect(status).toBe(200)
    const [place] = await places()
    expect(place).toMatchObject({
      _status: 'published',
      name: 'Al Baik, Ajyad',
      category: 'restaurant',
      city: 'Makkah',
      latitude: 21.42,
      hours: '10:00 to 02:00',
      wheelchair: 'yes',
      womenArea: 'unknown',
      origin: 'community',
      provenance: { source: 'Recommended by a visitor, reviewed' },
    })
    expect(place?.provenance?.checkedOn?.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10))
    const published = { kind: 'place', id: place?.id, href: `/place/${place?.id}` }
    expect(results).toEqual([{ ok: true, id, version: 2, status: 'approved', published }])
    expect(await statusOf(receipt)).toMatchObject({ state: 'approved', message: 'Thank you!', link: published.href })
    expect(await log(id)).toMatchObject([
      { action: 'approve', from: 'pending-review', to: 'approved', actorName: 'moderator', itemVersion: 2 },
    ])
  })

  it('should publish a path on a page of its own, with its links', async () => {
    const known = await makePlace()
    const { id } = await submit({ ...pathPayload, steps: [{ ...pathPayload.steps[0], placeId: known.id }] })
    const { results } = await review({ action: 'approve', items: [{ id, version: 1 }] })

    const href = `/recommendations/paths/from-the-bus-stop-to-king-fahd-gate-${id}`
    expect(results).toMatchObject([{ ok: true, published: { kind: 'path', href } }])
    const { docs } = await app.payload.find({ collection: 'paths', depth: 0, overrideAccess: false })
    expect(docs).toMatchObject([{ origin: 'community', steps: [{ title: 'Bus stop', location: known.id }] }])
    expect(docs[0]).not.toHaveProperty('recommendation')
  })

  it('should want a pin, or a word that there is none, and a category for Other', async () => {
    const { id } = await submit({ ...placePayload, category: 'Other' })
    const refused = await review({ action: 'approve', items: [{ id, version: 1 }] })
    expect(refused.status).toBe(422)
    expect(refused.results).toMatchObject([
      {
        ok: false,
        code: 'invalid',
        fields: { category: expect.any(String) as unknown, position: expect.any(String) as unknown },
      },
    ])
    expect(await places()).toEqual([])

    const edits = { category: 'services', hasNoPosition: true } as const
    expect((await review({ action: 'approve', items: [{ id, version: 1, edits }] })).status).toBe(200)
    expect(await places()).toMatchObject([{ category: 'services', latitude: null }])
  })

  it('should put the value of a report into its place, with its source, and nothing else', async () => {
    const known = await makePlace({ phone: '+966 1', address: 'Ajyad', provenance: { source: 'The sign' } })
    const id = await submitReport({
      target: 'place',
      targetId: known.id,
      kind: 'problem',
      field: 'phone',
      newValue: '+966 2',
    })
    const apply = { field: 'phone', value: '+966 22' } as const
    expect((await review({ action: 'approve', items: [{ id, version: 1 }] })).status).toBe(422)
    expect((await review({ action: 'approve', items: [{ id, version: 1, apply }] })).status).toBe(200)
    const [place] = await places()
    expect(place).toMatchObject({ phone: '+966 22', address: 'Ajyad', _status: 'published' })
    expect(place?.provenance?.source).toMatch(/^The sign\nPhone: reported by a visitor, reviewed on \d{4}-\d\d-\d\d$/)
  })

  it('should leave everything as it is when a report is only solved', async () => {
    const known = await makePlace({ phone: '+966 1' })
    const id = await submitReport({ target: 'place', targetId: known.id, kind: 'problem', field: 'closed' })
    expect((await review({ action: 'approve', items: [{ id, version: 1, apply: 'solved' }] })).status).toBe(200)
    expect(await places()).toMatchObject([{ phone: '+966 1', updatedAt: known.updatedAt }])
  })

  it('should move the day of the last check for a confirmation, never back', async () => {
    const old = await makePlace({ provenance: { checkedOn: '2026-01-01' } })
    const newer = await makePlace({ name: 'Newer', provenance: { checkedOn: '2126-01-01' } })
    const ids = []
    for (const { id } of [old, newer]) {
      ids.push(await submitReport({ target: 'place', targetId: id, kind: 'still-correct' }))
    }
    await review({ action: 'approve', items: ids.map((id) => ({ id, version: 1 })) })
    const days = (await places()).map(({ provenance }) => provenance?.checkedOn?.slice(0, 10))
    expect(days).toEqual([new Date().toISOString().slice(0, 10), '2126-01-01'])
  })

  it('should not publish what an editor has not finished', async () => {
    const known = await makePlace({ phone: '+966 1' })
    await app.payload.update({ collection: 'locations', id: known.id, data: { name: 'Unfinished' }, draft: true })
    const id = await submitReport({ target: 'place', targetId: known.id, kind: 'problem', field: 'phone' })
    const apply = { field: 'phone', value: '+966 2' } as const
    const { status, results } = await review({ action: 'approve', items: [{ id, version: 1, apply }] })
    expect(status).toBe(422)
    expect(results).toMatchObject([
      { message: expect.stringContaining('An editor has unpublished changes') as unknown },
    ])
    expect(await places()).toMatchObject([{ name: 'Known', phone: '+966 1' }])
    expect(await item(id)).toMatchObject({ status: 'pending-review', itemVersion: 1 })
  })
})

describe('rejecting, spam and merging', () => {
  it('should send the words of the template, or the moderator’s own', async () => {
    const first = await submit()
    const second = await submit({ ...pinned, name: 'Another' })
    await review({ action: 'reject', items: [{ id: first.id, version: 1 }], reason: 'not-enough' })
    await review({ action: 'reject', items: [{ id: second.id, version: 1 }], reason: 'other', message: 'No.' })
    expect(await statusOf(first.receipt)).toMatchObject({
      state: 'rejected',
      message: expect.stringContaining('We need a little more') as unknown,
      link: null,
    })
    expect(await statusOf(second.receipt)).toMatchObject({ state: 'rejected', message: 'No.' })
    expect(await places()).toEqual([])
  })

  it('should not tell spammers that they are', async () => {
    const { id, receipt } = await submit()
    await review({ action: 'spam', items: [{ id, version: 1 }] })
    expect(await statusOf(receipt)).toMatchObject({ state: 'rejected', message: null })
  })

  it('should merge into a place, take what is missing there, and lead the sender to it', async () => {
    const known = await makePlace({ name: 'Al Baik', phone: null, hours: 'Mo-Su 10:00-22:00' })
    const { id, receipt } = await submit()
    const into = { kind: 'place', id: known.id } as const
    const { results } = await review({ action: 'merge', items: [{ id, version: 1, into, take: ['phone'] }] })
    expect(results).toMatchObject([{ ok: true, status: 'duplicate' }])
    expect(await places()).toMatchObject([{ phone: '+966 12 000 0000', hours: 'Mo-Su 10:00-22:00', name: 'Al Baik' }])
    expect(await statusOf(receipt)).toMatchObject({ state: 'duplicate', link: `/place/${known.id}` })
  })

  it('should be no duplicate any more when it is reopened', async () => {
    const known = await makePlace()
    const { id } = await submit()
    await review({ action: 'merge', items: [{ id, version: 1, into: { kind: 'place', id: known.id } }] })
    expect(await item(id)).toMatchObject({ duplicateOfPlace: known.id })
    await review({ action: 'reopen', items: [{ id, version: 2 }] })
    expect(await item(id)).toMatchObject({ status: 'pending-review', duplicateOfPlace: null, decision: { by: null } })
  })

  it('should merge into another submission, never into itself or a duplicate', async () => {
    const [first, second] = [await submit(), await submit()]
    const into = (id: number) => ({ kind: 'submission', id }) as const
    const merge = (id: number, other: number) =>
      review({ action: 'merge', items: [{ id, version: 1, into: into(other) }] })
    expect((await merge(second.id, second.id)).status).toBe(422)
    expect((await merge(second.id, 999_999)).status).toBe(422)
    expect((await merge(second.id, first.id)).status).toBe(200)
    expect((await merge(first.id, second.id)).status).toBe(422)
    await review({ action: 'approve', items: [{ id: first.id, version: 1 }] })
    const [place] = await places()
    expect(await statusOf(second.receipt)).toMatchObject({ state: 'duplicate', link: `/place/${place?.id}` })
  })
})

describe('claims', () => {
  it('should keep others away until they end, and be renewed by their owner', async () => {
    const { id } = await submit()
    expect((await review({ action: 'claim', items: [{ id, version: 1 }] })).status).toBe(200)
    expect((await review({ action: 'claim', items: [{ id, version: 1 }] })).status).toBe(200)

    const { status, results } = await review({ action: 'approve', items: [{ id, version: 1 }] }, 'admin')
    expect(status).toBe(409)
    expect(results).toMatchObject([
      {
        code: 'claimed',
        message: 'moderator is on it.',
        current: { by: 'moderator', until: expect.any(String) as unknown },
      },
    ])
    expect(await log(id)).toMatchObject([{ action: 'claim', to: 'claimed' }])

    await app.payload.db.drizzle.execute(sql`UPDATE recommendations SET claim_expires_at = now() - interval '1 second'`)
    expect((await review({ action: 'approve', items: [{ id, version: 1 }] }, 'admin')).status).toBe(200)
  })

  it('should end by themselves after a quarter of an hour, once, with a line in the log', async () => {
    const { expireClaims } = await import('@/server/moderation/expire-claims')
    const { id } = await submit()
    await review({ action: 'claim', items: [{ id, version: 1 }] })
    expect(await expireClaims(app.payload)).toBe(0)
    await app.payload.db.drizzle.execute(sql`UPDATE recommendations SET claim_expires_at = now() - interval '1 second'`)
    const expired = await Promise.all([expireClaims(app.payload), expireClaims(app.payload)])
    expect(expired.toSorted()).toEqual([0, 1])
    expect(await item(id)).toMatchObject({ status: 'pending-review', claimedBy: null, itemVersion: 1 })
    expect(await log(id)).toMatchObject([{ action: 'claim' }, { action: 'expire', actorName: null }])
  })

  it('should be given back by hand', async () => {
    const { id } = await submit()
    await review({ action: 'claim', items: [{ id, version: 1 }] })
    expect((await review({ action: 'release', items: [{ id, version: 1 }] })).status).toBe(200)
    expect(await item(id)).toMatchObject({ status: 'pending-review', claimedByName: null })
  })
})

describe('two moderators on one item', () => {
  it('should come to one decision, and the other is told who and what', async () => {
    const { id } = await submit()
    const answers = await Promise.all([
      review({ action: 'approve', items: [{ id, version: 1 }] }, 'moderator'),
      review({ action: 'reject', items: [{ id, version: 1 }], reason: 'not-found' }, 'admin'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const loser = answers.find(({ status }) => status === 409)?.results[0]
    const { status, decision } = await item(id)
    expect(loser).toMatchObject({ ok: false, code: 'stale', current: { status, by: decision?.byName, version: 2 } })
    expect(await log(id)).toHaveLength(1)
    expect(await places()).toHaveLength(status === 'approved' ? 1 : 0)
  })

  it('should not decide on what the other has edited meanwhile', async () => {
    const { id } = await submit()
    await review({ action: 'edit', items: [{ id, version: 1, edits: { title: 'Better name', phone: '' } }] }, 'admin')
    expect((await review({ action: 'approve', items: [{ id, version: 1 }] })).status).toBe(409)
    expect((await review({ action: 'approve', items: [{ id, version: 2 }] })).status).toBe(200)
    expect(await places()).toMatchObject([{ name: 'Better name', phone: null }])
  })
})

describe('taking back', () => {
  it('should make a published place a draft again, and the submission wait', async () => {
    const { id, receipt } = await submit()
    await review({ action: 'approve', items: [{ id, version: 1 }] })
    expect((await review({ action: 'undo', items: [{ id, version: 2 }] })).status).toBe(200)
    expect(await places()).toMatchObject([{ _status: 'draft' }])
    expect(await statusOf(receipt)).toMatchObject({ state: 'pending-review', decidedAt: null, link: null })

    expect((await review({ action: 'approve', items: [{ id, version: 3 }] })).status).toBe(200)
    expect(await places()).toMatchObject([{ _status: 'published' }])
    expect((await log(id)).map(({ action }) => action)).toEqual(['approve', 'undo', 'approve'])
  })

  it('should give a changed place its old values', async () => {
    const known = await makePlace({ phone: '+966 1', provenance: { source: 'The sign' } })
    const id = await submitReport({ target: 'place', targetId: known.id, kind: 'problem', field: 'phone' })
    await review({ action: 'approve', items: [{ id, version: 1, apply: { field: 'phone', value: '+966 2' } }] })
    await review({ action: 'undo', items: [{ id, version: 2 }] })
    expect(await places()).toMatchObject([
      { phone: '+966 1', provenance: { source: 'The sign' }, _status: 'published' },
    ])
  })

  it('should leave alone what somebody has changed since', async () => {
    const { id } = await submit()
    await review({ action: 'approve', items: [{ id, version: 1 }] })
    const [place] = await places()
    await app.payload.update({ collection: 'locations', id: place?.id ?? 0, data: { name: 'By an editor' } })
    const { status, results } = await review({ action: 'undo', items: [{ id, version: 2 }] })
    expect(status).toBe(409)
    expect(results).toMatchObject([{ code: 'cannot-undo' }])
    expect(await places()).toMatchObject([{ name: 'By an editor', _status: 'published' }])
    expect(await item(id)).toMatchObject({ status: 'approved', itemVersion: 2 })
  })

  it('should be too late after ten minutes, and not be done for somebody else but by an admin', async () => {
    const { id } = await submit()
    await review({ action: 'spam', items: [{ id, version: 1 }] }, 'admin')
    expect((await review({ action: 'undo', items: [{ id, version: 2 }] }, 'moderator')).status).toBe(409)
    await app.payload.db.drizzle.execute(sql`UPDATE review_log SET created_at = now() - interval '11 minutes'`)
    expect((await review({ action: 'undo', items: [{ id, version: 2 }] }, 'admin')).status).toBe(409)
    expect((await review({ action: 'reopen', items: [{ id, version: 2 }] }, 'moderator')).status).toBe(200)
    expect(await item(id)).toMatchObject({ status: 'pending-review', itemVersion: 3 })
  })
})

describe('many at once', () => {
  it('should decide each for itself, and say what became of each', async () => {
    const ids = []
    for (let index = 0; index < 5; index += 1) ids.push((await submit({ ...pinned, name: `Place ${index}` })).id)
    const noPin = await submit(placePayload)
    const { status, results } = await review({
      action: 'approve',
      items: [...ids, noPin.id, 999_999].map((id) => ({ id, version: 1 })),
    })
    expect(status).toBe(200)
    expect(results.map((result) => (result.ok ? 'ok' : result.code))).toEqual([
      ...ids.map(() => 'ok'),
      'invalid',
      'not-found',
    ])
    expect(await places()).toHaveLength(5)
  })

  it('should be at most 200', async () => {
    const items = Array.from({ length: 201 }, (_, index) => ({ id: index + 1, version: 1 }))
    const data = { action: 'spam', items }
    expect((await app.rest('POST', 'recommendations/review', { actor: 'moderator', data })).status).toBe(400)
  })
})

describe('who may', () => {
  const expected: Readonly<Record<Actor, number>> = {
    anonymous: 401,
    'switched-off': 403,
    editor: 403,
    moderator: 200,
    admin: 200,
  }

  it.each(actors)('should review and see the queue as a matter of role: %s', async (actor) => {
    const { id } = await submit()
    const data: ReviewRequestInput = { action: 'spam', items: [{ id, version: 1 }] }
    expect((await app.rest('GET', 'recommendations/queue', { actor })).status).toBe(expected[actor])
    expect((await app.rest('POST', 'recommendations/review', { actor, data })).status).toBe(expected[actor])
    expect((await item(id)).status).toBe(expected[actor] === 200 ? 'spam' : 'pending-review')
  })

  const forged: Readonly<Record<string, unknown>> = {
    status: 'approved',
    itemVersion: 99,
    riskScore: 0,
    decision: { message: 'mine' },
    publishedPlace: 255,
    originalPayload: {},
    deletedAt: '2026-11-20T10:00:00.000Z',
    title: 'mine',
  }

  it.each(actors)('should change a submission in no other way: %s', async (actor) => {
    const { id } = await submit()
    const before = await item(id)
    for (const [field, value] of Object.entries(forged)) {
      const data = { [field]: value }
      const statuses = [
        (await app.rest('PATCH', `recommendations/${id}`, { actor, data })).status,
        (await app.rest('PATCH', `recommendations?where[id][equals]=${id}`, { actor, data })).status,
        (await app.rest('POST', `recommendations/${id}/duplicate`, { actor, data })).status,
        (await app.rest('POST', 'recommendations/versions/1', { actor, data })).status,
        (await app.rest('DELETE', `recommendations/${id}`, { actor })).status,
        (await app.graphql(`mutation { updateRecommendation(id: ${id}, data: {}) { id } }`, { actor })).status,
      ]
      expect(
        statuses.filter((status) => status < 400),
        `${field}: ${statuses.join()}`,
      ).toEqual([])
      await expect(
        app.payload.update({ collection: 'recommendations', id, data, ...app.as(actor) }),
      ).rejects.toMatchObject({ status: 403 })
    }
    expect(await item(id)).toEqual(before)
  })

  it('should hold for the server’s own calls with every right', async () => {
    const { id } = await submit()
    const data = { status: 'approved' } as const
    await expect(app.payload.update({ collection: 'recommendations', id, data })).rejects.toMatchObject({ status: 403 })
    await expect(app.payload.delete({ collection: 'recommendations', id })).rejects.toMatchObject({ status: 403 })
    await expect(
      app.payload.create({
        collection: 'recommendations',
        data: { ...forged, kind: 'place', city: 'Makkah' } as never,
      }),
    ).rejects.toMatchObject({ status: 403 })
  })

  it('should keep the log for ever, when the person who decided is gone too', async () => {
    const { id } = await submit()
    const moderator = await app.payload.create({
      collection: 'users',
      data: { email: 'gone@example.org', name: 'Amina', password: 'teacup-orbit-lantern-43', roles: ['moderator'] },
    })
    const { reviewItem } = await import('@/server/moderation/review-item')
    const one = { action: 'spam', item: { id, version: 1 } } as const
    await reviewItem(app.payload, { ...moderator, collection: 'users' }, one, new Date())
    await app.payload.delete({ collection: 'users', id: moderator.id })
    const [entry] = await log(id)
    expect(entry).toMatchObject({ action: 'spam', actorName: 'Amina', actorId: moderator.id })
    const entryId = entry?.id ?? 0
    await expect(
      app.payload.update({ collection: 'review-log', id: entryId, data: { reason: 'x' } }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(app.payload.delete({ collection: 'review-log', id: entryId })).rejects.toMatchObject({ status: 403 })
    expect((await item(id)).decision?.byName).toBe('Amina')
  })

  it('should keep receipts, keys and networks from everybody', async () => {
    const { id } = await submit()
    for (const actor of ['moderator', 'admin'] as const) {
      const { text } = await app.rest('GET', `recommendations/${id}?showHiddenFields=true`, { actor })
      expect(text).not.toMatch(/receiptHash|idempotencyKey|bodyHash|networkHash/)
      for (const field of ['receiptHash', 'idempotencyKey', 'networkHash']) {
        const filtered = await app.rest('GET', `recommendations?where[${field}][exists]=true`, { actor })
        expect([400, 403]).toContain(filtered.status)
      }
    }
  })
})

describe('every step in every state', () => {
  const steps = ['claim', 'release', 'approve', 'reject', 'spam', 'merge', 'reopen'] as const
  const bring: Readonly<Record<ReviewState, readonly ReviewRequestInput['action'][]>> = {
    'pending-review': [],
    claimed: ['claim'],
    approved: ['approve'],
    rejected: ['reject'],
    spam: ['spam'],
    duplicate: ['merge'],
  }
  const possible: Readonly<Record<ReviewState, readonly string[]>> = {
    'pending-review': ['claim', 'approve', 'reject', 'spam', 'merge'],
    claimed: ['claim', 'release', 'approve', 'reject', 'spam', 'merge'],
    approved: ['reopen'],
    rejected: ['reopen'],
    spam: ['reopen'],
    duplicate: ['reopen'],
  }
  const requestFor = (action: string, id: number, version: number, placeId: number): ReviewRequestInput => {
    const items = [{ id, version }]
    if (action === 'reject') return { action, items, reason: 'not-found' }
    if (action === 'merge') return { action, items: [{ id, version, into: { kind: 'place', id: placeId } }] }
    return { action: action as 'approve', items }
  }

  it.each(reviewStates)('should allow what the table allows for what is %s', async (state) => {
    const { id: placeId } = await makePlace()
    const allowed: string[] = []
    for (const step of steps) {
      const { id } = await submit({ ...pinned, name: `For ${step}` })
      for (const action of bring[state]) await review(requestFor(action, id, 1, placeId))
      const { itemVersion, status } = await item(id)
      expect(status).toBe(state)
      const { results } = await review(requestFor(step, id, itemVersion, placeId))
      if (results[0]?.ok) allowed.push(step)
      else expect(results).toMatchObject([{ code: 'transition' }])
    }
    expect(allowed).toEqual(possible[state])
  })
})

describe('the queue', () => {
  const queue = async (query = ''): Promise<QueueAnswer> => {
    const answer = await app.rest('GET', `recommendations/queue?${query}`, { actor: 'moderator' })
    expect(answer.status, answer.text).toBe(200)
    return answer.body as QueueAnswer
  }

  it('should count, filter, sort and page', async () => {
    const first = await submit({ ...pinned, name: 'Oldest' })
    await submit({ ...pinned, name: 'Risky', city: 'Jeddah', subject: 'x' })
    await submit(pathPayload)
    await review({ action: 'spam', items: [{ id: (await submit()).id, version: 1 }] })

    const all = await queue()
    expect(all).toMatchObject({
      counts: { 'pending-review': 3, spam: 1 },
      oldest: { id: first.id },
      total: 3,
      pages: 1,
    })
    const titles = ({ items }: QueueAnswer) => items.map(({ title }) => title)
    expect(titles(all)).toEqual(['Oldest', 'Risky', 'From the bus stop to King Fahd Gate'])
    expect(titles(await queue('kind=path'))).toEqual(['From the bus stop to King Fahd Gate'])
    expect(titles(await queue('city=Jeddah'))).toEqual(['Risky'])
    expect(titles(await queue('risk=high'))).toEqual(['Risky'])
    expect(titles(await queue('q=olde'))).toEqual(['Oldest'])
    expect(titles(await queue('q=%25'))).toEqual([])
    expect(titles(await queue('sort=risk&limit=1'))).toEqual(['Risky'])
    expect(titles(await queue('limit=2&page=2'))).toEqual(['From the bus stop to King Fahd Gate'])
    expect(titles(await queue('state=spam'))).toEqual(['Al Baik, Ajyad'])
    expect(titles(await queue('olderThanHours=1'))).toEqual([])
    expect((await app.rest('GET', 'recommendations/queue?limit=0', { actor: 'moderator' })).status).toBe(400)
  })

  it('should show a place beside what it may be the same as', async () => {
    const known = await makePlace({ name: 'AlBaik Ajyad', phone: '0120000000', latitude: 21.4201, longitude: 39.8201 })
    await submit()
    await submit({ ...placePayload, name: 'Something else altogether', phone: '' })
    const { items } = await queue('duplicates=likely')
    expect(items).toMatchObject([
      { title: 'Al Baik, Ajyad', duplicates: [{ kind: 'place', id: known.id, isLikely: true, isPublished: true }] },
    ])
    expect((await queue('duplicates=none')).items).toMatchObject([
      { title: 'Something else altogether', duplicates: [] },
    ])
  })

  it('should show one item with its history, and a report with the value then and now', async () => {
    const known = await makePlace({ phone: '+966 1' })
    const id = await submitReport({
      target: 'place',
      targetId: known.id,
      kind: 'problem',
      field: 'phone',
      newValue: '9',
    })
    await app.payload.update({ collection: 'locations', id: known.id, data: { phone: '+966 5' } })
    await review({ action: 'claim', items: [{ id, version: 1 }] })
    expect((await queue(`id=${id}`)).items).toMatchObject([
      {
        report: { oldValue: '+966 1', currentValue: '+966 5', newValue: '9', href: `/place/${known.id}` },
        claim: { by: 'moderator', isMine: true },
        history: [{ action: 'claim', by: 'moderator', from: 'pending-review', to: 'claimed' }],
      },
    ])
  })
})
