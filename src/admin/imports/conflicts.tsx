'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import type { Conflict, OpenConflicts } from '@/server/imports/differences/conflicts'

import styles from './imports.module.css'

import { RecordLink } from './record-link'
import { type DecisionTools, useDecision } from './use-decision'
import { fieldsLabel, valuesLabel } from './labels'

/** Fields in which the source and an editor disagree; the editor's value is on the site until somebody decides. */
export function Conflicts({ conflicts, hasMore, ...shared }: DecisionTools & OpenConflicts) {
  if (conflicts.length === 0) return <p>No conflict waits.</p>
  return (
    <>
      {hasMore && <p className={styles.quiet}>The others follow when these are settled.</p>}
      <ul className="stack list gap-3 flush">
        {conflicts.map((conflict) => (
          <ConflictRow
            key={`${conflict.collection} ${conflict.sourceKey} ${conflict.fields[0]}`}
            conflict={conflict}
            {...shared}
          />
        ))}
      </ul>
    </>
  )
}

function ConflictRow({ conflict, ...tools }: DecisionTools & { readonly conflict: Conflict }) {
  const { row, isBusy, settle } = useDecision(tools)
  const [isAsking, setAsking] = useState(false)
  const { collection, sourceKey, recordName, fields, mine, upstream } = conflict
  const words = fieldsLabel(fields)
  const decide = (decision: 'keep' | 'take', outcome: string) =>
    settle('conflict', { collection, sourceKey, field: fields[0], decision }, `${words} of “${recordName}” ${outcome}`)
  return (
    <li ref={row} className={styles.decision}>
      <h3>
        <RecordLink adminRoute={tools.adminRoute} {...conflict} />: {words}
      </h3>
      <dl className={styles.sides}>
        <div>
          <dt>On the site</dt>
          <dd>
            <bdi>{valuesLabel(mine)}</bdi>
          </dd>
        </div>
        <div>
          <dt>The source says</dt>
          <dd>
            <bdi>{valuesLabel(upstream)}</bdi>
          </dd>
        </div>
      </dl>
      {isAsking ? (
        <div className={styles.asking} role="group" aria-label={`Take the source’s ${words}`}>
          <p>
            Readers see “<bdi>{valuesLabel(upstream)}</bdi>” at once, instead of “<bdi>{valuesLabel(mine)}</bdi>”. What
            an editor wrote is only in the versions of the record then.
          </p>
          <div className={styles.buttons}>
            <Button
              buttonStyle="primary"
              margin={false}
              size="small"
              disabled={isBusy}
              onClick={() => decide('take', 'is now what the source says.')}
            >
              Yes, take it
            </Button>
            <Button
              buttonStyle="secondary"
              margin={false}
              size="small"
              disabled={isBusy}
              onClick={() => setAsking(false)}
            >
              Leave it
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button
            buttonStyle="secondary"
            margin={false}
            size="small"
            disabled={isBusy}
            onClick={() => decide('keep', 'stays as it is.')}
          >
            Keep ours
          </Button>
          <Button buttonStyle="secondary" margin={false} size="small" disabled={isBusy} onClick={() => setAsking(true)}>
            Take the source’s…
          </Button>
        </div>
      )}
    </li>
  )
}
