'use client'

import { useSyncExternalStore } from 'react'

import { formatDay, formatHijriDay } from '@/lib/dates'

import styles from './hero.module.css'

/**
 * Today in the three cities. The page is kept for weeks and the date would be wrong in it, so the server leaves the
 * space free and the browser fills it: no wrong date, no jump, and without scripts no date at all.
 */
export function TodayLine() {
  const day = useSyncExternalStore(subscribe, today, () => null)
  return (
    <p className={styles.today}>
      {day !== null && (
        <>
          <time dateTime={day}>{formatDay(day)}</time>
          <span className={styles.separator} aria-hidden>
            ·
          </span>
          <span>{formatHijriDay(new Date(day))}</span>
        </>
      )}
    </p>
  )
}

/** Saudi Arabia keeps UTC+3 all year. */
const CITY_OFFSET_MS = 3 * 60 * 60 * 1000

/** The day in the cities as `YYYY-MM-DD`: a text, because the store compares values by identity. */
const today = (): string => new Date(Date.now() + CITY_OFFSET_MS).toISOString().slice(0, 10)

/** A page left open overnight is looked at again, rather than watched by a timer. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return function stopWatchingTheDay() {
    document.removeEventListener('visibilitychange', onChange)
  }
}
