import type { Payload, TypedUser } from 'payload'

import { hasRole } from '@/access/roles'

import { countDue, dueBy, type DueCounts, listAddress, reviewHorizon } from './review-due'

export type WorkItem = { readonly label: string; readonly href: string }

export type Review = WorkItem & DueCounts

export type Counted = WorkItem & { readonly count: number }

/** What waits for the signed-in person. `null` where the role has nothing to do with it. */
export type Work = {
  readonly recommendations: Counted | null
  readonly reviews: readonly Review[] | null
  readonly drafts: readonly Counted[] | null
}

/** Content with a day on which it is due for another look, and where it keeps that day. */
const reviewed = [
  { slug: 'guide-articles', label: 'Guide articles', field: 'reviewDueOn' },
  { slug: 'authorities', label: 'Authorities', field: 'provenance.reviewDueOn' },
  { slug: 'booking-platforms', label: 'Booking platforms', field: 'provenance.reviewDueOn' },
  { slug: 'faq-groups', label: 'FAQ groups', field: 'provenance.reviewDueOn' },
  { slug: 'mosque-gates', label: 'Mosque gates', field: 'provenance.reviewDueOn' },
  { slug: 'locations', label: 'Places', field: 'provenance.reviewDueOn' },
] as const

type Asking = { readonly payload: Payload; readonly user: TypedUser; readonly now: Date; readonly adminRoute: string }

/** Counts the work that waits, with the rights of the signed-in person. */
export async function loadWork(asking: Asking): Promise<Work> {
  const isEditor = hasRole(asking.user, ['admin', 'editor'])
  const isModerator = hasRole(asking.user, ['admin', 'moderator'])
  const [recommendations, reviews, drafts] = await Promise.all([
    isModerator ? loadRecommendations(asking) : null,
    isEditor ? loadReviews(asking) : null,
    isEditor ? loadDrafts(asking) : null,
  ])
  return { recommendations, reviews, drafts }
}

async function loadRecommendations({ payload, user, adminRoute }: Asking): Promise<Counted> {
  const { totalDocs } = await payload.count({
    collection: 'recommendations',
    where: { status: { in: ['pending-review', 'claimed'] } },
    overrideAccess: false,
    user,
  })
  return {
    label: 'Recommendations to review',
    count: totalDocs,
    href: `${adminRoute}/review`,
  }
}

async function loadReviews(asking: Asking): Promise<readonly Review[]> {
  const { payload, user, now, adminRoute } = asking
  const horizon = reviewHorizon(now)
  const collections = reviewed.map(async ({ slug, label, field }) => {
    const count = (moment: string) =>
      payload.count({ collection: slug, where: dueBy(field, moment), overrideAccess: false, user })
    const [past, all] = await Promise.all([count(now.toISOString()), count(horizon)])
    return {
      label,
      overdue: past.totalDocs,
      soon: all.totalDocs - past.totalDocs,
      href: listAddress({
        adminRoute,
        collection: slug,
        field,
        operator: 'less_than_equal',
        value: horizon,
        sort: field,
      }),
    }
  })
  const due = await Promise.all([loadEmergencyReviews(asking), ...collections])
  return due.filter(({ overdue, soon }) => overdue + soon > 0)
}

/** The numbers live in one global, each with a date of its own. */
async function loadEmergencyReviews({ payload, user, now, adminRoute }: Asking): Promise<Review> {
  const slug = 'emergency-numbers'
  const { phoneNumbers } = await payload.findGlobal({ slug, depth: 0, overrideAccess: false, user })
  return {
    label: 'Emergency numbers',
    href: `${adminRoute}/globals/${slug}`,
    ...countDue(
      (phoneNumbers ?? []).map(({ reviewDueOn }) => reviewDueOn),
      now,
    ),
  }
}

/** Documents whose newest version is a draft, as the list view sees them. */
async function loadDrafts({ payload, user, adminRoute }: Asking): Promise<readonly Counted[]> {
  const drafts = await Promise.all(
    reviewed.map(async ({ slug, label }) => {
      const { totalDocs } = await payload.find({
        collection: slug,
        draft: true,
        where: { _status: { equals: 'draft' } },
        limit: 1,
        depth: 0,
        overrideAccess: false,
        user,
      })
      const href = listAddress({
        adminRoute,
        collection: slug,
        field: '_status',
        operator: 'equals',
        value: 'draft',
      })
      return { label, count: totalDocs, href }
    }),
  )
  return drafts.filter(({ count }) => count > 0)
}
