import { distanceMetres, type Position } from '@/lib/geo/geo'

/** Position, its radius in metres, and when it was taken: milliseconds since 1970. */
type Fix = Position & { readonly accuracyMetres: number; readonly takenAt: number }

/** Receivers differ by so much from one second to the next: a fix this exact is as good as any. Metres. */
const EXACT_METRES = 30

/** A brisk walk, metres per second: by so much a fix becomes less exact while nothing better comes. */
const WALKING_PACE = 1.5

/** A device means with its radius that it may be outside of it now and then. */
const SURE_RADII = 2

/**
 * Whether a fix replaces the one before. A worse one does not, until one may have walked so far that the old one is no more
 * exact: phones tell by satellites and by the masts of the network in turn. One so far away that nobody walks there does.
 */
export function isWorthMore(fix: Fix, before: Fix): boolean {
  const { accuracyMetres } = before
  if (!Number.isFinite(accuracyMetres)) return true
  // The clock may have been put back, and a receiver may hand out what it had before.
  const seconds = Math.max(0, fix.takenAt - before.takenAt) / 1000
  const doubtMetres = accuracyMetres + seconds * WALKING_PACE
  return (
    fix.accuracyMetres <= Math.max(EXACT_METRES, doubtMetres) ||
    distanceMetres(before, fix) > doubtMetres + SURE_RADII * fix.accuracyMetres
  )
}
