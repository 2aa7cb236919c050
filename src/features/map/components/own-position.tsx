'use client'

import { LocateFixed } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Circle, CircleMarker, useMap } from 'react-leaflet'

import { usePosition } from '@/shared/position/use-position'
import { isStill } from '@/browser/motion'

import styles from './place-map.module.css'

/** Streets around the visitor. */
const OWN_ZOOM = 16

type Props = {
  /** Counts the taps on a locate-me button outside the map. */
  readonly locateCount: number
}

/** Where the visitor is, and the way back there: locate-me centres the map (spec §2). */
export function OwnPosition({ locateCount }: Props) {
  const map = useMap()
  const { position, locate } = usePosition()
  const [ownCount, setOwnCount] = useState(0)
  const answered = useRef(locateCount)
  const asked = locateCount + ownCount
  const { coordinates, accuracyMetres, status } = position

  useEffect(
    function centreWhenFound() {
      // What is known is shown at once; a newer one may take its time.
      if (coordinates === null || answered.current === asked) return
      answered.current = asked
      map.setView([coordinates.latitude, coordinates.longitude], Math.max(map.getZoom(), OWN_ZOOM), {
        animate: !isStill(),
      })
    },
    [map, asked, coordinates],
  )

  const canLocate = status !== 'unsupported'
  const at: [number, number] | null = coordinates && [coordinates.latitude, coordinates.longitude]
  return (
    <>
      {at !== null && (
        <>
          {accuracyMetres !== null && (
            <Circle center={at} radius={accuracyMetres} interactive={false} className={styles.accuracy} />
          )}
          <CircleMarker center={at} radius={9} interactive={false} className={styles.own} />
        </>
      )}
      {canLocate && (
        <button
          type="button"
          className={styles.locate}
          aria-label="Centre the map on me"
          onClick={() => {
            setOwnCount((count) => count + 1)
            // Offline, the stored position is all there is.
            if (!position.isOffline) locate()
          }}
        >
          <LocateFixed aria-hidden size={22} />
        </button>
      )}
    </>
  )
}
