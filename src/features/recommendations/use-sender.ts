'use client'

import { useRef, useState } from 'react'

import type { SubmissionInput } from '@/contracts/recommendations'
import { useToast } from '@/shared/toasts/use-toast'
import { type Attempt, attemptFor, randomUuid } from '@/lib/attempt'
import { fetchFormToken } from '@/browser/form-token'
import { announceStoredChange } from '@/browser/stored-values'

import type { sendRecommendation, Sent } from './api/send-recommendation'
import { readSubmissions, withSubmission, writeSubmissions } from './model/saved-submissions'
import { messages } from './model/messages'
import { problemText } from './model/send-problem'

export type SendState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** `fields`: complaints by dotted path. */
  | { readonly kind: 'failed'; readonly problem: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'sent'; readonly receipt: string; readonly isKept: boolean }

type Sending = {
  readonly payload: SubmissionInput
  readonly honeypot: string
  readonly attempt: Attempt | null
  /** Called before anything leaves the device, so that a reload in between does not lose the key. */
  readonly onAttempt: (attempt: Attempt) => void
}

const IDLE: SendState = { kind: 'idle' }

/** Sends the recommendation of one form, one at a time, and says what came of it. */
export function useSender() {
  const toast = useToast()
  const [state, setState] = useState<SendState>(IDLE)
  const isBusy = useRef(false)
  const opened = useRef<ReturnType<typeof open> | null>(null)

  /** The form was touched: what sending needs is fetched while it is filled in. */
  const touch = () => {
    opened.current ??= open()
  }

  async function send({ payload, honeypot, attempt, onAttempt }: Sending): Promise<boolean> {
    // A second tap comes before the screen has changed.
    if (isBusy.current) return false
    isBusy.current = true
    setState({ kind: 'sending' })
    touch()
    const next = attemptFor(attempt, payload, randomUuid)
    onAttempt(next)

    const { outcome, isSent } = await sent({
      payload,
      honeypot,
      idempotencyKey: next.key,
      opened: opened.current ?? open(),
    })
    isBusy.current = false
    if (outcome.kind === 'accepted') {
      // The next recommendation is another form to the server.
      opened.current = null
      setState({ kind: 'sent', receipt: outcome.receipt, isKept: keep(payload, outcome.receipt) })
      toast(messages[payload.kind].sent)
      return true
    }
    setState({
      kind: 'failed',
      problem: problemText(outcome, navigator.onLine),
      fields: outcome.kind === 'invalid' ? outcome.fields : {},
    })
    if (isSent) toast(messages[payload.kind].failed)
    // What could not be fetched is fetched again next time.
    if (outcome.kind === 'unreachable') opened.current = null
    return false
  }

  /** Back to an empty form after a success; also what a failure said is taken away. */
  const start = () => setState(IDLE)

  return { state, touch, send, start }
}

type Opened = {
  readonly token: Promise<string | undefined>
  /** `null` when its code cannot be fetched. */
  readonly sender: Promise<typeof sendRecommendation | null>
}

function open(): Opened {
  return {
    token: fetchFormToken(),
    sender: import('./api/send-recommendation').then(
      ({ sendRecommendation }) => sendRecommendation,
      () => null,
    ),
  }
}

async function sent({
  payload,
  honeypot,
  idempotencyKey,
  opened,
}: {
  readonly payload: SubmissionInput
  readonly honeypot: string
  readonly idempotencyKey: string
  readonly opened: Opened
}): Promise<Sent> {
  const [sender, token] = await Promise.all([opened.sender, opened.token])
  if (sender === null) return { outcome: { kind: 'unreachable' }, isSent: true }
  return sender({ payload, honeypot, idempotencyKey, token })
}

function keep(payload: SubmissionInput, receipt: string): boolean {
  const storage = () => window.localStorage
  const entry = {
    receipt,
    kind: payload.kind,
    title: payload.kind === 'place' ? payload.name : payload.title,
    sentAt: new Date().toISOString(),
  }
  const isKept = writeSubmissions(storage, withSubmission(readSubmissions(storage), entry))
  announceStoredChange(window)
  return isKept
}
