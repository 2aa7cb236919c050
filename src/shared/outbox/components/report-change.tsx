'use client'

import { type SubmitEvent, useState } from 'react'

import { reportLimits } from '@/contracts/reports'
import { randomUuid } from '@/domain/submissions/attempt'
import { FormField } from '@/ui/controls/form-field'
import forms from '@/ui/controls/form.module.css'
import ui from '@/ui/ui.module.css'

import type { OutboxEntry } from '../model/outbox-entry'
import { outboxStore } from '../outbox-store'
import styles from './waiting.module.css'

type Props = { readonly entry: OutboxEntry; readonly onDone: () => void }

/** The words of a report that waits. */
export function ReportChange({ entry, onDone }: Props) {
  const { body } = entry
  const report = body.kind === 'problem' ? body : null
  const [newValue, setNewValue] = useState(report?.newValue ?? '')
  const [comment, setComment] = useState(report?.comment ?? '')
  const [problem, setProblem] = useState('')
  if (report === null) return null

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Cleared first: a screen reader does not announce the same text twice.
    setProblem('')
    const { newValue: _value, comment: _comment, ...rest } = report
    const changed = {
      ...rest,
      ...(newValue.trim() !== '' && { newValue: newValue.trim() }),
      ...(comment.trim() !== '' && { comment: comment.trim() }),
    }
    // Other words are another submission to the server: the old key belongs to the old ones.
    const isSame = JSON.stringify(changed) === JSON.stringify(report)
    const entryAfter = {
      ...entry,
      key: isSame ? entry.key : randomUuid(),
      body: changed,
      problem: null,
      isRefused: false,
      restsUntil: 0,
    }
    try {
      await outboxStore.replace(entry.key, entryAfter)
    } catch {
      setProblem('This device could not keep the change. What waits is as it was. Try again.')
      return
    }
    onDone()
  }
  return (
    <form noValidate onSubmit={(event) => void save(event)} aria-label={`Change ${entry.title}`} className="grid gap-3">
      {report.newValue !== undefined && (
        <FormField id="waiting-value" label="How should it be?">
          {(field) => (
            <input
              {...field}
              type="text"
              autoFocus
              autoComplete="off"
              maxLength={reportLimits.newValue}
              className={forms.input}
              value={newValue ?? ''}
              onChange={({ target }) => setNewValue(target.value)}
            />
          )}
        </FormField>
      )}
      <FormField id="waiting-comment" label="Comment">
        {(field) => (
          <textarea
            {...field}
            rows={3}
            maxLength={reportLimits.comment}
            autoFocus={report.newValue === undefined}
            className={forms.input}
            value={comment ?? ''}
            onChange={({ target }) => setComment(target.value)}
          />
        )}
      </FormField>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className="cluster gap-2">
        <button type="submit" className={`${ui.button} ${ui.primary}`}>
          Keep the change
        </button>
        <button type="button" className={ui.button} onClick={onDone}>
          Leave it as it was
        </button>
      </div>
    </form>
  )
}
