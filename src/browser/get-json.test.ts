import { afterEach, describe, expect, it, vi } from 'vitest'

import { getJson, HttpError } from './get-json'

const answering = (response: Response) => {
  const fetchMock = vi.fn<typeof fetch>().mockResolvedValue(response)
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('getJson', () => {
  it('should give the parsed body', async () => {
    answering(Response.json([1, 2]))

    await expect(getJson('/api/locations')).resolves.toEqual([1, 2])
  })

  it('should send credentials and pass the signal on', async () => {
    const fetchMock = answering(Response.json([]))
    const { signal } = new AbortController()

    await getJson('/api/locations', { signal })

    expect(fetchMock).toHaveBeenCalledWith(
      '/api/locations',
      expect.objectContaining({ credentials: 'include', signal }),
    )
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
