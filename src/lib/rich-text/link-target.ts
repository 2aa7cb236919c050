import { safeHttpUrl } from '../text/web-links'

/** What the CMS stores of a link: an address, or a document to be found by its own address. */
export type LinkFields = {
  readonly linkType?: string | null
  readonly url?: string | null
  readonly doc?: { readonly relationTo: string; readonly value: unknown } | null
  /** The id of a heading on the page of the document. */
  readonly anchor?: string | null
}

export type LinkTarget =
  /** A page of this guide, with query and anchor. */
  | { readonly kind: 'page'; readonly path: string }
  /** A place on the same page, an e-mail address or a phone number. */
  | { readonly kind: 'direct'; readonly href: string }
  | { readonly kind: 'outward'; readonly href: string }

/**
 * Where a link of a rich text leads, or `null` when that is nowhere safe: its words are then shown without a link. A link to
 * a document has become one to its address before (src/content/linked-pages.ts), or the document has no page.
 */
export function linkTarget({ linkType, url }: LinkFields): LinkTarget | null {
  if (linkType === 'internal') return null
  const written = url?.trim() ?? ''
  if (/[\s\\]|\p{C}/u.test(written)) return null
  if (/^\/(?!\/)/.test(written)) return { kind: 'page', path: written }
  if (/^(#[\w-]+|mailto:[^@?&]+@[^@?&]+|tel:\+?[\d().-]+)$/i.test(written)) return { kind: 'direct', href: written }
  const href = safeHttpUrl(written)
  return href === null ? null : { kind: 'outward', href }
}
