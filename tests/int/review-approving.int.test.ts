import { describe, expect, it } from 'vitest'

import { reviewDesk } from '../helpers/int-review'
import { pathPayload, placePayload } from '../helpers/int-submissions'

const desk = reviewDesk()
const { item, log, makePlace, places, review, statusOf, submit, submitReport } = desk

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

  it('should show a price to the moderator and keep it with the submission: a place has no field for it', async () => {
    const { id } = await submit()
    const queue = await desk.app.rest('GET', `recommendations/queue?id=${id}`, { actor: 'moderator' })
    expect(queue.body).toMatchObject({ items: [{ place: { price: '15-40 SAR' } }] })

    await review({ action: 'approve', items: [{ id, version: 1 }] })

    expect(await item(id)).toMatchObject({ status: 'approved', place: { price: '15-40 SAR' } })
    const [place] = await places()
    expect(place).not.toHaveProperty('price')
  })

  it('should publish a path on a page of its own, with its links', async () => {
    const existing = await makePlace()
    const { id } = await submit({ ...pathPayload, steps: [{ ...pathPayload.steps[0], placeId: existing.id }] })
    const { results } = await review({ action: 'approve', items: [{ id, version: 1 }] })

    const href = `/recommendations/paths/from-the-bus-stop-to-king-fahd-gate-${id}`
    expect(results).toMatchObject([{ ok: true, published: { kind: 'path', href } }])
    const { docs } = await desk.app.payload.find({ collection: 'paths', depth: 0, overrideAccess: false })
    expect(docs).toMatchObject([{ origin: 'community', steps: [{ title: 'Bus stop', location: existing.id }] }])
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
    const existing = await makePlace({ phone: '+966 1', address: 'Ajyad', provenance: { source: 'The sign' } })
    const id = await submitReport({
      target: 'place',
      targetId: existing.id,
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
    const existing = await makePlace({ phone: '+966 1' })
    const id = await submitReport({ target: 'place', targetId: existing.id, kind: 'problem', field: 'closed' })
    expect((await review({ action: 'approve', items: [{ id, version: 1, apply: 'solved' }] })).status).toBe(200)
    expect(await places()).toMatchObject([{ phone: '+966 1', updatedAt: existing.updatedAt }])
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
    const existing = await makePlace({ phone: '+966 1' })
    await desk.app.payload.update({
      collection: 'locations',
      id: existing.id,
      data: { name: 'Unfinished' },
      draft: true,
    })
    const id = await submitReport({ target: 'place', targetId: existing.id, kind: 'problem', field: 'phone' })
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
