'use client'

import { useConfig, useDocumentInfo, useModal, useServerFunctions } from '@payloadcms/ui'
import type { Route } from 'next'
import { useEffect, useState } from 'react'

import type { Scheduled } from '@/server/scheduling/list-scheduled'
import Link from '@/ui/controls/link'

import styles from './scheduled/scheduled.module.css'
import { TakeBack } from './scheduled/take-back'
import { byLabel, scheduledLabel } from './scheduled/labels'

/** On a record: what is scheduled for it, by whom and of which version, and what did not work. */
export function ScheduledField() {
  const { id, collectionSlug, globalSlug, hasPublishPermission } = useDocumentInfo()
  const { admin } = useConfig().config.routes
  const { serverFunction } = useServerFunctions()
  const { modalState } = useModal()
  const [scheduled, setScheduled] = useState<readonly Scheduled[]>([])
  const [round, setRound] = useState(0)
  // The drawer schedules and takes back, too.
  const isDrawerOpen = modalState[`schedule-publish-${String(id)}`]?.isOpen === true

  useEffect(() => {
    if (isDrawerOpen || (id === undefined && globalSlug === undefined)) return
    let isLatest = true
    const load = async () => {
      const args = { id: id ?? null, collectionSlug: collectionSlug ?? null, globalSlug: globalSlug ?? null }
      // The answer of our own server, built from the same type in the same build.
      const results = (await serverFunction({ name: 'list-scheduled', args })) as readonly Scheduled[]
      if (isLatest) setScheduled(results)
    }
    load().catch(() => undefined)
    return () => {
      isLatest = false
    }
  }, [collectionSlug, globalSlug, id, isDrawerOpen, round, serverFunction])

  if (scheduled.length === 0) return null
  const address =
    globalSlug === undefined ? `${admin}/collections/${collectionSlug}/${id}` : `${admin}/globals/${globalSlug}`
  return (
    <section className={styles.field} aria-label="Scheduled">
      <h3 className={styles.heading}>Scheduled</h3>
      <ul className={styles.list}>
        {scheduled.map((change) => (
          <li key={change.id} className={change.failure === null ? undefined : 'guide-bad'}>
            <p>{scheduledLabel(change)}</p>
            {change.failure !== null && <p>{change.failure}</p>}
            <p className="guide-soft">
              {byLabel(change)}{' '}
              {change.versionId !== null && (
                <Link href={`${address}/versions/${change.versionId}` as Route}>See that version</Link>
              )}
            </p>
            {hasPublishPermission && <TakeBack scheduled={change} onDone={() => setRound(round + 1)} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
