import { cityDay, cityTime } from '@/lib/dates/dates'
import type { ReviewState, RiskReason, SubmissionKind } from '@/contracts/moderation'
import type { RejectionReason } from '@/contracts/rejection-reasons'
import { reportFields, reportLabel } from '@/contracts/reports'
import type { ReviewAction } from '@/contracts/review-decisions'
import type { QueueAnswer } from '@/contracts/review-queue'
import { placeCategories } from '@/domain/places/place-categories'
import { placeFields } from '@/domain/places/place-fields'
import { submittedFields } from '@/domain/submissions/submitted-fields'
import { labelsOf } from '@/lib/lists/table-rows'
import { counted } from '@/lib/text/counted'

export const stateLabels = {
  'pending-review': 'Waiting',
  claimed: 'Claimed',
  'with-editor': 'With an editor',
  approved: 'Approved',
  rejected: 'Rejected',
  spam: 'Spam',
  duplicate: 'Duplicate',
} as const satisfies Record<ReviewState, string>

export const kindLabels = {
  place: 'Place',
  path: 'Path',
  report: 'Problem report',
  confirmation: 'Still correct',
} as const satisfies Record<SubmissionKind, string>

export const riskLabels = { low: 'Low risk', medium: 'Medium risk', high: 'High risk' } as const

export const riskReasonLabels = {
  honeypot: 'A field that people cannot see was filled in.',
  'too-quick': 'The form was filled in faster than a person can.',
  'no-form': 'It did not come from the form of the site, or from one that had been open for too long.',
  'bad-form': 'It carries a forged proof of the form.',
  'form-reused': 'The same opened form had been sent five times before.',
  links: 'A text holds links or markup for links.',
  'mixed-script': 'A word mixes Latin letters with Cyrillic or Greek ones that look alike.',
  'repeated-text': 'In one text a sign stands twelve times in a row, or a word six times in a row.',
  'busy-hour': 'It came in an hour with unusually many submissions.',
} as const satisfies Record<RiskReason, string>

export const rejectionLabels = {
  'not-found': 'Could not be found',
  'not-for-pilgrims': 'Not for pilgrims',
  'not-enough': 'Not enough to check it',
  'already-there': 'The guide shows it already',
  'not-correct': 'Not correct',
  advertising: 'Advertising',
  other: 'Another reason',
} as const satisfies Record<RejectionReason, string>

/** What has happened to an item, as the first word of a sentence. */
export const pastActions = {
  claim: 'Claimed',
  release: 'Released',
  edit: 'Saved',
  approve: 'Approved',
  reject: 'Rejected',
  spam: 'Marked as spam',
  merge: 'Merged',
  'hand-over': 'Handed to an editor',
  reopen: 'Reopened',
  undo: 'Taken back',
  erase: 'Erased',
} as const satisfies Record<ReviewAction, string>

/** As readers see it; `null` where there is none. */
export const categoryLabel = (category: string | null | undefined): string | null =>
  placeCategories.find(({ value }) => value === category)?.label ?? category ?? null

/** Of a field of a submission, of the place it becomes, or of what a report names. */
export const fieldLabel = (field: string): string => fieldLabels[field] ?? field

const fieldLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(reportFields.map((field) => [field, reportLabel(field)])),
  ...labelsOf(placeFields),
  ...labelsOf(submittedFields),
  title: placeFields.name.label,
}

const SAUDI = { timeZone: 'Asia/Riyadh' } as const

/** "14:05 Makkah time" today, "20 Nov, 14:05 Makkah time" on another day, as all moments in the admin. */
export function clockTime(iso: string, now: Date): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return iso
  const time = `${cityTime(moment)} Makkah time`
  if (cityDay(moment) === cityDay(now)) return time
  return `${moment.toLocaleDateString('en-GB', { ...SAUDI, day: 'numeric', month: 'short' })}, ${time}`
}

/** "5 min", "3 h" or "12 d" since a moment; a moment to come is "0 min". */
export function shortAge(seconds: number): string {
  const minutes = Math.max(0, Math.floor(seconds / 60))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`
}

export const secondsSince = (iso: string, now: Date): number => (now.getTime() - new Date(iso).getTime()) / 1000

export const submissions = (count: number): string => counted(count, 'submission')

/** How much of the list is shown, and while it shows nothing, how much waits that it leaves out. */
export function shownText({
  total,
  items,
  counts,
}: Pick<QueueAnswer, 'total' | 'counts'> & { readonly items: readonly unknown[] }): string {
  if (total > items.length && items.length > 0) return `${items.length} of ${total} shown`
  if (items.length > 0) return `${total} in this list`
  const waiting = counts['pending-review'] + counts.claimed
  if (waiting === 0) return 'Nothing here, and nothing waits for review.'
  return `Nothing here. In other lists ${waiting === 1 ? '1 submission waits' : `${waiting} submissions wait`} for review: clear the filters, or choose “To review”.`
}
