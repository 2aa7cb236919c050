'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'

import styles from './imports.module.css'

import { saveSchedule } from './api'
import type { ImportsData, KindCard } from './load-imports'
import type { DecisionTools } from './use-decision'

/** Days every month has. */
const DAYS = Array.from({ length: 28 }, (_, index) => index + 1)

const HOURS = Array.from({ length: 24 }, (_, index) => index)

type Props = Omit<DecisionTools, 'adminRoute'> & Pick<ImportsData, 'schedule' | 'kinds'>

/** The monthly import, which starts by itself. */
export function Schedule({ schedule, kinds, apiRoute, onMessage, onChange }: Props) {
  const [wanted, setWanted] = useState(schedule)
  const [isBusy, setIsBusy] = useState(false)
  const monthly = nounsLabel(kinds.filter(({ isMonthly }) => isMonthly))
  const dayId = useId()
  const hourId = useId()
  const save = (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    saveSchedule(apiRoute, wanted)
      .then(() => {
        onMessage(
          wanted.monthly
            ? `Saved: ${monthly} are imported on day ${wanted.day} of every month at ${clock(wanted.hour)}.`
            : 'Saved: nothing is imported by itself.',
        )
        onChange()
      })
      .catch((error: Error) => onMessage(error.message))
      .finally(() => setIsBusy(false))
  }
  return (
    <form className={styles.schedule} onSubmit={save}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={wanted.monthly}
          onChange={({ currentTarget }) => setWanted({ ...wanted, monthly: currentTarget.checked })}
        />
        Import {monthly} every month
      </label>
      <div className={styles.field}>
        <label htmlFor={dayId}>Day of the month</label>
        <select
          id={dayId}
          value={wanted.day}
          onChange={({ currentTarget }) => setWanted({ ...wanted, day: Number(currentTarget.value) })}
        >
          {DAYS.map((day) => (
            <option key={day}>{day}</option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={hourId}>Hour in Saudi Arabia</label>
        <select
          id={hourId}
          value={wanted.hour}
          onChange={({ currentTarget }) => setWanted({ ...wanted, hour: Number(currentTarget.value) })}
        >
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {clock(hour)}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" buttonStyle="secondary" margin={false} disabled={isBusy}>
        Save
      </Button>
    </form>
  )
}

const nounsLabel = (kinds: readonly KindCard[]): string => kinds.map(({ noun }) => noun).join(' and ')

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
