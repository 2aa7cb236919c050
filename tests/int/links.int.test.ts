import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { loadTasks } from '@/admin/load-tasks'
import type { ReplaceAnswer } from '@/contracts/links'
import type { Authority } from '@/payload-types'
import type { Asking } from '@/server/links/check-links'
import { isLoopbackAddress } from '@/server/outward/network-address'

import { type Actor, type App, SITE_URL, startApp } from '../helpers/int-app'
import { richText, samples } from '../helpers/int-samples'

// Outside a running Next there is no cache to read through or to renew.
vi.mock('next/cache', () => ({
  revalidatePath: vi.fn(),
  revalidateTag: vi.fn(),
  unstable_cache: <Read>(read: Read): Read => read,
}))

let app: App
let site: Server
let reply: RequestListener = (_request, response) => response.end()
let asked: string[] = []
let asking: Asking
let checkLinks: (asking: Asking) => Promise<void>
let listTroubled: () => Promise<readonly { target: string; places: readonly unknown[] }[]>

beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    reply(request, response)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  app = await startApp()
  const [links, { listTroubledLinks }, { createAskSite }] = await Promise.all([
    import('@/server/links/check-links'),
    import('@/server/links/list-troubled'),
    import('@/server/links/ask-site'),
  ])
  checkLinks = (own) => links.checkLinks(app.payload, own)
  listTroubled = () => listTroubledLinks(app.payload)
  const pause = () => Promise.resolve()
  asking = {
    pause,
    ask: createAskSite({
      userAgent: 'Test',
      requestMs: 60_000,
      // This machine plays every site: only the path counts.
      readAddress: (address) => new URL(new URL(address).pathname, `http://127.0.0.1:${port}`),
      isAllowed: isLoopbackAddress,
      pause,
    }),
  }
})
afterAll(async () => {
  site.closeAllConnections()
  site.close()
  await app.stop()
})
beforeEach(async () => {
  asked = []
  reply = (_request, response) => response.end()
  await app.forgetTries()
  await sql('TRUNCATE checked_links')
  await app.payload.delete({ collection: 'authorities', where: {}, trash: true })
  await app.payload.delete({ collection: 'guide-articles', where: {}, trash: true })
  await app.payload.delete({ collection: 'facts', where: {}, trash: true })
})

const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.payload.db.pool.query<Row>(text, values)).rows

let count = 0

const makeAuthority = (data: Partial<Authority> = {}): Promise<Authority> => {
  const n = `l${(count += 1)}`
  return app.payload.create({
    collection: 'authorities',
    draft: data._status === 'draft',
    user: app.users.editor,
    data: {
      name: `Office ${n}`,
      description: 'What it does.',
      website: 'https://office.example.org/fine',
      slug: `office-${n}`,
      order: 1,
      _status: 'published',
      ...data,
    },
  })
}

const makeArticle = (data: object = {}) => {
  const n = `l${(count += 1)}`
  const sample = samples['guide-articles']?.({ n, locationId: 0, userId: 0, password: '' })
  return app.payload.create({
    collection: 'guide-articles',
    data: {
      ...sample,
      title: `Article ${n}`,
      slug: `article-${n}`,
      section: 'umrah',
      _status: 'published',
      ...data,
    } as never,
    user: app.users.editor,
  })
}

const node = (type: string, more: object) => ({ type, version: 1, format: '', indent: 0, direction: 'ltr', ...more })

const words = (text: string) => ({ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' })

/** One sentence with a link. */
const bodyWith = (fields: object) => ({
  root: node('root', {
    children: [
      node('paragraph', {
        textFormat: 0,
        textStyle: '',
        children: [
          words('Before. Ask '),
          node('link', {
            id: '65a000000000000000000001',
            fields: { newTab: false, ...fields },
            children: [words('there')],
          }),
          words(' first. After.'),
        ],
      }),
    ],
  }),
})

const toRecord = (relationTo: string, value: number, anchor?: string) =>
  bodyWith({ linkType: 'internal', doc: { relationTo, value }, ...(anchor && { anchor }) })
const toAddress = (url: string) => bodyWith({ linkType: 'custom', url })

const states = async () =>
  Object.fromEntries(
    (await sql<{ address: string; state: string }>('SELECT address, state FROM checked_links ORDER BY address')).map(
      ({ address, state }) => [new URL(address).pathname, state],
    ),
  )

const statusOfPath: RequestListener = ({ url }, response) => {
  const [, status = 200] = /^\/(\d{3})/.exec(url ?? '') ?? []
  response.writeHead(Number(status), status === '301' ? { Location: '/fine' } : {}).end()
}

/** As if the last run had been days ago. */
const daysPass = () => sql("UPDATE checked_links SET since = since - interval '3 days', due_at = now()")

describe('the links to other sites', () => {
  it('should be asked for once, and be what their sites say', async () => {
    for (const path of ['200', '301', '403', '404', '410', '500']) {
      await makeAuthority({ website: `https://office.example.org/${path}` })
    }
    reply = statusOfPath

    await checkLinks(asking)
    const first = await states()
    asked = []
    await checkLinks(asking)

    expect(first).toEqual({
      '/200': 'fine',
      '/301': 'moved',
      '/403': 'unclear',
      '/404': 'gone',
      '/410': 'gone',
      '/500': 'unclear',
    })
    expect(asked).toEqual([])
  })

  it('should be dead when they are gone on another day, too, and be on the dashboard of editors', async () => {
    await makeAuthority({ name: 'Old office', website: 'https://office.example.org/404' })
    reply = statusOfPath
    await checkLinks(asking)
    expect(await listTroubled()).toEqual([])

    await daysPass()
    await checkLinks(asking)

    expect(await states()).toEqual({ '/404': 'dead' })
    expect(await listTroubled()).toMatchObject([
      {
        target: 'https://office.example.org/404',
        kind: 'outside',
        state: 'dead',
        why: 'The site has no such page (404).',
        places: [{ name: 'Authority “Old office”', field: 'Website', sentence: null, isDraft: false }],
      },
    ])
    const work = (actor: 'admin' | 'editor' | 'moderator') =>
      loadTasks({ payload: app.payload, user: app.users[actor], now: new Date(), adminRoute: '/admin' })
    expect((await work('editor')).links).toEqual({ label: 'Dead links', count: 1, href: '/admin/links' })
    expect((await work('admin')).links).toMatchObject({ count: 1 })
    expect((await work('moderator')).links).toBeNull()
  })

  it('should be forgotten when no text has them any more, and never be asked for objects of the map', async () => {
    const { id } = await makeAuthority({
      website: 'https://office.example.org/a',
      provenance: { source: 'Map\nhttps://www.openstreetmap.org/node/123\nhttps://office.example.org/b' },
    })
    await checkLinks(asking)
    expect(await states()).toEqual({ '/a': 'fine', '/b': 'fine' })

    await app.payload.delete({ collection: 'authorities', id, user: app.users.admin })
    await checkLinks(asking)

    expect(await states()).toEqual({})
  })

  it('should go on after a killed run with what it had left', async () => {
    for (const path of ['1', '2', '3']) await makeAuthority({ website: `https://office.example.org/${path}` })
    const dying = {
      ...asking,
      ask: (address: string, signal: AbortSignal) =>
        address.endsWith('2') ? Promise.reject(new Error('The server is killed')) : asking.ask(address, signal),
    }

    await checkLinks(dying)
    expect(await states()).toEqual({ '/1': 'fine', '/2': 'unchecked', '/3': 'unchecked' })
    asked = []
    await checkLinks(asking)

    expect(await states()).toEqual({ '/1': 'fine', '/2': 'fine', '/3': 'fine' })
    expect(asked).toEqual(['HEAD /2', 'HEAD /3'])
  })

  it('should be asked for at once when a person wants to know, and only when a text has them', async () => {
    const { checkLink } = await import('@/server/links/check-links')
    await makeAuthority({ website: 'https://office.example.org/404' })
    await checkLinks(asking)
    reply = statusOfPath
    asked = []

    expect(await checkLink(app.payload, 'https://office.example.org/404', asking)).toMatchObject({ state: 'gone' })
    expect(await checkLink(app.payload, 'https://other.example.org/', asking)).toBeNull()
    expect(asked).toEqual(['HEAD /404', 'GET /404'])
  })

  it('should be left alone where the installation says so', async () => {
    const { isLinkRunDue } = await import('@/server/links/check-links')

    expect(process.env.LINK_CHECK).toBe('off')
    expect(await isLinkRunDue(app.payload)).toBe(false)
  })
})

describe('the links inside the guide', () => {
  it('should be on the list at once when what they lead to goes, with the sentence, and not when it is back', async () => {
    const target = await makeArticle({ title: 'Target', body: richText('Words.') })
    await makeArticle({ title: 'Linking', body: toRecord('guide-articles', target.id) })
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
    const target = await makeArticle({ body: richText('Words.') })
    await makeArticle({ body: toRecord('guide-articles', target.id, 'no-such-part') })
    await makeArticle({ body: toAddress('/nowhere') })
    await makeArticle({ body: toAddress('/places?category=Hotel') })

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
    const open = await makeAuthority({ name: 'Open', website: OLD })
    const draft = await makeAuthority({ name: 'Draft', website: OLD, _status: 'draft' })
    const both = await makeAuthority({ name: 'Both', website: OLD })
    await app.payload.update({
      collection: 'authorities',
      id: both.id,
      draft: true,
      data: { description: 'Half a sent', _status: 'draft' },
      user: app.users.admin,
    })
    const article = await makeArticle({
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
    expect(await states()).toEqual({ '/new': 'unchecked' })
  })

  it('should change nothing a second time', async () => {
    const { id } = await makeAuthority({ website: OLD })
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
    const target = await makeArticle({ body: richText('Words.') })
    const linking = await makeArticle({ body: toRecord('guide-articles', target.id) })
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
    const { id } = await makeAuthority({ website: OLD })

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
      await sql(`
      INSERT INTO rate_limits (key, window_start, hits)
      VALUES ('links:${app.users.editor.id}', to_timestamp(floor(extract(epoch FROM now()) / 60) * 60), 30)
      ON CONFLICT (key) DO UPDATE SET hits = 30, window_start = excluded.window_start
    `)
      expect((await call(target, data, 'editor')).status).toBe(429)
    },
  )
})
