import type { DataFromGlobalSlug, GlobalSlug } from 'payload'

import type { EmergencyContacts } from '@/contracts/content'
import { cached } from '@/server/cache/cached'
import { type CacheTag, cacheTags } from '@/server/cache/tags'
import { readPhones } from '@/server/phones/read-phones'
import { resolveLinks } from './linked-pages'
import { findPage } from './payload'
import { insertFacts } from './shown-facts'

/** Makes the loader of a page that exists once. It gives `null` until an editor has published it; the page says so then. */
function makeLoader<Slug extends GlobalSlug>(slug: Slug, tag: CacheTag) {
  const read = makeCachedRead(slug, tag)
  return async (): Promise<DataFromGlobalSlug<Slug> | null> => insertFacts(await resolveLinks(await read()))
}

const makeCachedRead = <Slug extends GlobalSlug>(slug: Slug, tag: CacheTag) =>
  cached({ key: `global-${slug}`, tags: () => [tag] }, () => findPage(slug))

export const loadHome = makeLoader('home', cacheTags.home)
export const loadAbout = makeLoader('about', cacheTags.about)
export const loadContact = makeLoader('contact', cacheTags.contact)
export const loadTerms = makeLoader('terms', cacheTags.terms)
export const loadSiteSettings = makeLoader('site-settings', cacheTags.settings)

/** The days on which months begin by the announcement, `YYYY-MM-DD`, where editors have entered one. */
export const announcedMonths = (settings: DataFromGlobalSlug<'site-settings'> | null): readonly string[] =>
  settings?.announcedMonths?.map(({ first }) => first.slice(0, 10)) ?? []

const loadEmergencyTexts = makeLoader('emergency-numbers', cacheTags.emergency)

export async function loadEmergencyNumbers(): Promise<EmergencyContacts | null> {
  const emergency = await loadEmergencyTexts()
  return (
    emergency && {
      ...emergency,
      phoneNumbers: emergency.phoneNumbers.map((entry) => ({ ...entry, phones: readPhones(entry.number) })),
    }
  )
}
