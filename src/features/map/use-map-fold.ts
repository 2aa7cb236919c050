'use client'

import { useCallback, useState } from 'react'

import { type MapFold, nextFold } from './model/map-fold'

type Fold = {
  readonly fold: MapFold
  /** Always the same function. */
  readonly type: (text: string) => void
  /** Always the same function. */
  readonly unfold: () => void
}

/** Whether the map makes room for the answers while a text is typed on a narrow screen. */
export function useMapFold(): Fold {
  const [fold, setFold] = useState<MapFold>('open')
  const type = useCallback((text: string) => setFold((was) => nextFold(was, text)), [])
  const unfold = useCallback(() => setFold('kept'), [])
  return { fold, type, unfold }
}
