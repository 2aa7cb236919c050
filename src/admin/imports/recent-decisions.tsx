'use client'

import { Button } from '@payloadcms/ui'

import { UNDO_MINUTES } from '@/contracts/moderation'
import type { RecentDecision } from '@/server/imports/merging/recent-decisions'

import styles from './imports.module.css'

import { clockLabel } from './labels'
import { type DecisionTools, useDecision } from './use-decision'

/** What was decided about pairs a moment ago, with the way back. */
export function RecentDecisions({ recent, ...tools }: DecisionTools & { readonly recent: readonly RecentDecision[] }) {
  if (recent.length === 0) return null
  return (
    <>
      <h3>Decided in the last {UNDO_MINUTES} minutes</h3>
      <ul className={styles.missing}>
        {recent.map((decision) => (
          <Decided key={`${decision.kind} ${decision.keptId} ${decision.otherId}`} decision={decision} {...tools} />
        ))}
      </ul>
    </>
  )
}

function Decided({ decision, ...tools }: DecisionTools & { readonly decision: RecentDecision }) {
  const { row, isBusy, settle } = useDecision(tools)
  const { kind, keptId, keptName, otherId, otherName, undoUntil } = decision
  const undo = () =>
    kind === 'merge' ? settle('unmerge', { oldId: otherId }) : settle('not-distinct', { ids: [keptId, otherId] })
  return (
    <li ref={row} className={styles.row}>
      <span>
        {kind === 'merge' ? (
          <>
            <bdi>{otherName}</bdi> (number {otherId}) went into <bdi>{keptName}</bdi> (number {keptId}).
          </>
        ) : (
          <>
            <bdi>{keptName}</bdi> (number {keptId}) and <bdi>{otherName}</bdi> (number {otherId}) are two places.
          </>
        )}
        <span className={styles.quiet}> Can be taken back until {clockLabel(undoUntil)}.</span>
      </span>
      <Button
        buttonStyle="secondary"
        margin={false}
        size="small"
        disabled={isBusy}
        aria-label={`Undo: ${otherName} and ${keptName}`}
        onClick={undo}
      >
        Undo
      </Button>
    </li>
  )
}
