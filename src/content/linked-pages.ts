import { gateHref } from '@/domain/gates/gate-links'
import { pathHref, placeHref } from '@/domain/places/place-links'
import type { LinkFields } from '@/lib/rich-text/link-target'
import { linkedRecord, collectLinks, mapLinks } from '@/lib/rich-text/links'
import { articleHref } from '@/domain/addresses/addresses'

import { findGate } from './gates'
import { findMergeTarget } from './merged-places'
import { listPathAddresses } from './paths'
import { findPlace } from './places'
import { listDatedArticles } from './sitemap'

/**
 * Replaces links to records with the addresses of their pages; a link whose page is not public loses its address, and its
 * words are shown as plain text. Every address is read under the tags of its record, so that a change of address
 * invalidates the page with the link.
 */
export async function resolveLinks<Content>(content: Content): Promise<Content> {
  const hrefs = new Map<string, string | null>()
  for (const link of collectLinks(content)) {
    const record = linkedRecord(link)
    if (record !== null && !hrefs.has(toKey(record))) hrefs.set(toKey(record), await findHref(record))
  }
  if (hrefs.size === 0) return content
  return mapLinks(content, (fields) => {
    const record = linkedRecord(fields)
    return record === null ? fields : resolveLink(hrefs.get(toKey(record)) ?? null, fields)
  })
}

type LinkedRecord = NonNullable<ReturnType<typeof linkedRecord>>

const toKey = ({ collection, id }: LinkedRecord): string => `${collection}/${id}`

function resolveLink(href: string | null, { anchor, ...fields }: LinkFields): LinkFields {
  if (href === null) return { ...fields, doc: null }
  return { ...fields, linkType: 'custom', url: anchor ? `${href}#${anchor}` : href, doc: null }
}

async function findHref({ collection, id }: LinkedRecord): Promise<string | null> {
  switch (collection) {
    case 'guide-articles': {
      const article = (await listDatedArticles()).find((listed) => listed.id === id)
      return article === undefined ? null : articleHref(article.section, article.slug)
    }
    case 'paths': {
      const path = (await listPathAddresses()).find((listed) => listed.id === id)
      return path === undefined ? null : pathHref(path.slug)
    }
    case 'locations': {
      const placeId = (await findPlace(id)) === null ? await findMergeTarget(id) : id
      return placeId === null ? null : placeHref(placeId)
    }
    case 'mosque-gates': {
      const gate = await findGate(id)
      return gate === null ? null : gateHref(gate)
    }
    default:
      return null
  }
}
