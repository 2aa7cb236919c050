'use client'

import { memo } from 'react'

import cards from '@/shared/places/places.module.css'
import { VirtualList } from '@/ui/list/virtual-list'

import type { NamedPlace } from '@/queries/named-places'
import { PlaceRow } from './place-row'

/** Pixels; a card with an address and one line of description on a phone. */
const USUAL_ROW_HEIGHT = 196

/** The list. Memoized: not rendered again by a keystroke until the places change. */
export const PlaceRows = memo(function PlaceRows({ places }: { places: readonly NamedPlace[] }) {
  return (
    <VirtualList
      items={places}
      toKey={getId}
      renderItem={toRow}
      className={cards.list}
      rowClassName={cards.card}
      rowHeight={USUAL_ROW_HEIGHT}
    />
  )
})

const getId = ({ id }: NamedPlace): number => id

const toRow = (place: NamedPlace) => <PlaceRow place={place} />
