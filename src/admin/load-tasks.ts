import type { Payload, TypedUser } from 'payload'

import { hasRole } from '@/access/roles'
import { checkedPath } from '@/domain/publishing/next-review'
import { counted } from '@/lib/text/counted'
import type { ImportRun } from '@/payload-types'
import { listConflicts } from '@/server/imports/differences/conflicts'
import { listMissing } from '@/server/imports/differences/missing-upstream'
import { importKinds } from '@/server/imports/kinds'
import { countNearDuplicates } from '@/server/imports/merging/near-duplicates-list'
import { countDeadLinks } from '@/server/links/list-troubled'
import { countHandedOver } from '@/server/moderation/load-handed-over'
import { listUndialable } from '@/server/phones/list-undialable'
import { listScheduled } from '@/server/scheduling/list-scheduled'

import type { ScheduledRow } from './scheduled/dashboard-rows'
import { countDue, whereDue, type DueCounts, listAddress, reviewHorizon } from './review-due'

export type Task = { readonly label: string; readonly href: string }

type Review = Task & DueCounts

type Counted = Task & { readonly count: number }

/** Something imports left for a person, and how much of it. */
type ImportsWork = Task & { readonly words: string }

/** What waits for the signed-in person. `null` where the role has nothing to do with it. */
export type Work = {
  readonly recommendations: Counted | null
  /** Reports that moderators left to the editors. */
  readonly handedOver: Counted | null
  readonly reviews: readonly Review[] | null
  readonly drafts: readonly Counted[] | null
  readonly scheduled: readonly ScheduledRow[] | null
  readonly imports: readonly ImportsWork[] | null
  /** Records with a telephone number that cannot be dialled. */
  readonly phones: readonly Counted[] | null
  /** Links that lead nowhere, where readers meet them. */
  readonly links: Counted | null
}

/** Content with drafts and a day on which it is due for another look. */
const drafted = [
  { slug: 'guide-articles', label: 'Guide articles' },
  { slug: 'authorities', label: 'Authorities' },
  { slug: 'booking-platforms', label: 'Booking platforms' },
  { slug: 'faq-groups', label: 'FAQ groups' },
  { slug: 'mosque-gates', label: 'Mosque gates' },
  { slug: 'locations', label: 'Places' },
] as const

/** The same, with what has no drafts. */
const reviewed = [{ slug: 'facts', label: 'Facts' }, ...drafted] as const

/** A notice is due for no other look, because it ends by itself; but one that was left a draft warns nobody. */
const waitingAsDrafts = [{ slug: 'notices', label: 'Notices' }, ...drafted] as const

type Asking = { readonly payload: Payload; readonly user: TypedUser; readonly now: Date; readonly adminRoute: string }

/** Counts the work that waits, with the rights of the signed-in person. */
export async function loadTasks(asking: Asking): Promise<Work> {
  const isEditor = hasRole(asking.user, ['admin', 'editor'])
  const isModerator = hasRole(asking.user, ['admin', 'moderator'])
  const [recommendations, handedOver, reviews, drafts, scheduled, imports, phones, links] = await Promise.all([
    isModerator ? loadRecommendations(asking) : null,
    isEditor ? loadHandedOver(asking) : null,
    isEditor ? loadReviews(asking) : null,
    isEditor ? loadDrafts(asking) : null,
    isEditor ? loadScheduled(asking) : null,
    isEditor ? loadImports(asking) : null,
    isEditor ? loadPhones(asking) : null,
    isEditor ? loadLinks(asking) : null,
  ])
  return { recommendations, handedOver, reviews, drafts, scheduled, imports, phones, links }
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

async function loadHandedOver({ payload, adminRoute }: Asking): Promise<Counted> {
  return { label: 'Reports for editors', count: await countHandedOver(payload), href: `${adminRoute}/handed-over` }
}

async function loadReviews(asking: Asking): Promise<readonly Review[]> {
  const { payload, user, now, adminRoute } = asking
  const horizon = reviewHorizon(now)
  const collections = reviewed.map(async ({ slug, label }) => {
    const field = checkedPath(slug, 'reviewDueOn')
    const count = (moment: string) =>
      payload.count({ collection: slug, where: whereDue(field, moment), overrideAccess: false, user })
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

/** All emergency numbers are in one global, each with its own date. */
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
    waitingAsDrafts.map(async ({ slug, label }) => {
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

/** What is scheduled anywhere, and what of it did not work. */
async function loadScheduled({ payload, adminRoute }: Asking): Promise<readonly ScheduledRow[]> {
  const { collections, globals } = payload.config
  return (await listScheduled(payload, null)).map((scheduled) => {
    const { collection, recordId, global, title } = scheduled
    const kind =
      global === null
        ? collections.find(({ slug }) => slug === collection)?.labels.singular
        : globals.find(({ slug }) => slug === global)?.label
    const label = [typeof kind === 'string' ? kind : (global ?? collection), title && `“${title}”`]
    return {
      scheduled,
      label: label.filter(Boolean).join(' '),
      href:
        global === null
          ? `${adminRoute}/collections/${String(collection)}/${String(recordId)}`
          : `${adminRoute}/globals/${global}`,
    }
  })
}

/** More conflicts are not counted: each has to be compared with its record. */
const COUNTED_CONFLICTS = 50

/** What only a person can decide after an import, and a source whose last import failed: most run at night. */
async function loadImports(asking: Asking): Promise<readonly ImportsWork[]> {
  const { payload, user, adminRoute } = asking
  const href = `${adminRoute}/imports`
  const [failed, { conflicts, hasMore }, { total }, pairs] = await Promise.all([
    Promise.all(importKinds.map(({ name }) => findFailed(asking, name))),
    listConflicts({ payload, user }, COUNTED_CONFLICTS),
    listMissing(payload, 1),
    countNearDuplicates(payload),
  ])
  return [
    ...failed.flatMap((title) => (title === null ? [] : [{ label: title, words: 'failed', href }])),
    ...(conflicts.length > 0
      ? [{ label: 'Conflicts', words: `${hasMore ? 'more than ' : ''}${conflicts.length}`, href }]
      : []),
    ...(total > 0 ? [{ label: 'Gone at the source', words: String(total), href }] : []),
    ...(pairs > 0 ? [{ label: 'Perhaps one place', words: counted(pairs, 'pair'), href }] : []),
  ]
}

/** An address is no longer than browsers and proxies agree on with so many ids in it. */
const LISTED_PHONES = 100

async function loadPhones({ payload, adminRoute }: Asking): Promise<readonly Counted[]> {
  const places = await listUndialable(payload, 'locations')
  const bodies = await listUndialable(payload, 'authorities')
  const row = (label: string, collection: 'locations' | 'authorities', ids: readonly number[]): Counted => ({
    label,
    count: ids.length,
    href: listAddress({
      adminRoute,
      collection,
      field: 'id',
      operator: 'in',
      value: ids.slice(0, LISTED_PHONES).join(','),
    }),
  })
  return [row('Places', 'locations', places), row('Authorities', 'authorities', bodies)].filter(
    ({ count }) => count > 0,
  )
}

async function loadLinks({ payload, adminRoute }: Asking): Promise<Counted> {
  return { label: 'Dead links', count: await countDeadLinks(payload), href: `${adminRoute}/links` }
}

/** The title of a source's last import, if that failed. */
async function findFailed({ payload, user }: Asking, kind: ImportRun['kind']): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'import-runs',
    where: {
      kind: { equals: kind },
      dryRun: { not_equals: true },
      status: { in: ['succeeded', 'failed'] },
    },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    select: { title: true, status: true },
    overrideAccess: false,
    user,
  })
  const [last] = docs
  return last?.status === 'failed' ? last.title : null
}
