'use client'

import { isAbout, type Thing } from '@/domain/notices/thing-marks'

import { useLoaded } from '@/ui/use-loaded'
import { useNotices } from '../use-notices'

/** On the page of a gate or a place: what is said of it, now and for the next days. */
export function ThingNotices({ kind, id }: Thing) {
  const { inForce, coming, time } = useNotices()
  const own = [...inForce, ...coming].filter((notice) => isAbout(notice, { kind, id }))
  const card = useLoaded(own.length > 0, loadCard)
  if (own.length === 0 || card === null) return null
  return (
    <section aria-label="Notices about it" className="grid gap-3">
      {own.map((notice) => (
        <card.NoticeCard key={notice.id} notice={notice} time={time} hasLinks={false} />
      ))}
    </section>
  )
}

// On most days nothing is said of any.
const loadCard = () => import('./notice-card')
