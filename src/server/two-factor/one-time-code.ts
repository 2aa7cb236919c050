import { Secret, TOTP } from 'otpauth'

/** What every authenticator app makes (RFC 6238): six digits of SHA-1, new each half minute. */
const CODE = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** A clock may be off by so many half minutes, before and after. */
const WINDOW = 1

/** As long as what SHA-1 makes (RFC 4226, section 4). */
const SECRET_BYTES = 20

/** The name under which an app lists the account. */
const ISSUER = 'Pilgrim Guide'

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What the QR code of the setup says. */
export const keyUri = (secret: string, email: string): string =>
  new TOTP({ ...CODE, issuer: ISSUER, label: email, secret }).toString()

/** A code as it was typed or pasted: apps show it in two groups. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

export const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code)

type Check = {
  readonly secret: string
  readonly code: string
  readonly now: Date
  /** The half minute whose code was used last: it and those before it are over. */
  readonly lastStep: number
}

/** The half minute the code is of; `null` when it is wrong, or was good once already. Compared in constant time. */
export function findStep({ secret, code, now, lastStep }: Check): number | null {
  // The library compares bytes, and fails where a sign has more than one.
  if (!isOneTimeCode(code)) return null
  const timestamp = now.getTime()
  const delta = new TOTP({ ...CODE, secret }).validate({ token: code, timestamp, window: WINDOW })
  if (delta === null) return null
  const step = Math.floor(timestamp / 1000 / CODE.period) + delta
  return step > lastStep ? step : null
}
