/** An answer that is not ok. The message is the status, a colon and the text of the answer (spec §7). */
export class HttpError extends Error {
  override readonly name = 'HttpError'

  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status}: ${text}`)
  }
}

type Options = { readonly signal?: AbortSignal | undefined }

/**
 * Timeout: how long a connection may bring nothing, before the answer and between two chunks of it. The whole answer has
 * no limit, because the slowest line takes half a minute for the list of all places. Milliseconds.
 */
export const STALL_LIMIT_MS = 8_000

/**
 * The JSON of a GET call, not yet checked against any schema. Credentials are sent (spec §7).
 *
 * @throws {HttpError} when the status is not ok; otherwise what `fetch` throws, a `TimeoutError` when nothing comes for
 * eight seconds, and a `SyntaxError` for what is no JSON.
 */
export async function getJson(path: string, { signal }: Options = {}): Promise<unknown> {
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  let timer: ReturnType<typeof setTimeout> | undefined
  const restartStallTimer = () => {
    clearTimeout(timer)
    timer = setTimeout(
      () => controller.abort(new DOMException('The connection brings nothing', 'TimeoutError')),
      STALL_LIMIT_MS,
    )
  }
  if (signal?.aborted === true) abort()
  signal?.addEventListener('abort', abort)
  restartStallTimer()
  try {
    const response = await fetch(path, {
      credentials: 'include',
      headers: { Accept: 'application/json' },
      signal: controller.signal,
    })
    const text = await readText(response, restartStallTimer)
    if (!response.ok) throw new HttpError(response.status, text || response.statusText)
    return JSON.parse(text) as unknown
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

async function readText({ body }: Response, onPiece: () => void): Promise<string> {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    onPiece()
    text += decoder.decode(value, { stream: true })
  }
}
