import { cityDay, formatDay } from '@/lib/dates/dates'

import styles from '../ui.module.css'

type Props = {
  readonly date: string | null | undefined
  /** When it has to be checked again. The tick renews the pages on whose day this comes, see `renewDue`. */
  readonly due?: string | null | undefined
}

/** How old a fact is, and that it is older than it should be. A fact without a date is shown as not checked. */
export function CheckedOn({ date, due }: Props) {
  const day = formatDay(date)
  return (
    <p className={styles.checked}>
      {day === null ? (
        'Not checked yet'
      ) : (
        <>
          Checked on <time dateTime={date?.slice(0, 10)}>{day}</time>
          {isDue(due) && (
            <>
              . <strong className="ink">Due to be checked again.</strong>
            </>
          )}
        </>
      )}
    </p>
  )
}

const isDue = (day: string | null | undefined): boolean =>
  day != null && !Number.isNaN(Date.parse(day)) && cityDay(new Date(day)) <= cityDay(new Date())
