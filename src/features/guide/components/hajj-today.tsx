'use client'

import type { Route } from 'next'
import { useSyncExternalStore } from 'react'

import { cityDay, cityTime, formatDay } from '@/lib/dates/dates'
import type { HajjDay } from '@/domain/guide/hajj-days'
import Link from '@/ui/controls/link'
import { MixedText } from '@/ui/text/mixed-text'

import { type HajjNow, hajjNow } from '../model/hajj-now'
import styles from './hajj-planner.module.css'

export type PlannedPart = {
  readonly part: HajjDay
  readonly name: string
  readonly steps: readonly { readonly title: string; readonly href: Route }[]
}

/** Computed on the device, because the page is cached for weeks, and longer without a network. */
export function HajjToday({
  parts,
  hajjMonths,
}: {
  readonly parts: readonly PlannedPart[]
  readonly hajjMonths: readonly string[]
}) {
  const moment = useSyncExternalStore(subscribe, readMoment, () => null)
  const now = moment === null ? null : hajjNow({ ...splitMoment(moment), months: hajjMonths })
  const current = parts.find(({ part }) => part === now?.part)
  const next = parts.find(({ part }) => part === now?.next)
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today">Today</h2>
      {now !== null && <DayOfHajj now={now} name={current?.name} />}
      {moment !== null && now === null && (
        <p>This page is too old to know the day. Open it again with a network, or choose a day below.</p>
      )}
      {current !== undefined && <Tasks label={getTasksLabel(now)} part={current} />}
      {next !== undefined && <Tasks label={`What comes next: ${next.name}`} part={next} isLater />}
      <p className={styles.unscripted}>Which day it is, scripts work out, and they are off. Choose a day below.</p>
    </section>
  )
}

function DayOfHajj({ now: { part, daysLeft, begins }, name }: { readonly now: HajjNow; readonly name?: string }) {
  if (daysLeft > 0) {
    return (
      <p className={styles.day}>
        <strong>{daysLeft === 1 ? 'About 1 day' : `About ${daysLeft} days`}</strong> until 8 Dhu al-Hijjah, expected on{' '}
        <time dateTime={begins}>{formatDay(begins)}</time>
      </p>
    )
  }
  return (
    <p className={styles.day}>
      <strong>{part === 'last-day' ? 'The days in Mina are over' : name}</strong>
    </p>
  )
}

const getTasksLabel = (now: HajjNow | null): string =>
  now === null || now.daysLeft > 0 ? 'To do before' : now.part === 'last-day' ? 'Still to do' : "Today's task"

function Tasks({
  label,
  part: { steps },
  isLater = false,
}: {
  readonly label: string
  readonly part: PlannedPart
  readonly isLater?: boolean
}) {
  return (
    <>
      <h3>{label}</h3>
      <ol className={isLater ? styles.later : styles.tasks} role="list">
        {steps.map(({ title, href }) => (
          <li key={href}>
            <Link href={href}>
              <MixedText>{title}</MixedText>
            </Link>
          </li>
        ))}
      </ol>
    </>
  )
}

/** A text, because the store compares values by identity: "2027-05-15 09:05". */
function readMoment(): string {
  const now = new Date()
  return `${cityDay(now)} ${cityTime(now)}`
}

function splitMoment(moment: string): { readonly day: string; readonly time: string } {
  const [day = '', time = ''] = moment.split(' ')
  return { day, time }
}

const MINUTE_MS = 60_000

/** Checked again each minute, and whenever the page is shown again. */
function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS)
  document.addEventListener('visibilitychange', onChange)
  return function stopWatchingTheDay() {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
