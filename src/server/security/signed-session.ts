import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

type Credentials = { readonly cookie?: string | undefined; readonly authorization?: string | undefined }

/** What Payload 3.90 signs its sessions with (`payload/dist/index.js`: the first half of the secret's hash, as text). */
const signingKey = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 32)

const TOKEN = /(?:^|[;\s])(?:(?:__Host-)?payload-token=|JWT |Bearer )([\w-]+\.[\w-]+)\.([\w-]+)/g

/**
 * Whether a request carries a session that the server has signed at some time. It says that somebody could sign in once,
 * which is enough for larger limits, and says nothing of what the account may do: that is checked later.
 */
export function isSignedSession({ cookie = '', authorization = '' }: Credentials, secret: string): boolean {
  return [...`${cookie}; ${authorization}`.matchAll(TOKEN)].slice(0, 2).some(([, signed = '', signature = '']) => {
    const expected = createHmac('sha256', signingKey(secret)).update(signed).digest()
    const received = Buffer.from(signature, 'base64url')
    return received.length === expected.length && timingSafeEqual(received, expected)
  })
}
