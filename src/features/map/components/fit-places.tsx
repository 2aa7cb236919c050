'use client'

import type { LatLngBoundsExpression } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMap } from 'react-leaflet'

import { MARK_SIZE } from '../map-marks'
import { type Bounds, type MapPoint, toBounds } from '../model/map-point'

type Props = {
  readonly points: readonly MapPoint[]
  /** Another choice of the reader, another view. */
  readonly choiceKey: string
  /** Whether the view stays: it belongs to one place for now, or nothing narrows the list. */
  readonly isHeld: boolean
}

/** Streets, not houses: a single place is shown with what is around it. */
export const CLOSEST_FIT = 16

/** After the marks have come to rest: each view draws a dozen tiles of streets. Milliseconds. */
const AFTER_MARKS_MS = 150

/** Shows all places of a new choice. The first view is the map's own. */
export function FitPlaces({ points, choiceKey, isHeld }: Props) {
  const map = useMap()
  const shownKey = useRef(choiceKey)
  const fit = useEffectEvent(() => {
    const bounds = toBounds(points)
    if (bounds === null || isHeld) return
    map.fitBounds(corners(bounds), { maxZoom: CLOSEST_FIT, padding: [MARK_SIZE, MARK_SIZE], animate: false })
  })

  useEffect(
    function fitWhenSettled() {
      if (shownKey.current === choiceKey) return
      const timer = setTimeout(() => {
        shownKey.current = choiceKey
        fit()
      }, AFTER_MARKS_MS)
      return function stop() {
        clearTimeout(timer)
      }
    },
    [choiceKey],
  )

  return null
}

/** Leaflet's type wants arrays it may change, and changes none. */
export const corners = ([southWest, northEast]: Bounds): LatLngBoundsExpression => [[...southWest], [...northEast]]
