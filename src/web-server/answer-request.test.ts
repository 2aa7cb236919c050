import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, BlockList } from 'node:net'
import { text } from 'node:stream/consumers'

import { jwtSign } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createRequestListener } from './answer-request'
import { createTagVersions } from './invalidation'
import { openDirectCalls } from './next-internals/direct-calls'
import { createOwnAnswers } from './own-answers'
import { createRenderingSlots } from './rendering-slots'
import { createResponseCache } from './response-cache'
import { securityHeaders } from './security-headers'

const SECRET = 'a secret of at least thirty-two characters'
const POLICY = "default-src 'none'; script-src 'self'"
const KB = 1024

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
const elsewhere = new BlockList()
elsewhere.addSubnet('10.0.0.0', 8, 'ipv4')

let server: Server
/** The requests that reached the framework, and what it answers. */
let requests: { url: string; method: string; headers: IncomingMessage['headers']; body: string }[]
let answer: (response: ServerResponse) => void
let isHandling: boolean

type Settings = Parameters<typeof createRequestListener>[0]['settings']

function open(settings: Partial<Settings> = {}): Promise<void> {
  const standing = securityHeaders({ HSTS_SECONDS: 0, HSTS_SUBDOMAINS: false })
  const slots = createRenderingSlots()
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    const { url = '', method = '', headers } = request
    if (!isHandling) return
    void text(request).then(
      (body) => {
        requests.push({ url, method, headers, body })
        if (!response.headersSent) answer(response)
      },
      () => undefined,
    )
  }
  const render = () =>
    Promise.resolve({ status: 200, headers: {}, cookies: [], body: Buffer.from('rendered'), tags: [] })
  const listener = createRequestListener({
    settings: {
      CDN_PURGE_URL: '',
      PAYLOAD_SECRET: SECRET,
      SITE_URL: 'https://guide.example.org',
      TRUSTED_PROXIES: 1,
      TRUSTED_PROXY_ADDRESSES: loopback,
      ...settings,
    },
    standing,
    policy: POLICY,
    ownAnswers: createOwnAnswers(standing),
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
    render,
    renderPreview: (url, { headers }) =>
      Promise.resolve({
        status: 200,
        headers: {},
        cookies: [],
        body: Buffer.from(`${url} ${headers['cookie']}`),
        tags: [],
      }),
    slots,
    findDirectCall: openDirectCalls(),
    handle,
    isDatabaseUp: () => true,
    report: () => undefined,
  })
  server = createServer(listener)
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
}

beforeEach(() => {
  requests = []
  isHandling = true
  answer = (response) => response.end('answered')
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

type Sent = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string | Buffer }

const send = (path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingMessage['headers']; text: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const isWhole = body !== undefined && headers['transfer-encoding'] === undefined
    const length = isWhole ? { 'content-length': Buffer.byteLength(body) } : {}
    ask({ port, path, method, headers: { ...length, ...headers } }, (response) => {
      const { statusCode: status } = response
      text(response).then((all) => resolve({ status, headers: response.headers, text: all }), reject)
    })
      .on('error', reject)
      .end(body)
  })

const session = async () => {
  const secret = createHash('sha256').update(SECRET).digest('hex').slice(0, 32)
  return (await jwtSign({ fieldsToSign: { id: 1 }, secret, tokenExpiration: 60 })).token
}

describe('what does not reach the framework', () => {
  beforeEach(() => open())

  it('should be a parameter by which it speaks to itself', async () => {
    await send('/cms/api/locations?limit=1&nxtPid=13&_rsc=x')
    await send('/places?q=a&nxtPid=13&_rsc=x', { headers: { rsc: '1' } })
    expect(requests.map(({ url }) => url)).toEqual(['/cms/api/locations?limit=1', '/places?q=a&_rsc=x'])
  })

  it('should be a POST to a page, of any size, with the methods that it takes', async () => {
    for (const size of [0, 10, 500_000]) {
      const { status, headers, text: body } = await send('/places', { method: 'POST', body: Buffer.alloc(size) })
      expect({ status, allow: headers.allow, connection: headers.connection }).toEqual({
        status: 405,
        allow: 'GET, HEAD',
        connection: 'close',
      })
      expect(body).toContain('<h1>')
    }
    expect(requests).toEqual([])
  })

  it.each([
    ['/api/reports', 33 * KB, 413],
    ['/cms/api/users/login', 33 * KB, 413],
    // Whose session has ended is told so, and not to write less.
    ['/cms/api/guide-articles/5', 33 * KB, 401],
    ['/cms/api/media', 200 * KB, 401],
  ])('should be what is too large for %s', async (path, size, status) => {
    const forged = { cookie: '__Host-payload-token=a.b.c', 'content-type': 'multipart/form-data; boundary=x' }
    const whole: Record<string, string> = forged
    isHandling = false
    for (const headers of [whole, { ...forged, 'transfer-encoding': 'chunked' }]) {
      expect(await send(path, { method: 'POST', body: Buffer.alloc(size), headers })).toMatchObject({
        status,
        headers: { connection: 'close' },
      })
    }
    expect(requests).toEqual([])
  })

  it('should be a call of the admin by somebody who was never signed in', async () => {
    const call = { method: 'POST', body: 'garbage', headers: { 'next-action': '40ab' } }
    expect((await send('/admin/login', call)).status).toBe(401)
    expect(requests).toEqual([])
    const signedIn = { ...call, headers: { ...call.headers, cookie: `__Host-payload-token=${await session()}` } }
    expect((await send('/admin/collections/media', signedIn)).status).toBe(200)
    expect(requests).toHaveLength(1)
  })
})

describe('what reaches the framework', () => {
  it('should be all that staff upload', async () => {
    await open()
    const body = Buffer.alloc(8_000_000, 'x')
    const headers = {
      cookie: `__Host-payload-token=${await session()}`,
      'content-type': 'multipart/form-data; boundary=x',
    }
    expect((await send('/cms/api/media', { method: 'POST', headers, body })).status).toBe(200)
    expect(requests[0]?.body).toHaveLength(8_000_000)
  })

  it('should know the site by its own address, whatever host was asked and whatever was said of the way', async () => {
    await open()
    const lies = {
      host: 'a b',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-port': '1',
      forwarded: 'host=evil.example',
      te: 'trailers',
      range: 'bytes=9-1',
    }
    await send('/cms/api/users/me', { headers: lies })
    const { headers = {} } = requests[0] ?? {}
    expect(headers).toMatchObject({
      host: 'guide.example.org',
      'x-forwarded-host': 'guide.example.org',
      'x-forwarded-proto': 'https',
    })
    for (const name of ['x-forwarded-port', 'forwarded', 'te', 'range']) {
      expect(headers).not.toHaveProperty(name)
    }
  })

  it.each([
    ['what the proxy wrote, where it has connected', loopback, '198.51.100.4'],
    ['that of the connection, where it is open beside the proxy', elsewhere, '127.0.0.1'],
  ])('should know as the address of the caller %s', async (_, networks, address) => {
    await open({ TRUSTED_PROXY_ADDRESSES: networks })
    await send('/cms/api/users/me', { headers: { 'x-forwarded-for': '1.1.1.1, 198.51.100.4' } })
    expect(requests[0]?.headers['x-forwarded-for']).toBe(address)
  })

  it('should know a caller that no proxy has named as nobody', async () => {
    await open()
    await send('/cms/api/users/me')
    expect(requests[0]?.headers['x-forwarded-for']).toBe('unknown')
  })

  it('should be the session under the name that the CMS knows, and go back under that of this host alone', async () => {
    await open()
    answer = (response) => response.setHeader('Set-Cookie', 'payload-token=new; Path=/; Secure=true').end()
    const cookie = 'payload-token=planted; __Host-payload-token=own'
    const { headers } = await send('/cms/api/users/refresh-token', { method: 'POST', headers: { cookie } })
    expect(requests[0]?.headers.cookie).toBe('; payload-token=own')
    expect(headers['set-cookie']).toEqual(['__Host-payload-token=new; Path=/; Secure=true'])
  })

  it('should be the cookies as they are where there is no https', async () => {
    await open({ SITE_URL: 'http://localhost:3000' })
    answer = (response) => response.setHeader('Set-Cookie', 'payload-token=new; Path=/').end()
    const { headers } = await send('/cms/api/users/me', { headers: { cookie: 'payload-token=own' } })
    expect(requests[0]?.headers.cookie).toBe('payload-token=own')
    expect(headers['set-cookie']).toEqual(['payload-token=new; Path=/'])
  })

  it('should be answered with the headers of every answer, and a page with a policy', async () => {
    await open()
    answer = (response) => response.writeHead(404, { 'Content-Type': 'text/html' }).end('<p>')
    const { headers } = await send('/_next/data/x.json')
    expect(headers).toMatchObject({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  })

  it('should be one page at a time for a network, and all that staff ask for', async () => {
    await open()
    const waiting: ServerResponse[] = []
    answer = (response) => void waiting.push(response)
    const rsc = { rsc: '1' }
    const flood = Array.from({ length: 5 }, (_, number) => send(`/place/${number}?_rsc=x`, { headers: rsc }))
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    const staff = send('/admin', { headers: { cookie: `__Host-payload-token=${await session()}` } })
    await vi.waitFor(() => expect(waiting).toHaveLength(2))
    // Which of the flood comes first is the system's choice.
    expect(requests.map(({ url }) => url)).toEqual([expect.stringMatching(/^\/place\/\d\?_rsc=x$/), '/admin'])
    answer = (response) => response.end('answered')
    for (const response of waiting) response.end('answered')
    expect((await Promise.all([...flood, staff])).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  })

  it('should be told to come back, and when, when there are too many before it', async () => {
    await open()
    answer = () => undefined
    const crowd = Array.from({ length: 45 }, (_, number) => send(`/place/${number}?_rsc=x`, { headers: { rsc: '1' } }))
    const refused = await Promise.race(crowd)
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2', 'x-content-type-options': 'nosniff' } })
    for (const one of crowd) one.catch(() => undefined)
  })
})

describe('the keys by which a cache in front is emptied', () => {
  const keysOf = async (control: string | undefined) => {
    answer = (response) => {
      if (control !== undefined) response.setHeader('Cache-Control', control)
      response.end('answered')
    }
    const { headers } = await send('/api/locations?city=makkah')
    return { control: headers['cache-control'], keys: headers['surrogate-key'], tags: headers['cache-tag'] }
  }

  it('should be said of what the framework lets shared caches keep, and of nothing else', async () => {
    await open({ CDN_PURGE_URL: 'https://cdn.example.org/purge' })
    const narrowed = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'

    expect(await keysOf(narrowed)).toEqual({
      control: narrowed,
      keys: 'everything unknown',
      tags: 'everything,unknown',
    })
    const immutable = 'public, max-age=31536000, immutable'
    for (const control of [undefined, 'private, max-age=60', 's-maxage=31536000', 'no-store', immutable]) {
      expect(await keysOf(control)).toMatchObject({
        control: expect.stringMatching(/no-store|immutable/) as unknown,
        keys: undefined,
      })
    }
  })

  it('should be said of nothing where no cache in front is told of changes', async () => {
    await open()

    expect(await keysOf('public, max-age=0, s-maxage=60')).toMatchObject({ keys: undefined, tags: undefined })
  })
})

describe('a preview', () => {
  beforeEach(() => open())

  it('should be made for staff alone, and be kept by nobody', async () => {
    const cookie = `__Host-payload-token=${await session()}`
    const { status, headers, text: body } = await send('/preview/guide/umrah/a', { headers: { cookie } })
    expect({ status, body }).toEqual({ status: 200, body: `/guide/umrah/a ${cookie.replace('__Host-', '')}` })
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it.each<Record<string, string>>([
    {},
    { cookie: '__Host-payload-token=a.b.c' },
    { cookie: '__prerender_bypass=guessed' },
  ])('should be refused to whoever asks with %o', async (headers) => {
    const answered = await send('/preview/guide/umrah/a', { headers })
    expect(answered.status).toBe(401)
    expect(answered.text).not.toContain('/guide/umrah/a')
  })
})
