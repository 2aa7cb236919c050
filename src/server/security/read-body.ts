import { Refusal } from './refusal'

type Asked = { readonly headers: Pick<Headers, 'get'>; readonly body: AsyncIterable<Uint8Array> | null }

/**
 * The bytes of a body, or an empty array when there is none. Refuses with 413 as soon as more than `maxBytes` are
 * announced or have arrived, so that a large body is never held in memory; with 415 when it is compressed.
 */
export async function readBody({ headers, body }: Asked, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
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
      // The sender may keep the stream open: nobody waits for it to notice.
      void parts.return?.().catch(() => undefined)
      throw tooLarge(maxBytes)
    }
    chunks.push(next.value)
  }
  return joined(chunks, size)
}

const tooLarge = (maxBytes: number): Refusal =>
  new Refusal(413, `This is too large: at most ${Math.floor(maxBytes / 1024)} KB can be sent here at once.`)

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
