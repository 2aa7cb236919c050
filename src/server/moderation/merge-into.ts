import type { ReviewRequest } from '@/contracts/review-decisions'
import type { Recommendation } from '@/payload-types'

import { reviewDays } from './approve-place'
import { getId } from './find-missing-fields'
import { type Change, publishChange } from './publishing'
import { invalidField, type ReviewContext, type ReviewRefusal } from './review-context'

export type Merge = Extract<ReviewRequest, { action: 'merge' }>['items'][number]

type Merged = {
  readonly data: Pick<Recommendation, 'duplicateOf' | 'duplicateOfPlace'>
  readonly change: Change | null
}

/** What a submission becomes a duplicate of, and what the place it is merged into takes from it. */
export function mergeInto(context: ReviewContext, item: Recommendation, { into, take = [] }: Merge): Promise<Merged> {
  return into.kind === 'place'
    ? mergeIntoPlace(context, item, into.id, take)
    : mergeIntoSubmission(context, item, into.id, take)
}

async function mergeIntoPlace(
  { payload, req, ...context }: ReviewContext,
  item: Recommendation,
  id: number,
  take: NonNullable<Merge['take']>,
): Promise<Merged> {
  // The moderator's decision stands for the right: see `publishing.ts`.
  const place = await payload.findByID({
    collection: 'locations',
    id,
    disableErrors: true,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (place === null) throw invalid('The place it should be merged into has been deleted.')
  if (id === getId(item.publishedPlace)) {
    throw invalid(
      'This place was made of the submission itself. Approve the submission, and the place is public again.',
    )
  }
  if (place._status !== 'published') {
    throw invalid(
      'The place it should be merged into is not public. Approve this one, or ask an editor to publish that.',
    )
  }
  const data = { duplicateOf: null, duplicateOfPlace: id }
  const changes = pickValues(item, take)
  if (Object.keys(changes).length === 0) return { data, change: null }
  const provenance = { ...place.provenance, ...reviewDays(context.now) }
  const change = await publishChange(
    { payload, req, ...context },
    { collection: 'locations', id, changes: { ...changes, provenance } },
  )
  return { data, change }
}

/** Only what was sent is taken: an empty field of a duplicate empties nothing. */
function pickValues(
  { place, description }: Recommendation,
  take: NonNullable<Merge['take']>,
): Readonly<Record<string, unknown>> {
  const isPinned = typeof place?.latitude === 'number' && typeof place.longitude === 'number'
  const values = {
    phone: place?.phone ? { phone: place.phone } : {},
    hours: place?.openHours ? { hours: place.openHours } : {},
    website: place?.website ? { website: place.website } : {},
    description: description ? { description } : {},
    position: isPinned ? { latitude: place.latitude, longitude: place.longitude } : {},
  } as const satisfies Record<NonNullable<Merge['take']>[number], object>
  return Object.assign({}, ...take.map((field) => values[field])) as Readonly<Record<string, unknown>>
}

async function mergeIntoSubmission(
  { payload, req }: ReviewContext,
  item: Recommendation,
  id: number,
  take: NonNullable<Merge['take']>,
): Promise<Merged> {
  if (take.length > 0) throw invalid('Only a place of the guide can take something over. Edit the other submission.')
  if (id === item.id) throw invalid('A submission is no duplicate of itself.')
  // The endpoint has checked that a moderator asks.
  const other = await payload.findByID({
    collection: 'recommendations',
    id,
    disableErrors: true,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (other === null) throw invalid('The submission it should be merged into is gone.')
  if (other.kind !== item.kind) throw invalid('Both have to be of one kind.')
  if (other.status === 'duplicate' || other.status === 'spam') {
    throw invalid('The submission it should be merged into is itself a duplicate or spam.')
  }
  return { data: { duplicateOf: id, duplicateOfPlace: getId(other.publishedPlace) }, change: null }
}

const invalid = (message: string): ReviewRefusal => invalidField('into', message)
