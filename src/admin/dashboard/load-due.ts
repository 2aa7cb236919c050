import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, TypedUser } from 'payload'

import { checkedPath, type CheckedKind, daysOf, urgentCategories } from '@/domain/publishing/next-review'
import { snakeCase } from '@/lib/text/snake-case'

import { countDue, type DueCounts, listAddress, reviewHorizon } from '../review-due'

type Counted = DueCounts & { readonly href: string }

/** What is due for another look: of one kind and risk. */
export type Due = Counted & {
  readonly label: string
  /** For so many days a check holds at most; the fewer, the greater the risk. */
  readonly days: number
  /** By who saved it last: whom to ask. */
  readonly owners: readonly (Counted & { readonly name: string })[]
}

type Part = { readonly kind: CheckedKind; readonly label: string; readonly category?: 'urgent' | 'other' }

const parts: readonly Part[] = [
  { kind: 'facts', label: 'Facts' },
  { kind: 'guide-articles', label: 'Guide articles' },
  { kind: 'authorities', label: 'Authorities' },
  { kind: 'booking-platforms', label: 'Booking platforms' },
  { kind: 'faq-groups', label: 'FAQ groups' },
  { kind: 'mosque-gates', label: 'Mosque gates' },
  { kind: 'locations', label: 'Where one goes when ill or lost', category: 'urgent' },
  { kind: 'locations', label: 'Places', category: 'other' },
]

type Asking = { readonly payload: Payload; readonly user: TypedUser; readonly now: Date; readonly adminRoute: string }

/**
 * What is overdue and what is due soon, the greatest risk first. One statement for all collections, and one read of the page
 * with the emergency numbers. Editors may read all of it; the caller has checked the role.
 */
export async function loadDue(asking: Asking): Promise<readonly Due[]> {
  const now = asking.now.toISOString()
  const horizon = reviewHorizon(asking.now)
  const [{ rows }, emergency] = await Promise.all([
    asking.payload.db.drizzle.execute<Row>(
      sql.join(
        parts.map((part, index) => countPart(part, index, now, horizon)),
        sql` UNION ALL `,
      ),
    ),
    loadEmergency(asking),
  ])
  const due = parts.map((part, index) => {
    const owned = rows.filter((row) => row.part === index)
    const address = (owner?: string) => dueAddress(asking.adminRoute, part, horizon, owner)
    return {
      label: part.label,
      days: daysOf({ kind: part.kind, ...(part.category === 'urgent' && { category: urgentCategories[0] }) }),
      overdue: owned.reduce((sum, { overdue }) => sum + overdue, 0),
      soon: owned.reduce((sum, { soon }) => sum + soon, 0),
      href: address(),
      owners: owned
        .map(({ owner, overdue, soon }) => ({ name: owner ?? NOBODY, overdue, soon, href: address(owner ?? '') }))
        .sort((a, b) => b.overdue - a.overdue || b.soon - a.soon || a.name.localeCompare(b.name)),
    }
  })
  return [emergency, ...due]
    .filter(({ overdue, soon }) => overdue + soon > 0)
    .sort((a, b) => a.days - b.days || b.overdue - a.overdue)
}

const NOBODY = 'Nobody whose name is kept'

type Row = DueCounts & { readonly part: number; readonly owner: string | null }

function countPart({ kind, category }: Part, index: number, now: string, horizon: string): SQL {
  const due = sql.identifier(snakeCase(checkedPath(kind, 'reviewDueOn').replace('.', '_')))
  const urgent = sql`category::text = ANY(${sql.param(urgentCategories)}::text[])`
  const chosen = category === undefined ? sql`true` : category === 'urgent' ? urgent : sql`NOT ${urgent}`
  return sql`
    SELECT ${index}::int AS part, last_save_by AS owner,
      (count(*) FILTER (WHERE ${due} <= ${now}::timestamptz))::int AS overdue,
      (count(*) FILTER (WHERE ${due} > ${now}::timestamptz))::int AS soon
    FROM ${sql.identifier(kind.replaceAll('-', '_'))}
    WHERE deleted_at IS NULL AND ${due} <= ${horizon}::timestamptz AND ${chosen} GROUP BY last_save_by
  `
}

/** @param owner the name; empty for what has none */
function dueAddress(adminRoute: string, { kind, category }: Part, horizon: string, owner?: string): string {
  const field = checkedPath(kind, 'reviewDueOn')
  const operator = category === 'urgent' ? 'in' : 'not_in'
  return listAddress({
    adminRoute,
    collection: kind,
    field,
    operator: 'less_than_equal',
    value: horizon,
    also: [
      ...(category === undefined ? [] : [{ field: 'category', operator, value: urgentCategories.join(',') } as const]),
      ...(owner === undefined
        ? []
        : owner === ''
          ? [{ field: 'lastSave.by', operator: 'exists', value: 'false' } as const]
          : [{ field: 'lastSave.by', operator: 'equals', value: owner } as const]),
    ],
    sort: field,
  })
}

/** All emergency numbers are in one global, each with its own date. */
async function loadEmergency({ payload, user, now, adminRoute }: Asking): Promise<Due> {
  const slug = 'emergency-numbers'
  const { phoneNumbers, lastSave } = await payload.findGlobal({ slug, depth: 0, overrideAccess: false, user })
  const counts = countDue(
    (phoneNumbers ?? []).map(({ reviewDueOn }) => reviewDueOn),
    now,
  )
  const href = `${adminRoute}/globals/${slug}`
  return {
    label: 'Emergency numbers',
    days: daysOf({ kind: 'facts' }),
    href,
    ...counts,
    owners: [{ name: lastSave?.by ?? NOBODY, href, ...counts }],
  }
}
