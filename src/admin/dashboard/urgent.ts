import { formatMoment } from '@/lib/dates/dates'
import { counted } from '@/lib/text/counted'

import type { Task, Work } from '../load-tasks'
import { shortAge } from '../review/labels'

/** What somebody sent is to be looked at within two days. */
const WAITS_TOO_LONG_SECONDS = 48 * 60 * 60

/** What harms readers, or is lost, when nobody looks at it today; the worst first. Each leads to where it is put right. */
export function listUrgent(work: Omit<Work, 'drafts' | 'phones' | 'imports'>): readonly Task[] {
  const { due, handedOver, lastImports, links, notices, recommendations, scheduled } = work
  const oldest = recommendations?.oldest ?? null
  const tasks: (Task | false)[] = [
    ...(scheduled ?? [])
      .filter(({ scheduled }) => scheduled.failure !== null)
      .map(({ label, href }) => ({ label: `${label} was not carried out`, href })),
    ...(due ?? [])
      .filter(({ overdue }) => overdue > 0)
      .map(({ label, overdue, href }) => ({ label: `${label}: ${overdue} overdue`, href })),
    ...(lastImports ?? [])
      .filter(({ isFailed }) => isFailed)
      .map(({ title, href }) => ({ label: `${title} failed`, href })),
    oldest !== null &&
      oldest.ageSeconds >= WAITS_TOO_LONG_SECONDS && {
        label: `A submission has waited for ${shortAge(oldest.ageSeconds)}`,
        href: oldest.href,
      },
    handedOver !== null &&
      handedOver.count > 0 && { label: counted(handedOver.count, 'report') + ' to put right', href: handedOver.href },
    notices !== null &&
      notices.endingSoon > 0 && {
        label: `${counted(notices.endingSoon, 'notice')} within a day of the end, the next at ${formatMoment(notices.nextEnd) ?? ''} (Makkah time)`,
        href: notices.href,
      },
    links !== null && links.count > 0 && { label: counted(links.count, 'dead link'), href: links.href },
  ]
  return tasks.filter((task) => task !== false)
}
