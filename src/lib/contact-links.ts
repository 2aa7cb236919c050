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
 * A written phone number as a `tel:` address, or `null` when it holds no number: spaces, dots, hyphens and brackets go,
 * a leading plus stays. Short numbers such as 911 and 1966 are numbers too.
 */
export function phoneHref(written: string | null | undefined): string | null {
  const plain = (written ?? '').trim().replaceAll(/[\s().\-\u2010-\u2013]/g, '')
  return /^\+?\d{2,15}$/.test(plain) ? `tel:${plain}` : null
}
