import type { Payload, TypedUser } from 'payload'

import { hasRole } from '@/access/roles'
import { waitingStates } from '@/domain/submissions/waiting'
import { counted } from '@/lib/text/counted'
import { listConflicts } from '@/server/imports/differences/conflicts'
import { listMissing } from '@/server/imports/differences/missing-upstream'
import { countNearDuplicates } from '@/server/imports/merging/near-duplicates-list'
import { countDeadLinks } from '@/server/links/list-troubled'
import { countStates } from '@/server/moderation/queue-rows'
import { listUndialable } from '@/server/phones/list-undialable'
import { listScheduled } from '@/server/scheduling/list-scheduled'

import type { ScheduledRow } from './scheduled/dashboard-rows'
import { type Due, loadDue } from './dashboard/load-due'
import { type LastImport, loadLastImports } from './dashboard/load-last-imports'
import { loadNotices, type NoticesNow } from './dashboard/load-notices'
import { itemAddress } from './review/item-address'
import { listAddress } from './review-due'

export type Task = { readonly label: string; readonly href: string }

type Counted = Task & { readonly count: number }

/** Something imports left for a person, and how much of it. */
type ImportsWork = Task & { readonly words: string }

type OldestWaiting = { readonly href: string; readonly ageSeconds: number }

/** What waits for the signed-in person. `null` where the role has nothing to do with it. */
export type Work = {
  readonly recommendations: (Counted & { readonly oldest: OldestWaiting | null }) | null
  /** Reports that moderators left to the editors. */
  readonly handedOver: Counted | null
  readonly due: readonly Due[] | null
  readonly drafts: readonly Counted[] | null
  readonly scheduled: readonly ScheduledRow[] | null
  readonly imports: readonly ImportsWork[] | null
  readonly lastImports: readonly LastImport[] | null
  readonly notices: NoticesNow | null
  /** Records with a telephone number that cannot be dialled. */
  readonly phones: readonly Counted[] | null
  /** Links that lead nowhere, where readers meet them. */
  readonly links: Counted | null
}

/** Content with drafts. */
const drafted = [
  { slug: 'guide-articles', label: 'Guide articles' },
  { slug: 'authorities', label: 'Authorities' },
  { slug: 'booking-platforms', label: 'Booking platforms' },
  { slug: 'faq-groups', label: 'FAQ groups' },
  { slug: 'mosque-gates', label: 'Mosque gates' },
  { slug: 'locations', label: 'Places' },
] as const

/** A notice is due for no other look, because it ends by itself; but one that was left a draft warns nobody. */
const waitingAsDrafts = [{ slug: 'notices', label: 'Notices' }, ...drafted] as const

type Asking = { readonly payload: Payload; readonly user: TypedUser; readonly now: Date; readonly adminRoute: string }

/** Counts the work that waits, with the rights of the signed-in person. */
export async function loadTasks(asking: Asking): Promise<Work> {
  const { payload, now, adminRoute } = asking
  const isEditor = hasRole(asking.user, ['admin', 'editor'])
  const isModerator = hasRole(asking.user, ['admin', 'moderator'])
  const [states, due, drafts, scheduled, imports, lastImports, notices, phones, links] = await Promise.all([
    // Numbers alone leave this, and the oldest's for moderators: editors have no right to submissions.
    countStates(payload),
    isEditor ? loadDue(asking) : null,
    isEditor ? loadDrafts(asking) : null,
    isEditor ? loadScheduled(asking) : null,
    isEditor ? loadImports(asking) : null,
    isEditor ? loadLastImports(payload, adminRoute) : null,
    isEditor ? loadNotices(payload, now, adminRoute) : null,
    isEditor ? loadPhones(asking) : null,
    isEditor ? loadLinks(asking) : null,
  ])
  const recommendations = isModerator ? toRecommendations(states, adminRoute) : null
  const handedOver = isEditor
    ? { label: 'Reports for editors', count: states.counts['with-editor'], href: `${adminRoute}/handed-over` }
    : null
  return { recommendations, handedOver, due, drafts, scheduled, imports, lastImports, notices, phones, links }
}

function toRecommendations({ counts, oldest }: Awaited<ReturnType<typeof countStates>>, adminRoute: string) {
  const href = `${adminRoute}/review`
  return {
    label: 'Recommendations to review',
    count: waitingStates.reduce((sum, state) => sum + counts[state], 0),
    href,
    oldest: oldest && { href: `${href}${itemAddress(oldest.id)}`, ageSeconds: oldest.ageSeconds },
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

/** What only a person can decide after an import. */
async function loadImports(asking: Asking): Promise<readonly ImportsWork[]> {
  const { payload, user, adminRoute } = asking
  const href = `${adminRoute}/imports`
  const [{ conflicts, hasMore }, { total }, pairs] = await Promise.all([
    listConflicts({ payload, user }, COUNTED_CONFLICTS),
    listMissing(payload, 1),
    countNearDuplicates(payload),
  ])
  return [
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
