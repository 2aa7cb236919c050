import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import next from 'next'
import onHeaders from 'on-headers'

import { env } from '@/env'

import { openBestBrotli } from './best-brotli'
import { PRIVATE_CACHE, unsharedCacheControl } from './cache-control'
import { makeCachedResponse, sendCachedResponse } from './cached-response'
import { onInvalidate, tagVersions, trackRequest } from './invalidation'
import { createInvalidationBus } from './invalidation-bus'
import { answerDirectly, openDirectCalls } from './next-internals/direct-calls'
import { expireRemoteTags } from './next-internals/framework-store'
import { createRender } from './next-internals/render'
import { routeRequest } from './request-route'
import { createResponseCache } from './response-cache'

/** Slow clients may not hold a connection open for nothing. */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000

/** Longer than the idle time of usual reverse proxies, so that they and not we close a kept connection. */
const KEEP_ALIVE_MS = 65_000

const IDLE_CHECK_MS = 100

/** Longest a page made for one caller may take. */
const RENDER_LIMIT_MS = 30_000

const RETRY_AFTER_SECONDS = 10

/** All that a page made for one caller is told of its request; the host is ours. */
const CALLER_HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'cookie',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
] as const

const port = Number(process.argv[2])
if (!Number.isInteger(port)) throw new Error('Usage: node .next/web-server/main.mjs <port>')

const report = (message: string) =>
  void process.stdout.write(`${JSON.stringify({ level: 'warn', time: Date.now(), msg: message })}\n`)

const directCallOf = openDirectCalls()
// Given a server of ours, the framework would take upgrades on it, which it answers in development only.
const app = next({ dev: false, port, hostname: '0.0.0.0', httpServer: createServer() })
await app.prepare()
const handler = app.getRequestHandler()
const handle = (request: IncomingMessage, response: ServerResponse) =>
  void handler(request, response).catch((error: unknown) => response.destroy(asError(error)))

const { host } = new URL(env.SITE_URL)
const render = createRender(handle)
const invalidationBus = createInvalidationBus({ databaseUri: env.DATABASE_URI, report })
const responseCache = createResponseCache({
  render,
  host,
  isDatabaseUp: invalidationBus.isDatabaseUp,
  report,
  tagVersions,
  openCompressor: () => openBestBrotli(new URL('best-brotli-worker.mjs', import.meta.url)),
})
onInvalidate((tags, { isRemote }) => {
  responseCache.renewStale()
  if (!isRemote) invalidationBus.publish(tags)
})
invalidationBus.subscribe(expireRemoteTags)

const server = createServer((request, response) => {
  const route = routeRequest(request)
  switch (route.kind) {
    case 'cached': {
      const answering = responseCache.answer(route.key, request, response)
      if (answering !== undefined) void answered(answering, request, response)
      return
    }
    case 'refuse':
      refuse(route.status, response)
      return
    case 'render':
      appendForwardedFor(request)
      void answered(renderForCaller(route.url, request, response), request, response)
      return
    case 'pass-through': {
      appendForwardedFor(request)
      onHeaders(response, keepOutOfSharedCaches)
      const call = directCallOf(request)
      if (call === undefined) trackRequest(() => handle(request, response))
      else void answered(answerDirectly(call, request, response), request, response)
    }
  }
})
server.headersTimeout = HEADERS_TIMEOUT_MS
server.requestTimeout = REQUEST_TIMEOUT_MS
server.keepAliveTimeout = KEEP_ALIVE_MS
server.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
server.listen(port)

/** The framework keeps a sender's own X-Forwarded-For as it is. Limits need an entry nobody but us can write: the last one. */
function appendForwardedFor({ headers, socket }: IncomingMessage): void {
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', ')
}

function keepOutOfSharedCaches(this: ServerResponse): void {
  const control = this.getHeader('cache-control')
  this.setHeader('Cache-Control', unsharedCacheControl(control === undefined ? undefined : String(control)))
}

/** A page for this caller alone, whole, so that its inline scripts can be allowed one by one. */
async function renderForCaller(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers: Record<string, string> = { host }
  for (const name of CALLER_HEADERS) {
    const value = request.headers[name]
    if (value !== undefined) headers[name] = String(value)
  }
  const rendered = await render(url, { headers, limitMs: RENDER_LIMIT_MS })
  sendCachedResponse(await makeCachedResponse(rendered, PRIVATE_CACHE), request, response)
}

async function answered(answering: Promise<void>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await answering
  } catch (error) {
    report(`${request.url} was not answered: ${asError(error).message}`)
    if (response.headersSent) response.destroy()
    else sendUnavailable(response)
  }
}

/** Whatever follows on the connection may be a rest of the body. */
function refuse(status: 400 | 405, response: ServerResponse): void {
  response
    .writeHead(status, {
      ...(status === 405 && { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' }),
      'Cache-Control': PRIVATE_CACHE,
      Connection: 'close',
    })
    .end()
}

function sendUnavailable(response: ServerResponse): void {
  response
    .writeHead(503, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': PRIVATE_CACHE,
      'Retry-After': String(RETRY_AFTER_SECONDS),
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    })
    .end(
      '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Pilgrim Guide</title>' +
        '<h1>This page cannot be shown at the moment</h1><p>Nothing is lost. Please try again in a few seconds, or go to <a href="/">the home page</a>.</p>',
    )
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

let isStopping = false
const stop = () => {
  if (isStopping) return
  isStopping = true
  // Answers what is under way, then lets work deferred until after a response finish.
  server.close(() => {
    void invalidationBus
      .close()
      .then(() => app.close())
      .finally(() => process.exit(0))
  })
  // Again and again: a kept connection that was busy a moment ago would otherwise hold us for as long as it is kept.
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
