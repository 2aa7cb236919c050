// @ts-check
// Plain JavaScript: the serving process is to carry no compiler.
import { createServer } from 'node:http'

import next from 'next'

/** Slow clients may not hold a connection open for nothing. */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000

/** Longer than the idle time of usual reverse proxies, so that they and not we close a kept connection. */
const KEEP_ALIVE_MS = 65_000

const IDLE_CHECK_MS = 100

const port = Number(process.argv[2])
if (!Number.isInteger(port)) throw new Error('Usage: node scripts/serve.mjs <port>')

const app = next({ dev: false, port, hostname: '0.0.0.0' })
await app.prepare()
const handle = app.getRequestHandler()

const server = createServer((request, response) => {
  if (request.method === 'TRACE' || request.method === 'CONNECT') {
    response.writeHead(405, { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' }).end()
    return
  }
  // Next keeps a sender's own X-Forwarded-For as it is. Limits need an entry nobody but us can write: the last one.
  const claimed = request.headers['x-forwarded-for']
  request.headers['x-forwarded-for'] = [claimed, request.socket.remoteAddress].flat().filter(Boolean).join(', ')
  void handle(request, response)
})
server.headersTimeout = HEADERS_TIMEOUT_MS
server.requestTimeout = REQUEST_TIMEOUT_MS
server.keepAliveTimeout = KEEP_ALIVE_MS
server.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
server.listen(port)

let isStopping = false
const stop = () => {
  if (isStopping) return
  isStopping = true
  // Answers what is under way, then lets work deferred until after a response finish.
  server.close(() => void app.close().finally(() => process.exit(0)))
  // Again and again: a kept connection that was busy a moment ago would otherwise hold us for as long as it is kept.
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
