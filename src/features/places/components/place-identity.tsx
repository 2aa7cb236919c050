import type { LocationDto } from '@/contracts/locations'
import { toCity } from '@/domain/places/cities'
import { placeCategoryLabel } from '@/domain/places/place-categories'
import { placesHref } from '@/domain/places/place-links'
import { ThingChip } from '@/shared/notices/components/thing-chip'
import { CategoryTile } from '@/shared/places/category-tile'
import { Badge } from '@/ui/text/badge'
import { Arabic, MixedText } from '@/ui/text/mixed-text'
import { PageHeading } from '@/ui/text/page-heading'

import { placesTitle } from '../model/places-view'
import styles from './place-screen.module.css'

type Props = {
  readonly place: Pick<LocationDto, 'id' | 'name' | 'category' | 'city' | 'description'>
  readonly arabicName: string | null
}

/** What a place is: its names, its kind and city, and its description; with the way back to the list of its kind. */
export function PlaceIdentity({ place, arabicName }: Props) {
  const view = { category: place.category, city: toCity(place.city) }
  return (
    <>
      <PageHeading title={place.name} back={{ href: placesHref(view), label: placesTitle(view) }} />
      <div className={styles.identity}>
        <CategoryTile category={place.category} />
        <div>
          {arabicName !== null && (
            <p className={styles.arabicName}>
              <Arabic>{arabicName}</Arabic>
            </p>
          )}
          <p className={styles.badges}>
            <Badge>{placeCategoryLabel(place.category)}</Badge>
            {place.city}
            <ThingChip kind="place" id={place.id} />
          </p>
        </div>
      </div>
      {place.description !== null && (
        <p className="measure">
          <MixedText>{place.description}</MixedText>
        </p>
      )}
    </>
  )
}
