import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import next from 'next'

import { env } from '@/env'
import { publicPolicy } from '@/lib/security/public-policy'
import { EVERYTHING_TAG } from '@/server/cache/tags'
import { connectionName } from '@/server/database/connection-name'
import { DatabaseAwayError, hasMissedWithin, RECENT_OUTAGE_MS, trackOutage } from '@/server/database/outage'
import { sharePageProbe } from '@/server/http/page-probe'

import { createRequestListener } from './answer-request'
import { openBestBrotli } from './best-brotli'
import { keepBuildFiles, withBuildFiles } from './build-files'
import { createCdnPurge } from './cdn-purge'
import { createChangeFeed } from './change-feed'
import { invalidate, onInvalidate, tagVersions } from './invalidation'
import { logConsole, logLine } from './log'
import { openDirectCalls } from './next-internals/direct-calls'
import { expireLeftovers } from './next-internals/framework-store'
import { readDraftCookie } from './next-internals/draft-mode'
import { createRender } from './next-internals/render'
import { createOwnAnswers } from './own-answers'
import { createPageProbe } from './page-probe'
import { createPreviewRender } from './preview'
import { createRenderingSlots } from './rendering-slots'
import { createResponseCache } from './response-cache'
import { securityHeaders } from './security-headers'
import { openServiceWorker } from './service-worker'
import { withStandingHeaders } from './standing-headers'
import { stopGently } from './stopping'
import { listPopularPages, warmPages } from './warm-pages'

/** Slow clients may not hold a connection open for nothing, and are looked for as often as the last figure says. */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
const TIMEOUTS_CHECK_MS = 1_000

/** Longer than the idle timeout of usual reverse proxies, so that they and not we close an idle connection. */
const KEEP_ALIVE_MS = 65_000

/** The port stays closed no longer than this for pages that are made before anybody asks. */
const WARM_LIMIT_MS = 3_000

const port = Number(process.argv[2])
if (!Number.isInteger(port)) throw new Error('Usage: node <build>/web-server/main.mjs <port>')

logConsole()
const report = (message: string) => logLine('warn', message)

// This program is inside the build that it serves.
// eslint-disable-next-line no-restricted-properties -- written, for next.config.ts; it is no setting
process.env['GUIDE_BUILD'] = path.basename(fileURLToPath(new URL('..', import.meta.url)))
const findDirectCall = openDirectCalls()
// Given a server of ours, the framework would take upgrades on it, which it answers in development only.
const app = next({ dev: false, port, hostname: '0.0.0.0', httpServer: createServer() })
await app.prepare()
const handler = app.getRequestHandler()
const handle = (request: IncomingMessage, response: ServerResponse) =>
  void handler(request, response).catch((error: unknown) => response.destroy(asError(error)))

const renderByFramework = createRender(handle)

/**
 * A page that could not be made without the database is no page: the cached one goes out, or a 503. The framework makes a
 * page once for all who ask for it at the same time, so the connection may have been lost for another of them.
 */
const renderOrThrow: typeof renderByFramework = async (url, options) => {
  const { result, isAway } = await trackOutage(() => renderByFramework(url, options))
  if (result.status >= 500 && (isAway || hasMissedWithin(RECENT_OUTAGE_MS))) throw new DatabaseAwayError()
  return result
}
const standing = securityHeaders(env)
const policy = publicPolicy(env.TILE_URL)
const render = withStandingHeaders(withBuildFiles(renderOrThrow, env.BUILD_FILES_DIR), { headers: standing, policy })
const manifest = new URL('../prerender-manifest.json', import.meta.url)
const renderPreview = createPreviewRender(render, readDraftCookie(manifest))
const slots = createRenderingSlots()
const { host } = new URL(env.SITE_URL)
sharePageProbe(createPageProbe({ render, host, slots }))
const ownAnswers = createOwnAnswers(standing)
const ownFiles = await openServiceWorker({
  folder: new URL('.', import.meta.url),
  isOn: env.SERVICE_WORKER === 'on',
  standing,
})
const changeFeed = createChangeFeed({ databaseUri: env.DATABASE_URI, writer: connectionName(), report })
const cdn =
  env.CDN_PURGE_URL === ''
    ? undefined
    : createCdnPurge({ url: env.CDN_PURGE_URL, header: env.CDN_PURGE_HEADER, report })
const responseCache = createResponseCache({
  render,
  host,
  isDatabaseUp: changeFeed.isDatabaseUp,
  report,
  tagVersions,
  slots,
  openCompressor: () => openBestBrotli(new URL('best-brotli-worker.mjs', import.meta.url)),
  isCdnTold: cdn !== undefined,
})
onInvalidate(responseCache.renewStale)
// Subscribed first, so that no change is missed while the leftovers expire.
await changeFeed.subscribe(invalidate)
expireLeftovers()
// Before anybody has a page of this build: another server may be asked for its scripts.
await keepBuildFiles({ own: fileURLToPath(new URL('../static', import.meta.url)), folder: env.BUILD_FILES_DIR }).catch(
  (error: unknown) => report(`The files of this build are not kept for later ones: ${asError(error).message}`),
)

/** Loaded where it is asked for: it watches the process all the time. */
async function openMetrics(): Promise<(listener: RequestListener) => RequestListener> {
  if (env.METRICS_PORT === 0) return (listener) => listener
  const [{ createMetrics }, { readDatabaseFigures }] = await Promise.all([
    import('./metrics/metrics'),
    import('./metrics/database-figures'),
  ])
  const metrics = createMetrics({ slots, responseCache, readDatabase: () => readDatabaseFigures(env.DATABASE_URI) })
  await metrics
    .listen(env.METRICS_PORT)
    .catch((error: unknown) => report(`Figures cannot be read: ${asError(error).message}`))
  return metrics.count
}

/** Loaded where it is asked for, too. */
const tracing =
  env.OTEL_EXPORTER_OTLP_ENDPOINT === ''
    ? undefined
    : (await import('./tracing')).openTracing(env.OTEL_EXPORTER_OTLP_ENDPOINT)

const count = await openMetrics()
const observed = (listener: RequestListener) =>
  tracing === undefined ? count(listener) : tracing.trace(count(listener))
const server = createServer(
  {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: TIMEOUTS_CHECK_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  },
  observed(
    createRequestListener({
      settings: env,
      standing,
      policy,
      ownAnswers,
      ownFiles,
      responseCache,
      render,
      renderPreview,
      slots,
      findDirectCall,
      handle,
      isDatabaseUp: changeFeed.isDatabaseUp,
      report,
    }),
  ),
)
server.on('clientError', ownAnswers.sendRaw)
server.on('checkExpectation', (request, response) => ownAnswers.refuse(417, request, response))
server.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
// Who comes with the first second finds what most want.
await warmPages({
  keys: listPopularPages(manifest),
  make: responseCache.warm,
  limit: sleep(WARM_LIMIT_MS, undefined, { ref: false }),
  rest: sleep,
  report,
})
// The last: who is answered is answered with what the database holds.
server.listen({ port, ...(env.HOST !== '' && { host: env.HOST }) })
// What changed while no server ran, and the pages of the build before.
cdn?.tell([EVERYTHING_TAG])
if (cdn !== undefined) onInvalidate(cdn.tell)

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

let isStopping = false
const stop = () => {
  if (isStopping) return
  isStopping = true
  // Answers what is under way, then lets work deferred until after a response finish.
  void stopGently(server)
    .then(() => changeFeed.close())
    .then(() => tracing?.close())
    .then(() => app.close())
    .finally(() => process.exit(0))
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
