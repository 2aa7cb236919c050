import { Refusal } from './refusal'

/**
 * The bytes of a body, or an empty array when there is none. Refuses with 413 as soon as more than `maxBytes` are
 * announced or have arrived, so that a large body is never held in memory; with 415 when it is compressed.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding !== 'identity') throw new Refusal(415, 'Send the body without compression.')
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes)
  if (request.body === null) return new Uint8Array()

  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength
    if (size > maxBytes) {
      // The sender may keep the stream open: nobody waits for it to notice.
      void reader.cancel().catch(() => undefined)
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
