'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

import type { Problem } from './api'
import styles from './two-factor.module.css'

export type Asked = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly type: 'email' | 'password' | 'text'
  /** For password managers and the keyboard of a phone. */
  readonly autoComplete: 'current-password' | 'one-time-code' | 'username'
  readonly inputMode?: 'numeric'
}

export const PRESENT_PASSWORD: Asked = {
  name: 'password',
  label: 'Your present password',
  type: 'password',
  autoComplete: 'current-password',
}

export const CODE: Asked = {
  name: 'code',
  label: 'Code from your authenticator app',
  hint: 'Six digits.',
  type: 'text',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
}

/** A recovery code has letters: no keyboard of digits alone. */
export const ANY_CODE: Asked = {
  name: 'code',
  label: 'Code from your authenticator app',
  hint: 'Six digits. Without your phone: one of your recovery codes.',
  type: 'text',
  autoComplete: 'one-time-code',
}

type Props = {
  readonly fields: readonly Asked[]
  readonly submit: string
  /** Where a browser sends it that has not begun to run this page: nothing that is typed may get into an address. */
  readonly action: string
  /** @returns what is wrong; `null` when it is done */
  readonly onSend: (values: Readonly<Record<string, string>>) => Promise<Problem | null>
  /** Between the fields and the button. */
  readonly children?: ReactNode
}

/** Asks for some texts; what is wrong is said at the field it is about, which gets the focus. */
export function AskingForm({ fields, submit, action, onSend, children }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)

  const handleSend = async () => {
    if (form.current === null || isBusy) return
    const data = new FormData(form.current)
    const values = Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]))
    setBusy(true)
    setProblem(null)
    const found = await onSend(values)
    setBusy(false)
    setProblem(found)
  }

  // After it is drawn: the field may be one that is asked for only now.
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>(`input[name="${problem?.field ?? ''}"]`)
    field?.focus()
    field?.select()
  }, [problem])

  const isElsewhere = problem !== null && !fields.some(({ name }) => name === problem.field)
  return (
    <form
      ref={form}
      className="stack gap-4"
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        void handleSend()
      }}
    >
      {fields.map((field) => (
        <AskedField
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          problem={problem?.field === field.name ? problem.message : null}
        />
      ))}
      {children}
      <p role="alert" className={`guide-bad ${styles.problem}`}>
        {isElsewhere && problem.message}
      </p>
      <div>
        <Button type="submit" margin={false} size="large" disabled={isBusy} className="guide-target">
          {submit}
        </Button>
      </div>
    </form>
  )
}

type FieldProps = { readonly id: string; readonly field: Asked; readonly problem: string | null }

function AskedField({ id, field: { label, hint, ...input }, problem }: FieldProps) {
  const described = [hint !== undefined && `${id}-hint`, problem !== null && `${id}-problem`].filter(Boolean)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="guide-soft">
          {hint}
        </p>
      )}
      <input
        id={id}
        {...input}
        required
        maxLength={1024}
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        aria-invalid={problem !== null}
      />
      {/* There before it is filled, so that it is read out. */}
      <p id={`${id}-problem`} role="alert" className={`guide-bad ${styles.problem}`}>
        {problem}
      </p>
    </div>
  )
}
