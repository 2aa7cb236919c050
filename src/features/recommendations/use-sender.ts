'use client'

import { useRef, useState } from 'react'

import type { SubmissionInput } from '@/contracts/recommendations'
import { loadWaitingList } from '@/shared/outbox/load-waiting-list'
import { useToast } from '@/shared/toasts/use-toast'
import { type Attempt, chooseAttempt, randomUuid } from '@/domain/submissions/attempt'
import { fetchFormToken } from '@/browser/form-token'

import type { sendRecommendation, Sent } from './api/send-recommendation'
import { messages } from './model/messages'
import { problemText } from './model/send-problem'

export type SendState =
  | { readonly kind: 'idle' }
  /** `isInOutbox`: it is stored on this device already. */
  | { readonly kind: 'sending'; readonly isInOutbox: boolean }
  /** In the outbox, which sends it later. */
  | { readonly kind: 'waiting' }
  /** `fields`: complaints by dotted path. */
  | { readonly kind: 'failed'; readonly problem: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'sent'; readonly receipt: string; readonly isReceiptSaved: boolean }

type Sending = {
  readonly payload: SubmissionInput
  readonly form: object
  readonly honeypot: string
  readonly attempt: Attempt | null
  /** Called before anything leaves the device, so that a reload in between does not lose the key. */
  readonly onAttempt: (attempt: Attempt) => void
}

const IDLE: SendState = { kind: 'idle' }

/** Sends the recommendation of one form, one at a time, and says what came of it. True when the form is done with it. */
export function useSender() {
  const toast = useToast()
  const [state, setState] = useState<SendState>(IDLE)
  const isBusy = useRef(false)
  const opened = useRef<ReturnType<typeof open> | null>(null)

  /** The form was touched: what sending needs is fetched while it is filled in. */
  const touch = () => {
    opened.current ??= open()
  }

  async function send({ payload, form, honeypot, attempt, onAttempt }: Sending): Promise<boolean> {
    // A second tap comes before the screen has changed.
    if (isBusy.current) return false
    isBusy.current = true
    setState({ kind: 'sending', isInOutbox: false })
    touch()
    const next = chooseAttempt(attempt, payload, randomUuid)
    onAttempt(next)

    const { outcome, isSent } = await sent({
      payload,
      form,
      honeypot,
      idempotencyKey: next.key,
      opened: opened.current ?? open(),
      onStored: () => setState({ kind: 'sending', isInOutbox: true }),
    })
    isBusy.current = false
    if (outcome.kind === 'accepted') {
      // The next recommendation is another form to the server.
      opened.current = null
      setState({ kind: 'sent', receipt: outcome.receipt, isReceiptSaved: outcome.isReceiptSaved })
      toast(messages[payload.kind].sent)
      return true
    }
    if (outcome.kind === 'waiting') {
      opened.current = null
      setState({ kind: 'waiting' })
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
  // The list of the outbox is loaded now: when it is needed there may be no network.
  loadWaitingList().catch(() => undefined)
  return {
    token: fetchFormToken(),
    sender: import('./api/send-recommendation').then(
      ({ sendRecommendation }) => sendRecommendation,
      () => null,
    ),
  }
}

type SendingNow = Omit<Parameters<typeof sendRecommendation>[0], 'token'> & { readonly opened: Opened }

async function sent({ opened, ...sending }: SendingNow): Promise<Sent> {
  const [sender, token] = await Promise.all([opened.sender, opened.token])
  if (sender === null) return { outcome: { kind: 'unreachable' }, isSent: true }
  return sender({ ...sending, token })
}
