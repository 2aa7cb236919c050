import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { trace } from '@opentelemetry/api'
import { afterEach, describe, expect, it } from 'vitest'

import { openTracing } from './tracing'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
  trace.disable()
})

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function openCollector() {
  const received: { readonly path: string | undefined; readonly body: string }[] = []
  const address = await listen((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url, body })
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  return { address, received }
}

type Sent = {
  resourceSpans: {
    scopeSpans: {
      spans: {
        name: string
        traceId: string
        parentSpanId?: string
        status: { code: number }
        attributes: { key: string; value: object }[]
      }[]
    }[]
  }[]
}

const spansOf = (received: readonly { readonly body: string }[]) =>
  received.flatMap(({ body }) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )

const withoutKeepingOpen = { headers: { connection: 'close' } }

describe('openTracing', () => {
  it('should send a span of each request, and what was made meanwhile below it', async () => {
    const collector = await openCollector()
    const tracing = openTracing(collector.address)
    const site = await listen(
      tracing.trace((request, response) => {
        trace.getTracer('framework').startActiveSpan('render', (span) => {
          span.end()
          response.writeHead(request.url === '/broken' ? 500 : 200).end('x')
        })
      }),
    )
    for (const path of ['/faq', '/broken']) await (await fetch(`${site}${path}`, withoutKeepingOpen)).text()
    await tracing.close()

    expect(collector.received.map(({ path }) => path)).toEqual(['/v1/traces'])
    const spans = spansOf(collector.received)
    expect(spans.map(({ name }) => name).toSorted()).toEqual(['GET page', 'GET page', 'render', 'render'])
    const requests = spans.filter(({ name }) => name === 'GET page')
    const parents = spans.flatMap(({ parentSpanId }) => (parentSpanId ? [parentSpanId] : []))
    expect(new Set(parents).size).toBe(2)
    expect(requests.map(({ status }) => status.code)).toEqual([0, 2])
    expect(requests[1]?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 500 } })
  })

  it('should send no address, and follow no trace of a caller', async () => {
    const collector = await openCollector()
    const tracing = openTracing(`${collector.address}/`)
    const site = await listen(
      tracing.trace((request, response) => {
        trace.getActiveSpan()?.setAttribute('http.target', request.url ?? '')
        response.end('x')
      }),
    )
    const traceId = 'a'.repeat(32)
    const headers = { connection: 'close', traceparent: `00-${traceId}-${'b'.repeat(16)}-01` }
    await (await fetch(`${site}/place/7?q=clinic`, { headers })).text()
    await tracing.close()

    expect(spansOf(collector.received)).toHaveLength(1)
    const sent = JSON.stringify(collector.received)
    for (const word of ['/place/7', 'clinic', '127.0.0.1', traceId]) expect(sent).not.toContain(word)
  })

  it('should end although the collector never answers', async () => {
    const tracing = openTracing(await listen(() => undefined))
    const site = await listen(tracing.trace((_, response) => response.end('answered')))
    expect(await (await fetch(site, withoutKeepingOpen)).text()).toBe('answered')
    await expect(tracing.close()).resolves.toBeUndefined()
  })

  it('should answer as ever when no collector is there', async () => {
    const away = await listen((_, response) => response.end())
    servers.pop()?.close()
    const tracing = openTracing(away)
    const site = await listen(tracing.trace((_, response) => response.end('answered')))
    expect(await (await fetch(site, withoutKeepingOpen)).text()).toBe('answered')
    await tracing.close()
  })
})
