'use client'

import { CircleCheck } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'

import { ErrorBoundary } from '@/ui/error-boundary'
import ui from '@/ui/ui.module.css'
import type { ReportTarget } from '@/contracts/reports'
import type { City } from '@/domain/places/cities'
import { randomUuid } from '@/domain/submissions/attempt'
import { useSavedDraft } from '@/shared/drafts/use-draft'

import { confirmationPayload, reportProblem } from '../model/report-form'
import { reportSlot } from '../model/saved-reports'
import { storeReport, useSaidToday } from '../use-said-today'
import styles from './reports.module.css'

type Props = {
  readonly target: ReportTarget
  readonly id: number
  readonly name: string
  /** Sets the accent, as everywhere. */
  readonly city: City | undefined
}

const ReportForm = dynamic(() => import('./report-form').then(({ ReportForm }) => ReportForm), {
  ssr: false,
  loading: () => <p role="status">Loading the form…</p>,
})

/** 'Still correct' and 'Report a problem' under a gate or place. What sends them is fetched when it is wanted. */
export function ReportControl({ target, id, name, city }: Props) {
  const said = useSaidToday(target, id)
  const [isOpen, setIsOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const isBusy = useRef(false)
  const key = useRef<string | null>(null)
  const thanks = useRef<HTMLParagraphElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const { draft } = useSavedDraft(reportSlot(target, id))

  useEffect(
    function openWhatWasOpen() {
      if (details.current === null) return
      if (draft !== null) details.current.open = true
      // It may have been opened before the scripts were there, which tells nobody.
      if (details.current.open) setIsOpen(true)
    },
    [draft],
  )

  const confirm = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setProblem(null)
    key.current ??= randomUuid()
    const body = confirmationPayload({ target, targetId: id }, new Date())
    const outcome = await import('../api/send-report').then(
      ({ sendReport }) =>
        sendReport({
          body,
          idempotencyKey: key.current ?? randomUuid(),
          token: undefined,
          title: `${name}: still correct`,
        }),
      () => ({ kind: 'unreachable' }) as const,
    )
    isBusy.current = false
    if (outcome.kind !== 'accepted' && outcome.kind !== 'waiting') {
      setProblem(reportProblem(outcome, navigator.onLine))
      return
    }
    setIsWaiting(outcome.kind === 'waiting')
    storeReport(target, id, 'still-correct')
    // The button that had the focus is gone.
    thanks.current?.focus()
  }

  return (
    <section className={styles.control} aria-labelledby="report" data-city={city}>
      <h2 id="report">Is this right?</h2>
      <p ref={thanks} tabIndex={-1} role="status">
        {said === null
          ? 'If you are there now, tell the next pilgrims. A person reads what you send.'
          : isWaiting
            ? 'Thank you. It is kept on this device and goes out by itself when there is a network.'
            : 'Thank you. A person will look at what you told us today.'}
      </p>
      {said === null && (
        <p className="scripted">
          <button type="button" className={ui.button} data-network="later" onClick={() => void confirm()}>
            <CircleCheck aria-hidden size={20} />
            Still correct
          </button>
        </p>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <noscript>
        <p>Scripts are off in your browser. Please tell us by e-mail; the address is on the Contact page.</p>
      </noscript>
      <details
        ref={details}
        className="control scripted"
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className={styles.summary}>Report a problem</summary>
        {isOpen && (
          <ErrorBoundary
            fallback={<p role="alert">The form could not be loaded. Try again when you are online: reload the page.</p>}
          >
            <ReportForm target={target} id={id} name={name} />
          </ErrorBoundary>
        )}
      </details>
    </section>
  )
}
