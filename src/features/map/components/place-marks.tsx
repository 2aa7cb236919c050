'use client'

import { useEffect, useEffectEvent, useMemo } from 'react'
import { useMap } from 'react-leaflet'

import { isStill } from '@/browser/motion'

import { createMapMarks } from '../map-marks'
import { createClusters, type MapMark } from '../model/cluster'
import type { MapPoint } from '../model/map-point'

type Props = {
  readonly points: readonly MapPoint[]
  readonly chosenId: number | null
  readonly onOpen: (id: number, opener: HTMLElement) => void
}

/** All places of the list as marks, neighbours as one mark with their number. */
export function PlaceMarks({ points, chosenId, onOpen }: Props) {
  const map = useMap()
  const findMarks = useMemo(() => createClusters(points), [points])
  const open = useEffectEvent(onOpen)

  useEffect(
    function showMarks() {
      const zoomIn = ({ latitude, longitude, apartZoom }: Extract<MapMark, { kind: 'cluster' }>) => {
        // The button goes away with the cluster; the keyboard stays on the map.
        const hadFocus = map.getContainer().contains(document.activeElement)
        map.setView([latitude, longitude], Math.min(apartZoom, map.getMaxZoom()), { animate: !isStill() })
        if (hadFocus) map.getContainer().focus({ preventScroll: true })
      }
      const marks = createMapMarks(map, {
        findMarks,
        hiddenId: chosenId,
        onPlace: (id, button) => open(id, button),
        onCluster: zoomIn,
      })
      marks.update()
      map.on('moveend', marks.update)
      return function hideMarks() {
        map.off('moveend', marks.update)
        marks.remove()
      }
    },
    [map, findMarks, chosenId],
  )

  return null
}
