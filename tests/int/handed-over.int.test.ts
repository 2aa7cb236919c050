import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, it } from 'vitest'

import { loadTasks } from '@/admin/load-tasks'
import type { HandedOver, HandedOverAnswer, SettlingRequest } from '@/contracts/handed-over'
import type { QueueAnswer } from '@/contracts/review-queue'
import { reviewAnswerSchema } from '@/contracts/review-results'
import { eraseExpired } from '@/server/erasure/retention'

import { type Actor, actors } from '../helpers/int-app'
import { reviewDesk } from '../helpers/int-review'
import { post } from '../helpers/int-submissions'
import { reviewRights } from './rights'

const desk = reviewDesk()
const { item, log, makePlace, review, statusOf, submit } = desk

const NOTE = 'Closed since May, see the photo of the shutters. Please unpublish it.'

/** A visitor reports that a place is closed. */
async function report(placeId: number, comment = 'The shutters are down.') {
  const { POST } = await import('@/app/api/reports/route')
  const body = { target: 'place', targetId: placeId, kind: 'problem', field: 'closed', comment }
  const { receipt } = (await (await POST(post('/api/reports', body))).json()) as { receipt: string }
  const { docs } = await desk.app.payload.find({ collection: 'recommendations', sort: '-id', limit: 1, depth: 0 })
  return { id: docs[0]?.id ?? 0, receipt }
}

const handOver = (id: number, version = 1, actor: Actor = 'moderator') =>
  review({ action: 'hand-over', items: [{ id, version }], message: NOTE }, actor)

async function reported() {
  const place = await makePlace({ name: 'Old Bakery' })
  const sent = await report(place.id)
  return { ...sent, place }
}

/** A report that an editor has. */
async function handedOver() {
  const sent = await reported()
  expect((await handOver(sent.id)).results).toMatchObject([{ ok: true, status: 'with-editor' }])
  return sent
}

async function settle(request: SettlingRequest, actor: Actor = 'editor') {
  const answer = await desk.app.rest('POST', 'recommendations/handed-over', { actor, data: request })
  return { status: answer.status, results: reviewAnswerSchema.parse(answer.body).results }
}

const list = async (actor: Actor = 'editor'): Promise<readonly HandedOver[]> => {
  const { status, body } = await desk.app.rest('GET', 'recommendations/handed-over', { actor })
  expect(status).toBe(200)
  return (body as HandedOverAnswer).reports
}

const queue = async (query = ''): Promise<QueueAnswer> =>
  (await desk.app.rest('GET', `recommendations/queue?${query}`, { actor: 'moderator' })).body as QueueAnswer

describe('a report that a moderator hands to an editor', () => {
  it('should leave what waits for moderators and be in the list of the editors, with all they need', async () => {
    const { id, receipt, place } = await handedOver()

    const { counts, total, oldest } = await queue()
    expect({ counts, total, oldest }).toMatchObject({ counts: { 'with-editor': 1 }, total: 0, oldest: null })
    expect(await list()).toEqual([
      {
        id,
        version: 2,
        title: 'Old Bakery',
        city: 'Makkah',
        submittedAt: expect.any(String) as unknown,
        target: {
          collection: 'locations',
          id: place.id,
          name: 'Old Bakery',
          isPublished: true,
          href: `/place/${place.id}`,
        },
        field: 'closed',
        oldValue: null,
        currentValue: null,
        newValue: null,
        comment: 'The shutters are down.',
        handedOver: { by: 'moderator', at: expect.any(String) as unknown, note: NOTE },
      },
    ])
    expect(await statusOf(receipt)).toMatchObject({ state: 'in-review', message: null, decidedAt: null })
    expect(await log(id)).toMatchObject([
      { action: 'hand-over', from: 'pending-review', to: 'with-editor', actorName: 'moderator', message: NOTE },
    ])
  })

  it('should be work on the dashboard of editors, and none of moderators', async () => {
    await handedOver()
    const work = (actor: 'editor' | 'moderator' | 'admin') =>
      loadTasks({ payload: desk.app.payload, user: desk.app.users[actor], now: new Date(), adminRoute: '/admin' })

    expect((await work('editor')).handedOver).toEqual({
      label: 'Reports for editors',
      count: 1,
      href: '/admin/handed-over',
    })
    const { handedOver: reports, recommendations } = await work('moderator')
    expect({ reports, recommendations }).toMatchObject({ reports: null, recommendations: { count: 0 } })
  })

  it('should be settled by an editor: the sender reads what was done', async () => {
    const { id, receipt, place } = await handedOver()
    await desk.app.payload.update({
      collection: 'locations',
      id: place.id,
      data: { _status: 'draft' },
      ...desk.app.as('editor'),
    })
    expect(await list()).toMatchObject([{ target: { isPublished: false } }])

    const { status, results } = await settle({
      action: 'settle',
      items: [{ id, version: 2 }],
      message: 'Taken off the guide.',
    })

    expect({ status, results }).toMatchObject({ status: 200, results: [{ ok: true, status: 'approved' }] })
    expect(await list()).toEqual([])
    expect(await statusOf(receipt)).toMatchObject({ state: 'approved', message: 'Taken off the guide.', link: null })
    expect((await log(id)).at(-1)).toMatchObject({
      action: 'settle',
      from: 'with-editor',
      actorName: 'editor',
      reason: 'solved',
    })
  })

  it('should go back to the moderators with the editor’s words', async () => {
    const { id, receipt } = await handedOver()

    await settle({ action: 'hand-back', items: [{ id, version: 2 }], message: 'It is open again: I called them.' })

    expect(await list()).toEqual([])
    expect(await statusOf(receipt)).toMatchObject({ state: 'pending-review' })
    const [shown] = (await queue(`id=${id}`)).items
    expect(shown).toMatchObject({ status: 'pending-review', decision: null })
    expect(shown?.history?.at(-1)).toMatchObject({ action: 'hand-back', message: 'It is open again: I called them.' })
  })

  it.each([
    ['a place', async () => (await submit()).id],
    [
      'a confirmation',
      async () => {
        const { id } = await makePlace()
        return desk.submitReport({ target: 'place', targetId: id, kind: 'still-correct' })
      },
    ],
  ])('should be a problem report, and never %s', async (_what, send) => {
    const id = await send()
    expect((await handOver(id)).results).toMatchObject([{ ok: false, code: 'invalid' }])
    expect((await item(id)).status).toBe('pending-review')
  })

  it.each(['', '  \u200b '])('should need a note (%j)', async (message) => {
    const { id } = await reported()
    const data = { action: 'hand-over', items: [{ id, version: 1 }], message }
    expect((await desk.app.rest('POST', 'recommendations/review', { actor: 'moderator', data })).status).toBe(400)
    expect((await item(id)).status).toBe('pending-review')
  })

  it('should tell an editor too when what it is about is gone', async () => {
    const { place } = await handedOver()
    await desk.app.payload.update({
      collection: 'locations',
      id: place.id,
      data: { deletedAt: new Date().toISOString() },
    })
    expect(await list()).toMatchObject([{ title: 'Old Bakery', target: null }])
  })
})

describe('taking it back', () => {
  it('should be possible for the moderator: undo for ten minutes, reopening at any time', async () => {
    const { id } = await handedOver()
    expect((await review({ action: 'undo', items: [{ id, version: 2 }] })).status).toBe(200)
    await handOver(id, 3)
    await desk.app.payload.db.drizzle.execute(sql`UPDATE review_log SET created_at = now() - interval '11 minutes'`)
    expect((await review({ action: 'undo', items: [{ id, version: 4 }] })).status).toBe(409)
    expect((await review({ action: 'reopen', items: [{ id, version: 4 }] })).status).toBe(200)
    expect(await item(id)).toMatchObject({ status: 'pending-review', decision: { byName: null, at: null } })
    expect(await list()).toEqual([])
  })

  it('should leave it with the editors when an editor takes back what they settled', async () => {
    const { id, receipt } = await handedOver()
    await settle({ action: 'settle', items: [{ id, version: 2 }], message: 'Done.' })

    expect((await settle({ action: 'undo', items: [{ id, version: 3 }] })).results).toMatchObject([
      { ok: true, status: 'with-editor' },
    ])
    expect(await list()).toMatchObject([{ id, version: 4, handedOver: { by: 'moderator', note: NOTE } }])
    expect(await statusOf(receipt)).toMatchObject({ state: 'in-review', message: null })
    expect((await queue(`id=${id}`)).items).toMatchObject([{ decision: { by: 'moderator', undoUntil: null } }])
  })

  it('should let nobody take back what another has done, but an administrator', async () => {
    const { id } = await handedOver()
    expect((await settle({ action: 'undo', items: [{ id, version: 2 }] })).results).toMatchObject([
      { ok: false, code: 'cannot-undo' },
    ])
    await settle({ action: 'settle', items: [{ id, version: 2 }], message: 'Done.' })
    expect((await review({ action: 'undo', items: [{ id, version: 3 }] })).status).toBe(409)
    expect((await settle({ action: 'undo', items: [{ id, version: 3 }] }, 'admin')).status).toBe(200)
  })

  it('should come to one decision when an editor settles what a moderator reopens', async () => {
    const { id } = await handedOver()
    const answers = await Promise.all([
      settle({ action: 'settle', items: [{ id, version: 2 }], message: 'Done.' }),
      review({ action: 'reopen', items: [{ id, version: 2 }] }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await log(id)).toHaveLength(2)
  })
})

describe('who may', () => {
  const answers: Readonly<Record<Actor, number>> = {
    anonymous: 401,
    'switched-off': 403,
    moderator: 403,
    editor: 200,
    admin: 200,
  }

  it.each(actors)('should read and settle what was handed over as a matter of role: %s', async (actor) => {
    const { id } = await handedOver()
    const settled = { action: 'settle', items: [{ id, version: 2 }], message: 'Done.' }
    expect((await desk.app.rest('GET', 'recommendations/handed-over', { actor })).status).toBe(answers[actor])
    expect((await desk.app.rest('POST', 'recommendations/handed-over', { actor, data: settled })).status).toBe(
      answers[actor],
    )
    expect((await item(id)).status).toBe(answers[actor] === 200 ? 'approved' : 'with-editor')
  })

  it.each(Object.entries(reviewRights))('should be as the table says for %s', async (name, { calls, who }) => {
    for (const actor of actors) {
      for (const { method, target, action } of calls) {
        const { id } = await reported()
        // A version that does not exist: who has the right gets 409, and nothing happens.
        const data = action === undefined ? undefined : { ...action, items: [{ id, version: 99, ...action.item }] }
        if (data !== undefined) Reflect.deleteProperty(data, 'item')
        const { status } = await desk.app.rest(method, target, { actor, ...(data !== undefined && { data }) })
        const isLetIn = status === 200 || status === 409
        expect(isLetIn, `${name}, ${actor}: ${target} ${action?.action ?? ''} answered ${status}`).toBe(
          who.includes(actor),
        )
      }
    }
  })

  it('should show an editor nothing of a report but what was handed over', async () => {
    const { id } = await handedOver()
    const waiting = await submit()
    const { text } = await desk.app.rest('GET', 'recommendations/handed-over', { actor: 'editor' })
    expect(text).not.toMatch(/risk|payload|hash|receipt|history|network/i)
    for (const one of [id, waiting.id]) {
      expect((await desk.app.rest('GET', `recommendations/${one}`, { actor: 'editor' })).status).toBe(403)
    }
    expect((await desk.app.rest('GET', `recommendations/queue?id=${id}`, { actor: 'editor' })).status).toBe(403)
    for (const action of ['settle', 'hand-back'] as const) {
      const answer = await settle({ action, items: [{ id: waiting.id, version: 1 }], message: 'Mine.' })
      expect(answer.results).toMatchObject([{ ok: false, code: 'transition' }])
    }
  })
})

describe('erasure', () => {
  it('should take a report that is with an editor from their list, and the note out of the log', async () => {
    const { id, receipt } = await handedOver()

    expect(await desk.eraseAs(receipt)).toMatchObject({ status: 200, body: { state: 'erased' } })

    expect(await list()).toEqual([])
    expect(await item(id)).toMatchObject({ status: 'rejected', report: { comment: null } })
    expect(JSON.stringify(await log(id))).not.toContain('shutters')
    expect((await settle({ action: 'settle', items: [{ id, version: 2 }], message: 'Done.' })).status).toBe(409)
  })

  it('should leave it there however long it waits, and forget it once it is settled long ago', async () => {
    const { id } = await handedOver()
    const age = () =>
      desk.app.payload.db.drizzle.execute(
        sql`UPDATE recommendations SET decision_at = now() - interval '3 years', updated_at = now() - interval '3 years'`,
      )
    await age()
    await eraseExpired(desk.app.payload)
    expect(await item(id)).toMatchObject({ status: 'with-editor', erasedAt: null })

    await settle({ action: 'settle', items: [{ id, version: 2 }], message: 'Done.' })
    await age()
    await desk.app.payload.db.drizzle.execute(sql`DELETE FROM rate_limits`)
    await eraseExpired(desk.app.payload)
    expect(await item(id)).toMatchObject({ erasedAt: expect.any(String) as unknown, decision: { message: null } })
    expect(JSON.stringify(await log(id))).not.toContain('shutters')
  })
})
