import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

import { tryEach } from './each-case'
import { expect, test } from './fixtures'
import { hostileRequests } from './hostile-table'

const HOST = 'Host: guide.example.org'

/** Connections on which a head begins and never ends. */
const SLOW = 1_000

/** Requests whose answers are not read: enough to fill every connection that one server may hold to another. */
const ATTACKS = 400

test.describe('requests that no browser sends', () => {
  const open = (baseURL: string | undefined): Socket => {
    const { hostname, port } = new URL(baseURL ?? '')
    return connect(Number(port), hostname).on('error', () => undefined)
  }

  const sendRaw = (baseURL: string | undefined, lines: readonly string[], body = ''): Promise<string> => {
    const socket = open(baseURL)
    // Left open: the server sends no answer to a client that has ended its side.
    socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1'))
    return text(socket)
  }

  const withBodies = [
    ['a length', ['GET /?x=1 HTTP/1.1', HOST, 'Content-Length: 5'], 'abcde'],
    ['chunks', ['GET / HTTP/1.1', HOST, 'Transfer-Encoding: chunked'], '5\r\nabcde\r\n0\r\n\r\n'],
    ['a length in a call', ['GET /api/locations HTTP/1.1', HOST, 'Content-Length: 5'], 'abcde'],
    ['a length in the head of a page', ['HEAD /faq HTTP/1.1', HOST, 'Content-Length: 5'], 'abcde'],
  ] as const

  test('should not be read any further when they have a body', async ({ baseURL }) => {
    await tryEach(
      withBodies,
      ([name]) => name,
      async ([, lines, body]) => {
        const next = 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n'

        const answer = await sendRaw(baseURL, lines, body + next)

        expect(answer).toMatch(/^HTTP\/1\.1 400 /)
        expect(answer).toMatch(/\r\nConnection: close\r\n/)
        expect(answer.match(/HTTP\/1\.1/g), 'and what follows is no request').toHaveLength(1)
      },
    )
  })

  test('should take no answer away from those who come after them', async ({ baseURL, request }) => {
    const attackers = Array.from({ length: ATTACKS }, () => {
      const socket = open(baseURL)
      socket.write(`GET /?x=${Math.random()} HTTP/1.1\r\n${HOST}\r\nContent-Length: 5\r\n\r\nabcde`)
      return socket
    })
    try {
      for (const path of ['/?y=1', '/places?q=zamzam', '/faq', '/admin/create-first-user']) {
        const answer = await request.get(path, { headers: { Cookie: 'payload-token=none' } })
        expect({ path, status: answer.status() }).toEqual({ path, status: 200 })
        expect(await answer.text()).toContain('</html>')
      }
      // None of them is left waiting for a renderer, which is what made everybody else wait.
      const refused = await Promise.all(attackers.map((attacker) => text(attacker)))
      expect(refused.filter((answer) => !answer.startsWith('HTTP/1.1 400 '))).toEqual([])
    } finally {
      for (const attacker of attackers) attacker.destroy()
    }
  })

  test('should lose their connection when their heads do not end, and keep nobody else waiting', async ({
    baseURL,
    request,
  }) => {
    const slow = Array.from({ length: SLOW }, () => {
      const socket = open(baseURL)
      socket.write(`GET / HTTP/1.1\r\n${HOST}\r\nX-Slow:`)
      return socket
    })
    try {
      const endings = Promise.all(slow.map((socket) => text(socket).catch(() => '')))
      for (const path of ['/', '/places?q=slow', '/api/locations', '/api/health/live']) {
        expect({ path, status: (await request.get(path)).status() }).toEqual({ path, status: 200 })
      }
      // By the server: none of them ends by itself.
      expect((await endings).filter((answer) => !answer.startsWith('HTTP/1.1 408 '))).toEqual([])
    } finally {
      for (const socket of slow) socket.destroy()
    }
  })

  test('should be answered each by one clear answer, and never by a fault of ours', async ({ baseURL }) => {
    const unlike: unknown[] = []
    for (const [line, expected, headers = [], body = ''] of hostileRequests) {
      const host = headers.some((header) => header.startsWith('Host:')) ? [] : [HOST]
      const answer = await sendRaw(baseURL, [`${line} HTTP/1.1`, ...host, ...headers, 'Connection: close'], body)
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])
      const isOne = answer.match(/^HTTP\/1\.1 /gm)?.length === 1
      // A script is not shown in frames.
      const isScript = /\r\ncontent-type: application\/javascript/i.test(answer)
      const isFramed =
        (isScript || /\r\nx-frame-options: DENY\r\n/i.test(answer)) &&
        /\r\nx-content-type-options: nosniff/i.test(answer)
      const isPage = /\r\ncontent-type: text\/html/i.test(answer)
      const hasPolicy = !isPage || /\r\ncontent-security-policy: default-src/i.test(answer)
      const leadsAway = /\r\nlocation: (?:\w+:|\/?\\|\/\/)/i.test(answer)
      const isExpected = [expected].flat().includes(status)
      if (!isExpected || !isOne || !isFramed || !hasPolicy || leadsAway) {
        unlike.push({ line: line.slice(0, 80), headers, expected, status, isOne, isFramed, hasPolicy, leadsAway })
      }
    }
    expect(unlike).toEqual([])
    expect(hostileRequests.length).toBeGreaterThan(60)
  })
})

test.describe('what answers say to caches', () => {
  const forOneCaller: readonly (readonly [name: string, path: string, headers: Readonly<Record<string, string>>])[] = [
    ['a page for the browser part of the framework', '/faq', { rsc: '1' }],
    ['the same of a page made on request', '/places?category=restaurant', { rsc: '1', 'next-url': '/places' }],
    ['a page with free words', '/places?q=zamzam', {}],
    ['a page for staff', '/faq', { cookie: 'payload-token=none' }],
    ['a page for a caller with credentials', '/faq', { authorization: 'JWT none' }],
    ['an address that does not exist', '/no-such-page', {}],
    ['an address put right', '/FAQ', {}],
    ['the admin', '/admin/login', {}],
    ['the CMS', '/cms/api/users/me', {}],
    ['the health of the service', '/api/health', {}],
    ['a call that does not exist', '/api/no-such-call', {}],
  ]

  test('should let no cache keep what is for one caller or not there', async ({ request }) => {
    await tryEach(
      forOneCaller,
      ([name]) => name,
      async ([, path, headers]) => {
        const answer = await request.get(path, { headers, maxRedirects: 0 })

        expect(answer.headers()['cache-control']).toContain('no-store')
        expect(answer.headers()['cache-control']).not.toContain('s-maxage')
      },
    )
  })

  test('should let a shared cache keep what is for everybody for a minute', async ({ request }) => {
    const forEverybody = ['/', '/faq', '/places?category=restaurant', '/api/locations', '/api/locations?city=makkah']
    await tryEach(forEverybody, String, async (path) => {
      expect((await request.get(path)).headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=60,/)
    })
  })

  test('should give nobody what somebody else asked for by a header', async ({ request }) => {
    const plain = async () => {
      const answer = await request.get('/about')
      return { type: answer.headers()['content-type'], tag: answer.headers()['etag'], text: await answer.text() }
    }
    const before = await plain()
    const asked: readonly Readonly<Record<string, string>>[] = [
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1' },
      { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
      { 'next-url': '/places' },
      { 'next-action': 'x' },
      { 'x-nextjs-data': '1' },
      { 'next-no-such-header': '1' },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
      { 'x-middleware-rewrite': '/faq', 'x-matched-path': '/faq', 'x-invoke-path': '/faq' },
      { 'x-middleware-subrequest': 'src/proxy' },
      { range: 'bytes=0-3' },
      { 'accept-language': 'ar', cookie: 'theme=dark' },
    ]
    for (const headers of asked) await request.get('/about', { headers })

    expect(await plain()).toEqual(before)
    expect(before.type).toContain('text/html')
  })
})
