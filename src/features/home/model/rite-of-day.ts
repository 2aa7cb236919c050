import type { Route } from 'next'

import { type HijriDay, isDayOfHajj, RAMADAN } from '@/lib/dates/hijri'

type RiteOfDay = { readonly label: string; readonly href: Route }

const task: RiteOfDay = { label: "today's task", href: '/guide/hajj/planner' }
const ramadan: RiteOfDay = {
  label: 'what changes',
  href: '/guide/umrah/umrah-timing#ramadan-the-great-crowd' as Route,
}

/**
 * What a day is for, and where that stands: the days of Hajj have their tasks, Ramadan its own times. Labels fit beside the date
 * on a narrow phone: another line would move the page.
 */
export function riteOfDay({ number, month }: HijriDay): RiteOfDay | null {
  if (month.number === RAMADAN) return ramadan
  return isDayOfHajj(number, month.number) ? task : null
}
