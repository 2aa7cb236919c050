import { useState } from 'react'
import { Popup, useMapEvents } from 'react-leaflet'

import type { Position } from '@/lib/geo/geo'
import { isWalkable } from '@/domain/streets/street-areas'
import { WalkLink } from '@/shared/walk/walk-link'

/** A point that a finger rests on, or the second button of a mouse: the way there. */
export function WalkToPoint() {
  const [point, setPoint] = useState<Position | null>(null)
  useMapEvents({
    contextmenu: ({ latlng: { lat, lng } }) => {
      const pressed = { latitude: lat, longitude: lng }
      setPoint(isWalkable(pressed) ? pressed : null)
    },
    popupclose: () => setPoint(null),
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
