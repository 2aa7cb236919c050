'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

import { focusField } from '@/ui/controls/form-field'
import form from '@/ui/controls/form.module.css'

import type { SendState } from '../use-sender'

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
  const isSlow = useIsSlow(state.kind === 'sending' && state.isInOutbox)
  return (
    <fieldset ref={shell} className={`${form.fieldset} scripted grid gap-4`} disabled={!isReady} onFocus={onTouch}>
      {children}
      <p role="status" className={isSlow ? 'soft small' : 'visually-hidden'}>
        {isSlow && 'No answer yet. It is kept on this device and goes out by itself: you may go on.'}
      </p>
      <p role="alert" className={form.problem}>
        {state.kind === 'failed' && state.problem}
      </p>
    </fieldset>
  )
}

/** A network that brings nothing is soon seen to be one; the answer itself is waited for longer. Milliseconds. */
const SLOW_MS = 4_000

function useIsSlow(isHeld: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(
    function wait() {
      if (!isHeld) return
      const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
      return function stop() {
        clearTimeout(timer)
        setIsSlow(false)
      }
    },
    [isHeld],
  )
  return isSlow
}
