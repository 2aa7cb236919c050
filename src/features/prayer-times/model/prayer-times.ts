import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan'

import type { City } from '@/domain/places/cities'
import { cityTime } from '@/lib/dates/dates'
import { cityCentres } from '@/domain/places/city-centres'
import type { Position } from '@/lib/geo/geo'

/** The five prayers and sunrise, in their order over a day. */
const prayers = ['Fajr', 'Sunrise', 'Dhuhr', 'Asr', 'Maghrib', 'Isha'] as const

type Prayer = (typeof prayers)[number]

/** A moment a prayer begins (or, for sunrise, Fajr ends). */
export type PrayerTime = {
  readonly prayer: Prayer
  /** Milliseconds since 1970. */
  readonly at: number
  /** "15:18", as clocks in the three cities show it. */
  readonly clock: string
}

/** Al-Balad, the old town: Jeddah has no centre in the specification. */
const JEDDAH: Position = { latitude: 21.4839, longitude: 39.1875 }

/** In Ramadan the Umm al-Qura calendar puts Isha two hours after Maghrib instead of ninety minutes. Minutes. */
const LATER_ISHA_IN_RAMADAN = 30

/**
 * The times of one day by the Umm al-Qura method, for the centre of a city, to the minute.
 *
 * @param day `YYYY-MM-DD`
 */
export function prayerTimes(
  city: City,
  day: string,
  { isRamadan }: { readonly isRamadan: boolean },
): readonly PrayerTime[] {
  const { latitude, longitude } = city === 'Jeddah' ? JEDDAH : cityCentres[city]
  const method = CalculationMethod.UmmAlQura()
  if (isRamadan) method.adjustments.isha = LATER_ISHA_IN_RAMADAN
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // The library reads the day from the device's own calendar.
  const times = new PrayerTimes(new Coordinates(latitude, longitude), new Date(year, month - 1, date), method)
  const at: Readonly<Record<Prayer, Date>> = {
    Fajr: times.fajr,
    Sunrise: times.sunrise,
    Dhuhr: times.dhuhr,
    Asr: times.asr,
    Maghrib: times.maghrib,
    Isha: times.isha,
  }
  return prayers.map((prayer) => ({ prayer, at: at[prayer].getTime(), clock: cityTime(at[prayer]) }))
}

/** The next prayer of the days given, sunrise left out; `null` after the last. */
export const nextPrayer = (times: readonly PrayerTime[], now: number): PrayerTime | null =>
  times.find(({ prayer, at }) => prayer !== 'Sunrise' && at > now) ?? null
