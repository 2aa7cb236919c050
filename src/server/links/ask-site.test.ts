import type dns from 'node:dns'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { isLoopbackAddress, isPublicAddress } from '@/server/outward/network-address'

import { WAIT_MS } from '../../../tests/time-limits'
import { type AskOptions, createAskSite, MAX_REDIRECTS } from './ask-site'

let server: Server
let port = 0
let asked: { method: string | undefined; url: string | undefined; headers: IncomingMessage['headers'] }[] = []
let listener: RequestListener = (_request, response) => response.end()

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ method: request.method, url: request.url, headers: request.headers })
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
})

/** Every name leads to these, as a name server has it. */
const leadTo = (...addresses: readonly string[]): NonNullable<AskOptions['lookup']> =>
  ((_host: string, _options: object, callback: (error: null, found: object[]) => void) => {
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
    // `dns.lookup` has six signatures; the guard calls this one.
  }) as unknown as typeof dns.lookup

const ask = (address: string, options: Partial<AskOptions> = {}, signal = new AbortController().signal) =>
  createAskSite({
    userAgent: 'PilgrimGuide/1.0 (+https://guide.example.org)',
    requestMs: WAIT_MS,
    readAddress: (written) => new URL(written),
    // This machine plays the site.
    isAllowed: isLoopbackAddress,
    pause: () => Promise.resolve(),
    ...options,
  })(address, signal)

const here = (path = '/') => `http://127.0.0.1:${port}${path}`

const answerWith =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers).end()
  }

describe('asking a site for a page', () => {
  it('should ask by HEAD, in the guide’s name, and go no further when the page is there', async () => {
    listener = answerWith(200)

    expect(await ask(here('/a?b=c'))).toEqual({ kind: 'answered', status: 200, movedTo: null })
    expect(asked).toMatchObject([
      { method: 'HEAD', url: '/a?b=c', headers: { 'user-agent': 'PilgrimGuide/1.0 (+https://guide.example.org)' } },
    ])
  })

  it.each([404, 410, 403, 429, 500])('should ask again by GET, for one byte, when HEAD says %i', async (status) => {
    listener = answerWith(status)

    expect(await ask(here())).toEqual({ kind: 'answered', status, movedTo: null })
    expect(asked.map(({ method, headers: { range } }) => [method, range])).toEqual([
      ['HEAD', undefined],
      ['GET', 'bytes=0-0'],
    ])
  })

  it('should believe GET where a site knows no HEAD, and leave the body', async () => {
    listener = ({ method }, response) => {
      if (method === 'HEAD') return void response.writeHead(405).end()
      // Never ends.
      response.writeHead(200).write('a'.repeat(100_000))
    }

    expect(await ask(here())).toEqual({ kind: 'answered', status: 200, movedTo: null })
  })

  it.each([
    [301, true],
    [308, true],
    [302, false],
    [303, false],
    [307, false],
  ])('should follow %i, and call it a move only where it is for good', async (status, isForGood) => {
    listener = ({ url }, response) =>
      void (url === '/old' ? response.writeHead(status, { Location: '/new' }) : response.writeHead(200)).end()

    expect(await ask(here('/old'))).toEqual({
      kind: 'answered',
      status: 200,
      movedTo: isForGood ? here('/new') : null,
    })
  })

  it('should call it no move when one step of the way is for now only', async () => {
    const steps: Record<string, [number, string]> = { '/a': [301, '/b'], '/b': [302, '/c'] }
    listener = ({ url = '' }, response) => {
      const [status, location] = steps[url] ?? [200, '']
      response.writeHead(status, location === '' ? {} : { Location: location }).end()
    }

    expect(await ask(here('/a'))).toEqual({ kind: 'answered', status: 200, movedTo: null })
  })

  it('should say that the page is gone where it was sent on to', async () => {
    listener = ({ url }, response) =>
      void (url === '/old' ? response.writeHead(301, { Location: '/new' }) : response.writeHead(404)).end()

    expect(await ask(here('/old'))).toMatchObject({ kind: 'answered', status: 404 })
  })

  it('should give up on a circle', async () => {
    listener = answerWith(301, { Location: '/' })

    expect(await ask(here())).toEqual({ kind: 'failed', why: `It is sent on more than ${MAX_REDIRECTS} times.` })
    expect(asked).toHaveLength(MAX_REDIRECTS + 1)
  })

  it('should give up on a site that says nothing', async () => {
    listener = () => undefined

    expect(await ask(here(), { requestMs: 50 })).toEqual({
      kind: 'failed',
      why: 'The site did not answer in time.',
    })
  })

  it('should know a name that nobody has from a site that cannot be reached', async () => {
    const failing = (code: string): NonNullable<AskOptions['lookup']> =>
      ((_host: string, _options: object, callback: (error: Error) => void) => {
        callback(Object.assign(new Error(code), { code }))
        // As above.
      }) as unknown as typeof dns.lookup

    expect(await ask('https://gone.example.org/', { lookup: failing('ENOTFOUND') })).toEqual({ kind: 'no-such-name' })
    expect(await ask('https://a.example.org/', { lookup: failing('EAI_AGAIN') })).toEqual({
      kind: 'failed',
      why: 'The site could not be reached.',
    })
  })

  it('should end when the run ends', async () => {
    const stop = new AbortController()
    listener = () => stop.abort()

    await expect(ask(here(), {}, stop.signal)).rejects.toThrow()
  })
})

describe('an address in a network that is not public', () => {
  const refused = { kind: 'failed', why: 'Its name leads into a private network. It is not asked.' }

  it.each([
    [['127.0.0.1']],
    [['169.254.169.254']],
    [['10.1.2.3']],
    [['::1']],
    [['fd00::1']],
    [['8.8.8.8', '127.0.0.1']],
    [[]],
  ])('should not be asked where its name leads to %j', async (addresses) => {
    const answer = await ask(`http://site.example.org:${port}/`, {
      isAllowed: isPublicAddress,
      lookup: leadTo(...addresses),
    })

    expect(answer).toEqual(refused)
    expect(asked).toEqual([])
  })

  it.each(['http://127.0.0.1', 'http://[::1]', 'http://169.254.169.254', 'http://10.0.0.1', 'http://2130706433'])(
    'should not be asked when it is written as a number: %s',
    async (origin) => {
      expect(await ask(`${origin}:${port}/`, { isAllowed: isPublicAddress })).toEqual(refused)
      expect(asked).toEqual([])
    },
  )

  it.each(['http://169.254.169.254/latest/meta-data/', 'http://10.0.0.1/', 'http://[fd00:ec2::254]/'])(
    'should not be asked when a site sends on to %s',
    async (location) => {
      listener = answerWith(301, { Location: location })

      expect(await ask(here())).toEqual(refused)
      expect(asked).toHaveLength(1)
    },
  )

  it('should not be asked when a site sends on to a name that leads there', async () => {
    listener = answerWith(302, { Location: 'http://inner.example.org/' })
    const lookup = leadTo('192.168.0.1')

    expect(await ask(here(), { lookup })).toEqual(refused)
  })

  it('should not be asked when it is refused by how it is written', async () => {
    listener = answerWith(301, { Location: 'http://localhost:22/' })
    const readAddress = (written: string) => (written.includes('localhost') ? null : new URL(written))

    expect(await ask(here(), { readAddress })).toEqual({
      kind: 'failed',
      why: 'It is sent on to an address that is not public.',
    })
  })
})
