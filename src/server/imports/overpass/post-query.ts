import http from 'node:http'
import https from 'node:https'
import type dns from 'node:dns'
import { isIP } from 'node:net'
import { StringDecoder } from 'node:string_decoder'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

import { guardedLookup } from '@/server/outward/guarded-lookup'
import { isLoopbackAddress, isPublicAddress } from '@/server/outward/network-address'

import { ImportFailure } from '../context/failure'

/** A server that has sent nothing by then will not. */
export const FIRST_BYTE_MS = 30_000

/** Overpass's own default limit for one query. */
export const TOTAL_MS = 180_000

/** Of what comes over the wire and of what it unpacks to. */
export const MAX_BODY_BYTES = 50_000_000

export type OverpassAnswer = {
  readonly status: number
  readonly contentType: string
  /** Seconds the server asks us to wait, or `null`. */
  readonly retryAfterSeconds: number | null
  readonly body: string
}

export type PostQuery = (request: {
  readonly server: URL
  readonly query: string
  readonly userAgent: string
  readonly signal: AbortSignal
}) => Promise<OverpassAnswer>

export type PostLimits = {
  readonly firstByteMs: number
  readonly totalMs: number
  readonly maxBytes: number
  /** For tests, which play the server on this machine, also without TLS. */
  readonly allowLoopback: boolean
  /** Injected by tests that try what a hostile name server would answer. */
  readonly lookup?: typeof dns.lookup
}

/**
 * Sends one query. The connection goes to a public address only, judged when it is opened, so that no name can lead into
 * our own network; redirects are answers like any other and are not followed.
 */
export function createPostQuery(limits: PostLimits): PostQuery {
  return ({ server, query, userAgent, signal }) =>
    new Promise((resolve, reject) => {
      refuseAddress(server, limits)
      const fail = (reason: ConstructorParameters<typeof ImportFailure>[0], message: string, cause?: unknown): void => {
        clearTimeout(total)
        clearTimeout(first)
        request.destroy()
        reject(new ImportFailure(reason, message, { cause }))
      }
      const body = new URLSearchParams({ data: query }).toString()
      const transport = server.protocol === 'https:' ? https : http
      const request = transport.request(server, {
        method: 'POST',
        // A connection of its own: one kept from before would not be judged again.
        agent: false,
        lookup: guardedLookup({
          isAllowed: (address) => isPublicAddress(address) || (limits.allowLoopback && isLoopbackAddress(address)),
          refuse: (hostname) => notAllowed(new URL(`https://${hostname}`), 'its name leads into a private network'),
          lookup: limits.lookup,
        }),
        signal,
        headers: {
          'User-Agent': userAgent,
          Accept: 'application/json',
          'Accept-Encoding': 'gzip, deflate, br',
          'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
          'Content-Length': Buffer.byteLength(body),
        },
      })
      const total = setTimeout(
        () => fail('source-too-slow', `${server.host} took longer than ${limits.totalMs / 1000} seconds to answer.`),
        limits.totalMs,
      )
      const first = setTimeout(
        () => fail('source-too-slow', `${server.host} sent nothing for ${limits.firstByteMs / 1000} seconds.`),
        limits.firstByteMs,
      )
      request.once('error', (cause) => {
        if (cause instanceof ImportFailure) fail(cause.reason, cause.message, cause)
        else fail(signal.aborted ? 'cancelled' : 'source-unreachable', `${server.host} cannot be reached.`, cause)
      })
      request.once('response', (response) => {
        clearTimeout(first)
        const stream = unpack(response)
        // Made into text as it arrives: 15 MB at once would keep readers waiting.
        const decoder = new StringDecoder('utf8')
        const texts: string[] = []
        let received = 0
        let unpackedBytes = 0
        const tooLarge = () =>
          fail('source-too-large', `The answer of ${server.host} is larger than ${limits.maxBytes / 1_000_000} MB.`)
        const cut = (cause?: unknown) =>
          fail(signal.aborted ? 'cancelled' : 'source-not-an-answer', `The answer of ${server.host} broke off.`, cause)
        response.on('data', (chunk: Buffer) => {
          received += chunk.byteLength
          if (received > limits.maxBytes) tooLarge()
        })
        response.once('aborted', () => cut())
        response.once('error', cut)
        stream.once('error', cut)
        stream.on('data', (chunk: Buffer) => {
          unpackedBytes += chunk.byteLength
          if (unpackedBytes > limits.maxBytes) {
            texts.length = 0
            stream.destroy()
            tooLarge()
          } else texts.push(decoder.write(chunk))
        })
        stream.once('end', () => {
          clearTimeout(total)
          if (!response.complete) return cut()
          resolve({
            status: response.statusCode ?? 0,
            contentType: response.headers['content-type'] ?? '',
            retryAfterSeconds: parseRetryAfter(response.headers['retry-after']),
            body: texts.join('') + decoder.end(),
          })
        })
      })
      request.end(body)
    })
}

/** Refuses what must not even be looked up: another scheme, a user name, an address written as a number. */
function refuseAddress(server: URL, { allowLoopback }: PostLimits): void {
  const host = server.hostname.replace(/^\[|\]$/g, '')
  const isLoopback = host === 'localhost' || isLoopbackAddress(host)
  if (isLoopback && allowLoopback) return
  if (server.protocol !== 'https:') throw notAllowed(server, 'only https is allowed')
  if (server.username !== '' || server.password !== '') throw notAllowed(server, 'it carries a user name')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw notAllowed(server, 'it lies in a private network')
}

const notAllowed = (server: URL, why: string): ImportFailure =>
  new ImportFailure(
    'source-not-allowed',
    `${server.host} is not asked: ${why}. An administrator has to correct the setting OVERPASS_URL.`,
  )

function unpack(response: http.IncomingMessage): NodeJS.ReadableStream & { destroy: () => void } {
  const unpackers = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress }
  const encoding = (response.headers['content-encoding'] ?? '').toLowerCase()
  return encoding === 'gzip' || encoding === 'deflate' || encoding === 'br'
    ? response.pipe(unpackers[encoding]())
    : response
}

/** Seconds or a date; `null` for anything else. */
function parseRetryAfter(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter)
  const time = Date.parse(retryAfter)
  return Number.isNaN(time) ? null : Math.max(0, Math.ceil((time - Date.now()) / 1000))
}
