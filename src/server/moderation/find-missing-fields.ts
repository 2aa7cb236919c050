import { categoryByKind, type PlaceCategory } from '@/domain/places/place-categories'
import type { Recommendation } from '@/payload-types'

/** What keeps a submission from being approved as it is, by field; empty when nothing does. */
export function findMissingFields(item: Recommendation): Readonly<Record<string, string>> {
  switch (item.kind) {
    case 'place':
      return {
        ...(chooseCategory(item) === null && { category: 'Choose the category on the site.' }),
        ...(!hasPin(item) &&
          item.place?.hasNoPosition !== true && {
            position: 'Set the pin, or say that the position is not known.',
          }),
      }
    case 'path':
      return (item.steps ?? []).length === 0 ? { steps: 'A path needs at least one step.' } : {}
    case 'report':
    case 'confirmation':
      return getTargetId(item) === null ? { target: 'What it is about has been deleted.' } : {}
  }
}

/** The category on the site: the moderator's, or the one the sender's stands for. */
export function chooseCategory({ place }: Pick<Recommendation, 'place'>): PlaceCategory | null {
  return place?.siteCategory ?? categoryByKind[place?.category ?? 'Restaurant']
}

/** Id of the place or gate a report is about. Read at depth 0. */
export function getTargetId({ report }: Pick<Recommendation, 'report'>): number | null {
  return getId(report?.target === 'gate' ? report.gate : report?.location)
}

/** Id of a related document, whether it was read along or not. */
export const getId = (related: number | { readonly id: number } | null | undefined): number | null =>
  typeof related === 'object' ? (related?.id ?? null) : (related ?? null)

const hasPin = ({ place }: Recommendation): boolean =>
  typeof place?.latitude === 'number' && typeof place.longitude === 'number'
