import type { CollectionSlug } from 'payload'

/** Reviews show on the dashboard this many days before they are due. */
export const REVIEW_SOON_DAYS = 14

const DAY_MS = 24 * 60 * 60 * 1000

/** The last moment, as an ISO date, for which a review counts as "soon". */
export const reviewHorizon = (now: Date): string => new Date(now.getTime() + REVIEW_SOON_DAYS * DAY_MS).toISOString()

/** How many of some dates have passed, and how many come by the horizon. Missing and broken dates do not count. */
export function countDue(dates: readonly (string | null | undefined)[], now: Date): DueCounts {
  const [today, horizon] = [now.toISOString(), reviewHorizon(now)]
  const validDates = dates.flatMap((date) => {
    const time = new Date(date ?? Number.NaN)
    return Number.isNaN(time.getTime()) ? [] : [time.toISOString()]
  })
  const overdue = validDates.filter((date) => date <= today).length
  return { overdue, soon: validDates.filter((date) => date <= horizon).length - overdue }
}

export type DueCounts = { readonly overdue: number; readonly soon: number }

type Condition = {
  readonly field: string
  /** The values of `in` and `not_in` have commas between them. */
  readonly operator: 'equals' | 'in' | 'not_in' | 'less_than_equal' | 'greater_than' | 'exists'
  readonly value: string
}

/** A list in the admin, narrowed to all of some conditions and sorted, as the list view writes it into its own address. */
export function listAddress({
  adminRoute,
  collection,
  field,
  operator,
  value,
  also = [],
  sort,
}: {
  readonly adminRoute: string
  readonly collection: CollectionSlug
  readonly also?: readonly Condition[]
  readonly sort?: string
} & Condition): string {
  const conditions = [{ field, operator, value }, ...also].map(
    (one, index) => [`where[or][0][and][${index}][${one.field}][${one.operator}]`, one.value] as const,
  )
  const query = new URLSearchParams(Object.fromEntries(conditions))
  if (sort !== undefined) query.set('sort', sort)
  return `${adminRoute}/collections/${collection}?${query.toString()}`
}
