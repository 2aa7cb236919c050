import { formatDay } from '@/lib/dates/dates'

import styles from '../ui.module.css'

/** How old a fact is. A fact without a date is shown as not checked. */
export function CheckedOn({ date }: { date: string | null | undefined }) {
  const day = formatDay(date)
  return (
    <p className={styles.checked}>
      {day === null ? (
        'Not checked yet'
      ) : (
        <>
          Checked on <time dateTime={date?.slice(0, 10)}>{day}</time>
        </>
      )}
    </p>
  )
}
