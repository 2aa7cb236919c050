import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'

/** Of AES-GCM: 96 bits of nonce, 128 of tag (NIST SP 800-38D). */
const NONCE_BYTES = 12
const TAG_BYTES = 16

type Seal = {
  /** 32 bytes. */
  readonly key: Buffer
  /** What it belongs to: opened for anything else it is refused, so that a row copied to another account opens nothing. */
  readonly owner: string
}

/** Encrypts a text for the database. */
export function seal(text: string, { key, owner }: Seal): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The text again; `null` when it was sealed with another key, for another owner, or was changed. */
export function unseal(stored: string, { key, owner }: Seal): string | null {
  const bytes = Buffer.from(stored, 'base64url')
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    // Node says no more than that it does not fit.
    return null
  }
}
