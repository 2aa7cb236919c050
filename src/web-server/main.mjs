// @ts-check
// Plain JavaScript: the serving process is to carry no compiler.
import { createServer } from 'node:http'

import next from 'next'

import { EVERYTHING_TAG } from './content-clock.mjs'
import { createContentSignal } from './content-signal.mjs'
import { contentClock, onContentChange, watchRequest } from './content-watch.mjs'
import { createCopies } from './copies.mjs'
import { makeCopy, sendCopy } from './copy.mjs'
import { answerDirectly, openDirectCalls } from './next-internals/direct-calls.mjs'
import { openRenderer } from './renderer.mjs'
import { requestKind } from './request-kind.mjs'

/** Slow clients may not hold a connection open for nothing. */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000

/** Longer than the idle time of usual reverse proxies, so that they and not we close a kept connection. */
const KEEP_ALIVE_MS = 65_000

const IDLE_CHECK_MS = 100

/** Longest a page made for one caller may take. */
const RELAY_LIMIT_MS = 30_000

const RETRY_AFTER_SECONDS = 10

const port = Number(process.argv[2])
if (!Number.isInteger(port)) throw new Error('Usage: node src/web-server/main.mjs <port>')

/** @param {string} message */
const report = (message) =>
  void process.stdout.write(`${JSON.stringify({ level: 'warn', time: Date.now(), msg: message })}\n`)

const directCallOf = openDirectCalls()
const app = next({ dev: false, port, hostname: '0.0.0.0' })
await app.prepare()
const handle = app.getRequestHandler()

const signal = createContentSignal({
  databaseUri: process.env['DATABASE_URI'] ?? '',
  onForeignChange: takeOver,
  report,
})
const renderer = await openRenderer((request, response) => void handle(request, response))
const host = new URL(process.env['SITE_URL'] ?? `http://localhost:${port}`).host
const copies = createCopies({
  render: renderer.render,
  host,
  isDatabaseUp: signal.isDatabaseUp,
  report,
  clock: contentClock,
})
onContentChange((tags, { isEcho }) => {
  copies.contentChanged()
  if (!isEcho) signal.tell(tags)
})
void signal.connect()

const server = createServer((request, response) => {
  if (request.method === 'TRACE' || request.method === 'CONNECT') {
    response.writeHead(405, { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' }).end()
    return
  }
  const kind = requestKind(request)
  if (kind.kind === 'copy') {
    const answered = copies.answer(kind.key, request, response)
    if (answered !== null) void finish(answered, request, response)
    return
  }
  // Next keeps a sender's own X-Forwarded-For as it is. Limits need an entry nobody but us can write: the last one.
  const claimed = request.headers['x-forwarded-for']
  request.headers['x-forwarded-for'] = [claimed, request.socket.remoteAddress].flat().filter(Boolean).join(', ')
  const call = directCallOf(request)
  if (call !== undefined) void answered(answerDirectly(call, request, response), request, response)
  else if (kind.kind === 'relay') void finish(relay(request), request, response)
  else watchRequest(() => void handle(request, response))
})
server.headersTimeout = HEADERS_TIMEOUT_MS
server.requestTimeout = REQUEST_TIMEOUT_MS
server.keepAliveTimeout = KEEP_ALIVE_MS
server.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
server.listen(port)

/**
 * A page for this caller alone, whole, so that its inline scripts can be allowed one by one.
 *
 * @param {import('node:http').IncomingMessage} request
 */
const relay = (request) =>
  renderer.render(request.url ?? '/', {
    headers: { ...request.headers, 'accept-encoding': 'identity', connection: 'keep-alive' },
    limitMs: RELAY_LIMIT_MS,
  })

/**
 * @param {Promise<import('./renderer.mjs').Rendered | null>} rendering
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function finish(rendering, request, response) {
  const sending = rendering.then(async (rendered) => {
    if (rendered !== null) sendCopy(await makeCopy(rendered), request, response)
  })
  await answered(sending, request, response)
}

/**
 * @param {Promise<void>} answering
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answered(answering, request, response) {
  try {
    await answering
  } catch (error) {
    report(`${request.url} was not answered: ${error instanceof Error ? error.message : String(error)}`)
    if (response.headersSent) response.destroy()
    else sendUnavailable(response)
  }
}

/** @param {import('node:http').ServerResponse} response */
function sendUnavailable(response) {
  response
    .writeHead(503, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_AFTER_SECONDS),
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    })
    .end(
      '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Pilgrim Guide</title>' +
        '<h1>This page cannot be shown at the moment</h1><p>Nothing is lost. Please try again in a few seconds, or go to <a href="/">the home page</a>.</p>',
    )
}

/**
 * Another process has changed content: the framework's copies here have to go before ours are made anew.
 *
 * @param {readonly string[]} tags
 */
async function takeOver(tags) {
  await renderer.render('/api/internal/revalidate', {
    method: 'POST',
    headers: {
      host,
      authorization: `Bearer ${process.env['CRON_SECRET'] ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ tags: tags.includes(EVERYTHING_TAG) ? 'all' : tags }),
    limitMs: RELAY_LIMIT_MS,
    isEcho: true,
  })
}

let isStopping = false
const stop = () => {
  if (isStopping) return
  isStopping = true
  // Answers what is under way, then lets work deferred until after a response finish.
  server.close(() => {
    void Promise.allSettled([renderer.close(), signal.close()])
      .then(() => app.close())
      .finally(() => process.exit(0))
  })
  // Again and again: a kept connection that was busy a moment ago would otherwise hold us for as long as it is kept.
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
