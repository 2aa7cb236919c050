import { CategoryTile } from '@/shared/places/category-tile'
import { DirectionsLink } from '@/shared/places/place-detail'
import { Arabic, MixedText } from '@/ui/mixed-text'
import { Badge } from '@/ui/badge'
import { PageHeading } from '@/ui/page-heading'
import type { MosqueKey } from '@/lib/mosques'
import { placeCategoryLabel } from '@/lib/place-categories'
import { placesHref } from '@/lib/place-links'
import type { Gate, Place } from '@/contracts/content'

import { placesTitle } from '../model/places-view'
import { MosqueGatesTeaser } from './mosque-gates-teaser'
import { PlaceFacts } from './place-facts'
import styles from './place-screen.module.css'
import { PlaceSources } from './place-sources'

type Props = {
  place: Place
  /** Only of the two mosques. */
  gates: { readonly mosque: MosqueKey; readonly all: readonly Gate[] } | null
}

/** The shareable page of one place (decisions). */
export function PlaceScreen({ place, gates }: Props) {
  return (
    <article className={styles.place} data-city={place.city}>
      <PageHeading
        title={place.name}
        back={{
          href: placesHref({ category: place.category, city: place.city }),
          label: placesTitle({ category: place.category, city: place.city }),
        }}
      />
      <div className={styles.identity}>
        <CategoryTile category={place.category} />
        <div>
          {place.arabicName !== null && (
            <p className={styles.arabicName}>
              <Arabic>{place.arabicName}</Arabic>
            </p>
          )}
          <p className={styles.badges}>
            <Badge>{placeCategoryLabel(place.category)}</Badge>
            {place.city}
          </p>
        </div>
      </div>
      {place.description !== null && (
        <p className={styles.description}>
          <MixedText>{place.description}</MixedText>
        </p>
      )}
      <p className={styles.directions}>
        <DirectionsLink place={place} isPrimary />
      </p>
      <PlaceFacts place={place} />
      {gates !== null && <MosqueGatesTeaser mosque={gates.mosque} gates={gates.all} />}
      <PlaceSources place={place} />
    </article>
  )
}
