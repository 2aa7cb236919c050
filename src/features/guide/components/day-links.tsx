import type { Route } from 'next'

import { type HajjDay, hajjDays } from '@/domain/guide/hajj-days'
import Link from '@/ui/controls/link'

import { dayPath } from '../model/days'
import { PLANNER_PATH } from '../model/sections'
import styles from './article.module.css'

/** Links to the planner, which shows today's tasks, and to each day of an article; `current` is the open day. */
export function DayLinks({
  days,
  path,
  current,
}: {
  days: readonly HajjDay[]
  /** Of the article. */
  path: Route
  current?: HajjDay
}) {
  if (days.length === 0) return null
  return (
    <nav className={styles.days} aria-label="Day by day">
      <ul>
        <li>
          <Link href={PLANNER_PATH}>Today</Link>
        </li>
        {days.map((day) => (
          <li key={day}>
            <Link href={dayPath(path, day)} aria-current={day === current ? 'page' : undefined}>
              {hajjDays[day].short}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
