import type { Recommendation, ReviewLog, User } from '@/payload-types'

import type { Change, ReviewContext } from './publishing'

type LogEntry = {
  /** As it stands after the step. */
  readonly item: Recommendation
  readonly action: ReviewLog['action']
  readonly from: ReviewLog['from']
  readonly to: ReviewLog['to']
  /** `null` when the guide itself did it. */
  readonly actor: User | null
  readonly reason?: string | null
  readonly message?: string | null
  readonly changes?: readonly Change[]
}

/** Writes down a step of a review, in its transaction: neither is there without the other. */
export async function writeLog({ payload, req }: ReviewContext, entry: LogEntry): Promise<void> {
  const { item, action, from, to, actor, reason = null, message = null, changes = [] } = entry
  const { title, kind, city, description, place, steps, report, decision, duplicateOf, duplicateOfPlace } = item
  await payload.create({
    collection: 'review-log',
    data: {
      item: item.id,
      itemKind: kind,
      itemTitle: title,
      itemVersion: item.itemVersion,
      action,
      from,
      to,
      actorId: actor?.id ?? null,
      actorName: actor === null ? null : nameOf(actor),
      reason,
      message,
      snapshot: {
        title,
        kind,
        city,
        description,
        place,
        steps,
        report,
        decision,
        duplicateOf,
        duplicateOfPlace,
        changes,
      },
    },
    depth: 0,
    // Nobody may write the log through an API; this is the one place that does.
    overrideAccess: true,
    req,
  })
}

/** What staff are called in the log and to each other. */
export const nameOf = ({ name, email }: Pick<User, 'name' | 'email'>): string =>
  name || (email.split('@')[0] ?? 'Staff')

/** The newest entry about an item that changed it; claims come and go without changing it. */
export async function lastChange({ payload, req }: ReviewContext, item: Recommendation): Promise<ReviewLog | null> {
  const { docs } = await payload.find({
    collection: 'review-log',
    where: { item: { equals: item.id }, action: { not_in: ['claim', 'release', 'expire'] } },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    // Read for the transition itself, whoever asks for it.
    overrideAccess: true,
    req,
  })
  return docs[0] ?? null
}
