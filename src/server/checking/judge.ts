import type { StillCorrectResult } from '@/contracts/still-correct'
import type { reviewDates } from '@/domain/publishing/next-review'

/** What is said to be still correct, as an editor sees it. */
export type CheckedRecord = {
  readonly title: string
  readonly category: unknown
  readonly isTrashed: boolean
  readonly hasSource: boolean
}

type Judging<Id> = {
  readonly id: Id
  /** `undefined` where there is none, or none for this person. */
  readonly record: CheckedRecord | undefined
  /** What to call it then. */
  readonly unnamed: string
  readonly isBusy: boolean
  readonly dates: (record: CheckedRecord) => ReturnType<typeof reviewDates>
}

/** The days that it gets, or why it is left as it is. */
export function judge<Id extends number | string>(judging: Judging<Id>): StillCorrectResult<Id> {
  const { id, record, unnamed, isBusy, dates } = judging
  const left = (reason: string): StillCorrectResult<Id> => ({
    isDone: false,
    id,
    title: record?.title ?? unnamed,
    reason,
  })
  if (record === undefined) return left('is not there any more.')
  if (record.isTrashed) return left('is in the trash. Take it out first.')
  if (!record.hasSource) return left('has no source. Write where it comes from first.')
  if (isBusy)
    return left('is being edited by somebody else, whose form has the old day. Try again when they are through.')
  return { isDone: true, id, title: record.title, ...dates(record) }
}

export const isDone = <Id extends number | string>(
  result: StillCorrectResult<Id>,
): result is Extract<StillCorrectResult<Id>, { readonly isDone: true }> => result.isDone
