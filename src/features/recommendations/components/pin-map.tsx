'use client'

import { divIcon, type LeafletMouseEvent, type Map as LeafletMap, type Marker as LeafletMarker } from 'leaflet'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Marker, useMap, useMapEvents } from 'react-leaflet'

import type { Position } from '@/lib/geo/geo'
import { isStill } from '@/browser/motion'
import type { City } from '@/domain/places/cities'
import { cityViews } from '@/domain/places/city-views'
import type { Basemap } from '@/domain/streets/basemap'
import type { GroundState } from '@/domain/streets/ground-state'
import { findStreetCity, streetCityNames } from '@/domain/streets/street-areas'
import { OwnViewLater } from '@/shared/position/components/own-view-later'
import { type OwnView, ownView, startView, viewCorners } from '@/shared/position/model/own-view'
import { usePosition } from '@/shared/position/use-position'
import { GroundNote, StreetMap } from '@/ui/streets/street-map'

import { movedPin, roundedPin } from '../model/pin'
import styles from './pin-map.module.css'

type Props = {
  /** `null` until somebody sets one. */
  readonly pin: Position | null
  /** Of the place. Without a pin the map shows it, around the visitor where they are in it. */
  readonly city: City
  readonly basemap: Basemap
  /** Ids of what explains the map and says where the pin is. */
  readonly describedBy: string
  readonly onPin: (pin: Position) => void
}

/** At this zoom single houses can be distinguished. */
const FIRST_ZOOM = 16
const FARTHEST = 8

/** Pixels; the tip of the pin is the place. */
const PIN_SIZE = 48

const icon = divIcon({
  className: styles.pin ?? '',
  html: '<svg viewBox="0 0 24 24" width="48" height="48" aria-hidden="true"><path d="M12 23C7 16.5 4 13 4 9a8 8 0 0 1 16 0c0 4-3 7.5-8 14z"/><circle cx="12" cy="9" r="3"/></svg>',
  iconSize: [PIN_SIZE, PIN_SIZE],
  iconAnchor: [PIN_SIZE / 2, PIN_SIZE],
})

/** A map to put a pin on: by a tap, by dragging, or with the arrow keys. */
export function PinMap({ pin, city, basemap, describedBy, onPin }: Props) {
  const map = useRef<LeafletMap>(null)
  const [ground, setGround] = useState<GroundState>('awaited')
  const { position } = usePosition()
  const [opened] = useState(() => {
    const view = startView(position, () => window.localStorage, Date.now())
    return view !== null && isIn(city, view) ? view : null
  })
  const [corners] = useState(() =>
    viewCorners(pin === null && opened !== null ? opened : { middle: pin ?? cityViews[city], radiusMetres: 0 }),
  )
  const found = ownView(position)
  const isElsewhere = found !== null && !isIn(city, found)
  const steer = (event: KeyboardEvent) => {
    const middle = map.current?.getCenter()
    const moved = pin === null ? null : movedPin(pin, event)
    if (pin === null && event.key === 'Enter' && middle !== undefined) {
      event.preventDefault()
      onPin(toPin(middle))
    } else if (moved !== null) {
      event.preventDefault()
      onPin(moved)
    } else if (event.key === '+' || event.key === '=') map.current?.zoomIn()
    else if (event.key === '-') map.current?.zoomOut()
  }
  return (
    <>
      {/* An application to screen readers, or they would keep the arrow keys for reading. */}
      <div
        className="rounded"
        role="application"
        aria-label="Map for the pin"
        aria-describedby={describedBy}
        tabIndex={0}
        onKeyDown={steer}
      >
        <StreetMap
          ref={map}
          basemap={basemap}
          onGround={setGround}
          className={styles.map ?? ''}
          bounds={corners}
          boundsOptions={{ maxZoom: FIRST_ZOOM }}
          minZoom={FARTHEST}
          // The arrow keys move the pin.
          keyboard={false}
        >
          <OwnViewLater opened={opened} maxZoom={FIRST_ZOOM} isHeld={pin !== null || isElsewhere} />
          <Pin pin={pin} onPin={onPin} />
        </StreetMap>
      </div>
      <GroundNote ground={ground} />
    </>
  )
}

const isIn = (city: City, { middle: { latitude, longitude } }: OwnView): boolean => {
  const found = findStreetCity(latitude, longitude)
  return found !== null && streetCityNames[found] === city
}

function Pin({ pin, onPin }: Pick<Props, 'pin' | 'onPin'>) {
  useMapEvents({ click: ({ latlng }: LeafletMouseEvent) => onPin(toPin(latlng)) })
  return pin !== null && <PinMark pin={pin} onPin={onPin} />
}

function PinMark({ pin, onPin }: { readonly pin: Position; readonly onPin: Props['onPin'] }) {
  const map = useMap()
  const marker = useRef<LeafletMarker>(null)
  useEffect(
    function panIntoView() {
      map.panInside([pin.latitude, pin.longitude], { padding: [PIN_SIZE, PIN_SIZE], animate: !isStill() })
    },
    [map, pin],
  )
  return (
    <Marker
      ref={marker}
      position={[pin.latitude, pin.longitude]}
      icon={icon}
      draggable
      keyboard={false}
      alt=""
      eventHandlers={{
        dragend: () => {
          const at = marker.current?.getLatLng()
          if (at !== undefined) onPin(toPin(at))
        },
      }}
    />
  )
}

const toPin = ({ lat, lng }: { readonly lat: number; readonly lng: number }): Position =>
  roundedPin({ latitude: lat, longitude: lng })
