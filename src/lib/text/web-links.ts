/** Longest address that is kept, in UTF-16 units; browsers and proxies agree on about this much. */
export const MAX_URL_LENGTH = 2048

/**
 * The public web address behind what a person or a map wrote, ready for `href`, or `null` when it is not one.
 *
 * Space and invisible marks at its ends go: they come along when an address is copied. A missing scheme becomes `https://`. Refused: every scheme but http and https, user names and passwords, ports, IP
 * addresses in any spelling, names that only mean something inside one network, and characters that hide what is meant.
 * International host names come back as punycode, so a look-alike letter shows.
 */
export function safeHttpUrl(value: string | null | undefined): string | null {
  if ((value?.length ?? 0) > MAX_URL_LENGTH) return null
  const written = withoutEndMarks(value ?? '')
  // The URL parser drops tabs and newlines and turns backslashes round, so both are refused before it parses.
  if (written === '' || /[\s\\]|\p{C}/u.test(written)) return null

  const withScheme = /^https?:\/\//i.test(written) ? written : withoutScheme(written)
  if (withScheme === null || /^https?:\/\/[^/?#]*@/i.test(withScheme)) return null

  const url = parsed(withScheme)
  if (url === null || url.port !== '') return null
  return isPublicHostName(url.hostname) ? url.href : null
}

/** An address as it was meant, where space or invisible marks came along. */
export const withoutEndMarks = (text: string): string => text.replace(END_MARKS, '')

/** Space, and what is there without being seen: direction marks, byte order marks, zero-width spaces, soft hyphens. */
const END_MARKS = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]+|[\s\p{Cf}\p{Default_Ignorable_Code_Point}]+$/gu

function parsed(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/** A colon before the path means a scheme, a port or a password: none of them is wanted. */
function withoutScheme(written: string): string | null {
  return /^[^/?#:]+([/?#]|$)/.test(written) ? `https://${written}` : null
}

function isPublicHostName(hostname: string): boolean {
  const labels = hostname.split('.')
  const topLevel = labels.at(-1) ?? ''
  // A last label of digits would be an IPv4 address; IPv6 has no dots at all.
  return (
    labels.length >= 2 &&
    hostname.length <= 253 &&
    labels.every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label)) &&
    /^([a-z]{2,}|xn--[a-z0-9-]+)$/.test(topLevel) &&
    !networkOnlyNames.has(topLevel) &&
    !hostname.endsWith('.home.arpa')
  )
}

/** Reserved by RFC 2606, 6761, 6762, 7686 and ICANN, or used inside home and office networks: they have no owner outside. */
const networkOnlyNames: ReadonlySet<string> = new Set([
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'test',
  'example',
  'invalid',
  'onion',
  'alt',
])
