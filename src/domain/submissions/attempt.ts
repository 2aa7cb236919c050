/** A submission that was tried: the same words go out under the same key again, so that it is stored once. */
export type Attempt = { readonly key: string; readonly body: string }

/** The attempt for a payload: the one before it if that said the same, otherwise a new one. */
export function chooseAttempt(before: Attempt | null, payload: object, newKey: () => string): Attempt {
  // The time of sending is no part of what is said.
  const body = JSON.stringify({ ...payload, submittedAt: undefined })
  return before?.body === body ? before : { key: newKey(), body }
}

/**
 * A random UUID (version 4). `crypto.randomUUID` is missing on pages that came without TLS, as in a house network; random
 * bytes are not.
 */
export function randomUuid(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = random.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => marked(byte, index).toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** RFC 9562: four bits of byte 6 say the version, two of byte 8 the variant. */
function marked(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40
  return index === 8 ? (byte & 0x3f) | 0x80 : byte
}
