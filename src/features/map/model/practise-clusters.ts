import { inSteps } from '@/lib/in-steps'

import { createClusters } from './cluster'
import type { MapPoint } from './map-point'

const TRIALS = 6

/** In one trial: some twenty milliseconds of a slow telephone, the first time. */
const POINTS = 1_000

/** About 300 m: as thick as places stand around the mosques. */
const APART_DEGREES = 0.003

/** Copies of the same place beside each other, from west to east. */
const COPIES_IN_A_ROW = 7

/**
 * Sorts copies of a few places while the list of all is still on its way. A browser compiles what has run a few times;
 * the first ten thousand places took a slow telephone ten times as long as the second.
 *
 * @param signal ends it before the next trial: nobody practises once the list is there
 */
export async function practiseClusters(points: readonly MapPoint[], signal: AbortSignal): Promise<void> {
  if (points.length === 0) return
  const crowd = crowdOf(points)
  const trials = Array.from({ length: TRIALS }, () => () => void createClusters(crowd))
  try {
    await inSteps(trials, 1, ([trial]) => trial?.(), signal)
  } catch (cause) {
    if (!signal.aborted) throw cause
  }
}

function crowdOf(points: readonly MapPoint[]): readonly MapPoint[] {
  const copies = Math.ceil(POINTS / points.length)
  return Array.from({ length: copies }, (_, copy) =>
    points.map((point) => ({
      ...point,
      latitude: point.latitude + Math.floor(copy / COPIES_IN_A_ROW) * APART_DEGREES,
      longitude: point.longitude + (copy % COPIES_IN_A_ROW) * APART_DEGREES,
    })),
  ).flat()
}
