'use client'

import { type Map as LeafletMap, Marker } from 'leaflet'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'

import type { SheetState } from '@/ui/overlays/sheet-state'
import { isStill } from '@/browser/motion'

import { ElementIcon, MARK_SIZE, outline } from '../map-marks'
import { hiddenPart } from '../model/clear-of'
import type { MapPoint } from '../model/map-point'
import { markerKind } from '../model/marker-kind'
import styles from './place-map.module.css'

type Props = {
  readonly point: MapPoint
  readonly sheet: SheetState
}

/** From this zoom on streets can be distinguished; a place chosen in the list is shown at least this close. */
const STREET_ZOOM = 15

/** A view this far away says nothing about where a place is. */
const FARTHEST_USEFUL_ZOOM = 12

/** The sheet has come to rest: its movement and a little more. Milliseconds. */
const AFTER_SHEET_MS = 260

/** Its name stands under the mark. Pixels. */
const NAME_PX = 24

/** The mark of the place in the sheet, always in the part of the map that can be seen. */
export function ChosenPlace({ point, sheet }: Props) {
  const map = useMap()

  useEffect(
    function addMarker() {
      const marker = chosenMarker(point).addTo(map)
      const at = { lat: point.latitude, lng: point.longitude }
      if (map.getZoom() < FARTHEST_USEFUL_ZOOM || !map.getBounds().contains(at)) {
        map.setView(at, Math.max(map.getZoom(), STREET_ZOOM), { animate: false })
      }
      return function removeMarker() {
        marker.remove()
      }
    },
    [map, point],
  )

  useEffect(
    function panIntoView() {
      const timer = setTimeout(() => panClear(map, point), AFTER_SHEET_MS)
      return function stop() {
        clearTimeout(timer)
      }
    },
    [map, point, sheet],
  )

  return null
}

/** The chosen place, larger and named. It is no button: the sheet says all about it. */
function chosenMarker({ name, category, latitude, longitude }: MapPoint): Marker {
  const kind = markerKind(category)
  const icon = new ElementIcon(() => {
    const element = document.createElement('div')
    element.className = `${styles.chosen} ${styles[kind]}`
    element.append(outline(kind))
    const label = document.createElement('span')
    label.textContent = name
    element.append(label)
    return element
  })
  return new Marker([latitude, longitude], { icon, keyboard: false, interactive: false, zIndexOffset: 1000 })
}

/** Moves the map so far that the place is under nothing: no bar, no sheet, no edge of the window. */
function panClear(map: LeafletMap, { latitude, longitude }: MapPoint): void {
  const sheet = document.querySelector('dialog[data-sheet][open]')
  const hidden = hiddenPart(
    map.getContainer().getBoundingClientRect(),
    { left: 0, top: barHeight('header'), right: window.innerWidth, bottom: window.innerHeight },
    sheet?.getBoundingClientRect() ?? null,
  ) ?? { left: 0, top: 0, right: 0, bottom: 0 }
  map.panInside([latitude, longitude], {
    paddingTopLeft: [hidden.left + MARK_SIZE, hidden.top + MARK_SIZE],
    paddingBottomRight: [hidden.right + MARK_SIZE, hidden.bottom + MARK_SIZE + NAME_PX],
    animate: !isStill(),
  })
}

/** Pixels from the top of the window that a fixed bar takes. */
const barHeight = (selector: string): number =>
  Math.max(0, document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0)
