/** What a text says as JSON; `null` when it is none, as for `null` itself. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
