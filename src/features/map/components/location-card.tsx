'use client'

import type { MouseEvent } from 'react'

import { PlaceDistance } from '@/shared/position/components/place-distance'
import { PlaceCard } from '@/shared/places/place-card'
import { addressIcon, hoursIcon, PlaceDetail } from '@/shared/places/place-detail'
import { MixedText } from '@/ui/text/mixed-text'
import { readableHours } from '@/domain/places/weekly-hours'
import { isPlainClick } from '@/browser/plain-click'

import type { NamedPlace } from '@/queries/named-places'

type Props = {
  readonly place: NamedPlace
  readonly onOpen: (place: NamedPlace, opener: HTMLElement) => void
}

/** Spec §2: name, category badge, address, distance and hours. Opens the sheet; without scripts, the place's page. */
export function LocationCard({ place, onOpen }: Props) {
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onOpen(place, event.currentTarget)
  }
  return (
    <PlaceCard
      place={place}
      onOpen={open}
      note={<PlaceDistance latitude={place.latitude} longitude={place.longitude} />}
    >
      <PlaceDetail icon={addressIcon} label="Address">
        {place.address === null ? place.city : <MixedText>{place.address}</MixedText>}
      </PlaceDetail>
      <PlaceDetail icon={hoursIcon} label="Hours" isLabelShown>
        {place.hours === null ? 'Unknown' : readableHours(place.hours)}
      </PlaceDetail>
    </PlaceCard>
  )
}
