'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'

import type { Scheduled } from '@/server/scheduling/list-scheduled'
import Link from '@/ui/controls/link'

import styles from './scheduled.module.css'
import { TakeBack } from './take-back'
import { byLabel, scheduledLabel } from './labels'

export type ScheduledRow = { readonly scheduled: Scheduled; readonly label: string; readonly href: string }

/** On the dashboard: what is scheduled anywhere, what of, by whom; and what did not work, also of records that are gone. */
export function ScheduledRows({ rows }: { readonly rows: readonly ScheduledRow[] }) {
  const router = useRouter()
  return (
    <ul className={styles.list}>
      {rows.map(({ scheduled, label, href }) => (
        <li key={scheduled.id} className={scheduled.failure === null ? undefined : 'guide-bad'}>
          <p>
            <Link href={href as Route}>{label}</Link>
          </p>
          <p>
            {scheduledLabel(scheduled)} {scheduled.failure}
          </p>
          <p className="guide-soft">{byLabel(scheduled)}</p>
          {scheduled.failure !== null && <TakeBack scheduled={scheduled} onDone={() => router.refresh()} />}
        </li>
      ))}
    </ul>
  )
}
