'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import type { ImportRun } from '@/payload-types'

import styles from './imports.module.css'

import { fetchRun, undoRun } from './api'
import type { RunRow } from './load-imports'
import type { DecisionTools } from './use-decision'
import { RunReport } from './run-report'
import { dayLabel, durationLabel, momentLabel, statusLabel, whoLabel } from './labels'

type Props = DecisionTools & { readonly runs: readonly RunRow[] }

/** The last imports, each with its report and the way back. */
export function History({ runs, ...rest }: Props) {
  if (runs.length === 0) return <p>Nothing has been imported yet. Begin with a preview above: it changes nothing.</p>
  return (
    <ul className="stack list gap-3 flush">
      {runs.map((run) => (
        <li key={run.id}>
          <Entry run={run} {...rest} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ run, apiRoute, adminRoute, onMessage, onChange }: Omit<Props, 'runs'> & { readonly run: RunRow }) {
  const [whole, setWhole] = useState<ImportRun | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const open = (isOpen: boolean) => {
    if (!isOpen || whole !== null) return
    fetchRun(apiRoute, run.id)
      .then(setWhole)
      .catch((error: Error) => setProblem(error.message))
  }
  const { created, updated, missing } = run.counts
  return (
    <details className={styles.entry} onToggle={(event) => open(event.currentTarget.open)}>
      <summary>
        <span className="strong">{run.title}</span>
        <span className={styles.status} data-status={run.undoneAt ? 'undone' : run.status}>
          {statusLabel(run)}
        </span>
        <span className={styles.quiet}>
          {momentLabel(run.createdAt)}
          {run.status === 'succeeded' && ` · ${created} new, ${updated} changed, ${missing} gone`}
        </span>
      </summary>
      <dl className={styles.facts}>
        <Fact name="Asked for by">{whoLabel(run)}</Fact>
        <Fact name="Took">{durationLabel(run)}</Fact>
        <Fact name="Source">{run.sourceName ?? null}</Fact>
        <Fact name="Map of">{run.sourceTimestamp ? momentLabel(run.sourceTimestamp) : null}</Fact>
        <Fact name="Tries">{run.attempt > 1 ? String(run.attempt) : null}</Fact>
        <Fact name="Undone">{run.undoneAt ? dayLabel(run.undoneAt) : null}</Fact>
      </dl>
      {run.error && <p className={styles.bad}>{run.error}</p>}
      {problem !== null && <p className={styles.bad}>{problem}</p>}
      {run.status === 'succeeded' && whole !== null && (
        <RunReport run={whole} adminRoute={adminRoute} collection={run.collection} />
      )}
      {run.canUndo && <Undo run={run} onMessage={onMessage} onChange={onChange} />}
    </details>
  )
}

function Undo({ run, onMessage, onChange }: Pick<Props, 'onMessage' | 'onChange'> & { readonly run: RunRow }) {
  const [state, setState] = useState<'idle' | 'asking' | 'working'>('idle')
  const undo = () => {
    setState('working')
    undoRun(run.id)
      .then((message) => {
        onMessage(message)
        onChange()
      })
      .catch((error: Error) => onMessage(error.message))
      .finally(() => setState('idle'))
  }
  if (state === 'idle') {
    return (
      <Button buttonStyle="secondary" margin={false} size="small" onClick={() => setState('asking')}>
        Undo this import
      </Button>
    )
  }
  return (
    <div className={styles.asking} role="group" aria-label="Undo this import">
      <p>{run.undoing}</p>
      <div className={styles.buttons}>
        <Button buttonStyle="primary" margin={false} size="small" disabled={state === 'working'} onClick={undo}>
          {state === 'working' ? 'Undoing' : 'Yes, undo it'}
        </Button>
        <Button
          buttonStyle="secondary"
          margin={false}
          size="small"
          disabled={state === 'working'}
          onClick={() => setState('idle')}
        >
          Leave it
        </Button>
      </div>
    </div>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: string | null }) {
  if (children === null) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
