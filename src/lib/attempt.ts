/** A submission that was tried: the same words go out under the same key again, so that it is stored once. */
export type Attempt = { readonly key: string; readonly body: string }

/** The attempt for a payload: the one before it if that said the same, otherwise a new one. */
export function attemptFor(before: Attempt | null, payload: object, newKey: () => string): Attempt {
  // The time of sending is no part of what is said.
  const body = JSON.stringify({ ...payload, submittedAt: undefined })
  return before?.body === body ? before : { key: newKey(), body }
}
