import { useState } from 'react'
import { Popup, useMapEvents } from 'react-leaflet'

import { isWalkable } from '@/domain/streets/street-areas'
import type { Position } from '@/lib/geo/geo'
import { WalkLink } from '@/shared/walk/walk-link'

/** A point that a finger rests on, or the second button of a mouse: the way there. */
export function WalkToPoint() {
  const [point, setPoint] = useState<Position | null>(null)
  const map = useMapEvents({
    contextmenu: ({ latlng: { lat, lng } }) => {
      const pressed = { latitude: lat, longitude: lng }
      setPoint(isWalkable(pressed) ? pressed : null)
    },
    popupclose: ({ popup }) => {
      setPoint(null)
      // The focus would go away with the words, or has already.
      const focused = document.activeElement
      if (focused === document.body || popup.getElement()?.contains(focused)) {
        map.getContainer().focus({ preventScroll: true })
      }
    },
  })
  if (point === null) return null
  return (
    <Popup
      key={`${point.latitude} ${point.longitude}`}
      position={[point.latitude, point.longitude]}
      closeButton={false}
      autoPan
    >
      <WalkLink to={{ kind: 'point', position: point }} name="this point of the map" />
    </Popup>
  )
}
