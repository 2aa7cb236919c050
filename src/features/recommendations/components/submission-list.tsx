'use client'

import { Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'

import { formatDay } from '@/lib/dates/dates'
import { ButtonLink } from '@/ui/controls/button-link'
import { MixedText } from '@/ui/text/mixed-text'

import { useSubmissions } from '../use-submissions'

import styles from './forms.module.css'

type Props = {
  /** Beside each receipt. */
  readonly action?: (receipt: string, title: string) => ReactNode
}

const KIND_NAMES = { place: 'Place', path: 'Path', report: 'Report' } as const

/** 'Your submissions': the receipts stored on this device. Renders nothing when there are none. */
export function SubmissionList({ action }: Props) {
  const { submissions, removeSubmission } = useSubmissions()
  const heading = useRef<HTMLHeadingElement>(null)
  if (submissions.length === 0) return null
  return (
    <section aria-labelledby="your-submissions" className="grid gap-4">
      <h2 ref={heading} id="your-submissions" tabIndex={-1}>
        Your submissions
      </h2>
      <p>Kept on this device only.</p>
      <ul className="list grid gap-2 flush">
        {submissions.map(({ receipt, kind, title, sentAt }) => (
          <li key={receipt} className="cluster middle between gap-line pad-line card">
            <div className="grid shrinks">
              <span className="block strong">
                <MixedText>{title}</MixedText>
              </span>
              <span>
                {KIND_NAMES[kind]}, sent on {formatDay(sentAt)}
              </span>
              <span className={styles.code} translate="no">
                {receipt}
              </span>
            </div>
            <div className="cluster middle gap-2">
              {action?.(receipt, title)}
              <button
                type="button"
                className={styles.remove}
                aria-label={`Forget the receipt of ${title}`}
                onClick={() => {
                  removeSubmission(receipt)
                  heading.current?.focus()
                }}
              >
                <Trash2 aria-hidden size={20} />
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** On /recommendations: the list, and where to look up the status of each. */
export function YourSubmissions() {
  if (useSubmissions().submissions.length === 0) return null
  return (
    <div className="grid gap-4">
      <SubmissionList />
      <p>
        <ButtonLink href="/recommendations/status">See what became of them</ButtonLink>
      </p>
    </div>
  )
}
