import { cityDay } from '@/lib/dates/dates'

/** What has a day on which it was checked and one on which it is due again, and where the two stand in the record. */
export const checkedFields = {
  facts: { group: null },
  'guide-articles': { group: null },
  'faq-groups': { group: 'provenance' },
  authorities: { group: 'provenance' },
  'booking-platforms': { group: 'provenance' },
  'mosque-gates': { group: 'provenance' },
  locations: { group: 'provenance' },
  paths: { group: 'provenance' },
} as const

export type CheckedKind = keyof typeof checkedFields

export const isCheckedKind = (slug: string): slug is CheckedKind => Object.hasOwn(checkedFields, slug)

/** The path of a date, as queries and forms write it. */
export function checkedPath<Name extends 'checkedOn' | 'reviewDueOn'>(kind: CheckedKind, name: Name) {
  const { group } = checkedFields[kind]
  return group === null ? name : (`${group}.${name}` as const)
}

/** A wrong door, number, fee or visa rule harms whoever reads it; all of them change between two seasons. */
const MONTH_DAYS = 30

/** Whom one walks to when ill or lost. */
const QUARTER_DAYS = 90

/** As long as an imported place, or one that a visitor recommended, counts as checked. */
const HALF_YEAR_DAYS = 180

/**
 * The longest a check holds, in days, by what a wrong word does to a reader. Who knows that something changes more slowly,
 * such as a ruling, writes a later day by hand.
 */
const longestDays: Readonly<Record<CheckedKind, number>> = {
  // Emergency numbers, fees and the days of a visa.
  facts: MONTH_DAYS,
  // They say what to do, and whom to pay and to call.
  'guide-articles': MONTH_DAYS,
  'faq-groups': MONTH_DAYS,
  authorities: MONTH_DAYS,
  'booking-platforms': MONTH_DAYS,
  // Door plans change with the seasons.
  'mosque-gates': MONTH_DAYS,
  locations: HALF_YEAR_DAYS,
  paths: HALF_YEAR_DAYS,
}

/** Places one walks to when ill or lost. */
export const urgentCategories = ['hospital', 'healthcare', 'pharmacy', 'help point'] as const

const isUrgent = (category: unknown): boolean => urgentCategories.some((urgent) => urgent === category)

/** Records checked on one day come due over this last part of their time, not all on its last day. */
const SPREAD_PART = 1 / 3

const DAY_MS = 24 * 60 * 60 * 1000

type Checked = {
  readonly kind: CheckedKind
  /** Of a place. */
  readonly category?: unknown
}

/** As date fields keep it: the day in the three cities, and no time. */
const toDateField = (time: number): string => `${new Date(time).toISOString().slice(0, 10)}T00:00:00.000Z`

/** For how many days a check of it holds at most: the fewer, the more harm a wrong word does. */
export const daysOf = ({ kind, category }: Checked): number =>
  isUrgent(category) ? Math.min(longestDays[kind], QUARTER_DAYS) : longestDays[kind]

/** The last day on which what is checked now may come due again. */
export const latestReview = (now: Date, checked: Checked): string =>
  toDateField(Date.parse(cityDay(now)) + daysOf(checked) * DAY_MS)

/**
 * The dates of a record that was compared with its source now. Due again never later than its kind allows; by its number
 * some days sooner, so that what is checked together does not come due together. The same all day.
 */
export function reviewDates(
  now: Date,
  { id, ...checked }: Checked & { readonly id: number },
): { readonly checkedOn: string; readonly reviewDueOn: string } {
  const days = daysOf(checked)
  const sooner = id % (Math.floor(days * SPREAD_PART) + 1)
  const today = Date.parse(cityDay(now))
  return { checkedOn: toDateField(today), reviewDueOn: toDateField(today + (days - sooner) * DAY_MS) }
}
