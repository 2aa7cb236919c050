'use client'

import { Button } from '@payloadcms/ui'

import type { MissingRecords, MissingUpstream } from '@/server/imports/differences/missing-upstream'

import styles from './imports.module.css'

import { RecordLink } from './record-link'
import { type DecisionTools, useDecision } from './use-decision'
import { dayLabel } from './labels'

/** Records the source no longer has. Nothing is taken away by itself: a person looks whether the place is still there. */
export function Missing({ records, total, ...shared }: DecisionTools & MissingRecords) {
  if (total === 0) return <p>Nothing waits: what was imported is still at its source, or somebody has looked.</p>
  return (
    <>
      {total > records.length && (
        <p className={styles.quiet}>
          The {records.length} that are gone longest; the next follow when these are settled.
        </p>
      )}
      <ul className={styles.missing}>
        {records.map((record) => (
          <MissingRow key={`${record.collection} ${record.sourceKey}`} record={record} {...shared} />
        ))}
      </ul>
    </>
  )
}

function MissingRow({ record, ...tools }: DecisionTools & { readonly record: MissingUpstream }) {
  const { row, isBusy, settle } = useDecision(tools)
  const { collection, sourceKey, recordName, missingSince } = record
  return (
    <li ref={row} className={styles.row}>
      <span>
        <RecordLink adminRoute={tools.adminRoute} {...record} />
        <span className={styles.quiet}> gone since {dayLabel(missingSince)}</span>{' '}
        {/^(node|way|relation)\/\d+$/.test(sourceKey) && (
          <a
            href={`https://www.openstreetmap.org/${sourceKey}/history`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`What happened on the map to ${recordName}`}
          >
            What happened on the map
          </a>
        )}
      </span>
      <Button
        buttonStyle="secondary"
        margin={false}
        size="small"
        disabled={isBusy}
        aria-label={`It is still there: ${recordName}`}
        onClick={() => settle('still-there', { collection, sourceKey }, `Remembered: “${recordName}” is still there.`)}
      >
        It is still there
      </Button>
    </li>
  )
}
