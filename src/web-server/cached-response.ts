import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

import { chooseEncoding, type Encoding, isCompressible, MIN_COMPRESSED_BYTES, toBrotli, toGzip } from './compression'
import { deferScripts } from './next-internals/defer-scripts'
import { INTERNAL_RESPONSE_HEADERS } from './next-internals/framework-headers'
import type { Rendered } from './next-internals/render'
import { allowInlineScripts } from './script-hashes'
import { surrogateKeyHeaders } from './surrogate-keys'

/** Headers as one flat list of names and values, which Node writes fastest. */
type Variant = { readonly head: readonly string[]; readonly body: Buffer }

/** One cached response, as bytes ready to be sent. It is replaced, never changed, but for better compressed bytes of the same body. */
export type CachedResponse = {
  readonly status: number
  readonly tag: string
  readonly head: readonly string[]
  readonly notModifiedHead: readonly string[]
  readonly identity: Variant
  br: Variant | null
  gzip: Variant | null
}

/** Internal headers of the renderer, and those that are written for each response. */
const DROPPED: ReadonlySet<string> = new Set([
  ...INTERNAL_RESPONSE_HEADERS,
  // What is stored is sent whole: `range` is not read (answer-request.ts).
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  // The tag says more: it is of the bytes, whichever server read them from its disk, and whenever.
  'last-modified',
  'transfer-encoding',
])

/** In a 304 go only the headers that a cache updates its response from (RFC 9110 §15.4.5). */
const IN_NOT_MODIFIED: ReadonlySet<string> = new Set([
  'cache-control',
  'cache-tag',
  'content-security-policy',
  'surrogate-key',
  'vary',
])

type MakeOptions = {
  /** Whether it says to a cache in front by which keys it is emptied of it. */
  readonly hasKeys?: boolean
}

export async function makeCachedResponse(
  rendered: Rendered,
  cacheControl: string,
  { hasKeys = false }: MakeOptions = {},
): Promise<CachedResponse> {
  const type = rendered.headers['content-type'] ?? ''
  const isHtml = type.startsWith('text/html')
  const html = isHtml ? deferScripts(rendered.body.toString('utf8')) : ''
  const body = isHtml ? Buffer.from(html) : rendered.body
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const policy = rendered.headers['content-security-policy']
  const headers = Object.entries({
    ...rendered.headers,
    ...(isHtml && policy !== undefined && { 'content-security-policy': allowInlineScripts(policy, html) }),
    ...(hasKeys && surrogateKeyHeaders(rendered.tags)),
    'cache-control': cacheControl,
    vary: addAcceptEncoding(rendered.headers.vary),
  }).filter(([name]) => !DROPPED.has(name))
  const head = [...flatten(headers), ...rendered.cookies.flatMap((cookie) => ['Set-Cookie', cookie])]
  const quick = isCompressible(type) && body.length >= MIN_COMPRESSED_BYTES ? await toBrotli(body) : null
  return {
    status: rendered.status,
    tag,
    head,
    notModifiedHead: flatten(headers.filter(([name]) => IN_NOT_MODIFIED.has(name))),
    identity: makeVariant(head, tag, 'identity', body),
    br: quick === null ? null : makeVariant(head, `${tag}-br`, 'br', quick),
    gzip: null,
  }
}

/** The same answer with another `Cache-Control`. */
export function withCacheControl(cached: CachedResponse, cacheControl: string): CachedResponse {
  const replace = (head: readonly string[]) =>
    head.map((value, index) => (index % 2 === 1 && head[index - 1] === 'cache-control' ? cacheControl : value))
  const replaceIn = (variant: Variant | null) => variant && { ...variant, head: replace(variant.head) }
  return {
    ...cached,
    head: replace(cached.head),
    notModifiedHead: replace(cached.notModifiedHead),
    identity: { ...cached.identity, head: replace(cached.identity.head) },
    br: replaceIn(cached.br),
    gzip: replaceIn(cached.gzip),
  }
}

/** Puts the smallest bytes in the place of the quickly made ones. */
export async function compressBest(
  response: CachedResponse,
  compress: (body: Buffer) => Promise<Buffer>,
): Promise<void> {
  if (response.br === null) return
  // Other bytes, so another strong tag.
  response.br = makeVariant(response.head, `${response.tag}-br11`, 'br', await compress(response.identity.body))
}

/** Bytes of memory, with room for the gzip that is made when somebody asks for it. */
export const measureSize = ({ identity, br }: CachedResponse): number =>
  identity.body.length + 2 * (br?.body.length ?? 0) + 1

export function sendCachedResponse(cached: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request
  const ifNoneMatch = headers['if-none-match']
  if (ifNoneMatch !== undefined && cached.status === 200) {
    const matched = findMatchingTag(ifNoneMatch, cached.tag)
    if (matched !== null) {
      writeHead(response, 304, [...cached.notModifiedHead, 'ETag', matched])
      response.end()
      return
    }
  }
  const encoding = cached.br === null ? 'identity' : chooseEncoding(headers['accept-encoding'])
  if (encoding === 'gzip' && cached.gzip === null) void sendGzip(cached, request, response)
  else send(cached[encoding] ?? cached.identity, cached.status, request, response)
}

async function sendGzip(cached: CachedResponse, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await toGzip(cached.identity.body).catch(() => null)
  if (body !== null) cached.gzip ??= makeVariant(cached.head, `${cached.tag}-gzip`, 'gzip', body)
  send(cached.gzip ?? cached.identity, cached.status, request, response)
}

function send({ head, body }: Variant, status: number, request: IncomingMessage, response: ServerResponse): void {
  writeHead(response, status, head)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Node leaves the list as it is; its type is that of a header's several values. */
function writeHead(response: ServerResponse, status: number, head: readonly string[]): void {
  response.writeHead(status, head as string[] & OutgoingHttpHeaders)
}

/** The tag as the caller sent it, when it names these bytes in any encoding. */
function findMatchingTag(ifNoneMatch: string, tag: string): string | null {
  for (const part of ifNoneMatch.split(',')) {
    const sent = part.trim().replace(/^W\//, '')
    if (sent.startsWith(`"${tag}`) && /^"[\w-]{22}(?:-br|-br11|-gzip)?"$/.test(sent)) return sent
  }
  return null
}

const makeVariant = (head: readonly string[], tag: string, encoding: Encoding, body: Buffer): Variant => ({
  body,
  head: [
    ...head,
    'ETag',
    `"${tag}"`,
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(body.length),
  ],
})

const flatten = (headers: readonly (readonly [string, string | undefined])[]): readonly string[] =>
  headers.flatMap(([name, value]) => (value === undefined ? [] : [name, value]))

function addAcceptEncoding(vary = ''): string {
  const names = vary
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return names.some((name) => name.toLowerCase() === 'accept-encoding')
    ? names.join(', ')
    : [...names, 'Accept-Encoding'].join(', ')
}
