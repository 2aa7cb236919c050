'use client'

import { Button, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useState } from 'react'

import { NUMBERS_PAGE } from '@/contracts/still-correct'
import { latestReview } from '@/domain/publishing/next-review'
import { formatDay } from '@/lib/dates/dates'

import styles from './side-panel.module.css'
import { NotMarked, postStillCorrect } from './still-correct/api'
import { describeOutcome } from './still-correct/outcome'

/**
 * 'Still correct' on the page of emergency numbers: in a row for that number, beside the form for all of them. Sets the days
 * on the server, whatever else is unsaved in the form, and shows them in the form.
 */
export function StillCorrectNumbers({ path }: { readonly path: string }) {
  const { hasSavePermission } = useDocumentInfo()
  const { api: apiRoute } = useConfig().config.routes
  const { dispatchFields, getFields } = useForm()
  const [isBusy, setBusy] = useState(false)
  const [words, setWords] = useState<readonly string[]>([])
  if (!hasSavePermission) return null
  const row = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : null

  const mark = async () => {
    setBusy(true)
    try {
      const fields = getFields()
      const rows = row === null ? (fields.phoneNumbers?.rows ?? []).map((_, index) => `phoneNumbers.${index}`) : [row]
      const places = new Map(rows.map((place) => [String(fields[`${place}.id`]?.value), place]))
      const results = await postStillCorrect(apiRoute, { global: NUMBERS_PAGE, rows: [...places.keys()] })
      for (const result of results) {
        const place = places.get(String(result.id))
        if (!result.isDone || place === undefined) continue
        // It is not an edit: nothing is to be saved because of it.
        for (const name of ['checkedOn', 'reviewDueOn'] as const)
          dispatchFields({ type: 'UPDATE', path: `${place}.${name}`, value: result[name] })
      }
      const { done, left } = describeOutcome(results, 'number')
      setWords(results.some((result) => result.isDone) ? [done, ...left] : left)
    } catch (error) {
      if (!(error instanceof NotMarked)) throw error
      setWords([error.message])
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={row === null ? styles.panel : undefined}>
      {row === null && (
        <>
          <h3>All compared with their sources today?</h3>
          <p className="guide-soft">
            Notes that the numbers that are public are right: checked today, due again by{' '}
            {formatDay(latestReview(new Date(), { kind: 'facts' }))}. It publishes nothing and saves no words.
          </p>
        </>
      )}
      <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={() => void mark()} size="small">
        {row === null ? 'All still correct' : 'Still correct'}
      </Button>
      <div role="status">
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}
