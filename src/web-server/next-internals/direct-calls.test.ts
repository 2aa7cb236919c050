import { createServer, type Server } from 'node:http'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { type Answer, jsonAnswer } from '@/server/http/answers'
import { directCall, type DirectRequest } from '@/server/http/direct-call'
import { readBody } from '@/server/http/bodies'

import { answerDirectly, openDirectCalls } from './direct-calls'
import { expectProvedOn } from '../../../tests/helpers/proved-on'

const MAX_BYTES = 1024

let server: Server
let origin: string

beforeEach(async () => {
  const findCall = openDirectCalls()
  server = createServer((request, response) => {
    const call = findCall(request)
    if (call === undefined) response.writeHead(418).end()
    else void answerDirectly(call, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  origin = `http://127.0.0.1:${address.port}`
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const echo = async (request: DirectRequest): Promise<Answer> => {
  const body = await readBody(request, MAX_BYTES).catch(() => null)
  if (body === null) return jsonAnswer(413, { success: false })
  const said = { key: request.headers.get('Idempotency-Key'), text: new TextDecoder().decode(body) }
  return jsonAnswer(201, said, { 'Cache-Control': 'no-store' })
}

const send = (path: string, body: BodyInit, method = 'POST') =>
  fetch(origin + path, { method, body: method === 'POST' ? body : null, headers: { 'Idempotency-Key': 'k' } })

describe('a direct call', () => {
  it('should be looked at again with each version of the framework', () => {
    expectProvedOn(
      'Look whether the framework still loads a route into the process of its server, with the first request for it.',
    )
  })

  it('should be given the headers and the body, and have its answer sent as it is', async () => {
    directCall('/api/echo', echo)
    const answer = await send('/api/echo', 'بسم الله')
    expect(answer.status).toBe(201)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(await answer.json()).toEqual({ key: 'k', text: 'بسم الله' })
  })

  it.each([
    ['before the framework has loaded the route', '/api/echo', 'POST', false],
    ['for another method', '/api/echo', 'GET', true],
    ['for a longer address', '/api/echo/more', 'POST', true],
    ['for an address with a query', '/api/echo?draft=true', 'POST', true],
  ])('should be left to the framework %s', async (_, path, method, isLoaded) => {
    if (isLoaded) directCall('/api/echo', echo)
    expect((await send(path, 'x', method)).status).toBe(418)
  })

  it('should refuse a body that is too long and still be heard', async () => {
    directCall('/api/echo', echo)
    const answer = await send('/api/echo', 'x'.repeat(300_000))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({ success: false })
    expect((await send('/api/echo', 'again')).status).toBe(201)
  })

  it('should stay with the framework where no server of ours is around it', async () => {
    Reflect.deleteProperty(globalThis, Symbol.for('pilgrim-guide.direct-calls'))
    const call = directCall('/api/echo', echo)
    const answer = await call(new Request('http://localhost/api/echo', { method: 'POST', body: 'x' }))
    expect(await answer.json()).toEqual({ key: null, text: 'x' })
  })
})
