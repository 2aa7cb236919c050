'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useMap } from 'react-leaflet'

import { NAMES_EVENT } from '@/browser/streets/names-event'
import { locationsQuery } from '@/queries/locations'
import { arabicNamesQuery } from '@/queries/values-by-id'

import { createLandmarkNames } from '../landmark-names'
import { findLandmarks } from '../model/landmarks'
import type { MapPoint } from '../model/map-point'

/** The map has moved, or the names of its streets have come, of which those of landmarks keep clear. */
const MOVES = `moveend ${NAMES_EVENT}`

/** The names of what people steer by, whichever places the list has. `points` are those with a mark. */
export function LandmarkLayer({ points }: { readonly points: readonly MapPoint[] }) {
  const map = useMap()
  // Read where the list has fetched them, and not fetched for the names alone.
  const { data: rows } = useQuery({ ...locationsQuery(), enabled: false })
  const { data: names } = useQuery({ ...arabicNamesQuery(), enabled: false })
  const landmarks = useMemo(() => findLandmarks(rows ?? [], names ?? new Map()), [rows, names])

  useEffect(
    function showNames() {
      const shown = createLandmarkNames(map, landmarks)
      shown.update()
      map.on(MOVES, shown.update)
      return function hideNames() {
        map.off(MOVES, shown.update)
        shown.remove()
      }
    },
    // Names keep clear of the marks.
    [map, landmarks, points],
  )

  return null
}
