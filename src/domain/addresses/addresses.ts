import { gateHref } from '../gates/gate-links'
import { sectionKeys } from '../guide/guide-sections'
import { pathHref, placeHref } from '../places/place-links'

/** Collections whose records have a page of their own. */
export const addressedCollections = ['guide-articles', 'paths', 'locations', 'mosque-gates'] as const

export type AddressedCollection = (typeof addressedCollections)[number]

/** What makes up the address of a record: the rest of it says nothing about where its page is. */
export type RecordKey =
  | { readonly collection: 'guide-articles'; readonly section: string; readonly slug: string }
  | { readonly collection: 'paths'; readonly slug: string }
  | { readonly collection: 'locations' | 'mosque-gates'; readonly id: number }

export const isAddressed = (collection: string): collection is AddressedCollection =>
  addressedCollections.some((addressed) => addressed === collection)

/** The page of an article. */
export const articleHref = (section: string, slug: string): string => `/guide/${section}/${slug}`

/**
 * The page of a record by what the CMS stores of it, whether or not it is published; `null` when a field is missing. A
 * gate's is the short form, which names its number only: see `gateHref` for the one of the specification.
 */
export function buildAddress(collection: string, record: Readonly<Record<string, unknown>>): string | null {
  const { id, section, slug } = record
  switch (collection) {
    case 'guide-articles':
      return section && slug ? articleHref(String(section), String(slug)) : null
    case 'paths':
      return slug ? pathHref(String(slug)) : null
    case 'locations':
      return id ? placeHref(Number(id)) : null
    case 'mosque-gates':
      return id ? `/gate-details?id=${String(id)}` : null
    default:
      return null
  }
}

const ARTICLE = new RegExp(`^/guide/(${sectionKeys.join('|')})/([a-z0-9-]{1,80})$`)

/** Which record an address of the guide would show, were it published; `null` for every other page. */
export function parseRecordAddress(address: string): RecordKey | null {
  const article = ARTICLE.exec(address)
  if (article) return { collection: 'guide-articles', section: article[1] ?? '', slug: article[2] ?? '' }
  const path = /^\/recommendations\/paths\/([a-z0-9-]{1,80})$/.exec(address)
  if (path) return { collection: 'paths', slug: path[1] ?? '' }
  const place = /^\/place\/([1-9]\d{0,8})$/.exec(address)
  if (place) return { collection: 'locations', id: Number(place[1]) }
  const gate = /^\/gate-details\?id=([1-9]\d{0,8})$/.exec(address)
  return gate ? { collection: 'mosque-gates', id: Number(gate[1]) } : null
}

/** The address a visitor is sent to: the full one of a gate, which also says whose it is. */
export const visitorAddress = (address: string, mosqueId: number | null): string => {
  const record = parseRecordAddress(address)
  return record?.collection === 'mosque-gates' && mosqueId !== null ? gateHref({ id: record.id, mosqueId }) : address
}
