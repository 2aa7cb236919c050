import { distanceMetres, type Position } from '@/lib/geo/geo'
import { isOnEarth, readStored, subscribeToStored, writeStored } from '@/browser/stored-values'

import {
  exactCoordinates,
  isGone,
  type PositionEvent,
  reducePosition,
  UNKNOWN_POSITION,
  type UserPosition,
} from './user-position'

/** Spec §9: the watch accepts a position up to 30 s old and waits 27 s for one. */
export const WATCH_OPTIONS = { enableHighAccuracy: true, maximumAge: 30_000, timeout: 27_000 } as const

/** Spec §9: asked for by hand, the position is fresh or none, within 10 s. */
export const REFRESH_OPTIONS = { enableHighAccuracy: true, maximumAge: 0, timeout: 10_000 } as const

/** A step shorter than this is not worth a write to storage, until the time beside the position is this old. */
const STORE_AFTER_METRES = 10
const STORE_AFTER_MS = 300_000

/** `GeolocationPositionError.PERMISSION_DENIED`, which not every browser exposes by name. */
const PERMISSION_DENIED = 1

/** The browser as the store sees it; a test gives its own. */
export type PositionSurroundings = {
  readonly geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch' | 'getCurrentPosition'> | undefined
  /** Calls back if permission is granted already, and when it is granted later. Does not request it. */
  readonly whenGranted: (onGranted: () => void) => void
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Events: storage changed, in this tab or others; the page is shown again from the history. */
  readonly page: EventTarget
  readonly tab: EventTarget & { readonly visibilityState: DocumentVisibilityState }
  readonly log: (message: string) => void
}

export type PositionStore = {
  /** The watch runs only while there are subscribers. Returns a function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void
  readonly getSnapshot: () => UserPosition
  /** Call it from a tap: requests permission if needed, gets a fresh position, and then watches. */
  readonly locate: () => void
}

/** How often the age of a position is checked. */
const AGE_EVERY_MS = 5_000

/** A watch without a new position for so long is restarted: after sleep, or while it stands still, a device may send none. */
const WATCH_AGAIN_AFTER_MS = WATCH_OPTIONS.timeout + 3_000

/** Follows the visitor while a screen shows it, the tab is in view, they agreed, and Offline Mode is off (spec §4). */
export function createPositionStore(surroundings: PositionSurroundings): PositionStore {
  const { geolocation, storage, page, tab, log } = surroundings
  const listeners = new Set<() => void>()
  let position = UNKNOWN_POSITION
  let watchId: number | null = null
  let watchedSince = 0
  let ageing: ReturnType<typeof setInterval> | undefined
  let mayFollow = false
  let lastWritten: (Position & { readonly takenAt: number }) | null = null
  let hasLoggedCorrupt = false
  let stopListening = () => {}

  function send(event: PositionEvent): void {
    const next = reducePosition(position, event)
    if (next === position) return
    position = next
    listeners.forEach((onChange) => onChange())
  }

  function readLastKnown(): Position | null {
    const stored = readStored(storage, 'lastKnownPosition')
    if (stored.kind === 'corrupt' && !hasLoggedCorrupt) {
      hasLoggedCorrupt = true
      log('The stored position is damaged and was ignored.')
    }
    return stored.kind === 'value' ? stored.value : null
  }

  function savePosition(here: Position, takenAt: number): void {
    const isWritten =
      lastWritten !== null &&
      distanceMetres(lastWritten, here) < STORE_AFTER_METRES &&
      takenAt - lastWritten.takenAt < STORE_AFTER_MS
    if (isWritten || !writeStored(storage, 'lastKnownPosition', here)) return
    writeStored(storage, 'positionTakenAt', Math.round(takenAt))
    lastWritten = { ...here, takenAt }
  }

  function onFix({ coords, timestamp }: GeolocationPosition): void {
    const { latitude, longitude, accuracy, heading } = coords
    // NaN while the device stands still (Geolocation standard).
    const headingDegrees = Number.isFinite(heading) ? heading : null
    const fix = { latitude, longitude, accuracyMetres: accuracy, takenAt: timestamp, headingDegrees }
    // Browser extensions that hide the position may return anything.
    if (!isOnEarth(fix)) return send({ type: 'failed', isDenied: false, message: '' })
    // A cached position from long ago: the watch goes on.
    if (isGone(timestamp, Date.now())) return
    watchedSince = Date.now()
    send({ type: 'fixed', fix })
    updateAge()
    const exact = exactCoordinates(position)
    if (!position.isOffline && exact !== null) savePosition(exact, position.takenAt ?? timestamp)
  }

  function onError({ code, message }: GeolocationPositionError): void {
    const isDenied = code === PERMISSION_DENIED
    if (isDenied) {
      mayFollow = false
      stopWatch()
    }
    send({ type: 'failed', isDenied, message })
  }

  function startWatch(): void {
    const isIdle = watchId === null && listeners.size > 0 && tab.visibilityState === 'visible'
    if (geolocation === undefined || !mayFollow || position.isOffline || !isIdle) return
    // An error stays visible until a position is found, because the watch is restarted again and again.
    if ((position.coordinates === null || position.isOld) && position.error === null) send({ type: 'locating' })
    watchedSince = Date.now()
    watchId = geolocation.watchPosition(onFix, onError, WATCH_OPTIONS)
    ageing = setInterval(checkWatch, AGE_EVERY_MS)
  }

  const updateAge = (): void => send({ type: 'aged', now: Date.now() })

  function checkWatch(): void {
    updateAge()
    if (Date.now() - watchedSince < WATCH_AGAIN_AFTER_MS) return
    stopWatch()
    startWatch()
  }

  function stopWatch(): void {
    if (watchId !== null) geolocation?.clearWatch(watchId)
    watchId = null
    clearInterval(ageing)
  }

  function pause(): void {
    stopWatch()
    send({ type: 'paused' })
  }

  function followTab({ persisted }: Partial<PageTransitionEvent>): void {
    // `false`: the first `pageshow`, where `open` has started already. `undefined`: an event of visibility.
    if (persisted === false) return
    if (tab.visibilityState !== 'visible') return pause()
    updateAge()
    stopWatch()
    begin()
  }

  function followOfflineMode(): void {
    const stored = readStored(storage, 'offlineMode')
    const isOffline = stored.kind === 'value' && stored.value
    if (isOffline && !position.isOffline) {
      stopWatch()
      send({ type: 'offline', stored: readLastKnown() })
    } else if (!isOffline && position.isOffline) {
      send({ type: 'online' })
      begin()
    }
  }

  /** Starts only once permission has been granted; does not request it. */
  function begin(): void {
    if (geolocation === undefined) return send({ type: 'unsupported' })
    if (mayFollow) return startWatch()
    surroundings.whenGranted(() => {
      mayFollow = true
      if (position.status === 'denied') send({ type: 'locating' })
      startWatch()
    })
  }

  function open(): void {
    const stopStored = subscribeToStored(page, followOfflineMode)
    tab.addEventListener('visibilitychange', followTab)
    page.addEventListener('pageshow', followTab)
    stopListening = () => {
      stopStored()
      page.removeEventListener('pageshow', followTab)
      tab.removeEventListener('visibilitychange', followTab)
    }
    followOfflineMode()
    updateAge()
    if (!position.isOffline) begin()
  }

  function close(): void {
    stopListening()
    pause()
  }

  return {
    subscribe(onChange) {
      listeners.add(onChange)
      if (listeners.size === 1) open()
      return () => {
        listeners.delete(onChange)
        if (listeners.size === 0) close()
      }
    },
    getSnapshot: () => position,
    locate() {
      if (position.isOffline) return
      if (geolocation === undefined) return send({ type: 'unsupported' })
      mayFollow = true
      startWatch()
      send({ type: 'locating' })
      geolocation.getCurrentPosition(onFix, onError, REFRESH_OPTIONS)
    },
  }
}
