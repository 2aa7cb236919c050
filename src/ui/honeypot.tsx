'use client'

import styles from './form.module.css'

type Props = {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A field nobody sees, hears or reaches with the keyboard; a filled one was filled by a program. */
export function Honeypot({ name, value, onChange }: Props) {
  return (
    <div className={styles.unseen} aria-hidden>
      <label>
        Leave this empty
        <input
          name={name}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    </div>
  )
}
