'use client'

import { Button, useAuth, useConfig, useListDrawerContext, useListQuery, useSelection } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import { mergeListSearchAndWhere } from 'payload/shared'
import { useState } from 'react'

import { MAX_STILL_CORRECT } from '@/contracts/still-correct'
import { isCheckedKind, latestReview } from '@/domain/publishing/next-review'
import { formatDay } from '@/lib/dates/dates'
import { counted } from '@/lib/text/counted'

import { Dialog } from './review/dialog'
import { fetchListed, NotMarked, postStillCorrect } from './still-correct/api'
import { describeOutcome, type Outcome } from './still-correct/outcome'
import styles from './still-correct/still-correct.module.css'

/** Above the rows of a list: 'Still correct' for those that are selected, and afterwards what became of them. */
export function StillCorrectList({ collectionSlug }: { readonly collectionSlug: string }) {
  const { config, getEntityConfig } = useConfig()
  const apiRoute = config.routes.api
  const { permissions } = useAuth()
  const { isInDrawer } = useListDrawerContext()
  const isTrash = usePathname().endsWith('/trash')
  const router = useRouter()
  const { search, sort } = useListQuery().query
  const { count, getQueryParams, getSelectedIds, selectAll, toggleAll } = useSelection()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const mayEdit = Boolean(permissions?.collections?.[collectionSlug]?.update)
  if (isInDrawer || isTrash || !mayEdit || !isCheckedKind(collectionSlug)) return null

  /** All pages of the list count as selected, not only the rows that are shown. */
  const isWholeList = String(selectAll) === 'allAvailable'

  /** What the list was narrowed to, by its filters and its search, in the order it is shown in. */
  const listIds = () => {
    const collectionConfig = getEntityConfig({ collectionSlug })
    const found = search ? mergeListSearchAndWhere({ collectionConfig, search }) : undefined
    const order = sort === undefined ? '' : `&sort=${encodeURIComponent(String(sort))}`
    return fetchListed(apiRoute, collectionSlug, `${getQueryParams(found)}${order}`)
  }

  const mark = async () => {
    setBusy(true)
    try {
      const ids = isWholeList ? await listIds() : getSelectedIds().map(Number).slice(0, MAX_STILL_CORRECT)
      setOutcome(describeOutcome(await postStillCorrect(apiRoute, { collection: collectionSlug, ids: [...ids] })))
      toggleAll()
      router.refresh()
    } catch (error) {
      if (!(error instanceof NotMarked)) throw error
      setOutcome({ done: error.message, left: [] })
    } finally {
      setBusy(false)
      setAsked(false)
    }
  }

  const records = counted(Math.min(count, MAX_STILL_CORRECT), 'record')
  return (
    <div className={styles.above}>
      {count > 0 && (
        <Button buttonStyle="secondary" margin={false} onClick={() => setAsked(true)} size="small">
          Still correct
        </Button>
      )}
      <div role="status">
        {outcome !== null && (
          <>
            <p>{outcome.done}</p>
            {outcome.left.length > 0 && (
              <ul>
                {outcome.left.map((sentence, index) => (
                  <li key={index}>{sentence}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
      {isAsked && (
        <Dialog title={`${records} still correct?`} onClose={() => setAsked(false)}>
          <p>
            You have compared them with their sources. They count as checked today, and come due again bit by bit, the
            last on {formatDay(latestReview(new Date(), { kind: collectionSlug }))}. Their words stay as they are,
            drafts too.
          </p>
          {count > MAX_STILL_CORRECT && (
            <p>
              These are the first {MAX_STILL_CORRECT} of {count}, as many as are marked at once.
            </p>
          )}
          <div className={styles.buttons}>
            <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={() => setAsked(false)}>
              Cancel
            </Button>
            <Button disabled={isBusy} margin={false} onClick={() => void mark()}>
              Mark {records}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}
