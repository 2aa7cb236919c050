import type { Payload } from 'payload'

import type { LinkPlace, TroubledLink } from '@/contracts/links'
import { env } from '@/env'

import { type CheckedLink, listTroubledAddresses } from './checked-links'
import { findLinks } from './find-links'
import { judgeInside } from './judge-inside'
import { readContent } from './read-content'
import { readSite } from './read-site'

/**
 * The links that lead nowhere, and those that have moved, each with the places it stands in: inside the guide as it is now, to
 * other sites as they last answered. For editors, who see drafts.
 */
export async function listTroubledLinks(payload: Payload): Promise<readonly TroubledLink[]> {
  const site = await readSite(payload)
  const outside = new Map((await listTroubledAddresses(payload)).map((checked) => [checked.address, checked]))
  const troubled = new Map<string, { link: Omit<TroubledLink, 'places'>; places: LinkPlace[] }>()
  for await (const text of readContent(payload)) {
    for (const { target, field, sentence } of findLinks({ ...text, siteUrl: env.SITE_URL })) {
      const known = troubled.get(target)
      const link = known?.link ?? (isOutside(target) ? describeOutside(outside.get(target)) : judge(target))
      if (link === null) continue
      const entry = known ?? { link, places: [] }
      troubled.set(target, entry)
      const { name, editPath, isDraft } = text
      // A draft repeats what is published.
      const isKnown = entry.places.some(
        (place) => place.editPath === editPath && place.field === field && place.sentence === sentence,
      )
      if (!isKnown) entry.places.push({ name, editPath, field, sentence, isDraft })
    }
  }
  return [...troubled.values()].map(({ link, places }) => ({ ...link, places })).sort(byWeight)

  function judge(target: string): Omit<TroubledLink, 'places'> | null {
    const why = judgeInside(target, site)
    return why === null
      ? null
      : { target, kind: 'inside', state: 'dead', why, movedTo: null, since: null, checkedAt: null }
  }
}

const isOutside = (target: string): boolean => /^https?:/.test(target)

function describeOutside(checked: CheckedLink | undefined): Omit<TroubledLink, 'places'> | null {
  if (checked === undefined || (checked.state !== 'dead' && checked.state !== 'moved')) return null
  const { address, state, why, movedTo, since, checkedAt } = checked
  return {
    target: address,
    kind: 'outside',
    state,
    why: why ?? '',
    movedTo,
    since: since.toISOString(),
    checkedAt: checkedAt?.toISOString() ?? null,
  }
}

/** What readers meet first: dead before moved, in public before in drafts alone. */
const byWeight = (one: TroubledLink, other: TroubledLink): number => weigh(one) - weigh(other)

const weigh = (link: TroubledLink): number => (link.state === 'dead' ? 0 : 2) + (isPublic(link) ? 0 : 1)

const isPublic = ({ places }: TroubledLink): boolean => places.some(({ isDraft }) => !isDraft)

/** How many dead links readers meet. */
export const countDeadLinks = async (payload: Payload): Promise<number> =>
  (await listTroubledLinks(payload)).filter((link) => link.state === 'dead' && isPublic(link)).length
