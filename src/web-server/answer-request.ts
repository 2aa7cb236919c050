import type { IncomingMessage, ServerResponse } from 'node:http'

import onHeaders from 'on-headers'

import type { Env } from '@/env'
import { holdLines } from '@/lib/hold-lines'
import { DatabaseAwayError, databaseAnswers, hasMissedWithin, RECENT_OUTAGE_MS } from '@/server/database/outage'
import { clientAddress, toNetwork } from '@/server/security/client-address'
import { isSignedSession } from '@/server/security/signed-session'
import { BusyError, type Slots } from '@/server/slots'

import { bodyLimit, boundBody, isWithin } from './body-limit'
import { isForSharedCaches, PRIVATE_CACHE, unsharedCacheControl } from './cache-control'
import { type CachedResponse, makeCachedResponse, sendCachedResponse } from './cached-response'
import { trackRequest } from './invalidation'
import { answerDirectly, type DirectCalls } from './next-internals/direct-calls'
import { withoutFrameworkParameters } from './next-internals/framework-parameters'
import type { Render } from './next-internals/render'
import type { OwnAnswers } from './own-answers'
import { isAdminPage, isStaffCall, type RequestRoute, routeRequest } from './request-route'
import type { PreviewRender } from './preview'
import type { ResponseCache } from './response-cache'
import { type HeaderList, headersForType } from './security-headers'
import { cookieForBrowser, cookieForCms } from './session-cookie'
import { surrogateKeyHeaders } from './surrogate-keys'

type Dependencies = {
  readonly settings: Pick<
    Env,
    'CDN_PURGE_URL' | 'PAYLOAD_SECRET' | 'SITE_URL' | 'TRUSTED_PROXIES' | 'TRUSTED_PROXY_ADDRESSES'
  >
  readonly standing: HeaderList
  /** Of a page that has none of its own. */
  readonly policy: string
  readonly ownAnswers: OwnAnswers
  /** Sent as they are, by address. */
  readonly ownFiles: ReadonlyMap<string, CachedResponse>
  readonly responseCache: ResponseCache
  readonly render: Render
  /** See preview.ts. */
  readonly renderPreview: PreviewRender
  readonly slots: Slots
  readonly findDirectCall: DirectCalls
  /** The framework's own handler. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void
  readonly isDatabaseUp: () => boolean
  readonly report: (message: string) => void
}

/** Longest a page made for one caller may take. */
const RENDER_LIMIT_MS = 30_000

/** A slot is released after this time even if its caller has not read the response yet. */
const SLOT_LIMIT_MS = 5_000

const FAILURE_LINES_MS = 10_000

const RETRY_AFTER_SECONDS = '10'
const RETRY_WHEN_BUSY_SECONDS = '2'

/** The only headers that a page rendered for one caller receives, besides our own host. */
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

/** Headers any caller can forge about its route, or that ask for a part, which the framework answers 500 where there is no such part. */
const UNREAD_HEADERS = ['forwarded', 'x-forwarded-port', 'te', 'trailer', 'range', 'if-range'] as const

/** The one listener of the server. */
export function createRequestListener({
  settings,
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
  isDatabaseUp,
  report,
}: Dependencies) {
  const { host, protocol } = new URL(settings.SITE_URL)
  const isHttps = protocol === 'https:'
  // One line for each of a flood would be a flood of its own.
  const reportFailure = holdLines<string>({
    intervalMs: FAILURE_LINES_MS,
    write: (line, heldBack) => report(heldBack === 0 ? line : `${line} (and ${heldBack} more since the last line)`),
  })

  const findClientAddress = ({ headers, socket }: IncomingMessage) =>
    clientAddress({
      peer: socket.remoteAddress,
      forwarded: headers['x-forwarded-for'],
      trustedProxies: settings.TRUSTED_PROXIES,
      proxyNetworks: settings.TRUSTED_PROXY_ADDRESSES,
    })
  const findNetwork = (request: IncomingMessage) => toNetwork(findClientAddress(request))
  const isSignedIn = ({ headers }: IncomingMessage) => isSignedSession(headers, settings.PAYLOAD_SECRET)
  /** Staff do not count towards the limit of their network: only they can have a signed session, and a flood has none. */
  const findSlotNetwork = (request: IncomingMessage) => (isSignedIn(request) ? null : findNetwork(request))

  /** The framework and the CMS read the caller's address, host and protocol from headers: they get ours, not the caller's. */
  function overwriteForwardedHeaders(request: IncomingMessage): void {
    const { headers } = request
    // The framework would put the address of the connection in the place of an empty one.
    headers['x-forwarded-for'] = findClientAddress(request) || 'unknown'
    headers.host = host
    headers['x-forwarded-host'] = host
    headers['x-forwarded-proto'] = protocol.slice(0, -1)
    for (const name of UNREAD_HEADERS) Reflect.deleteProperty(headers, name)
    if (isHttps && headers.cookie !== undefined) headers.cookie = cookieForCms(headers.cookie)
  }

  /** Runs before the head of an answer of the framework is sent. */
  function completeHead(this: ServerResponse): void {
    // It was on its way when the database went.
    if (this.statusCode === 500 && hasMissedWithin(RECENT_OUTAGE_MS)) {
      this.statusCode = 503
      this.setHeader('Retry-After', RETRY_AFTER_SECONDS)
    }
    const said = this.getHeader('cache-control')
    const control = unsharedCacheControl(said === undefined ? undefined : String(said))
    this.setHeader('Cache-Control', control)
    // A narrowed list, a picture: what it was made of is not known, so any change empties a cache of it.
    if (settings.CDN_PURGE_URL !== '' && isForSharedCaches(control)) {
      for (const [name, value] of Object.entries(surrogateKeyHeaders([]))) this.setHeader(name, value)
    }
    const type = String(this.getHeader('content-type') ?? '')
    for (const [name, value] of headersForType(standing, type)) if (!this.hasHeader(name)) this.setHeader(name, value)
    // What stands beside the pages: the framework's own for an address that nothing answers.
    const isPage = type.startsWith('text/html')
    if (isPage && !this.hasHeader('content-security-policy')) this.setHeader('Content-Security-Policy', policy)
    const cookies = this.getHeader('set-cookie')
    if (isHttps && cookies !== undefined)
      this.setHeader('Set-Cookie', [cookies].flat().map(String).map(cookieForBrowser))
  }

  /** A page for this caller alone, whole, so that its inline scripts can be allowed one by one. */
  async function renderForCaller(
    route: Extract<RequestRoute, { kind: 'render' | 'preview' }>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (route.kind === 'preview' && !isSignedIn(request)) {
      ownAnswers.refuse(401, request, response)
      return
    }
    // Read from the headers that are overwritten next.
    const network = findSlotNetwork(request)
    overwriteForwardedHeaders(request)
    const headers: Record<string, string> = { host }
    for (const name of CALLER_HEADERS) {
      const value = request.headers[name]
      if (value !== undefined) headers[name] = String(value)
    }
    const options = { headers, limitMs: RENDER_LIMIT_MS }
    const make = () =>
      route.kind === 'preview'
        ? renderPreview(route.url, { ...options, at: route.at, hasDrafts: route.hasDrafts })
        : render(route.url, options)
    // The caller may have gone away while waiting.
    const rendered = await slots.run(network, async () => (response.destroyed ? null : make()))
    if (rendered === null) return
    sendCachedResponse(await makeCachedResponse(rendered, PRIVATE_CACHE), request, response)
  }

  async function passThrough(
    { isRendering, isForStaff }: Extract<RequestRoute, { kind: 'pass-through' }>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (isForStaff && !isSignedIn(request)) {
      ownAnswers.refuse(401, request, response)
      return
    }
    const limit = bodyLimit(request, () => isSignedIn(request))
    // An editor whose session has ended is to sign in, not to write less.
    const tooLarge = () => (isStaffCall(request.url) && !isSignedIn(request) ? 401 : 413)
    if (!isWithin(request, limit)) {
      ownAnswers.refuse(tooLarge(), request, response)
      return
    }
    boundBody(request, limit, () => {
      if (response.headersSent) request.socket.destroy()
      else ownAnswers.refuse(tooLarge(), request, response)
    })
    const network = isRendering ? findSlotNetwork(request) : null
    overwriteForwardedHeaders(request)
    onHeaders(response, completeHead)
    const call = findDirectCall(request)
    if (call !== undefined) {
      await answerDirectly(call, request, response)
      return
    }
    // Without its database the admin would show a crash, or ask somebody who is signed in to sign in.
    if (isAdminPage(request.url) && !((await databaseAnswers()) ?? isDatabaseUp())) throw new DatabaseAwayError()
    if (!isRendering) {
      trackRequest(() => handle(request, response))
      return
    }
    await slots.run(network, async () => {
      if (response.destroyed) return
      const answered = untilAnswered(response)
      trackRequest(() => handle(request, response))
      await answered
    })
  }

  async function answerFailure(
    answering: Promise<void>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      await answering
    } catch (error) {
      if (response.destroyed || response.writableEnded) return
      const isBusy = error instanceof BusyError
      if (!isBusy)
        reportFailure(
          `${request.url ?? ''} was not answered: ${error instanceof Error ? error.message : String(error)}`,
        )
      const retryAfter = isBusy ? RETRY_WHEN_BUSY_SECONDS : RETRY_AFTER_SECONDS
      if (response.headersSent) response.destroy()
      else ownAnswers.send(503, request, response, [['Retry-After', retryAfter]])
    }
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const isForBrowserPart = request.headers['rsc'] !== undefined
    request.url = withoutFrameworkParameters(request.url ?? '', { isForBrowserPart })
    const route = routeRequest(request)
    // Whoever asks, staff too: their browsers have the same worker.
    const file = route.kind === 'refuse' ? undefined : ownFiles.get(request.url)
    if (file !== undefined) {
      sendCachedResponse(file, request, response)
      return
    }
    switch (route.kind) {
      case 'cached': {
        const answering = responseCache.answer(route.key, request, response, findNetwork)
        if (answering !== undefined) void answerFailure(answering, request, response)
        return
      }
      case 'refuse':
        ownAnswers.refuse(route.status, request, response, route.allow === undefined ? [] : [['Allow', route.allow]])
        return
      case 'render':
      case 'preview':
        void answerFailure(renderForCaller(route, request, response), request, response)
        return
      case 'pass-through':
        void answerFailure(passThrough(route, request, response), request, response)
    }
  }
}

/** Resolves when the answer is sent or the connection has ended, after `SLOT_LIMIT_MS` at the latest. */
function untilAnswered(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, SLOT_LIMIT_MS).unref()
    for (const event of ['finish', 'close'] as const) {
      response.once(event, () => {
        clearTimeout(timer)
        resolve()
      })
    }
  })
}
