import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { type App, startApp } from '../helpers/int-app'
import { samples } from '../helpers/int-samples'

const expired = vi.hoisted(() => new Set<string>())

vi.mock('next/cache', () => ({
  revalidatePath: vi.fn(),
  revalidateTag: (tag: string) => expired.add(tag),
  unstable_cache: <Read>(read: Read): Read => read,
}))

let app: App

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  await app.payload.delete({ collection: 'search-words', where: {}, trash: true })
  expired.clear()
})

const kind = { terms: 'karak, chai stall', language: 'en', leadsTo: 'kind', category: 'cafe' } as const
const page = {
  terms: 'noble garden',
  language: 'en',
  leadsTo: 'page',
  title: 'Questions',
  address: '/faq#rawdah',
} as const

const send = (data: object) => app.rest('POST', 'search-words', { actor: 'editor', data })

const readMessages = ({ body }: { body: unknown }) =>
  (body as { errors: { data: { errors: { path: string; message: string }[] } }[] }).errors[0]?.data.errors

const listWords = async () => (await import('@/content/search-words')).listAddedWords()

describe('words that an editor adds', () => {
  it('should be what the search gets, and expire it', async () => {
    expect((await send(kind)).status).toBe(201)
    expect((await send(page)).status).toBe(201)

    expect(expired).toContain('search-words')
    expect(await listWords()).toEqual({
      kinds: [{ category: 'cafe', language: 'en', terms: ['karak', 'chai stall'] }],
      pages: [{ path: '/faq#rawdah', title: 'Questions', terms: ['noble garden'] }],
    })
  })

  it('should go with the record, and stay in the trash', async () => {
    const { body } = await send(kind)
    const { id } = (body as { doc: { id: number } }).doc
    await app.rest('PATCH', `search-words/${id}`, { actor: 'editor', data: { deletedAt: new Date().toISOString() } })

    expect(await listWords()).toEqual({ kinds: [], pages: [] })
  })

  it('should lead to a record that is published', async () => {
    const article = samples['guide-articles']?.({ n: 'w1', locationId: 1, userId: 1, password: '' })
    const address = '/guide/hajj/article-w1'
    await app.payload.create({ collection: 'guide-articles', data: { ...article, _status: 'draft' } as never })
    expect(readMessages(await send({ ...page, address }))?.[0]?.path).toBe('address')

    const found = { slug: { equals: 'article-w1' } }
    await app.payload.update({ collection: 'guide-articles', where: found, data: { _status: 'published' } })
    expect((await send({ ...page, address })).status).toBe(201)
  })

  it.each([
    [{ ...kind, terms: ' , ' }, 'terms', 'Type at least one word.'],
    [{ ...kind, terms: 'karak, Karak!' }, 'terms', '“Karak!” stands here twice.'],
    [{ ...kind, terms: '?' }, 'terms', '“?” is too short: at least 2 letters.'],
    [{ ...kind, terms: 'k'.repeat(61) }, 'terms', 'a comma belongs between the words.'],
    [{ ...kind, terms: 'eczaneler' }, 'terms', '“eczaneler” is known already, for pharmacy: leave it out.'],
    [{ ...kind, terms: 'feeling dizzy' }, 'terms', '“feeling dizzy” is a word for an illness.'],
    [{ ...kind, terms: Array.from({ length: 61 }, (_, n) => `w${n}x`).join() }, 'terms', 'At most 60 words'],
    [
      { ...page, address: 'https://elsewhere.example' },
      'address',
      'Must be an address of the guide that begins with /.',
    ],
    [{ ...page, address: '/nowhere' }, 'address', 'There is no published page of the guide at this address.'],
    [{ ...page, address: '' }, 'address', 'Say which page answers.'],
  ])('should be refused with what to do: %j', async (data, path, message) => {
    const refused = await send(data)

    expect(refused.status).toBe(400)
    expect(readMessages(refused)).toMatchObject([{ path, message: expect.stringContaining(message) as string }])
  })
})
