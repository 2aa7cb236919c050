import { distanceMetres, type Position } from '@/lib/geo/geo'

/** The way is planned again after so many metres, not at each step: a list that keeps changing cannot be read. */
const ANEW_METRES = 25

/** Whether the visitor has moved far enough since the way was planned at `origin`. */
export function shouldPlanAgain(origin: Position | null, now: Position | null): boolean {
  if (origin === null || now === null) return origin !== now
  return distanceMetres(origin, now) >= ANEW_METRES
}
