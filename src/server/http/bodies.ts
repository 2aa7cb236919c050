import { pathOfNul } from '@/lib/text/text'

import { Refusal } from './answers'
import { mediaType } from './content-type'
import { requestLimits } from './request-limits'

type ReadableRequest = { readonly headers: Pick<Headers, 'get'>; readonly body: AsyncIterable<Uint8Array> | null }

/**
 * The bytes of a body, or an empty array when there is none. Refuses with 413 as soon as more than `maxBytes` are
 * announced or have arrived, so that a large body is never held in memory; with 415 when it is compressed.
 */
export async function readBody({ headers, body }: ReadableRequest, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (encoding !== 'identity') throw new Refusal(415, 'Send the body without compression.')
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  if (body === null) return new Uint8Array()

  const chunks: Uint8Array[] = []
  let size = 0
  const parts = body[Symbol.asyncIterator]()
  for (let next = await parts.next(); next.done !== true; next = await parts.next()) {
    size += next.value.byteLength
    if (size > maxBytes) {
      // Not awaited: the sender may keep the stream open.
      void parts.return?.().catch(() => undefined)
      throw tooLarge(maxBytes)
    }
    chunks.push(next.value)
  }
  return joinChunks(chunks, size)
}

/** The JSON of a request: 415 when it says that it is something else, 413 or 400 when it is too large or not readable. */
export async function readJson(request: ReadableRequest, maxBytes: number): Promise<unknown> {
  refuseUnlessJson(request)
  return parseJson(await readBody(request, maxBytes))
}

export function refuseUnlessJson({ headers }: Pick<ReadableRequest, 'headers'>): void {
  if (mediaType(headers.get('content-type')) !== 'application/json')
    throw new Refusal(415, 'Send the body as application/json.')
}

/**
 * Parses JSON; refuses with 400 what is not UTF-8, malformed, nested too deeply or cannot be stored. An empty text is `{}`.
 */
export function parseJson(input: string | Uint8Array): unknown {
  const text = typeof input === 'string' ? input : decodeUtf8(input)
  if (text.trim() === '') return {}
  const value = parseText(text)
  if (isDeeperThan(value, requestLimits.jsonDepth)) throw new Refusal(400, 'The body is nested too deeply.')
  refuseNul(value)
  return value
}

/** Refuses with 400 and the field's path when a string in the value contains U+0000, which PostgreSQL cannot store. */
export function refuseNul(value: unknown): void {
  const field = pathOfNul(value)
  if (field === null) return
  throw new Refusal(
    400,
    `"${field}" contains a character that cannot be stored (U+0000). Remove it and send it again.`,
    { field },
  )
}

const tooLarge = (maxBytes: number): Refusal =>
  new Refusal(413, `This is too large: at most ${Math.floor(maxBytes / 1024)} KB can be sent here at once.`)

function joinChunks(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, 'The body is not valid UTF-8.')
  }
}

function parseText(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.')
  }
}

function isDeeperThan(root: unknown, limit: number): boolean {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue
    if (next.depth >= limit) return true
    for (const child of Object.values(next.value)) open.push({ value: child, depth: next.depth + 1 })
  }
  return false
}
