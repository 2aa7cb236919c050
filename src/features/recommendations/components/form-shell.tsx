'use client'

import { type ReactNode, useEffect, useRef } from 'react'

import { focusField } from '@/ui/form-field'
import form from '@/ui/form.module.css'

import type { SendState } from '../use-sender'
import styles from './forms.module.css'

type Props = {
  readonly isReady: boolean
  readonly state: SendState
  readonly onTouch: () => void
  readonly children: ReactNode
}

/** Around the fields of a form: off duty before scripts run, and the first wrong field is focused after a failure. */
export function FormShell({ isReady, state, onTouch, children }: Props) {
  const shell = useRef<HTMLFieldSetElement>(null)
  useEffect(
    function focusFirstWrongField() {
      if (state.kind !== 'failed' || Object.keys(state.fields).length === 0) return
      focusField(shell.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]'))
    },
    [state],
  )
  return (
    <fieldset
      ref={shell}
      className={`${form.fieldset} ${form.scripted} ${styles.shell}`}
      disabled={!isReady}
      onFocus={onTouch}
    >
      {children}
      <p role="alert" className={form.problem}>
        {state.kind === 'failed' && state.problem}
      </p>
    </fieldset>
  )
}
