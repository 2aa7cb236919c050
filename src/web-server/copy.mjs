// @ts-check
import { createHash } from 'node:crypto'

import { chooseEncoding, isText, MIN_COMPRESSED_BYTES, toBrotli, toGzip } from './encodings.mjs'
import { allowInlineScripts } from './script-hashes.mjs'
import { textFirst } from './next-internals/text-first.mjs'

/**
 * One answer as ready bytes. A copy is replaced, never changed, but for better compressed bytes of the same body.
 *
 * @typedef {import('./encodings.mjs').Encoding} Encoding
 * @typedef {{ readonly head: readonly string[], readonly body: Buffer }} Variant
 * @typedef {{
 *   readonly tag: string,
 *   readonly identity: Variant,
 *   br: Variant | null,
 *   gzip: Variant | null,
 *   readonly notModifiedHead: readonly string[],
 *   readonly headers: ReadonlyMap<string, string>,
 *   readonly status: number,
 * }} Copy
 */

/** Said by the renderer to nobody but itself, or said anew for each answer. */
const DROPPED = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
])

/** Readers ask again each time and mostly get a 304; a cache in front may answer for a minute, and for a week when we cannot. */
export const SHARED_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800'

/** In a 304 go only the headers that a cache updates its copy from (RFC 9110 §15.4.5). */
const IN_NOT_MODIFIED = new Set(['cache-control', 'content-security-policy', 'vary'])

/**
 * @param {import('./renderer.mjs').Rendered} rendered
 * @param {{ readonly cacheControl?: string }} [options] `cacheControl` replaces the renderer's own
 * @returns {Promise<Copy>}
 */
export async function makeCopy({ status, headers, body: rendered }, { cacheControl } = {}) {
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false
  const body = isHtml ? Buffer.from(textFirst(rendered.toString('utf8'))) : rendered
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const kept = new Map(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || DROPPED.has(name) ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )
  const policy = kept.get('content-security-policy')
  if (isHtml && policy !== undefined)
    kept.set('content-security-policy', allowInlineScripts(policy, body.toString('utf8')))
  if (cacheControl !== undefined) kept.set('cache-control', cacheControl)
  kept.set('vary', varyOf(headers.vary))

  const isCompressed = isText(headers['content-type']) && body.length >= MIN_COMPRESSED_BYTES
  const quick = isCompressed ? await toBrotli(body) : null
  return {
    tag,
    status,
    headers: kept,
    identity: variant(kept, tag, 'identity', body),
    br: quick === null ? null : variant(kept, `${tag}-br`, 'br', quick),
    gzip: null,
    notModifiedHead: flat([...kept].filter(([name]) => IN_NOT_MODIFIED.has(name))),
  }
}

/**
 * Puts the smallest bytes in the place of the quickly made ones.
 *
 * @param {Copy} copy
 * @param {import('./best-brotli.mjs').Compressor['compress']} compress
 */
export async function compressBest(copy, compress) {
  if (copy.br === null) return
  // Other bytes, so another strong tag.
  copy.br = variant(copy.headers, `${copy.tag}-br11`, 'br', await compress(copy.identity.body))
}

/** @param {Copy} copy */
export const bytesOf = (copy) => copy.identity.body.length + (copy.br?.body.length ?? 0) + (copy.gzip?.body.length ?? 0)

/**
 * @param {Copy} copy
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function sendCopy(copy, request, response) {
  const { headers } = request
  const held = headers['if-none-match']
  if (held !== undefined && copy.status === 200) {
    const matched = heldTag(held, copy.tag)
    if (matched !== null) {
      response.writeHead(304, [...copy.notModifiedHead, 'ETag', matched])
      response.end()
      return
    }
  }
  const encoding = copy.br === null ? 'identity' : chooseEncoding(headers['accept-encoding'])
  if (encoding === 'gzip' && copy.gzip === null) {
    void sendGzip(copy, request, response)
    return
  }
  send(encoding === 'identity' ? copy.identity : (copy[encoding] ?? copy.identity), copy.status, request, response)
}

/**
 * @param {Copy} copy
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function sendGzip(copy, request, response) {
  const body = await toGzip(copy.identity.body).catch(() => null)
  if (body !== null) copy.gzip ??= variant(copy.headers, `${copy.tag}-gzip`, 'gzip', body)
  send(copy.gzip ?? copy.identity, copy.status, request, response)
}

/**
 * @param {Variant} chosen
 * @param {number} status
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function send({ head, body }, status, request, response) {
  // Typed for headers of one request; a flat list is what Node writes fastest and leaves as it is.
  response.writeHead(status, /** @type {string[]} */ (head))
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * The tag as the caller sent it, when it names these bytes in any encoding.
 *
 * @param {string} ifNoneMatch
 * @param {string} tag
 */
function heldTag(ifNoneMatch, tag) {
  for (const part of ifNoneMatch.split(',')) {
    const held = part.trim().replace(/^W\//, '')
    if (held.startsWith(`"${tag}`) && /^"[\w-]{22}(?:-br|-br11|-gzip)?"$/.test(held)) return held
  }
  return null
}

/**
 * @param {ReadonlyMap<string, string>} headers
 * @param {string} tag
 * @param {Encoding} encoding
 * @param {Buffer} body
 * @returns {Variant}
 */
function variant(headers, tag, encoding, body) {
  return {
    body,
    head: [
      ...flat([...headers]),
      'ETag',
      `"${tag}"`,
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      'Content-Length',
      String(body.length),
    ],
  }
}

/** @param {readonly (readonly [string, string])[]} pairs */
const flat = (pairs) => pairs.flatMap(([name, value]) => [name, value])

/** @param {string | undefined} vary */
function varyOf(vary) {
  const names = (vary ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return names.some((name) => name.toLowerCase() === 'accept-encoding')
    ? names.join(', ')
    : [...names, 'Accept-Encoding'].join(', ')
}
