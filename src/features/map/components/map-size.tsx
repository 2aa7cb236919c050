'use client'

import { Maximize2, Minimize2 } from 'lucide-react'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'

import styles from './place-map.module.css'

type Props = { readonly isLarge: boolean; readonly onLarge: (isLarge: boolean) => void }

/** Gives the map of a phone most of the screen, and the room back to the list. Keeps its middle where it is. */
export function MapSize({ isLarge, onLarge }: Props) {
  const map = useMap()
  const Icon = isLarge ? Minimize2 : Maximize2

  useEffect(
    function followSize() {
      const observer = new ResizeObserver(() => map.invalidateSize({ animate: false }))
      observer.observe(map.getContainer())
      return function stop() {
        observer.disconnect()
      }
    },
    [map],
  )

  useEffect(
    function bringIntoView() {
      if (isLarge) map.getContainer().parentElement?.scrollIntoView({ block: 'start' })
    },
    [map, isLarge],
  )

  return (
    <button
      type="button"
      className={styles.size}
      aria-label={isLarge ? 'Smaller map' : 'Larger map'}
      onClick={() => onLarge(!isLarge)}
    >
      <Icon aria-hidden size={22} />
    </button>
  )
}
