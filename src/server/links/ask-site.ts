import type dns from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'

import { errorCode } from '@/lib/error-code'
import { guardedLookup } from '@/server/outward/guarded-lookup'

import type { OutsideAnswer } from './judge-answer'
import { withoutHash } from './written-addresses'

/** For one request; a site that has said nothing by then is left alone. */
export const REQUEST_MS = 15_000

export const MAX_REDIRECTS = 5

/** Between two requests to the same site. */
export const POLITE_PAUSE_MS = 5_000

export type AskSite = (address: string, signal: AbortSignal) => Promise<OutsideAnswer>

export type AskOptions = {
  readonly userAgent: string
  readonly requestMs: number
  /** What may be asked: `null` refuses. Holds for the address and for each it is sent on to. */
  readonly readAddress: (address: string) => URL | null
  /** Which networks may be connected to, judged when a connection is opened. */
  readonly isAllowed: (ipAddress: string) => boolean
  readonly pause: (signal: AbortSignal) => Promise<void>
  readonly lookup?: typeof dns.lookup
}

/** What is read of an answer: its head. The body is not fetched. */
type Head = { readonly status: number; readonly location: string | undefined }

class RefusedNetwork extends Error {}

/**
 * Makes what asks a site whether it has a page: by HEAD, and where that says anything but yes by GET for one byte, because some
 * sites know no HEAD. Redirects are followed one by one, each judged like the first address.
 */
export const createAskSite =
  (options: AskOptions): AskSite =>
  async (address, signal) => {
    try {
      return await follow(address, options, signal)
    } catch (error) {
      if (signal.aborted) throw error
      return describeFailure(error)
    }
  }

async function follow(first: string, options: AskOptions, signal: AbortSignal): Promise<OutsideAnswer> {
  let address = first
  // One step that holds only for now, and the address in the text is the right one.
  let isForGood = true
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const url = options.readAddress(address)
    if (url === null) return { kind: 'failed', why: 'It is sent on to an address that is not public.' }
    if (redirects > 0) await options.pause(signal)
    const { status, location } = await askOne(url, options, signal)
    const isRedirect = status >= 300 && status < 400 && status !== 304 && location !== undefined
    if (!isRedirect) {
      const isElsewhere = redirects > 0 && withoutHash(url.href) !== withoutHash(new URL(first).href)
      return { kind: 'answered', status, movedTo: isForGood && isElsewhere ? url.href : null }
    }
    isForGood &&= status === 301 || status === 308
    address = new URL(location, url).href
  }
  return { kind: 'failed', why: `It is sent on more than ${MAX_REDIRECTS} times.` }
}

async function askOne(url: URL, options: AskOptions, signal: AbortSignal): Promise<Head> {
  const head = await send('HEAD', url, options, signal)
  if (head.status < 400) return head
  await options.pause(signal)
  return send('GET', url, options, signal)
}

function send(
  method: 'HEAD' | 'GET',
  url: URL,
  { userAgent, requestMs, isAllowed, lookup }: AskOptions,
  signal: AbortSignal,
): Promise<Head> {
  return new Promise((resolve, reject) => {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // An address written as a number is not looked up, and so not judged there.
    if (isIP(host) !== 0 && !isAllowed(host)) return reject(new RefusedNetwork())
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      // A connection of its own: one kept from before would not be judged again.
      agent: false,
      lookup: guardedLookup({ isAllowed, refuse: () => new RefusedNetwork(), lookup }),
      signal,
      headers: {
        'User-Agent': userAgent,
        Accept: '*/*',
        'Accept-Language': 'en',
        ...(method === 'GET' && { Range: 'bytes=0-0' }),
      },
    })
    const timer = setTimeout(() => request.destroy(new SlowSite()), requestMs)
    request.once('close', () => clearTimeout(timer))
    request.on('error', reject)
    request.once('response', (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
      // Its body is cut off on purpose.
      response.on('error', () => undefined)
      request.destroy()
    })
    request.end()
  })
}

class SlowSite extends Error {}

function describeFailure(error: unknown): OutsideAnswer {
  const code = errorCode(error)
  if (code === 'ENOTFOUND') return { kind: 'no-such-name' }
  return { kind: 'failed', why: explain(error, code) }
}

function explain(error: unknown, code: string | null): string {
  if (error instanceof RefusedNetwork) return 'Its name leads into a private network. It is not asked.'
  if (error instanceof SlowSite) return 'The site did not answer in time.'
  if (code === 'ECONNREFUSED') return 'The site takes no connections.'
  if (code !== null && /CERT|SSL|TLS/.test(code)) return 'The site’s certificate is not in order.'
  return 'The site could not be reached.'
}
