'use client'

import { useSyncExternalStore } from 'react'

import { cityDay, formatDay } from '@/lib/dates/dates'
import { findHijriDay, type HijriMonth } from '@/lib/dates/hijri'
import Link from '@/ui/controls/link'

import { riteOfDay } from '../model/rite-of-day'
import styles from './hero.module.css'

/**
 * Today in the three cities. The page is cached for weeks, so the server reserves the space and the browser fills in the date:
 * no wrong date, no layout shift, and without scripts no date. On the days of Hajj and in Ramadan it leads to what they are for.
 */
export function TodayLine({ hijriMonths }: { readonly hijriMonths: readonly HijriMonth[] }) {
  const day = useSyncExternalStore(subscribe, today, () => null)
  const hijriDay = day === null ? null : findHijriDay(day, hijriMonths)
  const rite = hijriDay && riteOfDay(hijriDay)
  return (
    <p className={styles.today}>
      {day !== null && <time dateTime={day}>{formatDay(day)}</time>}
      {hijriDay !== null && (
        <>
          <span className={styles.separator} aria-hidden>
            ·
          </span>
          <span>
            {hijriDay.number} {hijriDay.month.name}
            {rite === null ? (
              // The Islamic day turns at sunset, and the line is there in the evening, too.
              ' until Maghrib'
            ) : (
              <>
                {': '}
                <Link href={rite.href}>{rite.label}</Link>
              </>
            )}
          </span>
        </>
      )}
    </p>
  )
}

/** A text, because the store compares values by identity. */
const today = (): string => cityDay(new Date())

/** A page left open overnight is looked at again, rather than watched by a timer. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return function stopWatchingTheDay() {
    document.removeEventListener('visibilitychange', onChange)
  }
}
