import { isDeepStrictEqual } from 'node:util'

import type { PayloadRequest } from 'payload'

import { withLaterCheck } from '@/domain/publishing/later-check'
import { formatMoment } from '@/lib/dates/dates'
import { AUTHOR } from '@/server/database/authorship'

import { nameAuthorsSince, readNewest, readPublicRow, writeRecord } from './records'
import { type ScheduledChange, ScheduleFailure, type Target } from './scheduled-change'

/**
 * Publishes what was scheduled, or takes the record off the site, in the transaction of the request and as its person. What
 * was written into the drafts since then stays the newest draft.
 *
 * @returns the time stamp of what readers see now
 * @throws ScheduleFailure when the record is not as it was left; what the CMS throws when it refuses
 */
export async function applyScheduledChange(
  req: PayloadRequest,
  target: Target,
  { type, version, publicAt }: Pick<ScheduledChange, 'type' | 'version' | 'publicAt'>,
): Promise<string | null> {
  const before = await readPublicRow(req, target)
  if (before === null) throw new ScheduleFailure('It has been deleted.')
  if (before.isTrashed) throw new ScheduleFailure('It is in the trash.')
  if (type === 'unpublish') {
    if (!before.isPublished) return before.updatedAt
    // A half-written draft must not keep a record on the site: only the status is checked.
    await writeRecord(req, target, { _status: 'draft' }, { unpublishAllLocales: true })
  } else {
    if (version === null) throw new ScheduleFailure('Which version was meant is not known. Schedule it again.')
    if (before.updatedAt !== publicAt) {
      const since = before.updatedAt === null ? '' : ` (${formatMoment(before.updatedAt)})`
      throw new ScheduleFailure(
        `It was published or changed on the site after this was scheduled${since}, and would have been put back to an older version. Look at it and schedule it again.`,
      )
    }
    const newest = await readNewest(req, target)
    const authors = await nameAuthorsSince(req, target, version.savedAt)
    const content = withLaterCheck(version.content, before.content)
    await writeRecord(req, target, { ...content, _status: 'published' })
    const isLaterDraft = newest.isDraft && !isDeepStrictEqual(newest.content, content)
    if (isLaterDraft) {
      // It stays the words of who wrote it, and not of who scheduled something else.
      req.context[AUTHOR] = authors
      await writeRecord(req, target, newest.content, { draft: true })
      delete req.context[AUTHOR]
    }
  }
  return (await readPublicRow(req, target))?.updatedAt ?? null
}
