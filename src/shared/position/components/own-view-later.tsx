'use client'

import { useEffect, useRef } from 'react'
import { useMap } from 'react-leaflet'

import { nextView, type OwnView, ownView, viewCorners } from '../model/own-view'
import { usePosition } from '../use-position'

type Props = {
  /** What the map opened with; `null` when nothing was known of the visitor. */
  readonly opened: OwnView | null
  /** As the map was opened. */
  readonly maxZoom: number
  /** Whether the map shows something that was asked for. */
  readonly isHeld: boolean
}

/** Moves a map to the visitor when their position comes after it, as long as nobody has touched it. Asks for no permission. */
export function OwnViewLater({ opened, maxZoom, isHeld }: Props) {
  const map = useMap()
  const { position } = usePosition()
  const shown = useRef(opened)
  const isSettled = useRef(false)

  useEffect(
    function settleWhenTouched() {
      // With what is around it: the keys of a map for a pin are those of its frame.
      const container = map.getContainer().parentElement ?? map.getContainer()
      const settle = () => {
        isSettled.current = true
      }
      const capture = { capture: true, passive: true }
      for (const type of TOUCHES) container.addEventListener(type, settle, capture)
      return function stop() {
        for (const type of TOUCHES) container.removeEventListener(type, settle, capture)
      }
    },
    [map],
  )

  useEffect(
    function goToVisitor() {
      if (isHeld) isSettled.current = true
      const found = ownView(position)
      if (isSettled.current || found === null) return
      // What comes after an exact position is a walk, which a map goes along with only when asked to.
      isSettled.current = found.radiusMetres === 0
      const view = nextView(shown.current, found)
      if (view === shown.current) return
      shown.current = view
      map.fitBounds(viewCorners(view), { maxZoom, animate: false })
    },
    [map, position, isHeld, maxZoom],
  )

  return null
}

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const
