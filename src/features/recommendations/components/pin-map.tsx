'use client'

import { divIcon, type LeafletMouseEvent, type Map as LeafletMap, type Marker as LeafletMarker } from 'leaflet'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Marker, useMap, useMapEvents } from 'react-leaflet'

import type { Position } from '@/lib/geo/geo'
import { isStill } from '@/browser/motion'
import type { Basemap } from '@/domain/streets/basemap'
import type { GroundState } from '@/domain/streets/ground-state'
import { GroundNote, StreetMap } from '@/ui/streets/street-map'

import { movedPin, roundedPin } from '../model/pin'
import styles from './pin-map.module.css'

type Props = {
  /** `null` until somebody sets one. */
  readonly pin: Position | null
  /** What the map shows without a pin. */
  readonly view: Position
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
export function PinMap({ pin, view, basemap, describedBy, onPin }: Props) {
  const map = useRef<LeafletMap>(null)
  const [ground, setGround] = useState<GroundState>('awaited')
  const [first] = useState(pin ?? view)
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
          center={[first.latitude, first.longitude]}
          zoom={FIRST_ZOOM}
          minZoom={FARTHEST}
          // The arrow keys move the pin.
          keyboard={false}
        >
          <Pin pin={pin} onPin={onPin} />
        </StreetMap>
      </div>
      <GroundNote ground={ground} />
    </>
  )
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
