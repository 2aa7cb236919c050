import { detectCity, type DetectableCity } from '@/domain/places/city-centres'
import { distanceMetres, type Position } from '@/lib/geo/geo'

/** `unsupported`: the browser has no geolocation; `denied`: the visitor or the browser refuses it. */
type PositionStatus = 'idle' | 'locating' | 'known' | 'denied' | 'unavailable' | 'unsupported'

/** Where the visitor is (spec §3, User position). The loading flag of §3 is `status === 'locating'`. */
export type UserPosition = {
  readonly status: PositionStatus
  /** `null` when not known. Stays while a newer one is being requested, and when that fails. */
  readonly coordinates: Position | null
  readonly city: DetectableCity | null
  /** Radius in metres; `null` for a position from storage. */
  readonly accuracyMetres: number | null
  /** Milliseconds since 1970; `null` for a position from storage, whose age is unknown. */
  readonly takenAt: number | null
  /** Older than a minute: the visitor may have moved, so its age is shown. */
  readonly isOld: boolean
  /** Degrees clockwise from north; `null` when the device does not report it or stands still. */
  readonly headingDegrees: number | null
  /** The browser's own words (spec §8); `null` when nothing is wrong. */
  readonly error: string | null
  /** Offline Mode is on: the position is the stored one (spec §4). */
  readonly isOffline: boolean
}

type PositionFix = Position & {
  readonly accuracyMetres: number
  readonly takenAt: number
  readonly headingDegrees: number | null
}

export type PositionEvent =
  | { readonly type: 'locating' }
  | { readonly type: 'fixed'; readonly fix: PositionFix }
  | { readonly type: 'failed'; readonly isDenied: boolean; readonly message: string }
  | { readonly type: 'unsupported' }
  /** Time has gone by. */
  | { readonly type: 'aged'; readonly now: number }
  /** The watch has stopped: the tab is hidden or the screen was left. */
  | { readonly type: 'paused' }
  | { readonly type: 'offline'; readonly stored: Position | null }
  | { readonly type: 'online' }

/** A radius above this tells no building from the next. Metres. */
const ROUGH_METRES = 500

/** Whether a position is too rough to say what is near: from masts or the network's address, kilometres wide. */
export const isRough = ({ coordinates, accuracyMetres }: UserPosition): boolean =>
  // Written so that a radius which is no number is rough, too.
  coordinates !== null && accuracyMetres !== null && !(accuracyMetres <= ROUGH_METRES)

/** Where the visitor is, for everything that is near: `null` while it is not known, and while it is too rough. */
export const exactCoordinates = (position: UserPosition): Position | null =>
  isRough(position) ? null : position.coordinates

/** Spec §8. */
export const UNSUPPORTED_MESSAGE = 'Geolocation is not supported by your browser'

export const UNKNOWN_POSITION: UserPosition = {
  status: 'idle',
  coordinates: null,
  city: null,
  accuracyMetres: null,
  takenAt: null,
  isOld: false,
  headingDegrees: null,
  error: null,
  isOffline: false,
}

/** The next position. Pure; the same object when nothing changed, so that subscribers can compare. */
export function reducePosition(position: UserPosition, event: PositionEvent): UserPosition {
  if (event.type === 'offline') return storedPosition(event.stored)
  if (event.type === 'online') return position.isOffline ? UNKNOWN_POSITION : position
  // A late answer to a request from before Offline Mode was turned on.
  if (position.isOffline) return position

  switch (event.type) {
    case 'locating':
      return { ...position, status: 'locating', error: null }
    case 'fixed':
      return isKept(position, event.fix) ? settledPosition(position) : fixedPosition(event.fix)
    case 'failed':
      return event.isDenied
        ? { ...UNKNOWN_POSITION, status: 'denied', error: event.message }
        : { ...position, status: position.coordinates === null ? 'unavailable' : 'known', error: event.message }
    case 'unsupported':
      return { ...UNKNOWN_POSITION, status: 'unsupported', error: UNSUPPORTED_MESSAGE }
    case 'aged':
      return agedPosition(position, event.now)
    case 'paused':
      return position.status === 'locating'
        ? { ...position, status: position.coordinates === null ? 'idle' : 'known' }
        : position
  }
}

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

/** Whether what is known is better than a fix. */
const isKept = ({ coordinates, accuracyMetres, takenAt }: UserPosition, fix: PositionFix): boolean =>
  coordinates !== null &&
  accuracyMetres !== null &&
  takenAt !== null &&
  !isWorthMore(fix, { ...coordinates, accuracyMetres, takenAt })

/** The receiver answers, with nothing better. */
const settledPosition = (position: UserPosition): UserPosition =>
  position.status === 'known' && position.error === null ? position : { ...position, status: 'known', error: null }

function fixedPosition({ latitude, longitude, accuracyMetres, takenAt, headingDegrees }: PositionFix): UserPosition {
  const coordinates = { latitude, longitude }
  const city = detectCity(coordinates)
  return { ...UNKNOWN_POSITION, status: 'known', coordinates, city, accuracyMetres, takenAt, headingDegrees }
}

const OLD_AFTER_MS = 60_000

const GONE_AFTER_MS = 10 * OLD_AFTER_MS

/** Whether a position is too old to show what is near. Both times are of the device's clock. */
export const isGone = (takenAt: number, now: number): boolean => now - takenAt >= GONE_AFTER_MS

/** The city stays, for the prayer times. */
function agedPosition(position: UserPosition, now: number): UserPosition {
  const { takenAt, status, city, error } = position
  if (takenAt === null) return position
  // A receiver ahead of the clock, or a clock put back: the age counts from now, so that it does grow.
  if (takenAt > now) return { ...position, takenAt: now, isOld: false }
  if (isGone(takenAt, now)) {
    const without = status === 'known' ? (error === null ? 'idle' : 'unavailable') : status
    return { ...UNKNOWN_POSITION, status: without, city, error }
  }
  const isOld = now - takenAt >= OLD_AFTER_MS
  return isOld === position.isOld ? position : { ...position, isOld }
}

function storedPosition(stored: Position | null): UserPosition {
  return stored === null
    ? { ...UNKNOWN_POSITION, isOffline: true }
    : { ...UNKNOWN_POSITION, status: 'known', coordinates: stored, city: detectCity(stored), isOffline: true }
}
