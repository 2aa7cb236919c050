import { Clock, MapPin } from 'lucide-react'

import { PlaceCard } from '@/components/places/place-card'
import { PlaceDetail } from '@/components/places/place-detail'
import { MixedText } from '@/components/rich-text/mixed-text'
import { readableHours } from '@/lib/opening-hours'
import type { PlaceSummary } from '@/server/content/places'

import { PlaceDistance } from './place-distance'

/** Spec §2: name, category badge, address, distance and hours. The distance is known once the reader has given a position. */
export function LocationCard({ place }: { place: PlaceSummary }) {
  return (
    <PlaceCard place={place} note={<PlaceDistance latitude={place.latitude} longitude={place.longitude} />}>
      <PlaceDetail Icon={MapPin} label="Address">
        {place.address === null ? place.city : <MixedText>{place.address}</MixedText>}
      </PlaceDetail>
      <PlaceDetail Icon={Clock} label="Hours" isLabelShown>
        {place.hours === null ? 'Unknown' : readableHours(place.hours)}
      </PlaceDetail>
    </PlaceCard>
  )
}
