'use client'

import { useState } from 'react'

import { cities, type City } from '@/domain/places/cities'
import { cityDay } from '@/lib/dates/dates'
import type { HijriMonth } from '@/lib/dates/hijri'
import type { SourcePart } from '@/lib/text/source-lines'
import { Dialog } from '@/ui/overlays/dialog'
import { CheckedOn } from '@/ui/text/checked-on'
import { SourceText } from '@/ui/text/source-text'
import ui from '@/ui/ui.module.css'

import { isRamadanInDoubt } from '../model/ramadan-doubt'
import { usePrayerTimes } from '../use-prayer-times'
import styles from './prayer-times-dialog.module.css'

/** Of what is said of the schools. */
const SCHOOL_SOURCES = [
  { text: 'SeekersGuidance (Hanafi)', href: 'https://seekersguidance.org/answers/hanafi-fiqh/the-hanafi-asr-time/' },
  { text: ', ', href: null },
  { text: "the office of Ali Khamenei, rule 10 (Ja'fari)", href: 'https://leader.ir/en/book/206/1?sn=32484' },
] as const satisfies readonly SourcePart[]

type Props = {
  /** Shown first: where the reader is, or Makkah. */
  readonly city: City
  readonly hijriMonths: readonly HijriMonth[]
  readonly onClose: () => void
}

/** Today's and tomorrow's times for each of the three cities. */
export function PrayerTimesDialog({ city: firstCity, hijriMonths, onClose }: Props) {
  const [city, setCity] = useState(firstCity)
  const days = usePrayerTimes(city, hijriMonths)

  return (
    <Dialog title="Prayer times" city={city} onClose={onClose}>
      <ul className="cluster list gap-2" aria-label="City">
        {cities.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={ui.chip}
              aria-current={name === city ? 'true' : undefined}
              onClick={() => setCity(name)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <table className={styles.times}>
        <caption className="visually-hidden">Prayer times in {city}</caption>
        <thead>
          <tr>
            <th scope="col">Prayer</th>
            <th scope="col">Today</th>
            <th scope="col">Tomorrow</th>
          </tr>
        </thead>
        <tbody>
          {days?.today.map(({ prayer, at, clock }, index) => {
            const tomorrow = days.tomorrow[index]
            return (
              <tr key={prayer}>
                <th scope="row">{prayer}</th>
                <td data-next={at === days.next?.at || undefined}>
                  {clock}
                  {at === days.next?.at && <span className={styles.next}> next</span>}
                </td>
                <td data-next={tomorrow?.at === days.next?.at || undefined}>
                  {tomorrow?.clock}
                  {tomorrow?.at === days.next?.at && <span className={styles.next}> next</span>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {isRamadanInDoubt(cityDay(new Date()), hijriMonths) && (
        <p className="soft small">
          Ramadan begins and ends by the announcement of the moon: it may be a day earlier or later than computed here.
          In Ramadan Isha is two hours after Maghrib, on other days an hour and a half.
        </p>
      )}
      <p className="soft small">
        Computed on this device by the Umm al-Qura method for the centre of {city}. Where it differs, the call to prayer
        of the mosque counts. Fajr ends at sunrise. By most Hanafi texts Asr begins later. Ja&apos;fari (Shia): Maghrib
        begins, and a fast ends, when the redness in the east has passed, about a quarter of an hour later.
      </p>
      <p className="soft small">
        Sources: <SourceText parts={SCHOOL_SOURCES} />
      </p>
      <CheckedOn date="2026-11-29" />
    </Dialog>
  )
}
