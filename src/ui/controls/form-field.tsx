'use client'

import type { ReactNode } from 'react'

import styles from './form.module.css'

/** Goes onto the input, so that its hint and its error are read with it. */
type FieldAttributes = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

type Props = {
  /** Unique on the page. */
  readonly id: string
  readonly label: string
  readonly isRequired?: boolean
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly children: (attributes: FieldAttributes) => ReactNode
}

/** A label, its input, what to write there and what is wrong with it. */
export function FormField({ id, label, isRequired = false, hint, error, children }: Props) {
  const describedBy = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean)
  return (
    <div className="grid gap-1 shrinks">
      <label htmlFor={id} className="strong">
        {label}
        {isRequired && <span className="light soft"> (required)</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="soft small">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

type HoneypotProps = {
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A field hidden from sight, screen readers and the keyboard: if it is filled, a program filled it. */
export function Honeypot({ name, value, onChange }: HoneypotProps) {
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

/**
 * Gives a field the focus and scrolls its label into view: browsers scroll only to the input, and the label above it may stay
 * under the header.
 */
export function focusField(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null | undefined): void {
  field?.focus({ preventScroll: true })
  for (const element of [field, field?.labels?.[0]]) element?.scrollIntoView({ block: 'nearest' })
}
