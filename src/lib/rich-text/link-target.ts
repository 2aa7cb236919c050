import { placeHref } from '../place-links'
import { safeHttpUrl } from '../web-links'

/** What the CMS keeps of a link: an address, or a document to be found by its own address. */
export type LinkFields = {
  readonly linkType?: string | null
  readonly url?: string | null
  readonly doc?: { readonly relationTo: string; readonly value: unknown } | null
}

export type LinkTarget =
  /** A page of this guide, with query and anchor. */
  | { readonly kind: 'page'; readonly path: string }
  /** A place on the same page, an e-mail address or a phone number. */
  | { readonly kind: 'direct'; readonly href: string }
  | { readonly kind: 'outward'; readonly href: string }

/** Where a link of a rich text leads, or `null` when that is nowhere safe: its words are then shown without a link. */
export function linkTarget({ linkType, url, doc }: LinkFields): LinkTarget | null {
  if (linkType === 'internal') return documentTarget(doc)
  const written = url?.trim() ?? ''
  if (/[\s\\]|\p{C}/u.test(written)) return null
  if (/^\/(?!\/)/.test(written)) return { kind: 'page', path: written }
  if (/^(#[\w-]+|mailto:[^@?&]+@[^@?&]+|tel:\+?[\d().-]+)$/i.test(written)) return { kind: 'direct', href: written }
  const href = safeHttpUrl(written)
  return href === null ? null : { kind: 'outward', href }
}

/** Documents that are not published come as a bare id, or not at all. */
function documentTarget(doc: LinkFields['doc']): LinkTarget | null {
  const value: unknown = doc?.value
  if (typeof value !== 'object' || value === null) return null
  if (doc?.relationTo === 'guide-articles' && 'section' in value && 'slug' in value) {
    return { kind: 'page', path: `/guide/${String(value.section)}/${String(value.slug)}` }
  }
  return doc?.relationTo === 'locations' && 'id' in value ? { kind: 'page', path: placeHref(Number(value.id)) } : null
}
