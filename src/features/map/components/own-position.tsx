'use client'

import { LocateFixed, Navigation } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { latLng } from 'leaflet'
import { useMap } from 'react-leaflet'

import { isStill } from '@/browser/motion'
import type { FollowMe } from '@/shared/follow/use-follow-me'
import { isRough } from '@/shared/position/model/user-position'
import { usePosition } from '@/shared/position/use-position'

import styles from './place-map.module.css'

/** Streets around the visitor. */
const OWN_ZOOM = 16

/** A circle around the visitor that is wider than a city shows nothing. Metres. */
const FARTHEST_METRES = 60_000

type Props = {
  /** Counts the taps on a locate-me button outside the map. */
  readonly locateCount: number
  readonly follow: FollowMe
}

/** The way back to where the visitor is: locate-me centres the map (spec §2), Follow me moves it along. */
export function OwnPosition({ locateCount, follow }: Props) {
  const map = useMap()
  const { position, locate } = usePosition()
  const [ownCount, setOwnCount] = useState(0)
  const handledCount = useRef(locateCount)
  const requestCount = locateCount + ownCount
  const { coordinates, accuracyMetres, status } = position
  const roughMetres = isRough(position) ? accuracyMetres : null

  useEffect(
    function centreWhenFound() {
      // The last known position is shown at once; a newer one follows when the device has it.
      if (coordinates === null || handledCount.current === requestCount) return
      handledCount.current = requestCount
      const middle = latLng(coordinates.latitude, coordinates.longitude)
      const zoom =
        roughMetres === null
          ? Math.max(map.getZoom(), OWN_ZOOM)
          : map.getBoundsZoom(middle.toBounds(2 * Math.min(roughMetres || FARTHEST_METRES, FARTHEST_METRES)))
      map.setView(middle, zoom, { animate: !isStill() })
    },
    [map, requestCount, coordinates, roughMetres],
  )

  const canLocate = status !== 'unsupported'
  return (
    <>
      {follow.isPossible && (
        <button
          type="button"
          className={`${styles.locate ?? ''} ${styles.follow ?? ''}`}
          aria-label="Follow me"
          aria-pressed={follow.isOn}
          onClick={follow.isOn ? follow.stop : follow.start}
        >
          <Navigation aria-hidden size={22} />
        </button>
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
