'use client'

import { useMemo } from 'react'

import { parseWalkEnds, type WalkEnds, walkHref } from '@/domain/walking/walk-links'
import { useFragment, writeFragment } from '@/ui/address/use-fragment'

type WalkChoice = {
  /** `null` until the address has been read. */
  readonly ends: WalkEnds | null
  /** A step in the history: Back takes it back. */
  readonly choose: (change: Partial<WalkEnds>) => void
}

/** Start and destination. The fragment holds them: a link can be shared, and no server learns who goes where. */
export function useWalkEnds(): WalkChoice {
  const fragment = useFragment()
  const ends = useMemo(() => (fragment === null ? null : parseWalkEnds(fragment)), [fragment])
  return {
    ends,
    choose: (change) => writeFragment(walkHref({ ...parseWalkEnds(location.hash), ...change }), 'push'),
  }
}
