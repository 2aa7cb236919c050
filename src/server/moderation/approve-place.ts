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
  | 'name'
  | 'arabicName'
  | 'category'
  | 'city'
  | 'address'
  | 'description'
  | 'latitude'
  | 'longitude'
  | 'hours'
  | 'phone'
  | 'website'
  | 'wheelchair'
  | 'womenArea'
  | 'prayerArea'
  | 'provenance'
  | 'confidence'
>

/** A box that is not ticked says nothing: unknown is not "no". */
function toPlaceData(item: Recommendation, now: Date): PlaceData {
  const category = chooseCategory(item)
  if (category === null) throw new Error('Approved without a category')
  const { place } = item
  return {
    name: item.title,
    arabicName: place?.arabicName ?? null,
    category,
    city: item.city,
    address: place?.address ?? null,
    description: item.description ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    hours: place?.openHours ?? null,
    phone: place?.phone ?? null,
    website: place?.website ?? null,
    wheelchair: place?.wheelchair === true ? 'yes' : 'unknown',
    womenArea: place?.womenArea === true ? 'yes' : 'unknown',
    prayerArea: place?.prayerArea === true ? 'yes' : 'unknown',
    provenance: { source: SOURCE, ...reviewDays(now) },
    confidence: 'low',
  }
}

/** Checked on the day of the decision, and due again. */
export function reviewDays(now: Date): { checkedOn: string; reviewDueOn: string } {
  const due = new Date(now.getTime() + REVIEW_AFTER_DAYS * 24 * 60 * 60 * 1000)
  return { checkedOn: toDateField(now), reviewDueOn: toDateField(due) }
}
