'use client'

import { useEffect, useEffectEvent } from 'react'
import { useMap } from 'react-leaflet'

import type { MapFilter } from '@/domain/addresses/views'

import { type MapArea, toArea } from '../model/list-origin'

/** What a map shows, under which filter. */
export type ShownArea = { readonly filter: MapFilter; readonly area: MapArea }

type Props = {
  readonly filter: MapFilter
  /** Whether the map began where it does for all. Until it moves that says nothing about what anybody looks for. */
  readonly isDefault: boolean
  /** Whether the map shows one place for now: what goes with it stays. */
  readonly isHeld: boolean
  readonly onArea: (shown: ShownArea) => void
}

/** After the last move. A finger that pans in steps pauses for less. Milliseconds. */
const AT_REST_MS = 400

/** Tells what the map shows, once it rests. */
export function ShownMapArea({ filter, isDefault, isHeld, onArea }: Props) {
  const map = useMap()
  const tell = useEffectEvent(() => {
    if (isHeld) return
    const bounds = map.getBounds()
    const area = toArea({
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    })
    onArea({ filter, area })
  })

  useEffect(
    function tellWhenAtRest() {
      let timer: ReturnType<typeof setTimeout> | undefined
      const stopWaiting = () => clearTimeout(timer)
      const wait = () => {
        stopWaiting()
        timer = setTimeout(() => tell(), AT_REST_MS)
      }
      if (!isDefault) wait()
      map.on('moveend', wait)
      map.on('movestart', stopWaiting)
      return function stop() {
        stopWaiting()
        map.off('moveend', wait)
        map.off('movestart', stopWaiting)
      }
    },
    [map, filter, isDefault],
  )

  return null
}
