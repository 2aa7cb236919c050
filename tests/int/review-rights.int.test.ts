import { describe, expect, it } from 'vitest'

import { reviewStates } from '@/contracts/moderation'
import type { ReviewRequestInput } from '@/contracts/review-decisions'

import { type Actor, actors } from '../helpers/int-app'
import { pinned, reviewDesk } from '../helpers/int-review'

const desk = reviewDesk()
const { item, log, makePlace, review, submit } = desk

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
    expect((await desk.app.rest('GET', 'recommendations/queue', { actor })).status).toBe(expected[actor])
    expect((await desk.app.rest('POST', 'recommendations/review', { actor, data })).status).toBe(expected[actor])
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
        (await desk.app.rest('PATCH', `recommendations/${id}`, { actor, data })).status,
        (await desk.app.rest('PATCH', `recommendations?where[id][equals]=${id}`, { actor, data })).status,
        (await desk.app.rest('POST', `recommendations/${id}/duplicate`, { actor, data })).status,
        (await desk.app.rest('POST', 'recommendations/versions/1', { actor, data })).status,
        (await desk.app.rest('DELETE', `recommendations/${id}`, { actor })).status,
        (await desk.app.graphql(`mutation { updateRecommendation(id: ${id}, data: {}) { id } }`, { actor })).status,
      ]
      expect(
        statuses.filter((status) => status < 400),
        `${field}: ${statuses.join()}`,
      ).toEqual([])
      await expect(
        desk.app.payload.update({ collection: 'recommendations', id, data, ...desk.app.as(actor) }),
      ).rejects.toMatchObject({ status: 403 })
    }
    expect(await item(id)).toEqual(before)
  })

  it('should hold for the server’s own calls with every right', async () => {
    const { id } = await submit()
    const data = { status: 'approved' } as const
    await expect(desk.app.payload.update({ collection: 'recommendations', id, data })).rejects.toMatchObject({
      status: 403,
    })
    await expect(desk.app.payload.delete({ collection: 'recommendations', id })).rejects.toMatchObject({ status: 403 })
    await expect(
      desk.app.payload.create({
        collection: 'recommendations',
        data: { ...forged, kind: 'place', city: 'Makkah' } as never,
      }),
    ).rejects.toMatchObject({ status: 403 })
  })

  it('should keep the log for ever, when the person who decided is gone too', async () => {
    const { id } = await submit()
    const moderator = await desk.app.payload.create({
      collection: 'users',
      data: { email: 'gone@example.org', name: 'Amina', password: 'teacup-orbit-lantern-43', roles: ['moderator'] },
    })
    const { reviewItem } = await import('@/server/moderation/review-item')
    const one = { action: 'spam', item: { id, version: 1 } } as const
    await reviewItem(desk.app.payload, { ...moderator, collection: 'users' }, one, new Date())
    await desk.app.payload.delete({ collection: 'users', id: moderator.id })
    const [entry] = await log(id)
    expect(entry).toMatchObject({ action: 'spam', actorName: 'Amina', actorId: moderator.id })
    const entryId = entry?.id ?? 0
    await expect(
      desk.app.payload.update({ collection: 'review-log', id: entryId, data: { reason: 'x' } }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(desk.app.payload.delete({ collection: 'review-log', id: entryId })).rejects.toMatchObject({
      status: 403,
    })
    expect((await item(id)).decision?.byName).toBe('Amina')
  })

  it('should keep receipts, keys and networks from everybody', async () => {
    const { id } = await submit()
    for (const actor of ['moderator', 'admin'] as const) {
      const { text } = await desk.app.rest('GET', `recommendations/${id}?showHiddenFields=true`, { actor })
      expect(text).not.toMatch(/receiptHash|idempotencyKey|bodyHash|networkHash/)
      for (const field of ['receiptHash', 'idempotencyKey', 'networkHash']) {
        const filtered = await desk.app.rest('GET', `recommendations?where[${field}][exists]=true`, { actor })
        expect([400, 403]).toContain(filtered.status)
      }
    }
  })
})

describe('every step in every state', () => {
  const steps = ['claim', 'release', 'approve', 'reject', 'spam', 'merge', 'reopen'] as const
  const states = reviewStates.filter((state) => state !== 'with-editor')
  const bring: Readonly<Record<string, readonly ReviewRequestInput['action'][]>> = {
    'pending-review': [],
    claimed: ['claim'],
    approved: ['approve'],
    rejected: ['reject'],
    spam: ['spam'],
    duplicate: ['merge'],
  }
  const possible: Readonly<Record<string, readonly string[]>> = {
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

  // Only a report is with an editor: see handed-over.int.test.ts.
  it.each(states)('should allow what the table allows for what is %s', async (state) => {
    const { id: placeId } = await makePlace()
    const allowed: string[] = []
    for (const step of steps) {
      const { id } = await submit({ ...pinned, name: `For ${step}` })
      for (const action of bring[state] ?? []) await review(requestFor(action, id, 1, placeId))
      const { itemVersion, status } = await item(id)
      expect(status).toBe(state)
      const { results } = await review(requestFor(step, id, itemVersion, placeId))
      if (results[0]?.ok) allowed.push(step)
      else expect(results).toMatchObject([{ code: 'transition' }])
    }
    expect(allowed).toEqual(possible[state])
  })
})
