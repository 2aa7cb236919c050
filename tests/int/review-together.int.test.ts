import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, it } from 'vitest'

import type { QueueAnswer } from '@/contracts/review-queue'

import { pinned, reviewDesk } from '../helpers/int-review'
import { placePayload } from '../helpers/int-submissions'

const desk = reviewDesk()
const { item, log, makePlace, places, review, statusOf, submit, submitReport } = desk

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

    await desk.app.payload.db.drizzle.execute(
      sql`UPDATE recommendations SET claim_expires_at = now() - interval '1 second'`,
    )
    expect((await review({ action: 'approve', items: [{ id, version: 1 }] }, 'admin')).status).toBe(200)
  })

  it('should end by themselves after a quarter of an hour, once, with a line in the log', async () => {
    const { expireClaims } = await import('@/server/moderation/claims')
    const { id } = await submit()
    await review({ action: 'claim', items: [{ id, version: 1 }] })
    expect(await expireClaims(desk.app.payload)).toBe(0)
    await desk.app.payload.db.drizzle.execute(
      sql`UPDATE recommendations SET claim_expires_at = now() - interval '1 second'`,
    )
    const expired = await Promise.all([expireClaims(desk.app.payload), expireClaims(desk.app.payload)])
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
    const existing = await makePlace({ phone: '+966 1', provenance: { source: 'The sign' } })
    const id = await submitReport({ target: 'place', targetId: existing.id, kind: 'problem', field: 'phone' })
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
    await desk.app.payload.update({ collection: 'locations', id: place?.id ?? 0, data: { name: 'By an editor' } })
    const { status, results } = await review({ action: 'undo', items: [{ id, version: 2 }] })
    expect(status).toBe(409)
    expect(results).toMatchObject([{ code: 'cannot-undo' }])
    expect(await places()).toMatchObject([{ name: 'By an editor', _status: 'published' }])
    expect(await item(id)).toMatchObject({ status: 'approved', itemVersion: 2 })
  })

  it('should not let the submission be merged into the place that was made of it', async () => {
    const { id } = await submit()
    await review({ action: 'approve', items: [{ id, version: 1 }] })
    const [own] = await places()
    await review({ action: 'undo', items: [{ id, version: 2 }] })
    const queue = await desk.app.rest('GET', `recommendations/queue?id=${id}`, { actor: 'moderator' })
    const [shown] = (queue.body as QueueAnswer).items

    expect(shown?.duplicates).toEqual([])
    const into = { kind: 'place', id: own?.id ?? 0 } as const
    const { status, results } = await review({ action: 'merge', items: [{ id, version: shown?.version ?? 0, into }] })
    expect({ status, results }).toMatchObject({ status: 422, results: [{ ok: false, code: 'invalid' }] })
    expect(await item(id)).toMatchObject({ status: 'pending-review', title: pinned.name })

    await review({ action: 'approve', items: [{ id, version: shown?.version ?? 0 }] })
    expect(await places()).toMatchObject([{ id: own?.id, _status: 'published' }])
  })

  it('should not let another one be merged into what is not public', async () => {
    const [first, second] = [await submit(), await submit({ ...pinned, name: 'Al Baik, Ajyad Street' })]
    await review({ action: 'approve', items: [{ id: first.id, version: 1 }] })
    const [place] = await places()
    await review({ action: 'undo', items: [{ id: first.id, version: 2 }] })
    const into = { kind: 'place', id: place?.id ?? 0 } as const
    const { results } = await review({ action: 'merge', items: [{ id: second.id, version: 1, into }] })
    expect(results).toMatchObject([{ ok: false, code: 'invalid', message: expect.stringContaining('is not public') }])
  })

  it('should be offered to the person who decided and to administrators only', async () => {
    const { id } = await submit()
    await review({ action: 'spam', items: [{ id, version: 1 }] }, 'admin')
    const offered = async (actor: 'moderator' | 'admin') => {
      const { body } = await desk.app.rest('GET', `recommendations/queue?id=${id}`, { actor })
      return (body as QueueAnswer).items[0]?.decision?.undoUntil
    }
    expect([await offered('moderator'), await offered('admin')]).toEqual([null, expect.any(String) as unknown])

    await review({ action: 'reopen', items: [{ id, version: 2 }] })
    await review({ action: 'spam', items: [{ id, version: 3 }] })
    expect([await offered('moderator'), await offered('admin')]).toEqual([
      expect.any(String) as unknown,
      expect.any(String) as unknown,
    ])
  })

  it('should be too late after ten minutes, and not be done for somebody else but by an admin', async () => {
    const { id } = await submit()
    await review({ action: 'spam', items: [{ id, version: 1 }] }, 'admin')
    expect((await review({ action: 'undo', items: [{ id, version: 2 }] }, 'moderator')).status).toBe(409)
    await desk.app.payload.db.drizzle.execute(sql`UPDATE review_log SET created_at = now() - interval '11 minutes'`)
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
    expect((await desk.app.rest('POST', 'recommendations/review', { actor: 'moderator', data })).status).toBe(400)
  })
})
