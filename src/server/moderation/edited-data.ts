import type { Edits } from '@/contracts/review-decisions'
import { positionProblem } from '@/domain/places/position-problem'
import { safeHttpUrl } from '@/lib/text/web-links'
import type { Recommendation } from '@/payload-types'

import { invalidField } from './review-context'

type Data = Partial<Pick<Recommendation, 'title' | 'city' | 'description' | 'place' | 'steps'>>

/** The moderator's corrections as data of the submission. Refuses corrections that its kind does not have. */
export function editedData(item: Recommendation, edits: Edits): Data {
  const { title, city, description, steps, ...place } = edits
  if (steps !== undefined && item.kind !== 'path') throw invalidField('steps', 'Only a path has steps.')
  const isPlaceEdited = Object.values(place).some((value) => value !== undefined)
  if (isPlaceEdited && item.kind !== 'place') throw invalidField('place', 'Only a place has these.')
  return {
    ...(title !== undefined && { title }),
    ...(city !== undefined && { city }),
    ...(description !== undefined && { description }),
    ...(isPlaceEdited && { place: editedPlace(item.place ?? {}, place) }),
    ...(steps !== undefined && {
      steps: steps.map(({ gateId, placeId, ...step }) => ({
        ...step,
        gate: gateId ?? null,
        location: placeId ?? null,
      })),
    }),
  }
}

function editedPlace(
  before: NonNullable<Recommendation['place']>,
  { category, website, ...edits }: Omit<Edits, 'title' | 'city' | 'description' | 'steps'>,
): NonNullable<Recommendation['place']> {
  const newValues = Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined))
  const place = {
    ...before,
    ...newValues,
    ...(category !== undefined && { siteCategory: category }),
    ...(website !== undefined && { website: parseWebsite(website) }),
  }
  const { latitude, longitude } = place
  const isPinned = typeof latitude === 'number' && typeof longitude === 'number'
  if (!isPinned && (typeof latitude === 'number' || typeof longitude === 'number')) {
    throw invalidField('position', 'Give both latitude and longitude, or neither.')
  }
  const problem = isPinned ? positionProblem({ latitude, longitude }) : null
  if (problem !== null) throw invalidField('position', problem)
  return { ...place, hasNoPosition: place.hasNoPosition === true && !isPinned }
}

function parseWebsite(written: string | null): string | null {
  if (written === null) return null
  const address = safeHttpUrl(written)
  if (address === null) throw invalidField('website', 'Enter a web address such as example.com.')
  return address
}
