import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { loadTasks } from '@/admin/load-tasks'
import type { Asking } from '@/server/links/check-links'
import { isLoopbackAddress } from '@/server/outward/network-address'

import { type App, startApp } from '../helpers/int-app'
import { forgetLinks, makeAuthority, readLinkStates } from '../helpers/int-links'

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
  await forgetLinks(app)
})

const statusOfPath: RequestListener = ({ url }, response) => {
  const [, status = 200] = /^\/(\d{3})/.exec(url ?? '') ?? []
  response.writeHead(Number(status), status === '301' ? { Location: '/fine' } : {}).end()
}

/** As if the last run had been days ago. */
const daysPass = () =>
  app.payload.db.pool.query("UPDATE checked_links SET since = since - interval '3 days', due_at = now()")

describe('the links to other sites', () => {
  it('should be asked for once, and be what their sites say', async () => {
    for (const path of ['200', '301', '403', '404', '410', '500']) {
      await makeAuthority(app, { website: `https://office.example.org/${path}` })
    }
    reply = statusOfPath

    await checkLinks(asking)
    const first = await readLinkStates(app)
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
    await makeAuthority(app, { name: 'Old office', website: 'https://office.example.org/404' })
    reply = statusOfPath
    await checkLinks(asking)
    expect(await listTroubled()).toEqual([])

    await daysPass()
    await checkLinks(asking)

    expect(await readLinkStates(app)).toEqual({ '/404': 'dead' })
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
    const { id } = await makeAuthority(app, {
      website: 'https://office.example.org/a',
      provenance: { source: 'Map\nhttps://www.openstreetmap.org/node/123\nhttps://office.example.org/b' },
    })
    await checkLinks(asking)
    expect(await readLinkStates(app)).toEqual({ '/a': 'fine', '/b': 'fine' })

    await app.payload.delete({ collection: 'authorities', id, user: app.users.admin })
    await checkLinks(asking)

    expect(await readLinkStates(app)).toEqual({})
  })

  it('should go on after a killed run with what it had left', async () => {
    for (const path of ['1', '2', '3']) await makeAuthority(app, { website: `https://office.example.org/${path}` })
    const dying = {
      ...asking,
      ask: (address: string, signal: AbortSignal) =>
        address.endsWith('2') ? Promise.reject(new Error('The server is killed')) : asking.ask(address, signal),
    }

    await checkLinks(dying)
    expect(await readLinkStates(app)).toEqual({ '/1': 'fine', '/2': 'unchecked', '/3': 'unchecked' })
    asked = []
    await checkLinks(asking)

    expect(await readLinkStates(app)).toEqual({ '/1': 'fine', '/2': 'fine', '/3': 'fine' })
    expect(asked).toEqual(['HEAD /2', 'HEAD /3'])
  })

  it('should be asked for at once when a person wants to know, and only when a text has them', async () => {
    const { checkLink } = await import('@/server/links/check-links')
    await makeAuthority(app, { website: 'https://office.example.org/404' })
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
