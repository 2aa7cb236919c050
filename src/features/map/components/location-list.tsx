'use client'

import { memo, useCallback } from 'react'

import cards from '@/shared/places/places.module.css'
import { VirtualList } from '@/ui/list/virtual-list'

import type { NamedPlace } from '@/queries/named-places'
import { LocationCard } from './location-card'

type Props = {
  readonly places: readonly NamedPlace[]
  /** The place in the sheet. */
  readonly openId: number | null
  readonly onOpen: (place: NamedPlace, opener: HTMLElement) => void
}

/** Pixels: a card of three lines with its button. */
const CARD_HEIGHT = 210

/** The cards of /map (spec §2). Memoized: not rendered again while only the text in the search box changes. */
export const LocationList = memo(function LocationList({ places, openId, onOpen }: Props) {
  const renderItem = useCallback((place: NamedPlace) => <LocationCard place={place} onOpen={onOpen} />, [onOpen])
  return (
    <VirtualList
      items={places}
      toKey={getId}
      className={cards.list}
      rowClassName={cards.card}
      pinnedKey={openId}
      rowHeight={CARD_HEIGHT}
      renderItem={renderItem}
    />
  )
})

const getId = ({ id }: NamedPlace): number => id
