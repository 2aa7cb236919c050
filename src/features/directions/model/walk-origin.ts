import { distanceMetres, type Position } from '@/lib/geo/geo'

/** After so many metres the way is found anew from where the visitor is. A list that changes at each step cannot be read. */
const ANEW_METRES = 25

/** Whether the visitor has gone far enough for another way than the one found from `origin`. */
export function shouldPlanAgain(origin: Position | null, now: Position | null): boolean {
  if (origin === null || now === null) return origin !== now
  return distanceMetres(origin, now) >= ANEW_METRES
}
