'use client'

import { canKeepScreenOn } from '@/browser/screen-on'

import { usePosition } from '../../position/use-position'
import { followMessage } from '../model/follow-message'

type Props = {
  readonly isOn: boolean
  /** The screen says anyway that positions inside the mosques are often wrong. */
  readonly isWarnedAlready?: boolean
  readonly className?: string | undefined
}

/** Spoken when Follow me is turned on, and when the visitor comes to a mosque. */
export function FollowNote({ isOn, isWarnedAlready = false, className }: Props) {
  const { coordinates } = usePosition().position
  const words = isOn ? followMessage(isWarnedAlready ? null : coordinates, canKeepScreenOn()) : ''
  return (
    <p role="status" className={className} hidden={words === ''}>
      {words}
    </p>
  )
}
