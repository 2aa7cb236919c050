import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { getJson, HttpError, STALL_LIMIT_MS } from './get-json'

const answering = (response: Response) => {
  const fetchMock = vi.fn<typeof fetch>().mockResolvedValue(response)
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

/** Answers nothing, and ends as `fetch` does when its signal says so. */
const hanging = () =>
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => untilAborted(signal))

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason as Error)
    if (signal.aborted) end()
    signal.addEventListener('abort', end)
  })

/** An answer whose pieces the test sends. */
function slowAnswer() {
  let pieces: ReadableStreamDefaultController<Uint8Array> | undefined
  vi.stubGlobal('fetch', async (_path: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        pieces = controller
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(body)
  })
  return {
    send: (text: string) => pieces?.enqueue(new TextEncoder().encode(text)),
    end: () => pieces?.close(),
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('getJson', () => {
  it('should give the parsed body', async () => {
    answering(Response.json([1, 2]))

    await expect(getJson('/api/locations')).resolves.toEqual([1, 2])
  })

  it('should send credentials', async () => {
    const fetchMock = answering(Response.json([]))

    await getJson('/api/locations')

    expect(fetchMock).toHaveBeenCalledWith('/api/locations', expect.objectContaining({ credentials: 'include' }))
  })

  it('should end when the caller does', async () => {
    hanging()
    const caller = new AbortController()
    const answer = getJson('/api/locations', { signal: caller.signal })
    caller.abort(new Error('overtaken'))

    await expect(answer).rejects.toThrow('overtaken')
    await expect(getJson('/api/locations', { signal: caller.signal })).rejects.toThrow('overtaken')
  })

  describe('on a connection that brings nothing', () => {
    beforeEach(() => {
      vi.useFakeTimers()
    })
    afterEach(() => {
      vi.useRealTimers()
    })

    it('should end after eight seconds', async () => {
      hanging()
      const end = expect(getJson('/api/locations')).rejects.toMatchObject({ name: 'TimeoutError' })
      await vi.advanceTimersByTimeAsync(STALL_LIMIT_MS)

      await end
    })

    it('should count from the last piece of an answer, however long that takes as a whole', async () => {
      const pieces = slowAnswer()
      const answer = getJson('/api/locations')
      for (const piece of ['[1', ',2', ',3', ']']) {
        await vi.advanceTimersByTimeAsync(STALL_LIMIT_MS - 1)
        pieces.send(piece)
      }
      pieces.end()

      await expect(answer).resolves.toEqual([1, 2, 3])
    })

    it('should end in the middle of an answer that stops coming', async () => {
      const pieces = slowAnswer()
      const end = expect(getJson('/api/locations')).rejects.toMatchObject({ name: 'TimeoutError' })
      pieces.send('[1')
      await vi.advanceTimersByTimeAsync(STALL_LIMIT_MS)

      await end
    })
  })

  it.each([
    ['the text of the answer', new Response('{"error":"down"}', { status: 503 }), '503: {"error":"down"}'],
    [
      'the status text when there is none',
      new Response('', { status: 404, statusText: 'Not Found' }),
      '404: Not Found',
    ],
  ])('should throw the status and %s', async (_what, response, message) => {
    answering(response)

    const error: unknown = await getJson('/api/locations').catch((reason: unknown) => reason)

    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ message, status: response.status })
  })

  it('should throw when the body is no JSON', async () => {
    answering(new Response('<html>'))

    await expect(getJson('/api/locations')).rejects.toThrow(SyntaxError)
  })
})
