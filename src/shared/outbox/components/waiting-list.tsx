'use client'

import { Clock, Pencil, Send, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'

import { readStored, SAVED_VERSION, writeStored } from '@/browser/stored-values'
import { chooseAttempt } from '@/domain/submissions/attempt'
import { formatMoment } from '@/lib/dates/dates'
import { MixedText } from '@/ui/text/mixed-text'
import ui from '@/ui/ui.module.css'

import type { OutboxEntry } from '../model/outbox-entry'
import { outboxStore } from '../outbox-store'
import { runOutbox } from '../run-outbox'
import { useWaiting } from '../use-waiting'
import { ReportChange } from './report-change'
import styles from './waiting.module.css'

/** Each thing that waits, why, and the way to change it or to take it back. */
export function WaitingList() {
  const entries = useWaiting()
  const heading = useRef<HTMLHeadingElement>(null)
  const [changing, setChanging] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [isSending, setIsSending] = useState(false)
  if (entries === null || entries.length === 0) return null

  const change = async (entry: OutboxEntry) => {
    setProblem('')
    if (entry.form === null) return setChanging(entry.key)
    if (!(await backToForm(entry))) setProblem(FORM_IS_TAKEN)
  }
  const sendNow = async () => {
    if (isSending) return
    setProblem('')
    setIsSending(true)
    const outcome = await runOutbox({ isAsked: true })
    setIsSending(false)
    // What went, and what was refused, says a toast.
    if (outcome === null) setProblem(ELSEWHERE)
    else if (outcome.sent.length === 0 && outcome.refused.length === 0) setProblem(NOT_YET)
  }
  const remove = async ({ key }: OutboxEntry) => {
    await outboxStore.remove(key)
    // The button that had the focus is gone.
    heading.current?.focus()
  }
  return (
    <section id="waiting" aria-labelledby="waiting-heading" className={styles.waiting}>
      <h2 ref={heading} id="waiting-heading" tabIndex={-1}>
        Waiting to be sent
      </h2>
      <p>
        Kept on this device. It goes out by itself when there is a network and the guide is open, each once. On an
        iPhone, open the guide again then.
      </p>
      <ul className="list grid gap-2 flush">
        {entries.map((entry) => (
          <li key={entry.key} className={styles.entry}>
            <div className={styles.words}>
              <span className="strong">
                <MixedText>{entry.title}</MixedText>
              </span>
              <span>Written on {formatMoment(entry.madeAt) ?? 'this device'}</span>
              <span className={entry.problem === null ? undefined : styles.problem}>
                <Clock aria-hidden size={16} /> {stateText(entry)}
              </span>
            </div>
            {changing === entry.key ? (
              <ReportChange entry={entry} onDone={() => setChanging(null)} />
            ) : (
              <div className="cluster gap-2">
                {canChange(entry) && (
                  <button
                    type="button"
                    className={ui.button}
                    aria-label={`Change ${entry.title}`}
                    onClick={() => void change(entry)}
                  >
                    <Pencil aria-hidden size={20} />
                    Change
                  </button>
                )}
                <button
                  type="button"
                  className={ui.button}
                  aria-label={`Delete ${entry.title}, unsent`}
                  onClick={() => void remove(entry)}
                >
                  <Trash2 aria-hidden size={20} />
                  Delete
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {entries.some(({ isRefused }) => !isRefused) && (
        <div className="cluster gap-2">
          <button
            type="button"
            className={ui.button}
            aria-disabled={isSending}
            data-network=""
            onClick={() => void sendNow()}
          >
            <Send aria-hidden size={20} />
            {isSending ? 'Sending…' : 'Send now'}
          </button>
        </div>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </section>
  )
}

const FORM_IS_TAKEN = 'The form holds something else that you are writing. Send or empty it first.'

const ELSEWHERE = 'Another open page of the guide is sending it.'

const NOT_YET = 'It could not be sent yet. It stays here and goes out by itself later.'

function stateText({ problem, isRefused }: OutboxEntry): string {
  if (isRefused) return `Not taken: ${problem ?? 'no reason was given.'}`
  return problem === null ? 'Waits for a network.' : `Waits. ${problem}`
}

/** A 'Still correct' has nothing to change. */
const canChange = ({ form, body }: OutboxEntry): boolean => form !== null || body.kind === 'problem'

/**
 * What was written goes back into its form, under its key: unchanged it stays the same submission. False when something
 * else is being written there.
 */
async function backToForm({ key, form, body }: OutboxEntry): Promise<boolean> {
  const storage = () => window.localStorage
  const draft = body.kind === 'path' ? 'path-draft' : 'place-draft'
  if (readStored(storage, draft).kind === 'value') return false
  const attempt = chooseAttempt(null, body, () => key)
  if (!writeStored(storage, draft, { version: SAVED_VERSION, form, attempt })) return false
  await outboxStore.remove(key)
  // Loads a new page: the form reads its draft when it starts.
  location.assign(body.kind === 'path' ? '/recommendations?mode=path' : '/recommendations')
  return true
}
