import type { LatLngTuple } from 'leaflet'
import { useMemo } from 'react'
import { Popup, useMapEvents } from 'react-leaflet'

import { isWalkable } from '@/domain/streets/street-areas'
import type { Position } from '@/lib/geo/geo'
import { WalkLink } from '@/shared/walk/walk-link'

type Props = {
  readonly point: Position
  readonly onClose: () => void
}

/** The way to a point of the map, in its words. */
export function WalkToPoint({ point, onClose }: Props) {
  const map = useMapEvents({
    popupclose: ({ popup }) => {
      onClose()
      // The focus would go away with the words, or has already.
      const focused = document.activeElement
      if (focused === document.body || popup.getElement()?.contains(focused)) {
        map.getContainer().focus({ preventScroll: true })
      }
    },
  })
  const { latitude, longitude } = point
  // Another array would close it and open it anew, and what closes it takes it away.
  const position = useMemo((): LatLngTuple => [latitude, longitude], [latitude, longitude])
  if (!isWalkable(point)) return null
  return (
    <Popup position={position} closeButton={false} autoPan>
      <WalkLink to={{ kind: 'point', position: point }} name="this point of the map" />
    </Popup>
  )
}
