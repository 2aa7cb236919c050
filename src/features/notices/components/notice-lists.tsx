'use client'

import { useEffect, useId } from 'react'

import { noticeAnchor } from '@/domain/notices/announced-notices'
import type { Notice } from '@/domain/notices/notice'
import { NoticeCard } from '@/shared/notices/components/notice-card'
import { useNotices } from '@/shared/notices/use-notices'
import { formatMoment } from '@/lib/dates/dates'
import { EmptyState } from '@/ui/text/empty-state'

/** In force, coming, and what may have ended; or that there is nothing. */
export function NoticeLists() {
  const { inForce, coming, perhapsEnded, time, knownAt } = useNotices()
  const isKnown = knownAt !== null

  useEffect(
    function showNamed() {
      // The feed links to single notices, which come later than the page.
      if (isKnown && location.hash.startsWith('#notice-'))
        document.getElementById(location.hash.slice(1))?.scrollIntoView()
    },
    [isKnown],
  )

  if (knownAt === null)
    return (
      <div className="scripted">
        <EmptyState title="Not known yet">
          <p>Notices are fetched when the page is at rest. Without a network none can be fetched.</p>
        </EmptyState>
      </div>
    )
  return (
    <>
      {inForce.length === 0 && (
        <EmptyState title="No notice now">
          <p>Nothing that we know of is closed, changed or dangerous. The signs on the spot count all the same.</p>
        </EmptyState>
      )}
      <NoticeList title="Now" notices={inForce} time={time} />
      <NoticeList title="Coming" notices={coming} time={time} />
      <NoticeList
        title="May have ended"
        note="Without a network, the clock of this device could not be checked: these end within the hour, or have ended."
        notices={perhapsEnded}
        time={time}
      />
      {/* A clock that is days wrong leaves it unknown. */}
      {knownAt > 0 && (
        <p className="soft small">Asked last on {formatMoment(new Date(knownAt).toISOString())}, Makkah time.</p>
      )}
    </>
  )
}

type ListProps = {
  readonly title: string
  readonly note?: string
  readonly notices: readonly Notice[]
  readonly time: number
}

function NoticeList({ title, note, notices, time }: ListProps) {
  const headingId = useId()
  if (notices.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h2 id={headingId}>{title}</h2>
      {note !== undefined && <p className="measure">{note}</p>}
      {notices.map((notice) => (
        <div key={notice.id} id={noticeAnchor(notice.id)}>
          <NoticeCard notice={notice} time={time} />
        </div>
      ))}
    </section>
  )
}
