'use client'

import { type ReactNode, useId } from 'react'

import styles from './settings.module.css'

type Props = {
  readonly label: string
  readonly description: string
  /** `null` before hydration: then the switch is disabled. */
  readonly isOn: boolean | null
  /** What went wrong with the last change, in words for the visitor. */
  readonly problem: string | null
  /** What goes with the choice. */
  readonly note?: ReactNode
  readonly onChange: (isOn: boolean) => void
}

/** A real switch: the whole row is one target, and it is visibly disabled before scripts run. */
export function SettingsSwitch({ label, description, isOn, problem, note, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.row}>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={isOn === true}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-description`}
        disabled={isOn === null}
        onClick={() => onChange(isOn !== true)}
      >
        <span className={styles.words}>
          <span className="grows strong" id={`${id}-label`}>
            {label}
          </span>
          <span className={styles.description} id={`${id}-description`}>
            {description}
          </span>
        </span>
        <span className={styles.state} aria-hidden>
          {isOn === true ? 'On' : 'Off'}
        </span>
        <span className={styles.track} aria-hidden>
          <span className={styles.knob} />
        </span>
      </button>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
