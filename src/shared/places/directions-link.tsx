import { ExternalButton } from '@/ui/button-link'
import { placeDirections } from '@/lib/directions'

import { directionsIcon } from './place-icons'

type Props = {
  place: {
    readonly name: string
    readonly city: string
    readonly latitude: number | null
    readonly longitude: number | null
  }
  isPrimary?: boolean
}

/** Opens an external map in a new tab (spec §2). */
export function DirectionsLink({ place, isPrimary = false }: Props) {
  return (
    <ExternalButton href={placeDirections(place)} isPrimary={isPrimary} label={`Directions to ${place.name}`}>
      {directionsIcon}
      Directions
    </ExternalButton>
  )
}
