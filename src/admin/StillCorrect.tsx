'use client'

import { Button, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'

import { isCheckedKind, latestReview } from '@/domain/publishing/next-review'
import { formatDay } from '@/lib/dates/dates'

import styles from './side-panel.module.css'
import { NotMarked, postStillCorrect } from './still-correct/api'
import { describeOutcome } from './still-correct/outcome'
import { useFollowedDates } from './still-correct/use-followed-dates'

/**
 * In the sidebar of a record, below its two days: sets both on the server, whatever else is unsaved in the form, and shows
 * them in the form.
 */
export function StillCorrect({ path }: { readonly path: string }) {
  const { id, collectionSlug = '', hasSavePermission, isTrashed } = useDocumentInfo()
  const { api: apiRoute } = useConfig().config.routes
  const category = useFormFields(([fields]) => fields.category?.value)
  const showDates = useFollowedDates(path)
  const [isBusy, setBusy] = useState(false)
  const [words, setWords] = useState('')
  if (typeof id !== 'number' || !isCheckedKind(collectionSlug) || !hasSavePermission || isTrashed) return null

  const mark = async () => {
    setBusy(true)
    try {
      const results = await postStillCorrect(apiRoute, { collection: collectionSlug, ids: [id] })
      const [result] = results
      if (result?.isDone) showDates(result)
      const { done, left } = describeOutcome(results)
      setWords(left[0] ?? done)
    } catch (error) {
      if (!(error instanceof NotMarked)) throw error
      setWords(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className={styles.panel} aria-labelledby="still-correct">
      <h3 id="still-correct">Compared with its source today?</h3>
      <p className="guide-soft">
        Notes that what is public is right: checked today, due again by{' '}
        {formatDay(latestReview(new Date(), { kind: collectionSlug, category }))}. It publishes nothing and saves no
        words.
      </p>
      <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={() => void mark()} size="small">
        Still correct
      </Button>
      <p role="status">{words}</p>
    </section>
  )
}
