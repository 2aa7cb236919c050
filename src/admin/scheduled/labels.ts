import { formatMoment } from '@/lib/dates/dates'
import type { Scheduled } from '@/server/scheduling/list-scheduled'

/** "Will be published on 1 December 2026, 09:00 (Makkah time), as saved on 28 November 2026, 14:05." */
export function scheduledLabel({ type, at, savedAt, failure }: Scheduled): string {
  const what = type === 'publish' ? 'published' : 'unpublished'
  const when = `${formatMoment(at) ?? at} (Makkah time)`
  const version = savedAt === null ? '' : `, as saved on ${formatMoment(savedAt) ?? savedAt}`
  return failure === null ? `Will be ${what} on ${when}${version}.` : `Was not ${what} on ${when}.`
}

export const byLabel = ({ by }: Scheduled): string => `Scheduled by ${by ?? 'an account that is gone'}.`
