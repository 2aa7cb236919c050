'use client'

import { useEffect, useState } from 'react'

import { canKeepScreenOn, keepScreenOn } from '@/browser/screen-on'
import { askForCompass, watchCompass } from '@/browser/watch-compass'

import { exactCoordinates } from '../position/model/user-position'
import { usePosition } from '../position/use-position'

export type FollowMe = {
  /** With an exact live position only: in Offline Mode there is only a stored one, which cannot be followed (spec §4). */
  readonly isPossible: boolean
  /** Whether a map goes along with the visitor, and the screen stays on. */
  readonly isOn: boolean
  /** Degrees clockwise from north: of the compass while it is on, of the walk otherwise; `null` where neither is known. */
  readonly headingDegrees: number | null
  /** Call it from a tap only: Safari then requests permission for the compass. */
  readonly start: () => void
  readonly stop: () => void
}

/** 'Follow me': off until the visitor turns it on, and off again when its screen is left. */
export function useFollowMe(): FollowMe {
  const { position } = usePosition()
  const { isOffline, headingDegrees } = position
  const [isWanted, setWanted] = useState(false)
  const isPossible = exactCoordinates(position) !== null && !isOffline
  const isOn = isWanted && isPossible
  const compass = useCompass(isOn)

  useEffect(
    function holdWakeLock() {
      return isOn && canKeepScreenOn() ? keepScreenOn() : undefined
    },
    [isOn],
  )

  return {
    isPossible,
    isOn,
    headingDegrees: compass ?? headingDegrees,
    start: () => {
      askForCompass()
      setWanted(true)
    },
    stop: () => setWanted(false),
  }
}

function useCompass(isWanted: boolean): number | null {
  const [heading, setHeading] = useState<number | null>(null)
  useEffect(
    function readCompass() {
      return isWanted ? watchCompass(setHeading) : undefined
    },
    [isWanted],
  )
  return isWanted ? heading : null
}
