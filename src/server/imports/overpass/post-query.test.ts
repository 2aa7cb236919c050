import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { ImportFailure } from '../context/failure'
import { WAIT_MS } from '../../../../tests/time-limits'
import { type PostLimits, createPostQuery } from './post-query'

let canary: Server
let port = 0
let hits = 0
let listener: RequestListener = (_request, response) => response.end('{}')

beforeAll(async () => {
  canary = createServer((request, response) => {
    hits += 1
    listener(request, response)
  })
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve))
  port = (canary.address() as AddressInfo).port
})
afterAll(() => {
  canary.closeAllConnections()
  canary.close()
})
beforeEach(() => {
  hits = 0
})

const limits: PostLimits = { firstByteMs: WAIT_MS, totalMs: WAIT_MS, maxBytes: 100_000, allowLoopback: true }

/** Only for answers that never come: on a busy machine a real answer may take longer. */
const hurried = { firstByteMs: 200, totalMs: 400 }

const post = (server: string, options: Partial<PostLimits> = {}, signal = new AbortController().signal) =>
  createPostQuery({ ...limits, ...options })({ server: new URL(server), query: 'out;', userAgent: 'Test', signal })

const catchFailure = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => new Error('It succeeded'),
    (reason: unknown) => reason,
  )
  if (error instanceof ImportFailure) return error.reason
  throw error
}

const here = () => `http://127.0.0.1:${port}/api`

describe('an address that leads into our own network', () => {
  const spellings = () => [
    `http://127.0.0.1:${port}/`,
    `https://127.0.0.1:${port}/`,
    `https://localhost:${port}/`,
    `http://localhost:${port}/`,
    `https://2130706433:${port}/`,
    `https://0x7f000001:${port}/`,
    `https://0x7f.1:${port}/`,
    `https://0177.0.0.1:${port}/`,
    `https://127.1:${port}/`,
    `https://127.0.1:${port}/`,
    `https://0:${port}/`,
    `https://[::1]:${port}/`,
    `https://[::ffff:127.0.0.1]:${port}/`,
    `https://[::ffff:7f00:1]:${port}/`,
    `https://[0:0:0:0:0:ffff:7f00:0001]:${port}/`,
    `https://[64:ff9b::7f00:1]:${port}/`,
    `https://①②⑦.⓪.⓪.①:${port}/`,
    `https://127。0。0。1:${port}/`,
    `https://user:password@127.0.0.1:${port}/`,
    `https://overpass-api.de@127.0.0.1:${port}/`,
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00:ec2::254]/latest/meta-data/',
    'https://10.0.0.1/',
    'https://192.168.0.1/',
    'http://overpass-api.de/api/interpreter',
    'https://user@overpass-api.de/api/interpreter',
  ]

  it('should not be asked, however it is written', async () => {
    for (const spelling of spellings()) {
      expect(await catchFailure(post(spelling, { allowLoopback: false })), spelling).toBe('source-not-allowed')
    }
    expect(hits).toBe(0)
  })

  it.each([
    [['127.0.0.1']],
    [['10.1.2.3']],
    [['169.254.169.254']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['fd00::1']],
    [['8.8.8.8', '127.0.0.1']],
    [['2606:4700::1111', '10.0.0.1']],
    [[]],
  ])('should not be asked when its name leads to %j', async (addresses) => {
    const lookup = ((_host: string, _options: object, callback: (error: null, found: object[]) => void) => {
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    }) as unknown as NonNullable<PostLimits['lookup']>
    expect(await catchFailure(post(`https://overpass.example:${port}/`, { allowLoopback: false, lookup }))).toBe(
      'source-not-allowed',
    )
    expect(hits).toBe(0)
  })

  it('should be judged again for each connection, so that a name cannot change behind a check', async () => {
    let lookups = 0
    const lookup = ((_host: string, _options: object, callback: (error: null, found: object[]) => void) => {
      lookups += 1
      callback(null, [{ address: '127.0.0.1', family: 4 }])
    }) as unknown as NonNullable<PostLimits['lookup']>
    await catchFailure(post(`https://overpass.example:${port}/`, { allowLoopback: false, lookup }))
    await catchFailure(post(`https://overpass.example:${port}/`, { allowLoopback: false, lookup }))
    expect(lookups).toBe(2)
    expect(hits).toBe(0)
  })

  it('should not be followed to', async () => {
    listener = (_request, response) => response.writeHead(302, { Location: here() }).end()
    expect((await post(here())).status).toBe(302)
    expect(hits).toBe(1)
  })
})

describe('an answer', () => {
  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('should be unpacked from %s', async (encoding, pack) => {
    listener = (_request, response) =>
      response.writeHead(200, { 'Content-Encoding': encoding, 'Retry-After': '42' }).end(pack('{"elements":[]}'))
    expect(await post(here())).toMatchObject({ status: 200, body: '{"elements":[]}', retryAfterSeconds: 42 })
  })

  it('should be read as it was written when a letter comes in two parts', async () => {
    const whole = Buffer.from('{"name":"مطعم"}')
    listener = (_request, response) => {
      response.write(whole.subarray(0, 10), () => setTimeout(() => response.end(whole.subarray(10)), 20))
    }

    expect((await post(here())).body).toBe('{"name":"مطعم"}')
  })

  it('should be given up when it unpacks to more than the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000))
    listener = (_request, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb)
    const before = process.memoryUsage().rss
    expect(await catchFailure(post(here(), { maxBytes: 1_000_000 }))).toBe('source-too-large')
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
  })

  it('should be given up when it is larger than the limit', async () => {
    listener = (_request, response) => response.end('x'.repeat(200_000))
    expect(await catchFailure(post(here()))).toBe('source-too-large')
  })

  it('should be given up when nothing comes', async () => {
    listener = () => undefined
    expect(await catchFailure(post(here(), hurried))).toBe('source-too-slow')
  })

  it('should be given up when it never ends', async () => {
    listener = (_request, response) => {
      const timer = setInterval(() => response.write(' '), 20)
      response.once('close', () => clearInterval(timer))
    }
    expect(await catchFailure(post(here(), hurried))).toBe('source-too-slow')
  })

  it.each(['gzip', 'identity'])('should be refused when it breaks off: %s', async (encoding) => {
    const whole = encoding === 'gzip' ? gzipSync('x'.repeat(5_000)) : Buffer.alloc(5_000)
    listener = (_request, response) => {
      response.writeHead(200, { 'Content-Encoding': encoding, 'Content-Length': whole.byteLength })
      response.write(whole.subarray(0, Math.floor(whole.byteLength / 2)), () => response.destroy())
    }
    expect(await catchFailure(post(here()))).toBe('source-not-an-answer')
  })

  it('should be given up when the import is cancelled', async () => {
    const abort = new AbortController()
    listener = () => abort.abort()
    expect(await catchFailure(post(here(), {}, abort.signal))).toBe('cancelled')
  })
})
