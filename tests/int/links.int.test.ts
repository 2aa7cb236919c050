import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { ReplaceAnswer } from '@/contracts/links'

import { type Actor, type App, SITE_URL, startApp } from '../helpers/int-app'
import { forgetLinks, makeArticle, makeAuthority, readLinkStates, toAddress, toRecord } from '../helpers/int-links'
import { richText } from '../helpers/int-samples'

// Outside a running Next there is no cache to read through or to renew.
vi.mock('next/cache', () => ({
  revalidatePath: vi.fn(),
  revalidateTag: vi.fn(),
  unstable_cache: <Read>(read: Read): Read => read,
}))

let app: App
let listTroubled: () => Promise<readonly { target: string; places: readonly unknown[] }[]>

beforeAll(async () => {
  app = await startApp()
  const { listTroubledLinks } = await import('@/server/links/list-troubled')
  listTroubled = () => listTroubledLinks(app.payload)
})
afterAll(() => app.stop())
beforeEach(() => forgetLinks(app))

describe('the links inside the guide', () => {
  it('should be on the list at once when what they lead to goes, with the sentence, and not when it is back', async () => {
    const target = await makeArticle(app, { title: 'Target', body: richText('Words.') })
    await makeArticle(app, { title: 'Linking', body: toRecord('guide-articles', target.id) })
    expect(await listTroubled()).toEqual([])

    await app.payload.update({ collection: 'guide-articles', id: target.id, data: { _status: 'draft' } })

    expect(await listTroubled()).toMatchObject([
      {
        target: `guide-articles/${target.id}`,
        kind: 'inside',
        state: 'dead',
        why: 'What it leads to is not published.',
        places: [{ name: 'Guide article “Linking”', field: 'Body', sentence: 'Ask there first.', isDraft: false }],
      },
    ])
    await app.payload.update({ collection: 'guide-articles', id: target.id, data: { _status: 'published' } })
    expect(await listTroubled()).toEqual([])
  })

  it('should be on the list when they name a part or a screen that is not there', async () => {
    const target = await makeArticle(app, { body: richText('Words.') })
    await makeArticle(app, { body: toRecord('guide-articles', target.id, 'no-such-part') })
    await makeArticle(app, { body: toAddress('/nowhere') })
    await makeArticle(app, { body: toAddress('/places?category=Hotel') })

    expect((await listTroubled()).map(({ target: one }) => one)).toEqual([
      `guide-articles/${target.id}#no-such-part`,
      '/nowhere',
    ])
  })
})

describe('replacing a link everywhere', () => {
  const OLD = 'https://office.example.org/old'
  const NEW = 'https://office.example.org/new'

  const replace = async (options: { isDryRun?: boolean; to?: string; from?: string } = {}, actor: Actor = 'editor') => {
    const answer = await app.rest('POST', 'links/replace', {
      actor,
      headers: { Origin: SITE_URL },
      data: { from: OLD, to: NEW, isDryRun: false, ...options },
    })
    return { ...answer, records: (answer.body as ReplaceAnswer).records }
  }

  const findNewest = (id: number) => app.payload.findByID({ collection: 'authorities', id, draft: true })
  const findPublic = (id: number) => app.payload.findByID({ collection: 'authorities', id, ...app.as('anonymous') })

  it('should publish what is public, keep drafts drafts, and leave what has a draft beside it', async () => {
    const open = await makeAuthority(app, { name: 'Open', website: OLD })
    const draft = await makeAuthority(app, { name: 'Draft', website: OLD, _status: 'draft' })
    const both = await makeAuthority(app, { name: 'Both', website: OLD })
    await app.payload.update({
      collection: 'authorities',
      id: both.id,
      draft: true,
      data: { description: 'Half a sent', _status: 'draft' },
      user: app.users.admin,
    })
    const article = await makeArticle(app, {
      title: 'Linking',
      body: toAddress(`${OLD}#part`),
      sources: [{ title: 'S', url: OLD }],
    })
    const outcomes = [
      ['Authority “Open”', 'published', null],
      ['Authority “Draft”', 'saved as a draft', null],
      ['Authority “Both”', 'left', expect.stringContaining('changes that are not published') as unknown],
      ['Guide article “Linking”', 'published', null],
    ]

    const preview = await replace({ isDryRun: true })
    expect(await findPublic(open.id)).toMatchObject({ website: OLD })
    const done = await replace()

    for (const { records } of [preview, done]) {
      const said = records.map(({ name, outcome, why }) => [name, outcome, why])
      expect(said).toHaveLength(4)
      expect(said).toEqual(expect.arrayContaining(outcomes))
    }
    const seen = await findPublic(open.id)
    expect(seen).toMatchObject({ website: NEW })
    expect(seen).not.toHaveProperty('lastSave')
    expect(await findNewest(open.id)).toMatchObject({ website: NEW, _status: 'published', lastSave: { by: 'editor' } })
    expect(await findNewest(draft.id)).toMatchObject({ website: NEW, _status: 'draft' })
    await expect(findPublic(draft.id)).rejects.toThrow()
    expect(await findPublic(both.id)).toMatchObject({ website: OLD, description: 'What it does.' })
    expect(await findNewest(both.id)).toMatchObject({ website: OLD, description: 'Half a sent', _status: 'draft' })
    const changed = await app.payload.findByID({ collection: 'guide-articles', id: article.id, depth: 0 })
    expect(changed).toMatchObject({ _status: 'published', sources: [{ title: 'S', url: NEW }] })
    expect(JSON.stringify(changed.body)).toContain(`"${NEW}#part"`)
    expect(await readLinkStates(app)).toEqual({ '/new': 'unchecked' })
  })

  it('should change nothing a second time', async () => {
    const { id } = await makeAuthority(app, { website: OLD })
    await replace()
    const { updatedAt } = await findNewest(id)

    expect((await replace()).records).toEqual([])
    expect(await findNewest(id)).toMatchObject({ updatedAt })
  })

  it('should replace in facts and in pages that exist once', async () => {
    const fact = await app.payload.create({
      collection: 'facts',
      data: {
        label: 'Fine',
        value: '100',
        key: 'fine-of-links',
        source: { title: 'Decree', url: OLD },
        checkedOn: '2026-01-01T00:00:00.000Z',
        reviewDueOn: '2027-01-01T00:00:00.000Z',
      },
    })
    const page = { intro: toAddress(OLD), _status: 'published' }
    await app.payload.updateGlobal({ slug: 'about', data: page as never, user: app.users.editor })

    const { records } = await replace()

    expect(records.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Fact “Fine”', 'saved'],
      ['the page “About”', 'published'],
    ])
    expect(await app.payload.findByID({ collection: 'facts', id: fact.id })).toMatchObject({ source: { url: NEW } })
    const about = await app.payload.findGlobal({ slug: 'about', depth: 0, ...app.as('anonymous') })
    expect(JSON.stringify(about.intro)).toContain(NEW)
  })

  it('should replace a link inside the guide by a page that is there, and refuse one that is not', async () => {
    const target = await makeArticle(app, { body: richText('Words.') })
    const linking = await makeArticle(app, { body: toRecord('guide-articles', target.id) })
    await app.payload.update({ collection: 'guide-articles', id: target.id, data: { _status: 'draft' } })
    const from = `guide-articles/${target.id}`

    const refused = await replace({ from, to: '/nowhere' })
    const done = await replace({ from, to: '/faq' })

    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('leads nowhere')])
    expect(done.records).toMatchObject([{ outcome: 'published', sentences: ['Ask there first.'] }])
    const { body } = await app.payload.findByID({ collection: 'guide-articles', id: linking.id, depth: 0 })
    expect(JSON.stringify(body)).toContain('"url":"/faq"')
    expect(await listTroubled()).toEqual([])
  })

  it.each([
    ['the same address', OLD],
    ['a private address', 'http://127.0.0.1/'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ' '],
  ])('should refuse %s', async (_name, to) => {
    const { id } = await makeAuthority(app, { website: OLD })

    expect((await replace({ to })).status).toBe(400)
    expect(await findPublic(id)).toMatchObject({ website: OLD })
  })
})

describe('who may check and replace links', () => {
  const calls = [
    ['links/check', { address: 'https://office.example.org/unknown' }, 404],
    [
      'links/replace',
      { from: 'https://office.example.org/x', to: 'https://office.example.org/y', isDryRun: true },
      200,
    ],
  ] as const

  const call = (target: string, data: unknown, actor: Actor, headers: Record<string, string> = {}) =>
    app.rest('POST', target, { actor, data, headers: { Origin: SITE_URL, ...headers } })

  it.each(calls)('should be editors and administrators: %s', async (target, data, status) => {
    const answers = { anonymous: 401, 'switched-off': 403, moderator: 403, editor: status, admin: status }

    for (const [actor, expected] of Object.entries(answers)) {
      expect((await call(target, data, actor as Actor)).status, actor).toBe(expected)
    }
  })

  it.each(calls)(
    'should be asked from our own pages, in JSON of the right shape, and not too often: %s',
    async (target, data) => {
      expect((await call(target, data, 'editor', { Origin: 'https://evil.example' })).status).toBe(403)
      expect((await call(target, data, 'editor', { 'Content-Type': 'text/plain' })).status).toBe(415)
      expect((await call(target, { ...data, more: 1 }, 'editor')).status).toBe(400)
      await app.payload.db.pool.query(`
      INSERT INTO rate_limits (key, window_start, hits)
      VALUES ('links:${app.users.editor.id}', to_timestamp(floor(extract(epoch FROM now()) / 60) * 60), 30)
      ON CONFLICT (key) DO UPDATE SET hits = 30, window_start = excluded.window_start
    `)
      expect((await call(target, data, 'editor')).status).toBe(429)
    },
  )
})
