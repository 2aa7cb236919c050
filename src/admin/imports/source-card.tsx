'use client'

import { Button } from '@payloadcms/ui'
import { useId } from 'react'

import { type ImportReport, readReport, UNKNOWN_DAY } from '@/contracts/import-report'

import styles from './imports.module.css'

import { type ApplyOptions, cancelRun, fileAddress } from './api'
import { FileSender } from './file-sender'
import type { KindCard, RunRow } from './load-imports'
import type { DecisionTools } from './use-decision'
import { RunReport } from './run-report'
import { type ImportState, useImport } from './use-import'
import { copyLabel, dayLabel, isEnded, momentLabel } from './labels'

type Props = DecisionTools & {
  readonly kind: KindCard
  /** Newest first. */
  readonly runs: readonly RunRow[]
}

/** One kind: what it is, when it was last imported, the ways to start, and what happens then. */
export function SourceCard({ kind, apiRoute, adminRoute, runs, onChange, onMessage }: Props) {
  const headingId = useId()
  const active = runs.find((run) => run.kind === kind.name && !isEnded(run))?.id ?? null
  const state = useImport({ apiRoute, kind: kind.name, activeRunId: active, onEnd: onChange })
  const last = runs.find((run) => run.kind === kind.name && run.status === 'succeeded' && !run.dryRun && !run.undoneAt)
  return (
    <section className="stack gap-3 guide-card" aria-labelledby={headingId}>
      <h2 id={headingId}>{kind.title}</h2>
      <p>{kind.about}</p>
      <p className={styles.quiet}>
        {last?.finishedAt ? `Last imported ${momentLabel(last.finishedAt)}.` : 'Not imported yet.'}
        {last?.sourceTimestamp && ` The map was of ${dayLabel(last.sourceTimestamp)}.`}
      </p>
      {kind.hasSource && (
        <div className={styles.buttons}>
          <Button
            buttonStyle="primary"
            margin={false}
            disabled={state.isBusy}
            onClick={() => state.start({ dryRun: true })}
            extraButtonProps={{ 'aria-describedby': headingId }}
          >
            Preview changes
          </Button>
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={state.isBusy}
            onClick={() => state.start({})}
            extraButtonProps={{ 'aria-describedby': headingId }}
          >
            Import now
          </Button>
        </div>
      )}
      {kind.isExported && (
        <p>
          {/* The server names the file; without scripts it is a plain link. */}
          <a href={fileAddress(apiRoute, kind.name)} download>
            Take out the {kind.noun} (CSV)
          </a>
        </p>
      )}
      <FileSender kind={kind} isBusy={state.isBusy} onSend={state.send} />
      <Progress state={state} onMessage={onMessage} />
      <Ended state={state} adminRoute={adminRoute} collection={kind.collection} />
    </section>
  )
}

function Progress({ state, onMessage }: { readonly state: ImportState; readonly onMessage: Props['onMessage'] }) {
  const { run, isBusy } = state
  const isUnderWay = isBusy && (run === null || !isEnded(run))
  const step = run?.progress.step || 'Starting'
  const cancel = () => {
    if (run === null) return
    cancelRun(run.id)
      .then(() => onMessage('The import stops at its next step. Nothing of it is kept.'))
      .catch((error: Error) => onMessage(error.message))
  }
  return (
    <div className={styles.progress} data-idle={!isUnderWay}>
      {/* Read out when the step changes, not with every number. */}
      <p role="status">{isUnderWay ? `${step}…` : ''}</p>
      {isUnderWay && (
        <>
          <progress
            aria-label={step}
            value={run?.progress.total ? run.progress.done : undefined}
            max={run?.progress.total || undefined}
          />
          <div className={styles.row}>
            <span className={styles.quiet}>
              {run?.progress.total
                ? `${run.progress.done.toLocaleString('en')} of ${run.progress.total.toLocaleString('en')}`
                : ''}
            </span>
            {run !== null && (
              <Button
                buttonStyle="secondary"
                margin={false}
                size="small"
                disabled={Boolean(run.cancelRequestedAt)}
                onClick={cancel}
              >
                {run.cancelRequestedAt ? 'Cancelling' : 'Cancel'}
              </Button>
            )}
          </div>
          {run?.status === 'waiting' && (
            <p className={styles.quiet}>
              The server asked us to come back later. You can leave this page: the import goes on.
            </p>
          )}
        </>
      )}
    </div>
  )
}

function Ended({
  state,
  adminRoute,
  collection,
}: Pick<Props, 'adminRoute'> & Pick<KindCard, 'collection'> & { readonly state: ImportState }) {
  const { run, problem, isBusy } = state
  if (problem !== null) {
    return (
      <div className={styles.bad} role="alert">
        <p>{problem}</p>
        {state.isSignedOut && (
          <p>
            <a href={`${adminRoute}/login?redirect=${encodeURIComponent(`${adminRoute}/imports`)}`}>Sign in</a>
          </p>
        )}
      </div>
    )
  }
  if (run === null || isBusy || !isEnded(run)) return null
  if (run.status !== 'succeeded') return <NotDone run={run} state={state} />
  const { created, updated } = run.counts
  const { newlyMissing, olderCopy } = readReport(run.report, run.preview)
  const changes = created + updated + newlyMissing
  return (
    <div className={styles.good}>
      <div role="status">
        <h3>{run.dryRun ? previewLabel(changes) : 'Imported'}</h3>
      </div>
      <RunReport run={run} adminRoute={adminRoute} collection={collection} />
      <div className={styles.buttons}>
        {run.dryRun && changes > 0 && (
          <Button buttonStyle="primary" margin={false} onClick={() => state.apply(run.id, agreeToOlder(olderCopy))}>
            {olderCopy === undefined ? 'Apply these changes' : `Go back to ${copyLabel(olderCopy.sourceDay)}`}
          </Button>
        )}
        <Button buttonStyle="secondary" margin={false} onClick={state.dismiss}>
          Close
        </Button>
      </div>
    </div>
  )
}

function previewLabel(changes: number): string {
  return changes === 0 ? 'Nothing to change: the guide is as the source has it' : 'This is what an import would change'
}

/** The consent to an older copy, by its day: any other copy needs a new one. */
const agreeToOlder = (olderCopy: ImportReport['olderCopy']): { readonly older?: string } =>
  olderCopy === undefined ? {} : { older: olderCopy.sourceDay ?? UNKNOWN_DAY }

/** Failures in which the source answered well but with much less than before: a person may know why. */
const CONFIRMABLE: ReadonlySet<string> = new Set(['much-smaller'])

function NotDone({ run, state }: { readonly run: NonNullable<ImportState['run']>; readonly state: ImportState }) {
  const isCancelled = run.status === 'cancelled'
  const { reason = '', olderCopy } = readReport(run.report)
  // What came of a file is in its preview: to start anew would ask the source.
  const isFile = run.source === 'file'
  const again = (options: ApplyOptions) => {
    if (!isFile) state.start({ dryRun: run.dryRun, ...options })
    else if (typeof run.appliesPreview === 'number') state.apply(run.appliesPreview, options)
  }
  return (
    <div className={isCancelled ? styles.good : styles.bad} role="alert">
      <h3>{isCancelled ? 'Cancelled' : 'Not imported'}</h3>
      <p>{run.error ?? 'Nothing has been changed.'}</p>
      <div className={styles.buttons}>
        {!isFile && (
          <Button buttonStyle="primary" margin={false} onClick={() => again({})}>
            Try again
          </Button>
        )}
        {CONFIRMABLE.has(reason) && (
          <Button buttonStyle="secondary" margin={false} onClick={() => again({ confirm: true })}>
            {run.dryRun ? 'Preview it all the same' : 'Import it all the same'}
          </Button>
        )}
        {olderCopy !== undefined && (
          <Button buttonStyle="secondary" margin={false} onClick={() => again(agreeToOlder(olderCopy))}>
            Go back to {copyLabel(olderCopy.sourceDay)}
          </Button>
        )}
        <Button buttonStyle="secondary" margin={false} onClick={state.dismiss}>
          Close
        </Button>
      </div>
    </div>
  )
}
