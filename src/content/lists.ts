import type { OfficialBody } from '@/contracts/content'
import type { Authority, BookingPlatform, FaqGroup } from '@/payload-types'

import { cached } from '@/server/cache/cached'
import { cacheTags } from '@/server/cache/tags'
import { readPhones } from '@/server/phones/read-phones'
import { resolveLinks } from './linked-pages'
import { findRecords } from './payload'
import { insertFacts } from './shown-facts'

/** The published FAQ groups, in order. */
export const listFaqGroups = async (): Promise<readonly FaqGroup[]> =>
  insertFacts(await resolveLinks(await readFaqGroups()))

const readFaqGroups = cached({ key: 'faq-groups', tags: () => [cacheTags.faq] }, (): Promise<readonly FaqGroup[]> =>
  findRecords('faq-groups', inOrder),
)

/** The published official bodies, in order. */
export async function listAuthorities(): Promise<readonly OfficialBody[]> {
  const bodies = await insertFacts(await readAuthorities())
  return bodies.map((body) => ({ ...body, phones: readPhones(body.phone) }))
}

const readAuthorities = cached(
  { key: 'authorities', tags: () => [cacheTags.authorities] },
  (): Promise<readonly Authority[]> => findRecords('authorities', inOrder),
)

/** The published booking platforms, in order. */
export const listBookingPlatforms = async (): Promise<readonly BookingPlatform[]> =>
  insertFacts(await readBookingPlatforms())

const readBookingPlatforms = cached(
  { key: 'booking-platforms', tags: () => [cacheTags.bookings] },
  (): Promise<readonly BookingPlatform[]> => findRecords('booking-platforms', inOrder),
)

const inOrder = { sort: 'order' } as const
