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
