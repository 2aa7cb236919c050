import type { Metadata } from 'next'

import { toCity } from '@/domain/places/cities'
import { placeCategoryLabel } from '@/domain/places/place-categories'
import { placeHref } from '@/domain/places/place-links'
import type { Place } from '@/contracts/content'
import { shortened } from '@/lib/text/cut-text'

/** What search engines show of a description. */
const MAX_DESCRIPTION = 160

export function placeMetadata(place: Place): Metadata {
  return {
    title: toCity(place.city) === null ? place.name : `${place.name}, ${place.city}`,
    description: shortened(place.description ?? summarise(place), MAX_DESCRIPTION),
    alternates: { canonical: placeHref(place.id) },
  }
}

const summarise = ({ name, category, city }: Place): string =>
  `${name}: ${placeCategoryLabel(category).toLowerCase()} ${toCity(city) === null ? 'outside the cities' : `in ${city}`}. Address, opening hours where known, access and directions.`
