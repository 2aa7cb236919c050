'use client'

import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useMap } from 'react-leaflet'

import { isStill } from '@/browser/motion'
import { NAMES_EVENT } from '@/browser/streets/names-event'

import { createMapMarks } from '../map-marks'
import { createClusters, type MapMark } from '../model/cluster'
import type { MapPoint } from '../model/map-point'

/** The map has moved, or its streets are there, and with them the line of their source, which covers marks. */
const CHANGES = `moveend ${NAMES_EVENT}`

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
  /** Of the mark that had the focus, or whose place was in the sheet, before the marks were made anew. */
  const keyBefore = useRef<string | null>(null)

  useEffect(
    function showMarks() {
      const zoomIn = ({ latitude, longitude, findApartZoom }: Extract<MapMark, { kind: 'cluster' }>) => {
        // The button goes away with the cluster; the keyboard stays on the map.
        const hadFocus = map.getContainer().contains(document.activeElement)
        map.setView([latitude, longitude], Math.min(findApartZoom(), map.getMaxZoom()), { animate: !isStill() })
        if (hadFocus) map.getContainer().focus({ preventScroll: true })
      }
      const marks = createMapMarks(map, {
        findMarks,
        hiddenId: chosenId,
        onPlace: (id, button) => open(id, button),
        onCluster: zoomIn,
      })
      marks.update()
      if (keyBefore.current !== null && document.activeElement === map.getContainer()) marks.focus(keyBefore.current)
      map.on(CHANGES, marks.update)
      return function hideMarks() {
        map.off(CHANGES, marks.update)
        keyBefore.current = marks.remove() ?? (chosenId === null ? null : `place-${chosenId}`)
      }
    },
    [map, findMarks, chosenId],
  )

  return null
}
