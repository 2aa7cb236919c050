import type { DataFromGlobalSlug, GlobalSlug } from 'payload'

import type { EmergencyContacts } from '@/contracts/content'
import { cached } from '@/server/cache/cached'
import { type CacheTag, cacheTags } from '@/server/cache/tags'
import { readPhones } from '@/server/phones/read-phones'
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
export const loadSiteSettings = loadGlobal('site-settings', cacheTags.settings)

const loadEmergencyTexts = loadGlobal('emergency-numbers', cacheTags.emergency)

export async function loadEmergencyNumbers(): Promise<EmergencyContacts | null> {
  const emergency = await loadEmergencyTexts()
  return (
    emergency && {
      ...emergency,
      phoneNumbers: emergency.phoneNumbers.map((entry) => ({ ...entry, phones: readPhones(entry.number) })),
    }
  )
}
