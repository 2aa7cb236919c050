'use client'

import { useEffect, useEffectEvent, useState } from 'react'

import type { SubmissionInput } from '@/contracts/recommendations'
import type { DraftSlot, SavedDraft } from '@/shared/drafts/model/saved-drafts'
import { useDraft } from '@/shared/drafts/use-draft'

import { useSender } from './use-sender'

type Options<Form> = {
  readonly draftSlot: DraftSlot
  readonly draft: SavedDraft | null
  readonly form: Form
  readonly empty: Form
  /** See `useIsReady`. */
  readonly isReady: boolean
  readonly makePayload: (form: Form) => SubmissionInput
  /** The server or the outbox has it: the form is empty again. */
  readonly onDone: () => void
}

/** What a place and a path have in common while they are written: the draft, what only programs fill in, and the sending. */
export function useRecommendationForm<Form extends object>({
  draftSlot,
  draft,
  form,
  empty,
  isReady,
  makePayload,
  onDone,
}: Options<Form>) {
  const [honeypot, setHoneypot] = useState('')
  // The button that asked for another form is gone with the old one, and the focus with it.
  const [isAgain, setIsAgain] = useState(false)
  const isEmpty = JSON.stringify(form) === JSON.stringify(empty)
  const { state, touch, send, start } = useSender()
  const isSending = state.kind === 'sending'
  const { attempt, setAttempt } = useDraft(draftSlot, {
    saved: draft,
    form,
    isEmpty,
    isReady,
    isInOutbox: isSending && state.isInOutbox,
  })

  const resume = useEffectEvent(() => {
    if (!isEmpty) touch()
  })
  useEffect(function prepareForADraft() {
    resume()
  }, [])

  return {
    state,
    isSending,
    isAgain,
    /** Complaints by dotted path. */
    errors: state.kind === 'failed' ? state.fields : {},
    honeypot: { value: honeypot, onChange: setHoneypot },
    touch,
    submit: async () => {
      if (!(await send({ payload: makePayload(form), form, honeypot, attempt, onAttempt: setAttempt }))) return
      onDone()
      setAttempt(null)
    },
    startAgain: () => {
      setIsAgain(true)
      start()
    },
  }
}
