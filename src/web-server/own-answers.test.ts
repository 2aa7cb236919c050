import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { createOwnAnswers } from './own-answers'
import { securityHeaders } from './security-headers'

const standing = securityHeaders({ HSTS_SECONDS: 0, HSTS_SUBDOMAINS: false })

let server: Server

beforeEach(async () => {
  const ownAnswers = createOwnAnswers(standing)
  server = createServer(
    { headersTimeout: 500, requestTimeout: 2_000, connectionsCheckingInterval: 50 },
    (request, response) => {
      if (request.url === '/begun') response.writeHead(200).write('half an answer')
      else if (request.url === '/slow') request.resume()
      else if (request.url?.includes('busy') === true) ownAnswers.send(503, request, response, [['Retry-After', '2']])
      else ownAnswers.refuse(413, request, response)
    },
  )
  server.on('clientError', ownAnswers.sendRaw)
  server.on('checkExpectation', (request, response) => ownAnswers.refuse(417, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const exchange = (sent: string) => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  socket.write(sent)
  return text(socket)
}

describe('own answers', () => {
  it.each([
    [400, 'what is no request', 'nonsense\r\n\r\n'],
    [431, 'headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`],
    [408, 'headers that do not come', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    [408, 'a body that does not come', 'POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab'],
    [413, 'what is too large', 'POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nab'],
    [417, 'what cannot be expected', 'POST /a HTTP/1.1\r\nHost: x\r\nExpect: a wonder\r\nContent-Length: 0\r\n\r\n'],
    [503, 'who comes at a bad time', 'GET /busy HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
  ])('should be %i to %s, with the headers of every answer', async (status, _, sent) => {
    const answer = await exchange(sent)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const [name, value] of standing) expect(answer).toContain(`\r\n${name}: ${value}\r\n`)
    expect(answer).toContain("\r\nContent-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n")
    expect(answer).toContain('\r\nCache-Control: private, no-store\r\n')
    expect(answer).toMatch(/\r\nConnection: close\r\n/)
    const [, body = ''] = answer.split('\r\n\r\n')
    expect(answer).toContain(`\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`)
  })

  it.each([
    ['/api/busy?x=1', { success: false, error: expect.stringContaining('try again') as unknown }],
    [
      '/cms/api/busy',
      {
        message: expect.stringContaining('try again') as unknown,
        errors: [{ message: expect.stringContaining('try again') as unknown }],
      },
    ],
  ])('should be in the shape that callers of %s know', async (path, shape) => {
    const answer = await exchange(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(shape)
  })

  it('should reach a sender who is still sending', async () => {
    const length = 500_000
    const answer = await exchange(
      `POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(length)}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  it('should not be written into an answer under way', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
    socket.write('GET /begun HTTP/1.1\r\nHost: x\r\n\r\n')
    const answer = text(socket)
    socket.once('data', () => socket.write('nonsense\r\n\r\n'))
    expect((await answer).match(/HTTP\/1\.1/g)).toHaveLength(1)
  })
})
