import { cityDay, cityTime, formatDay } from '@/lib/dates/dates'

import { mosques } from '../gates/mosques'
import type { Notice, NoticeConcern, NoticeSeverity } from './notice'

export const severityWords: Readonly<Record<NoticeSeverity, string>> = {
  danger: 'Danger',
  change: 'Change',
  information: 'Information',
}

const DAY_MS = 24 * 60 * 60 * 1000

/** 'today 17:00', 'tomorrow 04:00' or '28 November 2026, 04:00', as clocks in Makkah show it. */
function momentText(moment: number, now: number): string {
  const date = new Date(moment)
  const day = cityDay(date)
  if (day === cityDay(new Date(now))) return `today ${cityTime(date)}`
  if (day === cityDay(new Date(now + DAY_MS))) return `tomorrow ${cityTime(date)}`
  return `${formatDay(date.toISOString())}, ${cityTime(date)}`
}

/** From when and until when, in the time of Makkah. */
export function spanText({ starts, ends }: Pick<Notice, 'starts' | 'ends'>, now: number): string {
  const end = momentText(ends, now)
  return now < starts ? `From ${momentText(starts, now)} to ${end}, Makkah time` : `Until ${end}, Makkah time`
}

/** What a notice is about, in words. */
export function concernText(concern: NoticeConcern): string {
  switch (concern.kind) {
    case 'all':
      return 'Everywhere'
    case 'city':
      return concern.city
    case 'mosque':
      return mosques[concern.mosque].name
    case 'gate':
      return `${concern.gates.map(({ name }) => name).join(', ')} · ${mosques[concern.mosque].name}`
    case 'place': {
      const names = concern.places.map(({ name }) => name).join(', ')
      return concern.city === null ? names : `${names} · ${concern.city}`
    }
  }
}
