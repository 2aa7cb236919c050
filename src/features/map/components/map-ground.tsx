import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useMap, useMapEvents } from 'react-leaflet'

import { mosqueGatesQuery } from '@/queries/mosque-gates'
import { BasemapLayer, type GroundProps } from '@/ui/streets/basemap-layer'
import { distanceMetres } from '@/lib/geo/geo'
import { mosques } from '@/domain/gates/mosques'

import { gatePoints } from '../model/gate-points'

/** From this zoom on single gates can be distinguished. */
const GATE_ZOOM = 17

/** A gate is never farther from the middle of its mosque. */
const MOSQUE_METRES = 900

/** The streets of /map, with the gates of a mosque that somebody has come close to. */
export function MapGround({ basemap, closest, onGround }: GroundProps) {
  const isNear = useIsNearMosque()
  const { data } = useQuery({ ...mosqueGatesQuery(), enabled: isNear && basemap.tileUrl === null })
  const points = useMemo(() => gatePoints(data ?? []), [data])
  return <BasemapLayer basemap={basemap} closest={closest} points={points} onGround={onGround} />
}

function useIsNearMosque(): boolean {
  const map = useMap()
  const isMosqueNear = () => {
    const { lat, lng } = map.getCenter()
    const middle = { latitude: lat, longitude: lng }
    const isClose = Object.values(mosques).some((mosque) => distanceMetres(mosque, middle) < MOSQUE_METRES)
    return map.getZoom() >= GATE_ZOOM && isClose
  }
  const [isNear, setNear] = useState(isMosqueNear)
  useMapEvents({ moveend: () => setNear(isMosqueNear()) })
  return isNear
}
