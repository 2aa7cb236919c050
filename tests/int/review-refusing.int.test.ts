import { describe, expect, it } from 'vitest'

import { pinned, reviewDesk } from '../helpers/int-review'

const { item, makePlace, places, review, statusOf, submit } = reviewDesk()

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
    const existing = await makePlace({ name: 'Al Baik', phone: null, hours: 'Mo-Su 10:00-22:00' })
    const { id, receipt } = await submit()
    const into = { kind: 'place', id: existing.id } as const
    const { results } = await review({ action: 'merge', items: [{ id, version: 1, into, take: ['phone'] }] })
    expect(results).toMatchObject([{ ok: true, status: 'duplicate' }])
    expect(await places()).toMatchObject([{ phone: '+966 12 000 0000', hours: 'Mo-Su 10:00-22:00', name: 'Al Baik' }])
    expect(await statusOf(receipt)).toMatchObject({ state: 'duplicate', link: `/place/${existing.id}` })
  })

  it('should be no duplicate any more when it is reopened', async () => {
    const existing = await makePlace()
    const { id } = await submit()
    await review({ action: 'merge', items: [{ id, version: 1, into: { kind: 'place', id: existing.id } }] })
    expect(await item(id)).toMatchObject({ duplicateOfPlace: existing.id })
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
