import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'

import { afterEach, describe, expect, it } from 'vitest'

import { createMetrics } from './metrics'
import { requestKind } from './request-kind'

const slots = { running: 2, waiting: 7 }
const responseCache = { size: 12, bytes: 3_400 }

let closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers) await close()
  closers = []
})

const make = (readDatabase: () => Promise<Readonly<Record<string, number | null>>> = () => Promise.resolve({})) =>
  createMetrics({ slots, responseCache, readDatabase })

async function open(): Promise<number> {
  const server = await make().listen(0)
  closers.push(() => server.close())
  return (server.address() as AddressInfo).port
}

describe('requestKind', () => {
  it.each([
    ['/', 'page'],
    ['/guide/umrah/umrah-steps?x=/api/', 'page'],
    ['/apiary', 'page'],
    ['/api/locations?q=a.b', 'call'],
    ['/cms/api/users/me', 'cms'],
    ['/admin', 'admin'],
    ['/preview/faq', 'preview'],
    ['/_next/static/chunks/a', 'file'],
    ['/theme.js', 'file'],
    [undefined, 'page'],
  ])('should be of few kinds: %s', (url, kind) => {
    expect(requestKind(url)).toBe(kind)
  })
})

describe('metrics', () => {
  it('should count what was answered, and for how long', async () => {
    const metrics = make()
    const server: Server = createServer(
      metrics.count((request, response) => void response.writeHead(request.url === '/none' ? 404 : 200).end('x')),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closers.push(() => server.close())
    const { port } = server.address() as AddressInfo
    for (const path of ['/', '/none', '/api/locations']) {
      await (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })).text()
    }
    const text = await metrics.readText()
    expect(text).toContain('guide_requests_total{kind="page",status="200"} 1')
    expect(text).toContain('guide_requests_total{kind="page",status="404"} 1')
    expect(text).toContain('guide_request_duration_seconds_count{kind="call"} 1')
  })

  it('should tell of slots, the cache and the database as they are', async () => {
    const text = await make(() => Promise.resolve({ jobs_failed: 3, tick_age_seconds: 12 })).readText()
    for (const line of [
      'guide_pages_rendering 2',
      'guide_pages_waiting 7',
      'guide_cached_responses 12',
      'guide_cached_bytes 3400',
      'guide_database_up 1',
      'guide_jobs_failed 3',
      'guide_tick_age_seconds 12',
    ]) {
      expect(text.split('\n')).toContain(line)
    }
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  it('should say that the database is away, and no number of before', async () => {
    let isUp = true
    const metrics = make(() => (isUp ? Promise.resolve({ jobs_failed: 3 }) : Promise.reject(new Error('away'))))
    expect(await metrics.readText()).toContain('guide_jobs_failed 3')
    isUp = false
    const text = await metrics.readText()
    expect(text).toContain('guide_database_up 0')
    expect(text).not.toMatch(/^guide_jobs_failed \d/m)
  })

  it('should be read at one address of this machine', async () => {
    const port = await open()
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toContain('guide_database_up 1')
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
  })

  it('should fail where the port is taken', async () => {
    const port = await open()
    await expect(make().listen(port)).rejects.toThrow('EADDRINUSE')
  })
})
