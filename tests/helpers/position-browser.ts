import { vi } from 'vitest'

import { announceStoredChange } from '@/browser/stored-values'
import { createPositionStore, type PositionSurroundings } from '@/shared/position/model/position-store'

import { makeStorage } from './memory-storage'

/** Codes of a failure. */
export const DENIED = 1
export const TIMEOUT = 3

/** A browser whose position, storage and visibility the test sets. */
export function fakeBrowser({
  isGranted = false,
  stored = {},
}: { isGranted?: boolean; stored?: Readonly<Record<string, string>> } = {}) {
  type Request = {
    readonly fix: PositionCallback
    readonly fail: PositionErrorCallback
    readonly options: PositionOptions
  }
  const watches = new Map<number, Request>()
  const oneShots: Request[] = []
  const memory = makeStorage(stored)
  const page = new EventTarget()
  const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const log = vi.fn()
  let lastId = 0
  const agreed: (() => void)[] = []

  const geolocation = {
    watchPosition(fix: PositionCallback, fail?: PositionErrorCallback | null, options?: PositionOptions) {
      lastId += 1
      watches.set(lastId, { fix, fail: fail ?? (() => {}), options: options ?? {} })
      return lastId
    },
    clearWatch: (id: number) => void watches.delete(id),
    getCurrentPosition(fix: PositionCallback, fail?: PositionErrorCallback | null, options?: PositionOptions) {
      oneShots.push({ fix, fail: fail ?? (() => {}), options: options ?? {} })
    },
  }

  const surroundings: PositionSurroundings = {
    geolocation,
    whenGranted: (onGranted) => {
      agreed.push(onGranted)
      if (isGranted) void Promise.resolve().then(onGranted)
    },
    storage: () => memory,
    page,
    tab,
    log,
  }

  return {
    surroundings,
    watches,
    oneShots,
    stored: memory.texts,
    log,
    allow: () => agreed.forEach((onGranted) => onGranted()),
    fix: (latitude: number, longitude: number, accuracy = 10, timestamp = Date.now()) =>
      watches.forEach(({ fix }) => fix(makePosition(latitude, longitude, accuracy, timestamp))),
    fail: (code: number, message: string) => watches.forEach(({ fail }) => fail(makeError(code, message))),
    show: (visibilityState: DocumentVisibilityState) => {
      tab.visibilityState = visibilityState
      tab.dispatchEvent(new Event('visibilitychange'))
    },
    setOfflineMode: (isOn: boolean) => {
      memory.setItem('offlineMode', String(isOn))
      announceStoredChange(page)
    },
  }
}

export function makePosition(
  latitude: number,
  longitude: number,
  accuracy: number,
  timestamp = Date.now(),
): GeolocationPosition {
  const coords = { latitude, longitude, accuracy, altitude: null, altitudeAccuracy: null, heading: null, speed: null }
  return { coords: { ...coords, toJSON: () => coords }, timestamp, toJSON: () => coords }
}

function makeError(code: number, message: string): GeolocationPositionError {
  return { code, message, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }
}

/** The middle of Makkah, as it is stored. */
export const MAKKAH_TEXT = '{"latitude":21.4225,"longitude":39.8262}'

/** A store that a screen has subscribed to. */
export async function openStore(browser: ReturnType<typeof fakeBrowser>, changes: Partial<PositionSurroundings> = {}) {
  const store = createPositionStore({ ...browser.surroundings, ...changes })
  const onChange = vi.fn()
  const close = store.subscribe(onChange)
  await Promise.resolve()
  return { store, onChange, close }
}
