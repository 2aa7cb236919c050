'use client'

import { Send } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'

import Link from '@/ui/controls/link'
import { focusField, FormField, Honeypot } from '@/ui/controls/form-field'
import forms from '@/ui/controls/form.module.css'
import ui from '@/ui/ui.module.css'
import { reportFieldsByTarget, reportLabel, type ReportTarget } from '@/contracts/reports'
import { HONEYPOT_FIELD } from '@/contracts/submission-parts'
import { chooseAttempt, randomUuid } from '@/domain/submissions/attempt'
import { fetchFormToken } from '@/browser/form-token'
import { useDraft, useSavedDraft } from '@/shared/drafts/use-draft'
import { loadWaitingList } from '@/shared/outbox/load-waiting-list'

import { sendReport } from '../api/send-report'
import {
  EMPTY_REPORT_FORM,
  hasNewValue,
  readReportForm,
  type ReportForm as Form,
  reportPayload,
  reportProblem,
  reportTitle,
} from '../model/report-form'
import { reportSlot } from '../model/saved-reports'
import { storeReport } from '../use-said-today'
import styles from './reports.module.css'

type Props = { readonly target: ReportTarget; readonly id: number; readonly name: string }

type State =
  | { readonly kind: 'writing' }
  | { readonly kind: 'sending'; readonly isInOutbox: boolean }
  | { readonly kind: 'failed'; readonly problem: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'sent'; readonly receipt: string }
  | { readonly kind: 'waiting' }

/** 'Report a problem': what is wrong, how it should be, and a word about it. */
export function ReportForm({ target, id, name }: Props) {
  const slot = reportSlot(target, id)
  // Fetched when it is opened, so that the draft is there from the first render.
  const { isReady, draft } = useSavedDraft(slot)
  const [form, setForm] = useState<Form>(() => readReportForm(draft?.form, target))
  const [state, setState] = useState<State>({ kind: 'writing' })
  const [honeypot, setHoneypot] = useState('')
  const element = useRef<HTMLFormElement>(null)
  const thanks = useRef<HTMLParagraphElement>(null)
  const token = useRef<Promise<string | undefined> | null>(null)
  const isBusy = useRef(false)
  const { attempt, setAttempt } = useDraft(slot, {
    saved: draft,
    form,
    isEmpty: JSON.stringify(form) === JSON.stringify(EMPTY_REPORT_FORM),
    isReady,
    isInOutbox: state.kind === 'sending' && state.isInOutbox,
  })

  useEffect(function openForm() {
    token.current ??= fetchFormToken()
    // What shows it, should it have to wait: then there may be no network to fetch that by.
    loadWaitingList().catch(() => undefined)
  }, [])
  useEffect(
    function moveFocus() {
      if (state.kind === 'failed') {
        focusField(element.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]'))
      }
      if (state.kind === 'sent' || state.kind === 'waiting') thanks.current?.focus()
    },
    [state],
  )

  const edit = (changes: Partial<Form>) => setForm((before) => ({ ...before, ...changes }))
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    setState({ kind: 'sending', isInOutbox: false })
    const payload = reportPayload(form, { target, targetId: id }, new Date())
    const next = chooseAttempt(attempt, payload, randomUuid)
    setAttempt(next)
    const formToken = (await token.current) ?? undefined
    const outcome = await sendReport({
      body: { ...payload, ...(honeypot !== '' && { [HONEYPOT_FIELD]: honeypot }) },
      idempotencyKey: next.key,
      token: formToken,
      title: reportTitle(name, form.field),
      onStored: () => setState({ kind: 'sending', isInOutbox: true }),
    })
    isBusy.current = false
    if (outcome.kind === 'accepted' || outcome.kind === 'waiting') {
      setState(outcome.kind === 'accepted' ? { kind: 'sent', receipt: outcome.receipt } : { kind: 'waiting' })
      setForm(EMPTY_REPORT_FORM)
      setAttempt(null)
      storeReport(target, id, 'problem')
      return
    }
    setState({
      kind: 'failed',
      problem: reportProblem(outcome, navigator.onLine),
      fields: outcome.kind === 'invalid' ? outcome.fields : {},
    })
  }
  const startAnother = () => {
    setState({ kind: 'writing' })
    token.current = fetchFormToken()
  }

  if (state.kind === 'waiting') {
    return (
      <div className={styles.form}>
        <p ref={thanks} tabIndex={-1}>
          <strong>Kept on this device until there is a network.</strong> It goes out by itself then, once. Until that
          you can change it or delete it under <Link href="/recommendations/status#waiting">Waiting to be sent</Link>.
        </p>
        <p>
          <button type="button" className={ui.button} onClick={startAnother}>
            Report something else
          </button>
        </p>
      </div>
    )
  }
  if (state.kind === 'sent') {
    return (
      <div className={styles.form}>
        <p ref={thanks} tabIndex={-1}>
          <strong>Thank you.</strong> A person will check it. Your receipt is{' '}
          <span className={styles.receipt} translate="no">
            {state.receipt}
          </span>
          ; with it you can look up on Recommendation Status what became of it.
        </p>
        <p>
          <button type="button" className={ui.button} onClick={startAnother}>
            Report something else
          </button>
        </p>
      </div>
    )
  }
  const errors = state.kind === 'failed' ? state.fields : {}
  return (
    <form ref={element} noValidate onSubmit={send} aria-label={`Report a problem with ${name}`} className={styles.form}>
      <FormField id="report-field" label="What is wrong?" isRequired error={errors['field']}>
        {(field) => (
          <select
            {...field}
            required
            className={forms.input}
            value={form.field}
            onChange={({ target: { value } }) =>
              edit({ field: reportFieldsByTarget[target].find((option) => option === value) ?? '' })
            }
          >
            <option value="">Choose…</option>
            {reportFieldsByTarget[target].map((option) => (
              <option key={option} value={option}>
                {reportLabel(option)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      {hasNewValue(form.field) && (
        <FormField
          id="report-value"
          label="How should it be?"
          hint={form.field === 'position' ? 'For example 21.42251, 39.82620, or where it is in words.' : undefined}
          error={errors['newValue']}
        >
          {(field) => (
            <input
              {...field}
              type="text"
              autoComplete="off"
              className={forms.input}
              value={form.newValue}
              onChange={({ target: { value } }) => edit({ newValue: value })}
            />
          )}
        </FormField>
      )}
      <FormField
        id="report-comment"
        label="Comment"
        isRequired={form.field === 'other'}
        hint="How you know it. Nothing about yourself or other people, please."
        error={errors['comment']}
      >
        {(field) => (
          <textarea
            {...field}
            rows={3}
            className={forms.input}
            value={form.comment}
            onChange={({ target: { value } }) => edit({ comment: value })}
          />
        )}
      </FormField>
      <Honeypot name={HONEYPOT_FIELD} value={honeypot} onChange={setHoneypot} />
      <p role="alert" className={forms.problem}>
        {state.kind === 'failed' && state.problem}
      </p>
      <p>
        <button
          type="submit"
          className={`${ui.button} ${ui.primary}`}
          aria-disabled={state.kind === 'sending'}
          data-network="later"
        >
          <Send aria-hidden size={20} />
          {state.kind === 'sending' ? 'Sending…' : 'Send report'}
        </button>
      </p>
    </form>
  )
}
