/**
 * A written phone number as a `tel:` address, or `null` when it holds no number: spaces, dots, hyphens and brackets go,
 * a leading plus stays. Short numbers such as 911 and 1966 are numbers too.
 */
export function phoneHref(written: string | null | undefined): string | null {
  const plain = (written ?? '').trim().replaceAll(/[\s().\-\u2010-\u2013]/g, '')
  return /^\+?\d{2,15}$/.test(plain) ? `tel:${plain}` : null
}
