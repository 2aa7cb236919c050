import { counted } from '@/lib/text/counted'

/**
 * Metres a minute on a free street: 4 km/h. Slower than the 5 km/h maps count on, because groups walk at the pace of
 * their oldest, in heat and with stops. An assumption, and always said as "about".
 */
export const WALKING_PACE = 67

/** Metres a minute in a crowd: half of it. An assumption; before prayers and in Hajj it can be much slower. */
export const CROWD_PACE = 33

/** In whole minutes, at least one. */
export const estimateMinutes = (metres: number, pace: number): number => Math.max(1, Math.round(metres / pace))

/** "12 minutes", "1 hour 5 minutes". */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 ? counted(hours, 'hour') : null, rest > 0 || hours === 0 ? counted(rest, 'minute') : null]
  return parts.filter((part) => part !== null).join(' ')
}
