import Link from '@/ui/controls/link'
import type { MouseEvent, ReactNode } from 'react'

import { Arabic, MixedText } from '@/ui/text/mixed-text'
import { Badge } from '@/ui/text/badge'
import type { PlaceCity } from '@/domain/places/cities'
import { type PlaceCategory, placeCategoryLabel } from '@/domain/places/place-categories'
import { placeHref } from '@/domain/places/place-links'

import { ThingChip } from '@/shared/notices/components/thing-chip'

import { CategoryTile } from './category-tile'
import { DirectionsLink } from './place-detail'
import styles from './places.module.css'

type Props = {
  place: {
    readonly id: number
    readonly name: string
    readonly arabicName: string | null
    readonly category: PlaceCategory
    readonly city: PlaceCity
    readonly latitude: number | null
    readonly longitude: number | null
  }
  /** Beside the category. */
  note?: ReactNode
  /** Called before the card opens the page of the place; `preventDefault` stops that. */
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  children?: ReactNode
}

/**
 * What stands in the row of a place, an element of class `card`. The whole row leads to the page of the place, except its
 * Directions button.
 */
export function PlaceCard({ place, note, onOpen, children }: Props) {
  return (
    <>
      <CategoryTile category={place.category} />
      <div className="grid to-top gap-1 shrinks">
        <h3 className="tight text-2">
          <Link
            href={placeHref(place.id)}
            className="unstyled ink underlines cover"
            {...(onOpen && { onClick: onOpen })}
          >
            <MixedText>{place.name}</MixedText>
          </Link>
        </h3>
        {place.arabicName !== null && (
          <p className="soft">
            <Arabic>{place.arabicName}</Arabic>
          </p>
        )}
        <p className={styles.badges}>
          <Badge>{placeCategoryLabel(place.category)}</Badge>
          <ThingChip kind="place" id={place.id} />
          {note}
        </p>
        {children}
      </div>
      <div className={styles.action}>
        <DirectionsLink place={place} />
      </div>
    </>
  )
}
