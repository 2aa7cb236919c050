import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, BlockList } from 'node:net'

import { jwtSign } from 'payload'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { jsonAnswer } from '@/server/http/answers'

import { createRequestListener } from './answer-request'
import { createTagVersions } from './invalidation'
import type { Rendered } from './next-internals/render'
import { createOwnAnswers } from './own-answers'
import { createRenderingSlots } from './rendering-slots'
import { createResponseCache } from './response-cache'

const SECRET = 'a secret of at least thirty-two characters'

/** As many as there are slots, and one who waits. */
const CALLERS = 5

type Parts = Partial<
  Pick<Parameters<typeof createRequestListener>[0], 'handle' | 'render' | 'isDatabaseUp' | 'findDirectCall'>
>

const rendered: Rendered = { status: 200, headers: {}, cookies: [], body: Buffer.from('rendered'), tags: [] }

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')

let server: Server

afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

async function open(parts: Parts) {
  const slots = createRenderingSlots()
  const render = parts.render ?? (() => Promise.resolve(rendered))
  const listener = createRequestListener({
    settings: {
      CDN_PURGE_URL: '',
      PAYLOAD_SECRET: SECRET,
      SITE_URL: 'http://guide.example.org',
      TRUSTED_PROXIES: 1,
      TRUSTED_PROXY_ADDRESSES: loopback,
    },
    standing: [],
    policy: "default-src 'none'",
    ownAnswers: createOwnAnswers([]),
    ownFiles: new Map(),
    responseCache: createResponseCache({
      render,
      host: 'guide.example.org',
      isDatabaseUp: () => true,
      report: () => undefined,
      tagVersions: createTagVersions(),
      slots,
      openCompressor: () => ({ compress: (body) => Promise.resolve(body), close: () => Promise.resolve() }),
    }),
    slots,
    findDirectCall: () => undefined,
    handle: (_, response) => void response.end('answered'),
    isDatabaseUp: () => true,
    report: () => undefined,
    ...parts,
    render,
    renderPreview: render,
  })
  server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return slots
}

type Kind = {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly isSignedIn?: boolean
}

const rsc = { rsc: '1' }

const kinds: Readonly<Record<string, Kind>> = {
  'a page that is stored': { path: '/faq' },
  'a view of a page': { path: '/places?category=restaurant' },
  'a page that is made each time': { path: '/places?x=1' },
  'a page for somebody who is signed in': { path: '/faq', isSignedIn: true },
  'a preview': { path: '/preview/faq', isSignedIn: true },
  'a preview, by a stranger': { path: '/preview/faq' },
  'the page of the first administrator': { path: '/admin/create-first-user' },
  'a page for the browser part of the framework': { path: '/faq?_rsc=x', headers: rsc },
  'the admin, by a stranger': { path: '/admin/login' },
  'the admin, by staff': { path: '/admin', isSignedIn: true },
  'the admin, by its browser part': { path: '/admin/login?_rsc=x', headers: rsc },
  'a call of the admin': {
    path: '/admin',
    method: 'POST',
    headers: { 'next-action': 'x' },
    body: 'x',
    isSignedIn: true,
  },
  'a call of the admin, by a stranger': { path: '/admin', method: 'POST', headers: { 'next-action': 'x' }, body: 'x' },
  'a call of the admin that is too large': {
    path: '/admin',
    method: 'POST',
    headers: { 'next-action': 'x', 'transfer-encoding': 'chunked' },
    body: 'x'.repeat(1_200_000),
    isSignedIn: true,
  },
  'a file of the build': { path: '/_next/static/a.js' },
  'a picture': { path: '/_next/image?url=a' },
  'a stored list': { path: '/api/locations' },
  health: { path: '/api/health' },
  'a call of the CMS': { path: '/cms/api/locations' },
  GraphQL: { path: '/cms/api/graphql', method: 'POST', body: '{}' },
  'a submission': { path: '/api/reports', method: 'POST', body: '{}' },
  'a method no page takes': { path: '/faq', method: 'POST', body: 'x' },
  'an address that cannot be read': { path: '/%ff' },
}

const failure = new Error('It fails')
const fail = () => {
  throw failure
}

/** What the renderer, the framework, a direct call or the database does. */
const fates: Readonly<Record<string, Parts>> = {
  'all is well': {},
  'the renderer rejects': { render: () => Promise.reject(failure) },
  'the renderer throws': { render: fail },
  'the renderer answers 500': { render: () => Promise.resolve({ ...rendered, status: 500 }) },
  'the framework throws': { handle: fail },
  'the framework breaks off': { handle: (_, response) => void response.destroy() },
  'the framework breaks off in the middle': {
    handle: (_, response) => void response.write('half', () => response.destroy()),
  },
  'the framework had answered before': { handle: (_, response) => void response.writeHead(500).end() },
  'the database is away': { isDatabaseUp: () => false },
  'it cannot be asked after the database': { isDatabaseUp: fail },
  'a direct call answers': { findDirectCall: () => () => Promise.resolve(jsonAnswer(201, {})) },
  'a direct call rejects': { findDirectCall: () => () => Promise.reject(failure) },
  'direct calls cannot be looked up': { findDirectCall: fail },
}

const session = async () => {
  const secret = createHash('sha256').update(SECRET).digest('hex').slice(0, 32)
  return (await jwtSign({ fieldsToSign: { id: 1 }, secret, tokenExpiration: 600 })).token
}

/** Each of another network. */
async function send({ path, method = 'GET', headers = {}, body, isSignedIn = false }: Kind, caller: number) {
  const { port } = server.address() as AddressInfo
  const cookie = isSignedIn ? { cookie: `payload-token=${await session()}` } : {}
  const length = body === undefined || 'transfer-encoding' in headers ? {} : { 'content-length': body.length }
  const asking = ask({
    port,
    path,
    method,
    agent: false,
    headers: { 'x-forwarded-for': `198.51.${caller}.1`, ...cookie, ...length, ...headers },
  })
  const ended = new Promise<void>((resolve) => {
    asking.once('response', (answer: IncomingMessage) => answer.resume()).once('close', resolve)
    asking.on('error', () => resolve())
  })
  asking.end(body)
  return { ended, hangUp: () => asking.destroy() }
}

const crowd = (kind: Kind) => Promise.all(Array.from({ length: CALLERS }, (_, caller) => send(kind, caller)))

const allFree = (slots: Awaited<ReturnType<typeof open>>) =>
  vi.waitFor(() => expect({ running: slots.running, waiting: slots.waiting }).toEqual({ running: 0, waiting: 0 }))

describe.each(Object.entries(kinds))('every slot is free after %s', (_, kind) => {
  it.each(Object.entries(fates))('when %s', async (__, parts) => {
    const slots = await open(parts)
    await Promise.all((await crowd(kind)).map(({ ended }) => ended))
    await allFree(slots)
  })

  it('when who asked goes away before there is an answer', async () => {
    const slots = await open({ handle: () => undefined })
    for (const { hangUp } of await crowd(kind)) hangUp()
    await allFree(slots)
  })

  it('when who asked goes away while waiting', async () => {
    const slots = await open({})
    let release: () => void = () => undefined
    const taken = new Promise<void>((resolve) => (release = resolve))
    for (const network of ['a', 'b', null, null]) void slots.run(network, () => taken)
    for (const { ended, hangUp } of await crowd(kind)) {
      hangUp()
      await ended
    }
    release()
    await allFree(slots)
  })

  it('when it is refused, because too many wait', async () => {
    const slots = await open({})
    let release: () => void = () => undefined
    const taken = new Promise<void>((resolve) => (release = resolve))
    for (let network = 0; network < 204; network += 1) void slots.run(`10.0.${network}.0/24`, () => taken)
    const refused = await crowd(kind)
    if (kind.isSignedIn !== true) await Promise.all(refused.map(({ ended }) => ended))
    release()
    await Promise.all(refused.map(({ ended }) => ended))
    await allFree(slots)
  })
})

describe('a slot', () => {
  it('should be free after five seconds, although the framework does not answer and the caller stays', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const underWay: ServerResponse[] = []
    const slots = await open({ handle: (_, response) => void underWay.push(response) })
    const { hangUp } = await send({ path: '/admin/login' }, 1)
    while (underWay.length === 0) await new Promise((resolve) => setImmediate(resolve))
    expect(slots.running).toBe(1)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(slots.running).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(slots.running).toBe(0)
    hangUp()
  })
})
