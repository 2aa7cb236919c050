import { isWalkable } from '@/domain/streets/street-areas'
import { WalkLink } from '@/shared/walk/walk-link'

import { DirectionsLink } from './place-detail'

type Props = {
  readonly place: Parameters<typeof DirectionsLink>[0]['place'] & { readonly id: number }
  /** Called when the reader takes our own way, which is a page of the guide. */
  readonly onLeave?: () => void
}

/** The guide's own way, which needs no network, and a map service after it. */
export function WaysThere({ place, onLeave }: Props) {
  const isOurs = isWalkable(place)
  return (
    <>
      {isOurs && <WalkLink to={{ kind: 'place', id: place.id }} name={place.name} isPrimary onClick={onLeave} />}
      <DirectionsLink place={place} isPrimary={!isOurs} />
    </>
  )
}
