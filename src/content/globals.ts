import type { DataFromGlobalSlug, GlobalSlug } from 'payload'

import { cached } from '@/server/cache/cached'
import { type CacheTag, cacheTags } from '@/server/cache/tags'
import { withLinkedPages } from './linked-pages'
import { asVisitor, cms } from './payload'
import { withFacts } from './shown-facts'

/** Text that is one of a kind. An editor who has not published it yet leaves `null`; the page says so. */
function loadGlobal<Slug extends GlobalSlug>(slug: Slug, tag: CacheTag) {
  const read = readGlobal(slug, tag)
  return async (): Promise<DataFromGlobalSlug<Slug> | null> => withFacts(await withLinkedPages(await read()))
}

const readGlobal = <Slug extends GlobalSlug>(slug: Slug, tag: CacheTag) =>
  cached({ key: `global-${slug}`, tags: () => [tag] }, async (): Promise<DataFromGlobalSlug<Slug> | null> => {
    const payload = await cms()
    const found = await payload.findGlobal({ slug, depth: 0, ...asVisitor })
    return 'id' in found && found.id ? found : null
  })

export const loadHome = loadGlobal('home', cacheTags.home)
export const loadAbout = loadGlobal('about', cacheTags.about)
export const loadContact = loadGlobal('contact', cacheTags.contact)
export const loadTerms = loadGlobal('terms', cacheTags.terms)
export const loadEmergencyNumbers = loadGlobal('emergency-numbers', cacheTags.emergency)
export const loadSiteSettings = loadGlobal('site-settings', cacheTags.settings)
