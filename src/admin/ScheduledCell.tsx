import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'

import { formatMoment } from '@/lib/dates/dates'
import { listScheduled } from '@/server/scheduling/list-scheduled'

/** One look for all rows of a list. */
const listOnce = cache((payload: Payload, collection: string) => listScheduled(payload, { collection }))

type Props = Omit<DefaultServerCellComponentProps, 'rowData'> &
  Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>

/**
 * In the list: when the next change of the record is due, or that one has failed. On the record the CMS renders each
 * component of a field, the cell too, there without a row, and shows it nowhere.
 */
export async function ScheduledCell({ collectionSlug, payload, rowData }: Props) {
  if (rowData === undefined) return null
  const scheduled = await listOnce(payload, collectionSlug)
  const next = scheduled.find(({ recordId }) => recordId === Number(rowData['id']))
  if (next === undefined) return null
  if (next.failure !== null) return <span className="guide-bad">Failed</span>
  return (
    <span>
      {next.type === 'publish' ? 'Publish' : 'Unpublish'}: {formatMoment(next.at)} (Makkah time)
    </span>
  )
}
