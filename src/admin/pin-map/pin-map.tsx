'use client'

import { divIcon, type LeafletKeyboardEvent, type Marker as LeafletMarker } from 'leaflet'
import { useMemo, useState } from 'react'
import { Marker, useMapEvents } from 'react-leaflet'

import type { DuplicateCandidate } from '@/contracts/possible-duplicates'
import { cityCentres } from '@/domain/places/city-centres'
import { keyboardMap } from '@/browser/keyboard-map'
import type { Basemap } from '@/domain/streets/basemap'
import type { GroundState } from '@/domain/streets/ground-state'
import { GroundNote, StreetMap } from '@/ui/streets/street-map'

import styles from './pin-map.module.css'

type Position = { readonly latitude: number; readonly longitude: number }

type Props = {
  /** What the map is of, for who does not see it. */
  readonly label: string
  /** What the pin is. */
  readonly pinLabel: string
  readonly pin: Position | null
  readonly city: string
  readonly candidates: readonly DuplicateCandidate[]
  readonly basemap: Basemap
  readonly isMovable: boolean
  readonly onMove: (position: Position) => void
}

/** Zoom levels: houses around a pin, a whole city without one. */
const PIN_ZOOM = 17
const CITY_ZOOM = 13

/** Where the map opens for a place of Jeddah without a pin: Al-Balad, the old town. §9 gives no centre of Jeddah. */
const OPENING = { ...cityCentres, Jeddah: { latitude: 21.4858, longitude: 39.1869 } } as const

/** Degrees; about five metres to the north. */
const KEY_STEP = 0.00005
const LARGE_STEP = 10

/** Pixels; the mark is smaller than what answers to a finger. */
const MARKER_SIZE = 44

/** A pin among the places and submissions that may be the same, numbered as they are listed. */
export function PinMap({ label, pinLabel, pin, city, candidates, basemap, isMovable, onMove }: Props) {
  const numbered = useMemo(
    () =>
      candidates.flatMap((candidate, index) =>
        candidate.latitude === null || candidate.longitude === null
          ? []
          : [{ candidate, number: index + 1, position: [candidate.latitude, candidate.longitude] as const }],
      ),
    [candidates],
  )
  const withKeyboard = useMemo(() => keyboardMap(label), [label])
  const [ground, setGround] = useState<GroundState>('awaited')
  const near = pin ?? toPosition(numbered[0]?.position)
  const opening = near ?? chooseOpening(city)
  return (
    <>
      <StreetMap
        ref={withKeyboard}
        basemap={basemap}
        onGround={setGround}
        isFramed={false}
        className={styles.map ?? ''}
        center={[opening.latitude, opening.longitude]}
        zoom={near === null ? CITY_ZOOM : PIN_ZOOM}
      >
        {numbered.map(({ candidate, number, position }) => (
          <Marker
            key={`${candidate.kind}-${candidate.id}`}
            position={[...position]}
            // Only numbers of ours go into markup; names are set as text.
            icon={divIcon({
              className: styles.match ?? '',
              html: `<span>${number}</span>`,
              iconSize: [MARKER_SIZE, MARKER_SIZE],
            })}
            title={`Match ${number}: ${candidate.name}`}
            alt={`Match ${number}: ${candidate.name}`}
            keyboard={false}
          />
        ))}
        {pin !== null && <Pin label={pinLabel} pin={pin} isMovable={isMovable} onMove={onMove} />}
        {isMovable && <PlaceByClick onMove={onMove} />}
      </StreetMap>
      <GroundNote ground={ground} className={styles.note} />
    </>
  )
}

const pinIcon = divIcon({
  className: styles.pin ?? '',
  html: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 22s7-7.2 7-12.4A7 7 0 0 0 5 9.6C5 14.8 12 22 12 22z"/><circle cx="12" cy="9.6" r="2.6"/></svg>',
  iconSize: [MARKER_SIZE, MARKER_SIZE],
  iconAnchor: [MARKER_SIZE / 2, MARKER_SIZE - 4],
})

type PinProps = { readonly label: string; readonly pin: Position } & Pick<Props, 'isMovable' | 'onMove'>

function Pin({ label, pin, isMovable, onMove }: PinProps) {
  const handlers = useMemo(
    () => ({
      dragend: ({ target }: { target: LeafletMarker }) => {
        const { lat, lng } = target.getLatLng()
        onMove({ latitude: lat, longitude: lng })
      },
      keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
        const direction = ARROWS[originalEvent.key]
        if (direction === undefined || !isMovable) return
        originalEvent.preventDefault()
        originalEvent.stopPropagation()
        const step = originalEvent.shiftKey ? KEY_STEP * LARGE_STEP : KEY_STEP
        onMove({ latitude: pin.latitude + direction[0] * step, longitude: pin.longitude + direction[1] * step })
      },
    }),
    [isMovable, onMove, pin],
  )
  return (
    <Marker
      position={[pin.latitude, pin.longitude]}
      icon={pinIcon}
      draggable={isMovable}
      title={label}
      alt={`${label}. The arrow keys move it.`}
      zIndexOffset={1000}
      eventHandlers={handlers}
    />
  )
}

/** Steps to the north and to the east. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

function PlaceByClick({ onMove }: Pick<Props, 'onMove'>) {
  useMapEvents({ click: ({ latlng }) => onMove({ latitude: latlng.lat, longitude: latlng.lng }) })
  return null
}

const toPosition = (pair: readonly [number, number] | undefined): Position | null =>
  pair === undefined ? null : { latitude: pair[0], longitude: pair[1] }

const chooseOpening = (city: string): Position =>
  city === 'Madinah' || city === 'Jeddah' ? OPENING[city] : OPENING.Makkah
