'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import type { HandedOver, HandedOverAnswer, SettlingRequest } from '@/contracts/handed-over'
import type { ReviewResult } from '@/contracts/review-results'

import { HelpLink } from '../help/help-link'
import styles from '../imports/imports.module.css'
import { QueueError, postSettling } from '../review/api'
import { refusalText } from '../review/decide/outcome'
import { Report } from './report'

type Props = { readonly answer: HandedOverAnswer; readonly apiRoute: string; readonly adminRoute: string }

type Done = { readonly text: string; readonly undo: { readonly id: number; readonly version: number } | null }

/** What moderators left to the editors: what is wrong with a place or gate, and the way to settle it or give it back. */
export function HandedOverScreen({ answer: { reports, total }, apiRoute, adminRoute }: Props) {
  const router = useRouter()
  const [done, setDone] = useState<Done | null>(null)
  const [isBusy, setBusy] = useState(false)

  /** `true` when it was done; the list is reloaded either way. */
  const act = async (request: SettlingRequest, title: string): Promise<boolean> => {
    setBusy(true)
    try {
      const [result] = await postSettling(apiRoute, request)
      setDone(toDone(request, title, result))
      router.refresh()
      return result?.ok === true
    } catch (error) {
      setDone({ text: error instanceof QueueError ? error.message : UNREACHABLE, undo: null })
      return false
    } finally {
      setBusy(false)
    }
  }

  return (
    <main className={styles.screen}>
      <header>
        <h1>Reports for editors</h1>
        <p className={styles.lead}>
          Visitors reported these problems, and a moderator asks you to put them right: change the place or gate, or
          unpublish it. Then say here what you did. <HelpLink part="handedOver" adminRoute={adminRoute} />
        </p>
      </header>
      <div className={styles.message} data-empty={done === null}>
        <p role="status">{done?.text ?? ''}</p>
        {done !== null && (
          <span className={styles.buttons}>
            {done.undo !== null && (
              <Undo done={done.undo} isBusy={isBusy} onUndo={(request) => void act(request, '')} />
            )}
            <Button buttonStyle="secondary" margin={false} size="small" onClick={() => setDone(null)}>
              Close message
            </Button>
          </span>
        )}
      </div>
      {total === 0 && <p>No report waits for an editor.</p>}
      {total > reports.length && (
        <p className={styles.quiet}>
          The {reports.length} that wait longest, of {total}; the next follow when these are settled.
        </p>
      )}
      <ul className="stack list gap-3 flush">
        {reports.map((report) => (
          <li key={report.id} className={styles.decision}>
            <Report
              report={report}
              adminRoute={adminRoute}
              isBusy={isBusy}
              onAct={(action, message) => act({ action, items: [toReference(report)], message }, report.title)}
            />
          </li>
        ))}
      </ul>
    </main>
  )
}

const UNREACHABLE = 'The server could not be reached. Nothing was changed.'

const toReference = ({ id, version }: HandedOver) => ({ id, version })

function Undo({
  done,
  isBusy,
  onUndo,
}: {
  readonly done: NonNullable<Done['undo']>
  readonly isBusy: boolean
  readonly onUndo: (request: SettlingRequest) => void
}) {
  return (
    <Button
      buttonStyle="secondary"
      margin={false}
      size="small"
      disabled={isBusy}
      onClick={() => onUndo({ action: 'undo', items: [done] })}
    >
      Undo
    </Button>
  )
}

function toDone({ action }: SettlingRequest, title: string, result: ReviewResult | undefined): Done {
  if (result === undefined) return { text: UNREACHABLE, undo: null }
  if (!result.ok) return { text: `Nothing was changed. ${refusalText(result)}`, undo: null }
  switch (action) {
    case 'settle':
      return {
        text: `Done: “${title}”. The sender reads what you wrote.`,
        undo: { id: result.id, version: result.version },
      }
    case 'hand-back':
      return { text: `“${title}” is with the moderators again.`, undo: null }
    case 'undo':
      return { text: 'Taken back: it waits here again.', undo: null }
  }
}
