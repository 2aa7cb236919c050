'use client'

import { Search } from 'lucide-react'
import type { Route } from 'next'
import { type Ref, type SubmitEvent, useEffect, useRef, useState } from 'react'

import { MixedText } from '@/ui/text/mixed-text'
import { ButtonLink } from '@/ui/controls/button-link'
import { focusField, FormField } from '@/ui/controls/form-field'
import forms from '@/ui/controls/form.module.css'
import ui from '@/ui/ui.module.css'
import type { SubmissionStatus } from '@/contracts/recommendations'
import { formatDay } from '@/lib/dates/dates'
import { useIsReady } from '@/shared/drafts/use-draft'

import { kindTexts, lookupProblemText, ownLink, stateText } from '../model/status-text'
import { EraseSent } from './erase-sent'
import styles from './forms.module.css'
import { SubmissionList } from './submission-list'

type Lookup =
  | { readonly kind: 'idle' | 'looking' }
  | { readonly kind: 'found'; readonly receipt: string; readonly status: SubmissionStatus }
  | { readonly kind: 'problem'; readonly text: string }

/** The field for a receipt, the receipts of this device, and the answer. */
export function StatusLookup() {
  const isReady = useIsReady()
  const [receipt, setReceipt] = useState('')
  const [lookup, setLookup] = useState<Lookup>({ kind: 'idle' })
  const input = useRef<HTMLInputElement>(null)
  const answer = useRef<HTMLElement>(null)
  const isFound = lookup.kind === 'found'

  useEffect(
    function showAnswer() {
      if (isFound) answer.current?.focus()
    },
    [isFound],
  )

  const look = async (text: string) => {
    if (lookup.kind === 'looking') return
    setReceipt(text)
    if (text.trim() === '') {
      setLookup({ kind: 'problem', text: 'Enter your receipt.' })
      focusField(input.current)
      return
    }
    setLookup({ kind: 'looking' })
    const result = await import('../api/by-receipt').then(
      ({ lookUp }) => lookUp(text.trim()),
      () => ({ kind: 'unreachable' }) as const,
    )
    if (result.kind === 'found') setLookup({ ...result, receipt: text.trim() })
    else {
      setLookup({ kind: 'problem', text: lookupProblemText(result, navigator.onLine) })
      focusField(input.current)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void look(receipt)
  }

  return (
    <>
      <form noValidate onSubmit={submit} aria-label="Look up a receipt" className="scripted">
        <fieldset disabled={!isReady} className={forms.fieldset}>
          <FormField
            id="receipt"
            label="Receipt"
            hint="Four groups of letters and digits, such as 7K2M-9QXW-4T8B-HN3C"
            error={lookup.kind === 'problem' ? lookup.text : undefined}
          >
            {(field) => (
              <input
                {...field}
                ref={input}
                type="text"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                className={`${forms.input} ${styles.code}`}
                value={receipt}
                onChange={({ target }) => setReceipt(target.value)}
              />
            )}
          </FormField>
          <div className={forms.buttons}>
            <button
              type="submit"
              className={`${ui.button} ${ui.primary}`}
              aria-disabled={lookup.kind === 'looking'}
              data-network=""
            >
              <Search aria-hidden size={20} />
              {lookup.kind === 'looking' ? 'Looking…' : 'See status'}
            </button>
          </div>
        </fieldset>
      </form>
      {lookup.kind === 'found' && (
        <>
          <Answer ref={answer} status={lookup.status} />
          {lookup.status.state !== 'erased' && (
            <EraseSent
              key={lookup.receipt}
              receipt={lookup.receipt}
              onErased={(status) => {
                setLookup({ ...lookup, status })
                answer.current?.focus()
              }}
            />
          )}
        </>
      )}
      <SubmissionList
        action={(savedReceipt, title) => (
          <button
            type="button"
            className={ui.button}
            data-network=""
            aria-label={`See the status of ${title}`}
            onClick={() => void look(savedReceipt)}
          >
            See status
          </button>
        )}
      />
    </>
  )
}

function Answer({ status, ref }: { status: SubmissionStatus; ref: Ref<HTMLElement> }) {
  const { title, text } = stateText(status)
  const link = ownLink(status.link)
  return (
    <section ref={ref} tabIndex={-1} className={styles.sent} aria-labelledby="state">
      <p>{kindTexts[status.kind]}</p>
      <h2 id="state">{title}</h2>
      <p>{text}</p>
      {status.message !== null && (
        <figure className={styles.message}>
          <figcaption>From the reviewer:</figcaption>
          <blockquote>
            <MixedText>{status.message}</MixedText>
          </blockquote>
        </figure>
      )}
      <p>
        Sent on {formatDay(status.submittedAt)}
        {status.decidedAt !== null && `, decided on ${formatDay(status.decidedAt)}`}.
      </p>
      {link !== null && (
        <p>
          <ButtonLink href={link as Route} isPrimary>
            See it in the guide
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
