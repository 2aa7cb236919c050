import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { bodyLimit, boundBody, isWithin } from './body-limit'

const KB = 1024
const FORM = 'multipart/form-data; boundary=x'
const JSON_TYPE = 'application/json'

const limit = (url: string, type: string, isSignedIn: boolean) =>
  bodyLimit({ url, headers: { 'content-length': '5', 'content-type': type } }, () => isSignedIn)

describe('bodyLimit', () => {
  it.each([
    ['/api/recommendations', JSON_TYPE, 32 * KB, 32 * KB],
    ['/api/admin/import-osm', JSON_TYPE, 32 * KB, 32 * KB],
    ['/api/reports', FORM, 32 * KB, 32 * KB],
    ['/cms/api/users/login', JSON_TYPE, 32 * KB, KB * KB],
    ['/cms/api/locations/7?draft=true', JSON_TYPE, 32 * KB, KB * KB],
    ['/cms/api/locations', 'text/plain', 32 * KB, KB * KB],
    ['/cms/api/media', FORM, 32 * KB, 9_000_000],
    ['/cms/api/media', ` Multipart/Form-Data`, 32 * KB, 9_000_000],
    ['/admin/collections/locations/7', 'text/plain;charset=UTF-8', 32 * KB, KB * KB],
  ])('should be, at %s for %s, %i bytes for everybody and %i for staff', (url, type, everybody, staff) => {
    expect({ everybody: limit(url, type, false), staff: limit(url, type, true) }).toEqual({ everybody, staff })
  })

  it('should ask who calls only where it makes a difference', () => {
    const fail = () => {
      throw new Error('asked')
    }
    expect(bodyLimit({ url: '/cms/api/users/me', headers: {} }, fail)).toBe(0)
    expect(bodyLimit({ url: '/api/reports', headers: { 'content-length': '5' } }, fail)).toBe(32 * KB)
  })

  it('should hold against the length that is announced', () => {
    expect(isWithin({ headers: { 'content-length': '32768' } }, 32 * KB)).toBe(true)
    expect(isWithin({ headers: { 'content-length': '32769' } }, 32 * KB)).toBe(false)
    expect(isWithin({ headers: {} }, 0)).toBe(true)
  })
})

describe('boundBody', () => {
  const LIMIT = 1000
  let server: Server
  let exceeded: number
  let received: number

  beforeEach(async () => {
    exceeded = 0
    received = 0
    server = createServer((request, response) => {
      boundBody(request, LIMIT, () => {
        exceeded += 1
        response.writeHead(413).end()
      })
      request.on('data', (chunk: Buffer) => (received += chunk.length))
      request.on('end', () => {
        if (!response.headersSent) response.end('whole')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })

  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  const send = (chunks: readonly number[], headers = {}) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const { port } = server.address() as AddressInfo
      const sending = ask({ port, method: 'POST', headers }, (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject)
      }).on('error', reject)
      // What is still on its way when the answer has come finds the connection closed.
      sending.on('socket', (socket) => socket.on('error', () => undefined))
      for (const size of chunks) sending.write(Buffer.alloc(size))
      sending.end()
    })

  it('should let through a body without a length, in one piece or in many', async () => {
    expect(await send([LIMIT])).toEqual({ status: 200, body: 'whole' })
    expect(await send(Array.from({ length: 100 }, () => 10))).toEqual({ status: 200, body: 'whole' })
    expect({ exceeded, received }).toEqual({ exceeded: 0, received: 2 * LIMIT })
  })

  it.each([
    ['one piece', [300_000]],
    ['many', Array.from({ length: 3_000 }, () => 100)],
  ])('should stop one that is longer in %s, once, and hand on no more', async (_, chunks) => {
    expect((await send(chunks)).status).toBe(413)
    expect(exceeded).toBe(1)
    expect(received).toBeLessThanOrEqual(LIMIT)
  })

  it('should leave one with a length alone: Node holds the sender to it', async () => {
    expect(await send([5], { 'content-length': 5 })).toEqual({ status: 200, body: 'whole' })
  })
})
