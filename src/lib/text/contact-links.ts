import { plainDigits } from './plain-digits'

/** A `mailto:` address with its subject and first lines filled in, or `null` when `to` is no e-mail address. */
export function mailHref({
  to,
  subject,
  lines = [],
}: {
  readonly to: string
  readonly subject: string
  readonly lines?: readonly string[]
}): string | null {
  if (!/^[^\s@?&,;:<>"]+@[^\s@?&,;:<>"]+$/.test(to)) return null
  const fields = [`subject=${encodeURIComponent(subject)}`]
  // RFC 6068: line breaks in a body are CRLF.
  if (lines.length > 0) fields.push(`body=${encodeURIComponent(lines.join('\r\n'))}`)
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${fields.join('&')}`
}

/**
 * One number that somebody wrote on this device as a `tel:` address, or `null` when it is none: spaces, dots, hyphens,
 * brackets and invisible marks go, a leading plus stays, and digits of every script count. What the guide itself gives has
 * been read on the server, by more rules.
 */
export function phoneHref(written: string | null | undefined): string | null {
  const plain = plainDigits(written ?? '').replaceAll(/[\s().\-\u2010-\u2013]|\p{Cf}/gu, '')
  return /^\+?\d{2,15}$/.test(plain) ? `tel:${plain}` : null
}
