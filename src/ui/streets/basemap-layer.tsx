'use client'

import type { Map as LeafletMap } from 'leaflet'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { TileLayer, useMap } from 'react-leaflet'

import type { StreetLayer } from '@/browser/streets/street-layer'
import type { MarkedPoint } from '@/browser/streets/street-texts'
import type { Basemap } from '@/domain/streets/basemap'
import type { GroundState } from '@/domain/streets/ground-state'
import { streetAreas } from '@/domain/streets/street-areas'

import styles from './streets.module.css'

export type GroundProps = {
  readonly basemap: Basemap
  /** The last zoom. */
  readonly closest: number
  /** Called whenever the state of the streets in view changes. */
  readonly onGround: (state: GroundState) => void
}

type Props = GroundProps & {
  /** To be drawn with the streets, from close by. */
  readonly points?: readonly MarkedPoint[]
}

const ATTRIBUTION = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>'

const NO_POINTS: readonly MarkedPoint[] = []

/** What lies under the marks of a map: the guide's own streets, or the pictures of the tile server that is set. */
export function BasemapLayer({ basemap, closest, points = NO_POINTS, onGround }: Props) {
  return basemap.tileUrl === null ? (
    <Streets basemap={basemap} closest={closest} points={points} onGround={onGround} />
  ) : (
    <TileLayer
      url={basemap.tileUrl}
      attribution={ATTRIBUTION}
      maxZoom={closest}
      className={styles.pictures ?? ''}
      eventHandlers={{ tileload: () => onGround('shown'), tileerror: () => onGround('missing') }}
    />
  )
}

function Streets({ basemap, closest, points, onGround }: Required<Props>) {
  const map = useMap()
  const [layer, setLayer] = useState<StreetLayer | null>(null)
  const report = useEffectEvent((state: GroundState) => onGround(isOutside(map) ? 'outside' : state))
  // Another answer of the server names the same versions by another object.
  const versionsKey = JSON.stringify(basemap.streets)
  const versions = useMemo(() => JSON.parse(versionsKey) as Basemap['streets'], [versionsKey])

  useEffect(
    function drawStreets() {
      let isRemoved = false
      let remove = () => {}
      // What came of the files last: a move of the map alone changes nothing of it.
      let streets: GroundState = 'shown'
      // The file may arrive after the map was removed; a removed map has no view.
      const reportUnlessRemoved = (state: GroundState) => {
        if (isRemoved) return
        streets = state
        report(state)
      }
      // Loaded lazily: the code that draws streets is not needed where a tile server is set.
      void import('@/browser/streets/street-layer').then(
        ({ StreetLayer }) => {
          if (isRemoved) return
          const streetLayer = new StreetLayer({
            versions,
            onStreets: reportUnlessRemoved,
            maxZoom: closest,
            attribution: ATTRIBUTION,
          })
          streetLayer.addTo(map)
          setLayer(streetLayer)
          remove = () => streetLayer.remove()
        },
        () => reportUnlessRemoved('missing'),
      )
      const reportView = () => report(streets)
      map.on('moveend', reportView)
      reportView()
      return function takeAway() {
        isRemoved = true
        setLayer(null)
        map.off('moveend', reportView)
        remove()
      }
    },
    [map, versions, closest],
  )

  useEffect(
    function markPoints() {
      layer?.setPoints(points)
    },
    [layer, points],
  )

  return null
}

/** Whether nothing of the view is where the guide has streets. */
function isOutside(map: LeafletMap): boolean {
  const view = map.getBounds()
  return Object.values(streetAreas)
    .flat()
    .every(
      ({ south, west, north, east }) =>
        !view.intersects([
          [south, west],
          [north, east],
        ]),
    )
}
