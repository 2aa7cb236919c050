import { submittedFields, submittedFlags, submittedTexts } from '@/domain/submissions/submitted-fields'
import type { Location, Recommendation } from '@/payload-types'

import { chooseCategory, getId } from './find-missing-fields'
import { type Change, publishChange, publishNew, toDateField } from './publishing'
import type { ReviewContext } from './review-context'

/** Where a place of the community comes from, as readers see it. */
const SOURCE = 'Recommended by a visitor, reviewed'

/** One weak source is looked at again after half a year. */
const REVIEW_AFTER_DAYS = 182

/** Makes the submission a place of the guide, or brings the place it became before up to date. */
export function approvePlace(context: ReviewContext, item: Recommendation): Promise<Change> {
  const publishedId = getId(item.publishedPlace)
  const data = toPlaceData(item, context.now)
  return publishedId === null
    ? publishNew(context, 'locations', { ...data, origin: 'community' })
    : publishChange(context, { collection: 'locations', id: publishedId, changes: data })
}

type PlaceData = Pick<
  Location,
  'name' | 'category' | 'city' | 'description' | 'latitude' | 'longitude' | 'provenance' | 'confidence'
>

function toPlaceData(item: Recommendation, now: Date): PlaceData {
  const category = chooseCategory(item)
  if (category === null) throw new Error('Approved without a category')
  const { place } = item
  return {
    name: item.title,
    category,
    city: item.city,
    description: item.description ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    ...filledFields(place),
    provenance: { source: SOURCE, ...reviewDays(now) },
    confidence: 'low',
  }
}

/** The fields of a place that a submission fills. A box that is not ticked says nothing: unknown is not "no". */
export function filledFields(place: Recommendation['place']): Readonly<Record<string, string | null>> {
  const texts = submittedTexts.filter((name) => !('isOnlySent' in submittedFields[name]))
  return Object.fromEntries([
    ...texts.map((name) => [submittedFields[name].fills, place?.[name] ?? null] as const),
    ...submittedFlags.map((name) => [submittedFields[name].fills, place?.[name] === true ? 'yes' : 'unknown'] as const),
  ])
}

/** Checked on the day of the decision, and due again. */
export function reviewDays(now: Date): { checkedOn: string; reviewDueOn: string } {
  const due = new Date(now.getTime() + REVIEW_AFTER_DAYS * 24 * 60 * 60 * 1000)
  return { checkedOn: toDateField(now), reviewDueOn: toDateField(due) }
}
