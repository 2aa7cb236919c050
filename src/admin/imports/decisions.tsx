'use client'

import { Button } from '@payloadcms/ui'
import type { Route } from 'next'
import { useState } from 'react'

import Link from '@/components/ui/link'
import type { Conflict, MissingUpstream } from '@/server/imports/conflicts'

import styles from './imports.module.css'

import { decide } from './api'
import { dayWords, fieldsWords, valuesWords } from './words'

type Shared = {
  readonly apiRoute: string
  readonly adminRoute: string
  readonly onMessage: (message: string) => void
  readonly onChange: () => void
}

/** Fields in which the source and an editor disagree; the editor's value is on the site until somebody decides. */
export function Conflicts({ conflicts, ...shared }: Shared & { readonly conflicts: readonly Conflict[] }) {
  if (conflicts.length === 0) return <p>No conflict waits.</p>
  return (
    <ul className={styles.decisions}>
      {conflicts.map((conflict) => (
        <ConflictRow
          key={`${conflict.collection} ${conflict.sourceKey} ${conflict.fields[0]}`}
          conflict={conflict}
          {...shared}
        />
      ))}
    </ul>
  )
}

function ConflictRow({
  conflict,
  apiRoute,
  adminRoute,
  onMessage,
  onChange,
}: Shared & { readonly conflict: Conflict }) {
  const [isBusy, setIsBusy] = useState(false)
  const { collection, sourceKey, recordId, recordName, fields, mine, upstream } = conflict
  const words = fieldsWords(fields)
  const settle = (decision: 'keep' | 'take') => {
    setIsBusy(true)
    decide(apiRoute, 'conflict', { collection, sourceKey, field: fields[0], decision })
      .then(() => {
        onMessage(
          decision === 'take'
            ? `${words} of “${recordName}” is now what the source says.`
            : `${words} of “${recordName}” stays as it is.`,
        )
        onChange()
      })
      .catch((error: Error) => onMessage(error.message))
      .finally(() => setIsBusy(false))
  }
  return (
    <li className={styles.decision}>
      <h3>
        <RecordLink {...{ adminRoute, collection, recordId, recordName }} />: {words}
      </h3>
      <dl className={styles.sides}>
        <div>
          <dt>On the site</dt>
          <dd>
            <bdi>{valuesWords(mine)}</bdi>
          </dd>
        </div>
        <div>
          <dt>The source says</dt>
          <dd>
            <bdi>{valuesWords(upstream)}</bdi>
          </dd>
        </div>
      </dl>
      <div className={styles.buttons}>
        <Button buttonStyle="secondary" margin={false} size="small" disabled={isBusy} onClick={() => settle('keep')}>
          Keep ours
        </Button>
        <Button buttonStyle="secondary" margin={false} size="small" disabled={isBusy} onClick={() => settle('take')}>
          Take the source’s
        </Button>
      </div>
    </li>
  )
}

/** Records the source no longer has. Nothing is taken away by itself: a person looks whether the place is still there. */
export function Missing({
  missing,
  adminRoute,
}: Pick<Shared, 'adminRoute'> & { readonly missing: readonly MissingUpstream[] }) {
  if (missing.length === 0) return <p>Everything that was imported is still at its source.</p>
  return (
    <ul className={styles.missing}>
      {missing.map((record) => (
        <li key={`${record.collection} ${record.sourceKey}`}>
          <RecordLink adminRoute={adminRoute} {...record} />
          <span className={styles.quiet}> gone since {dayWords(record.missingSince)}</span>
          {/^(node|way|relation)\/\d+$/.test(record.sourceKey) && (
            <>
              {' '}
              <a
                href={`https://www.openstreetmap.org/${record.sourceKey}/history`}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`What happened to ${record.recordName} on the map`}
              >
                What happened on the map
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

type RecordLinkProps = Pick<Conflict, 'collection' | 'recordId' | 'recordName'> & Pick<Shared, 'adminRoute'>

function RecordLink({ adminRoute, collection, recordId, recordName }: RecordLinkProps) {
  return (
    <Link href={`${adminRoute}/collections/${collection}/${recordId}` as Route}>
      <bdi>{recordName}</bdi>
    </Link>
  )
}
