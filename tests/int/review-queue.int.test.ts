import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, it, vi } from 'vitest'

import type { QueueAnswer } from '@/contracts/review-queue'

import { pinned, reviewDesk } from '../helpers/int-review'
import { pathPayload, placePayload } from '../helpers/int-submissions'

const desk = reviewDesk()
const { makePlace, review, submit, submitReport } = desk

describe('the queue', () => {
  const queue = async (query = ''): Promise<QueueAnswer> => {
    const answer = await desk.app.rest('GET', `recommendations/queue?${query}`, { actor: 'moderator' })
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
    // The last page, also for a page number that is empty since its items were decided.
    expect(await queue('limit=2&page=9')).toMatchObject({ page: 2, pages: 2, items: { length: 1 } })
    expect(titles(await queue('state=spam'))).toEqual(['Al Baik, Ajyad'])
    expect(titles(await queue('olderThanHours=1'))).toEqual([])
    expect((await desk.app.rest('GET', 'recommendations/queue?limit=0', { actor: 'moderator' })).status).toBe(400)
  })

  it('should find a submission in whatever spelling it was sent', async () => {
    await submit({ ...pinned, name: "Al-Baik, Ji'ranah, 79", description: 'Chicken, البيك مكة.' })
    await submit({ ...pinned, name: 'Somewhere else', description: 'Nothing of it.' })
    for (const typed of ['مكه', 'مکہ', 'مَكَّة', 'jiranah', 'Ji’rānah', 'al\u2011Baik', 'no 79', '٧٩']) {
      const { items, total } = await queue(`q=${encodeURIComponent(typed)}`)
      expect([typed, total, ...items.map(({ title }) => title)]).toEqual([typed, 1, "Al-Baik, Ji'ranah, 79"])
    }
  })

  it('should count all that match, and let one work through the first 5,000', async () => {
    await desk.app.payload.db.drizzle.execute(sql`
      INSERT INTO recommendations (status, kind, title, city, item_version, risk_score, submitted_at)
      SELECT 'pending-review', 'place', 'Stall ' || number, 'Makkah', 1, 0, now() FROM generate_series(1, 5001) number
    `)
    expect(await queue('limit=100')).toMatchObject({ total: 5_001, pages: 50, items: { length: 100 } })
    expect(await queue('q=Stall%205001')).toMatchObject({ total: 1, pages: 1 })
    expect(await queue('duplicates=none&limit=100')).toMatchObject({ total: 5_000 })
  })

  it('should show a place beside what it may be the same as', async () => {
    const existing = await makePlace({
      name: 'AlBaik Ajyad',
      phone: '0120000000',
      latitude: 21.4201,
      longitude: 39.8201,
    })
    await submit()
    await submit({ ...placePayload, name: 'Something else altogether', phone: '' })
    const { items } = await queue('duplicates=likely')
    expect(items).toMatchObject([
      { title: 'Al Baik, Ajyad', duplicates: [{ kind: 'place', id: existing.id, isLikely: true, isPublished: true }] },
    ])
    expect((await queue('duplicates=none')).items).toMatchObject([
      { title: 'Something else altogether', duplicates: [] },
    ])
  })

  it('should read what a submission may be the same as when it has changed, and not at each look', async () => {
    await submit()
    const execute = vi.spyOn(desk.app.payload.db.drizzle, 'execute')
    const statements = async () => {
      execute.mockClear()
      await queue()
      return execute.mock.calls.length
    }
    const first = await statements()
    expect(await statements()).toBe(first - 1)
    await submit({ ...pinned, name: 'Something else' })
    expect(await statements()).toBe(first)
    execute.mockRestore()
  })

  it('should see at once what has changed among the places and the submissions', async () => {
    const { id } = await submit()
    const matches = async () => (await queue(`id=${id}`)).items[0]?.duplicates.map(({ kind, name }) => [kind, name])
    expect(await matches()).toEqual([])

    const existing = await makePlace({
      name: 'Albaik Ajyad',
      phone: '0120000000',
      latitude: 21.4201,
      longitude: 39.8201,
    })
    expect(await matches()).toEqual([['place', 'Albaik Ajyad']])
    await desk.app.payload.update({ collection: 'locations', id: existing.id, data: { name: 'Al Baik of Ajyad' } })
    expect(await matches()).toEqual([['place', 'Al Baik of Ajyad']])

    const other = await submit({ ...pinned, name: 'Al Baik' })
    expect(await matches()).toContainEqual(['submission', 'Al Baik'])
    await review({ action: 'spam', items: [{ id: other.id, version: 1 }] })
    await desk.app.payload.delete({ collection: 'locations', id: existing.id })
    expect(await matches()).toEqual([])
  })

  it('should show one item with its history, and a report with the value then and now', async () => {
    const existing = await makePlace({ phone: '+966 1' })
    const id = await submitReport({
      target: 'place',
      targetId: existing.id,
      kind: 'problem',
      field: 'phone',
      newValue: '9',
    })
    await desk.app.payload.update({ collection: 'locations', id: existing.id, data: { phone: '+966 5' } })
    await review({ action: 'claim', items: [{ id, version: 1 }] })
    expect((await queue(`id=${id}`)).items).toMatchObject([
      {
        report: { oldValue: '+966 1', currentValue: '+966 5', newValue: '9', href: `/place/${existing.id}` },
        claim: { by: 'moderator', isMine: true },
        history: [{ action: 'claim', by: 'moderator', from: 'pending-review', to: 'claimed' }],
      },
    ])
  })
})
