import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

import { mediaType } from '@/server/http/content-type'
import { requestLimits } from '@/server/http/request-limits'

import { hasBody, isUnder } from './request-route'

type LimitedRequest = { readonly url?: string | undefined; readonly headers: IncomingHttpHeaders }

/**
 * The longest body that is read at an address, in bytes. The handlers have limits of their own, with messages of their own;
 * this one stops larger bodies from being buffered on the way to them.
 *
 * @param isSignedIn asked only where it makes a difference
 */
export function bodyLimit({ url = '', headers }: LimitedRequest, isSignedIn: () => boolean): number {
  if (!hasBody(headers)) return 0
  if (isUnder(url.replace(/\?.*/, ''), '/api') || !isSignedIn()) return requestLimits.anonymousBodyBytes
  return mediaType(headers['content-type']) === 'multipart/form-data'
    ? requestLimits.multipartBytes
    : requestLimits.staffJsonBytes
}

/** Judged by `Content-Length` alone: Node reads no more than that. */
export const isWithin = ({ headers }: Pick<LimitedRequest, 'headers'>, limit: number): boolean =>
  Number(headers['content-length'] ?? 0) <= limit

/**
 * Limits a body without a `Content-Length`. Node passes each chunk to `push`; counting there does not consume the stream, so
 * its handler still gets all of it.
 */
export function boundBody(request: IncomingMessage, limit: number, onExceeded: () => void): void {
  if (request.headers['transfer-encoding'] === undefined) return
  const push = request.push.bind(request)
  let size = 0
  request.push = (chunk: Buffer | null, encoding) => {
    if (chunk === null) return push(chunk, encoding)
    const before = size
    size += chunk.length
    if (size <= limit) return push(chunk, encoding)
    if (before <= limit) onExceeded()
    // Dropped. The rest is still read, so that the sender receives our answer.
    return true
  }
}
