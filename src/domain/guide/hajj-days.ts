/**
 * The parts a Hajj is told in, in their order: the days have been the same for fourteen centuries, so they are not the
 * editors'. Each is the last part of an address; `name` follows "Hajj:" in a title, `short` stands in a row of links.
 */
export const hajjDays = {
  'before-day-8': { name: 'before the 8th', short: 'Before' },
  'day-8': { name: '8th Dhu al-Hijjah', short: '8th' },
  'day-9': { name: '9th Dhu al-Hijjah', short: '9th' },
  'night-of-day-10': { name: 'night of the 10th', short: 'Night' },
  'day-10': { name: '10th Dhu al-Hijjah', short: '10th' },
  'day-11': { name: '11th Dhu al-Hijjah', short: '11th' },
  'day-12': { name: '12th Dhu al-Hijjah', short: '12th' },
  'day-13': { name: '13th Dhu al-Hijjah', short: '13th' },
  'last-day': { name: 'the last day in Makkah', short: 'Last' },
} as const

export type HajjDay = keyof typeof hajjDays

export const hajjDayKeys = Object.keys(hajjDays).filter(isHajjDay)

export function isHajjDay(value: unknown): value is HajjDay {
  return typeof value === 'string' && Object.hasOwn(hajjDays, value)
}
