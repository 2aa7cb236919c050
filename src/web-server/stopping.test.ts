import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { stopGently } from './stopping'

let server: Server
let waiting: (() => void)[]
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeEach(async () => {
  waiting = []
  server = createServer(({ url }, response) => {
    if (url === '/slow') waiting.push(() => response.end('slow'))
    else response.writeHead(200, ['X-Answered', 'yes']).end('quick')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  agent.destroy()
  server.closeAllConnections()
  server.close()
})

const get = (path: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    request({ port: (server.address() as AddressInfo).port, path, agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.headers.connection))
    })
      .once('error', reject)
      .end()
  })

describe('stopping', () => {
  it('should tell a kept connection with its next answer, instead of cutting it off', async () => {
    expect(await get('/')).toBe('keep-alive')
    const stopped = stopGently(server)
    expect(await get('/')).toBe('close')
    await stopped
    expect(server.listening).toBe(false)
  })

  it('should close a connection that stays silent', async () => {
    await get('/')
    await stopGently(server)
    expect(server.listening).toBe(false)
  })

  it('should wait for the answer that is under way', async () => {
    const answered = get('/slow')
    await expect.poll(() => waiting.length).toBe(1)
    let isStopped = false
    const stopped = stopGently(server).then(() => (isStopped = true))
    await expect.poll(() => server.listening).toBe(false)
    expect(isStopped).toBe(false)
    waiting[0]?.()
    await Promise.all([answered, stopped])
  })
})
