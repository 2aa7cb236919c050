'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'

import { afterPaint } from '@/browser/after-paint'
import { whenHandsAreOff } from '@/browser/hands-off'
import { concernsScreen, noticeScreen } from '@/domain/notices/concerns'
import type { Notice } from '@/domain/notices/notice'
import { severityWords, spanText } from '@/domain/notices/notice-words'
import { PLACE_SHELL } from '@/domain/offline/caches'
import { type City, cities } from '@/domain/places/cities'
import Link from '@/ui/controls/link'
import { MixedText } from '@/ui/text/mixed-text'
import ui from '@/ui/ui.module.css'

import { noticeKey } from '../model/notices-keeper'
import { markNotices } from '../run-notices'
import { useNotices } from '../use-notices'
import { NoticeCard } from './notice-card'
import { SeverityWord } from './notice-severity'
import styles from './notices.module.css'

/** The notices of the screen under it, in one line that opens; and the words that a screen reader hears of them. */
export function NoticesBar() {
  return (
    // The address, which only the browser reads.
    <Suspense fallback={null}>
      <BarOfScreen />
    </Suspense>
  )
}

function BarOfScreen() {
  const { inForce, hidden, told, time } = useNotices()
  const { address, screen } = useScreen()
  const wanted = inForce.filter(
    (notice) => concernsScreen(notice, screen) && (notice.severity === 'danger' || !hidden.includes(noticeKey(notice))),
  )
  const isPlaced = usePlace(address, wanted.length > 0)
  const notices = isPlaced ? wanted : NONE
  return (
    <>
      <Announcements notices={notices.filter((notice) => !told.includes(noticeKey(notice)))} time={time} />
      {notices.length > 0 && <Bar key={address} notices={notices} time={time} />}
    </>
  )
}

const NONE: readonly Notice[] = []

function useScreen() {
  const pathname = usePathname()
  const query = useSearchParams()
  // One saved page shows any place: the framework's router has the address that page was rendered for.
  const path = pathname === PLACE_SHELL ? location.pathname : pathname
  const [placeCity, setPlaceCity] = useState<City | null>(null)

  useEffect(
    function readCity() {
      // The page of a place says which city it is in, once it is there.
      return afterPaint(() => {
        const named = document.querySelector<HTMLElement>('main [data-city]')?.dataset['city']
        setPlaceCity(cities.find((city) => city === named) ?? null)
      })
    },
    [path],
  )

  return { address: `${path}?${query.toString()}`, screen: noticeScreen(path, query, placeCity) }
}

/**
 * Whether the bar may stand in the page. With a page it comes at once; on an open page it waits until no finger is on what it
 * would move.
 */
function usePlace(address: string, isWanted: boolean): boolean {
  const [place, setPlace] = useState({ address, isOpen: isWanted })
  const isSamePage = place.address === address
  if (!isSamePage || (place.isOpen && !isWanted)) setPlace({ address, isOpen: !isSamePage && isWanted })
  const isWaiting = isWanted && isSamePage && !place.isOpen

  useEffect(
    function placeWhenHandsAreOff() {
      if (!isWaiting) return
      return whenHandsAreOff(() => setPlace({ address, isOpen: true }))
    },
    [isWaiting, address],
  )

  return place.isOpen
}

type NoticesProps = { readonly notices: readonly Notice[]; readonly time: number }

function Bar({ notices, time }: NoticesProps) {
  const summary = useRef<HTMLElement>(null)
  const [worst] = notices
  if (worst === undefined) return null
  const more = notices.length - 1
  const hideable = notices.filter(({ severity }) => severity !== 'danger')
  const hide = () => {
    // The button goes, and with the last notice the whole bar.
    const next = hideable.length === notices.length ? document.getElementById('content') : summary.current
    next?.focus()
    void markNotices('hidden', hideable.map(noticeKey))
  }
  return (
    <aside className={styles.bar} data-severity={worst.severity} aria-label="Notices">
      <details>
        <summary ref={summary} className={styles.line}>
          <SeverityWord severity={worst.severity} />
          <span className={styles.words}>
            <MixedText>{worst.title}</MixedText>
            {more > 0 && ` and ${more} more`}
          </span>
        </summary>
        <div className={styles.open}>
          {notices.map((notice) => (
            <NoticeCard key={notice.id} notice={notice} time={time} />
          ))}
          <p className="cluster middle gap-line">
            <Link href="/notices" className="inline target">
              All notices
            </Link>
            {hideable.length > 0 && (
              <button type="button" className={ui.button} onClick={hide}>
                {hideable.length === notices.length ? 'Hide' : 'Hide all but danger'}
              </button>
            )}
          </p>
        </div>
      </details>
    </aside>
  )
}

/** A region must be in the page for a moment before a screen reader hears what is put into it. Milliseconds. */
const REGION_MS = 500

/** Reads each notice out once on a device: a danger at once, others when there is a pause. */
function Announcements({ notices, time }: NoticesProps) {
  const [said, setSaid] = useState({ calm: '', urgent: '' })
  const keys = notices.map(noticeKey)
  const say = useEffectEvent(() => {
    const isUrgent = ({ severity }: Notice) => severity === 'danger'
    const words = (of: readonly Notice[]) =>
      of.map((notice) => `${severityWords[notice.severity]}: ${notice.title}. ${spanText(notice, time)}.`).join(' ')
    setSaid({ calm: words(notices.filter((notice) => !isUrgent(notice))), urgent: words(notices.filter(isUrgent)) })
    void markNotices('told', keys)
  })
  const news = keys.join()

  useEffect(
    function sayOnce() {
      if (news === '') return
      const timer = setTimeout(() => say(), REGION_MS)
      return function stop() {
        clearTimeout(timer)
      }
    },
    [news],
  )

  return (
    <>
      <div role="status" className="visually-hidden">
        {said.calm}
      </div>
      <div role="alert" className="visually-hidden">
        {said.urgent}
      </div>
    </>
  )
}
