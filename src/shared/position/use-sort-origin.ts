'use client'

import { useState } from 'react'

import type { Position } from '@/lib/geo/geo'

import { shouldSortAgain } from './model/nearest-first'
import { exactCoordinates } from './model/user-position'
import { usePosition } from './use-position'

/**
 * Where the list is sorted from: the visitor's position, anew only after a walk; `null` while it is not known, and while it
 * is too rough to say what is near.
 */
export function useSortOrigin(): Position | null {
  const coordinates = exactCoordinates(usePosition().position)
  const [origin, setOrigin] = useState<Position | null>(null)
  if (shouldSortAgain(origin, coordinates)) setOrigin(coordinates)
  return origin
}
