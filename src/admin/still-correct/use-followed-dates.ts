import { useConfig, useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

import { recordAddress } from '../publishing/api'

type Dates = { readonly checkedOn?: string | null | undefined; readonly reviewDueOn?: string | null | undefined }

/**
 * Keeps the two dates of a form as the server has them, as long as nobody has changed them in it: they can be set from a
 * list, and a form that was open before would put the old ones back with its next save. Looks when the window gets the focus.
 *
 * @param path of a field beside them
 * @returns shows dates that the server has just set
 */
export function useFollowedDates(path: string): (dates: Dates) => void {
  const group = path.slice(0, path.lastIndexOf('.') + 1)
  const { id, collectionSlug } = useDocumentInfo()
  const { api: apiRoute } = useConfig().config.routes
  const checkedOn = useField<string | null>({ path: `${group}checkedOn` })
  const reviewDueOn = useField<string | null>({ path: `${group}reviewDueOn` })
  /** As the server had them last. */
  const stored = useRef<Dates>({ checkedOn: checkedOn.initialValue, reviewDueOn: reviewDueOn.initialValue })

  const show = (dates: Dates) => {
    stored.current = dates
    // It is not an edit: nothing is to be saved because of it.
    checkedOn.setValue(dates.checkedOn ?? null, true)
    reviewDueOn.setValue(dates.reviewDueOn ?? null, true)
  }

  const follow = useEffectEvent(async () => {
    if (id === undefined || collectionSlug === undefined) return
    const select = group === '' ? 'select' : `select[${group.slice(0, -1)}]`
    const only = `depth=0&draft=true&${select}[checkedOn]=true&${select}[reviewDueOn]=true`
    const url = `${recordAddress({ apiRoute, collectionSlug, id })}?${only}`
    // Without an answer the form stays as it is; the next save says what is wrong with the connection.
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok !== true) return
    const doc = (await answer.json()) as Dates & { provenance?: Dates }
    const dates = group === '' ? doc : (doc.provenance ?? {})
    const isOwn =
      sameDay(checkedOn.value, stored.current.checkedOn) && sameDay(reviewDueOn.value, stored.current.reviewDueOn)
    if (isOwn && !sameDay(dates.checkedOn, stored.current.checkedOn)) show(dates)
  })
  useEffect(function followOnFocus() {
    const look = () => void follow()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [])

  return show
}

const sameDay = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? null) === (other ?? null) || (one != null && other != null && Date.parse(one) === Date.parse(other))
