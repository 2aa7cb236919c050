'use client'

import { ChevronRight, Clock } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'

import type { HijriMonth } from '@/lib/dates/hijri'
import { usePosition } from '@/shared/position/use-position'

import styles from './next-prayer.module.css'
import { usePrayerTimes } from '../use-prayer-times'

const PrayerTimesDialog = dynamic(() => import('./prayer-times-dialog').then((code) => code.PrayerTimesDialog), {
  ssr: false,
})

/**
 * The next prayer in the visitor's city, and a link to all of them. Computed on the device, because the page is cached for
 * weeks. Its space is reserved until then.
 */
export function NextPrayer({ hijriMonths }: { readonly hijriMonths: readonly HijriMonth[] }) {
  const { position } = usePosition()
  const city = position.city ?? 'Makkah'
  const times = usePrayerTimes(city, hijriMonths)
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-haspopup="dialog"
        disabled={times === null}
        onClick={() => setIsOpen(true)}
      >
        <Clock aria-hidden size={22} />
        <span className={styles.words}>
          <span>Prayer times</span>
          {times?.next && (
            <span className="light">
              {times.next.prayer} {times.next.clock} in {city}
            </span>
          )}
        </span>
        <ChevronRight aria-hidden size={20} />
      </button>
      {isOpen && <PrayerTimesDialog city={city} hijriMonths={hijriMonths} onClose={() => setIsOpen(false)} />}
    </>
  )
}
