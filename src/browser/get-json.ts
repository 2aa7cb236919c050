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
 * The JSON of a GET call, not yet checked against any schema. Credentials are sent (spec §7).
 *
 * @throws {HttpError} when the status is not ok; otherwise what `fetch` throws, and a `SyntaxError` for what is no JSON.
 */
export async function getJson(path: string, { signal }: Options = {}): Promise<unknown> {
  const response = await fetch(path, {
    credentials: 'include',
    headers: { Accept: 'application/json' },
    ...(signal && { signal }),
  })
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText)
  const body: unknown = await response.json()
  return body
}
