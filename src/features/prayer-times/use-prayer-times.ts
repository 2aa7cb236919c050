import { useEffect, useState } from 'react'

import type { City } from '@/domain/places/cities'
import { cityDay } from '@/lib/dates/dates'
import { formatHijriDay, type HijriMonth } from '@/lib/dates/hijri'

import type { PrayerTime } from './model/prayer-times'

const DAY_MS = 24 * 60 * 60 * 1000
/** What is next has to be right to the minute, and only while somebody looks. */
const LOOK_MS = 20_000

export type PrayerDays = {
  readonly today: readonly PrayerTime[]
  readonly tomorrow: readonly PrayerTime[]
  readonly next: PrayerTime | null
}

/** Today's and tomorrow's times; `null` until they are computed, whose code comes after the page. */
export function usePrayerTimes(city: City, hijriMonths: readonly HijriMonth[]): PrayerDays | null {
  const [days, setDays] = useState<PrayerDays | null>(null)

  useEffect(
    function computeWhileInView() {
      let isWanted = true
      let timer: ReturnType<typeof setInterval> | undefined
      void import('./model/prayer-times').then(({ nextPrayer, prayerTimes }) => {
        const look = () => {
          const now = Date.now()
          const [today, tomorrow] = [now, now + DAY_MS].map((at) => {
            const day = cityDay(new Date(at))
            const isRamadan = formatHijriDay(day, hijriMonths)?.includes('Ramadan') ?? false
            return prayerTimes(city, day, { isRamadan })
          })
          if (!isWanted || today === undefined || tomorrow === undefined) return
          const next = nextPrayer([...today, ...tomorrow], now)
          setDays((before) =>
            before !== null && before.next?.at === next?.at && before.today[0]?.at === today[0]?.at
              ? before
              : { today, tomorrow, next },
          )
        }
        if (!isWanted) return
        look()
        timer = setInterval(look, LOOK_MS)
      })
      return function stop() {
        isWanted = false
        clearInterval(timer)
      }
    },
    [city, hijriMonths],
  )

  return days
}
