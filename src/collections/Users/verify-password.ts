import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** How Payload 3.90 stores a password, with a prefix. It does not export its own check. */
export const PAYLOAD_PASSWORD_HASH = {
  prefix: 'pbkdf2-sha256-v1:',
  iterations: 600_000,
  keyLength: 32,
  digest: 'sha256',
} as const

/** As earlier releases stored it, without a prefix; replaced at the next sign-in. */
const EARLIER_HASH = { prefix: '', iterations: 25_000, keyLength: 512, digest: 'sha256' } as const

type Stored = { readonly hash?: string | null; readonly salt?: string | null }

/** Whether the password is that of the account. Takes as long as a sign-in. */
export async function verifyPassword({ hash, salt }: Stored, password: string): Promise<boolean> {
  if (!hash || !salt) return false
  const { prefix, iterations, keyLength, digest } = hash.startsWith(PAYLOAD_PASSWORD_HASH.prefix)
    ? PAYLOAD_PASSWORD_HASH
    : EARLIER_HASH
  const stored = Buffer.from(hash.slice(prefix.length), 'hex')
  const computed = await promisify(pbkdf2)(password, salt, iterations, keyLength, digest)
  return stored.length === computed.length && timingSafeEqual(stored, computed)
}
