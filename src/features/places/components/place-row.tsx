import { PlaceCard } from '@/shared/places/place-card'
import { addressIcon, hoursIcon, PlaceDetail } from '@/shared/places/place-detail'
import { PlaceDistance } from '@/shared/position/components/place-distance'
import { MixedText } from '@/ui/text/mixed-text'
import { readableHours } from '@/domain/places/weekly-hours'

import type { NamedPlace } from '@/queries/named-places'
import styles from './places-screen.module.css'

/** Spec §2: icon, name, category badge, city, description, address and Directions; hours and distance only where they are known. */
export function PlaceRow({ place }: { place: NamedPlace }) {
  return (
    <PlaceCard place={place} note={<Where place={place} />}>
      {place.description !== null && (
        <p className={styles.description}>
          <MixedText>{place.description}</MixedText>
        </p>
      )}
      {place.address !== null && (
        <PlaceDetail icon={addressIcon} label="Address">
          <MixedText>{place.address}</MixedText>
        </PlaceDetail>
      )}
      {place.hours !== null && (
        <PlaceDetail icon={hoursIcon} label="Hours">
          {readableHours(place.hours)}
        </PlaceDetail>
      )}
    </PlaceCard>
  )
}

function Where({ place }: { place: NamedPlace }) {
  return (
    <span>
      {place.city}
      <PlaceDistance latitude={place.latitude} longitude={place.longitude} before=" · " />
    </span>
  )
}
