import type { RequestListener, ServerResponse } from 'node:http'

import { createRequestResponseMocks } from 'next/dist/server/lib/mock-request.js'

import { trackRequest } from '../invalidation'

/**
 * The framework's answers had whole, in this process: as ready bytes, with hashes of their inline scripts.
 * Leans on: `next/dist/server/lib/mock-request`, the request and the response by which the framework asks itself for
 * pictures. They are a readable and a writable stream without a socket, so nothing a visitor sent can reach one.
 */

export type Rendered = {
  readonly status: number
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly cookies: readonly string[]
  readonly body: Buffer
  /**
   * The content it was made of, as far as the framework's store was asked; none can also mean that another request
   * under way for the same page was joined.
   */
  readonly tags: readonly string[]
}

type RenderOptions = { readonly headers: Readonly<Record<string, string>>; readonly limitMs: number }

export type Render = (url: string, options: RenderOptions) => Promise<Rendered>

/** Nothing public comes near it; a larger answer is a fault and may not fill the memory. */
const MAX_BODY_BYTES = 64 * 1024 * 1024

export const createRender =
  (handle: RequestListener): Render =>
  async (url, { headers, limitMs }) => {
    const chunks: Buffer[] = []
    let size = 0
    let failure = `${url} was broken off`
    const breakOff = (reason: string) => {
      failure = `${url} ${reason}`
      res.destroy()
    }
    const { req, res } = createRequestResponseMocks({
      url,
      // Compressed by us.
      headers: { ...headers, 'accept-encoding': 'identity' },
      resWriter: (chunk) => {
        chunks.push(Buffer.from(chunk))
        size += chunk.length
        if (size > MAX_BODY_BYTES) breakOff(`is larger than ${MAX_BODY_BYTES} bytes`)
        return true
      },
    })
    const finished = new Promise<void>((resolve, reject) => {
      res.once('finish', resolve)
      res.once('error', reject)
      res.once('close', () => reject(new Error(failure)))
    })
    // The framework never awaits this promise, so its rejection is handled here. It does not settle on a `close` without an error.
    Promise.resolve(Reflect.get(res, 'hasStreamed')).catch(() => undefined)
    const timer = setTimeout(() => breakOff(`took more than ${limitMs} ms`), limitMs)
    try {
      const { tags } = trackRequest(() => handle(req, res))
      await finished
      return { status: res.statusCode, ...readHeaders(res), body: Buffer.concat(chunks), tags: [...tags] }
    } finally {
      clearTimeout(timer)
    }
  }

function readHeaders(response: ServerResponse): Pick<Rendered, 'headers' | 'cookies'> {
  const { 'set-cookie': cookies = [], ...others } = response.getHeaders()
  const headers: Record<string, string> = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, String(value)]),
  )
  if (headers['location'] !== undefined) headers['location'] = dropRepetition(headers['location'])
  return { headers, cookies: [cookies].flat().map(String) }
}

/** The framework names where a page redirects to twice, which the mocked response joins by a comma. */
function dropRepetition(location: string): string {
  const half = location.slice(0, Math.floor(location.length / 2) - 1)
  return location === `${half}, ${half}` ? half : location
}
