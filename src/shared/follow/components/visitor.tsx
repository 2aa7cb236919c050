'use client'

import { divIcon, type LatLngTuple } from 'leaflet'
import { useEffect, useMemo, useRef } from 'react'
import { Circle, Marker, useMap, useMapEvents } from 'react-leaflet'

import { isStill } from '@/browser/motion'

import { isRough } from '../../position/model/user-position'
import { usePosition } from '../../position/use-position'
import type { FollowMe } from '../use-follow-me'
import styles from './visitor.module.css'

/** Somebody on foot looks a few corners ahead. */
const WALKING_ZOOM = 18

/** Pixels. */
const SIZE = 44

/** Where the visitor is on a map, how sure that is, and where they are heading, or only the circle when that is rough; the map goes along while they are followed. */
export function Visitor({ follow: { isOn, headingDegrees, stop } }: { readonly follow: FollowMe }) {
  const map = useMap()
  const { position } = usePosition()
  const { coordinates, accuracyMetres } = position
  // Dragging the map means that the visitor wants to see something else.
  useMapEvents({ dragstart: stop })

  const isGoing = useRef(false)
  useEffect(
    function followVisitor() {
      const isFirst = !isGoing.current
      isGoing.current = isOn && coordinates !== null
      if (!isOn || coordinates === null) return
      // Zooms in once, at the start; a scale the visitor chooses later stays. Without animation, because a map ignores
      // new positions while it zooms.
      if (isFirst) map.setView(tuple(coordinates), Math.max(map.getZoom(), WALKING_ZOOM), { animate: false })
      else map.panTo(tuple(coordinates), { animate: !isStill() })
    },
    [map, isOn, coordinates],
  )

  const icon = useMemo(() => visitorIcon(headingDegrees), [headingDegrees])
  if (coordinates === null) return null
  return (
    <>
      {accuracyMetres !== null && Number.isFinite(accuracyMetres) && (
        <Circle
          center={tuple(coordinates)}
          radius={accuracyMetres}
          interactive={false}
          className={styles.doubt ?? ''}
        />
      )}
      {!isRough(position) && (
        <Marker
          position={tuple(coordinates)}
          icon={icon}
          interactive={false}
          keyboard={false}
          zIndexOffset={ABOVE_PLACES}
        />
      )}
    </>
  )
}

const ABOVE_PLACES = 2_000

const tuple = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): LatLngTuple => [
  latitude,
  longitude,
]

/** A turn is an attribute of the drawing: the policy of the pages allows no style in it. */
const visitorIcon = (heading: number | null) =>
  divIcon({
    className: styles.visitor ?? '',
    html: `<svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true" data-heading="${heading ?? ''}">${
      heading === null ? '' : `<path transform="rotate(${heading} 22 22)" d="M22 1l8 13H14z"/>`
    }<circle cx="22" cy="22" r="9"/></svg>`,
    iconSize: [SIZE, SIZE],
    iconAnchor: [SIZE / 2, SIZE / 2],
  })
