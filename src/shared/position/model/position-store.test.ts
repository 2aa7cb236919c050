import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { announceStoredChange } from '@/browser/stored-values'

import { createPositionStore, type PositionSurroundings, REFRESH_OPTIONS, WATCH_OPTIONS } from './position-store'
import { UNSUPPORTED_MESSAGE } from './user-position'

// The clock stands still but for what a test lets pass.
beforeEach(() => vi.useFakeTimers({ now: 1_000 }))
afterEach(() => vi.useRealTimers())

const MINUTE = 60_000
const DENIED = 1
const TIMEOUT = 3

/** A browser whose satellites, storage and tab the test commands. */
function fakeBrowser({
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
  const held = new Map(Object.entries(stored))
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
    storage: () => ({ getItem: (key) => held.get(key) ?? null, setItem: (key, text) => void held.set(key, text) }),
    page,
    tab,
    log,
  }

  return {
    surroundings,
    watches,
    oneShots,
    held,
    log,
    allow: () => agreed.forEach((onGranted) => onGranted()),
    fix: (latitude: number, longitude: number, accuracy = 10, timestamp = Date.now()) =>
      watches.forEach(({ fix }) => fix(positionOf(latitude, longitude, accuracy, timestamp))),
    fail: (code: number, message: string) => watches.forEach(({ fail }) => fail(errorOf(code, message))),
    show: (visibilityState: DocumentVisibilityState) => {
      tab.visibilityState = visibilityState
      tab.dispatchEvent(new Event('visibilitychange'))
    },
    setOfflineMode: (isOn: boolean) => {
      held.set('offlineMode', String(isOn))
      announceStoredChange(page)
    },
  }
}

function positionOf(
  latitude: number,
  longitude: number,
  accuracy: number,
  timestamp = Date.now(),
): GeolocationPosition {
  const coords = { latitude, longitude, accuracy, altitude: null, altitudeAccuracy: null, heading: null, speed: null }
  return { coords: { ...coords, toJSON: () => coords }, timestamp, toJSON: () => coords }
}

function errorOf(code: number, message: string): GeolocationPositionError {
  return { code, message, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }
}

const MAKKAH_TEXT = '{"latitude":21.4225,"longitude":39.8262}'

async function openedStore(browser: ReturnType<typeof fakeBrowser>, changes: Partial<PositionSurroundings> = {}) {
  const store = createPositionStore({ ...browser.surroundings, ...changes })
  const onChange = vi.fn()
  const close = store.subscribe(onChange)
  await Promise.resolve()
  return { store, onChange, close }
}

describe('position store', () => {
  it('should watch at once with the numbers of the specification when permission was given before', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store, onChange } = await openedStore(browser)

    expect([...browser.watches.values()].map(({ options }) => options)).toEqual([WATCH_OPTIONS])
    expect(WATCH_OPTIONS).toEqual({ enableHighAccuracy: true, maximumAge: 30_000, timeout: 27_000 })
    expect(store.getSnapshot().status).toBe('locating')

    browser.fix(21.4225, 39.8262)

    expect(store.getSnapshot()).toMatchObject({ status: 'known', city: 'Makkah', accuracyMetres: 10, takenAt: 1_000 })
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('should ask for nothing until a tap', async () => {
    const browser = fakeBrowser()
    const { store } = await openedStore(browser)

    expect(browser.watches.size + browser.oneShots.length).toBe(0)
    expect(store.getSnapshot().status).toBe('idle')

    store.locate()

    expect(browser.watches.size).toBe(1)
    expect(browser.oneShots.map(({ options }) => options)).toEqual([REFRESH_OPTIONS])
    expect(REFRESH_OPTIONS).toMatchObject({ maximumAge: 0, timeout: 10_000 })
    expect(store.getSnapshot().status).toBe('locating')
  })

  it('should keep one watch however often it is tapped', async () => {
    const browser = fakeBrowser()
    const { store } = await openedStore(browser)

    store.locate()
    store.locate()

    expect(browser.watches.size).toBe(1)
  })

  it('should stop, and keep the message of the browser, when it is refused', async () => {
    const browser = fakeBrowser()
    const { store } = await openedStore(browser)
    store.locate()

    browser.fail(DENIED, 'User denied Geolocation')

    expect(store.getSnapshot()).toMatchObject({ status: 'denied', error: 'User denied Geolocation' })
    expect(browser.watches.size).toBe(0)
    browser.show('hidden')
    browser.show('visible')
    expect(browser.watches.size).toBe(0)
  })

  it('should go on watching after a timeout', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openedStore(browser)

    browser.fail(TIMEOUT, 'Timeout expired')

    expect(store.getSnapshot()).toMatchObject({ status: 'unavailable', error: 'Timeout expired' })
    browser.fix(24.4672, 39.615)
    expect(store.getSnapshot()).toMatchObject({ status: 'known', city: 'Madinah', error: null })
  })

  it('should say so when the browser has no geolocation', async () => {
    const { store } = await openedStore(fakeBrowser(), { geolocation: undefined })

    expect(store.getSnapshot()).toMatchObject({ status: 'unsupported', error: UNSUPPORTED_MESSAGE })
    expect(() => store.locate()).not.toThrow()
  })

  it('should take (0, 0), which devices report when they know nothing, for no position', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openedStore(browser)

    browser.fix(0, 0, 5_000)

    expect(store.getSnapshot()).toMatchObject({ status: 'unavailable', coordinates: null, city: null })
  })

  it('should follow jumps and store the last of them', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openedStore(browser)

    browser.fix(21.4225, 39.8262)
    browser.fix(24.4672, 39.615)
    browser.fix(21.5433, 39.1728)

    expect(store.getSnapshot().city).toBeNull()
    expect(browser.held.get('lastKnownPosition')).toBe('{"latitude":21.5433,"longitude":39.1728}')
  })

  it('should not write for a step of a metre', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openedStore(browser)

    browser.fix(21.4225, 39.8262)
    browser.fix(21.42251, 39.8262)

    expect(store.getSnapshot().coordinates?.latitude).toBe(21.42251)
    expect(browser.held.get('lastKnownPosition')).toBe(MAKKAH_TEXT)
  })

  it.each([
    [Number.NaN, 39],
    [21, Number.POSITIVE_INFINITY],
    [91, 0],
  ])('should neither show nor store a position off the earth: %s, %s', async (latitude, longitude) => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openedStore(browser)

    browser.fix(latitude, longitude)

    expect(store.getSnapshot()).toMatchObject({ status: 'unavailable', coordinates: null })
    expect(browser.held.has('lastKnownPosition')).toBe(false)
  })

  it('should stop while the tab is hidden', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openedStore(browser)

    browser.show('hidden')

    expect(browser.watches.size).toBe(0)
    expect(store.getSnapshot().status).toBe('idle')
    browser.show('visible')
    expect(browser.watches.size).toBe(1)
  })

  it('should stop when no screen shows the position, and go on with the next', async () => {
    const browser = fakeBrowser()
    const { store, close } = await openedStore(browser)
    store.locate()
    browser.fix(21.4225, 39.8262)

    close()

    expect(browser.watches.size).toBe(0)
    browser.show('visible')
    expect(browser.watches.size).toBe(0)
    store.subscribe(() => {})
    expect(browser.watches.size).toBe(1)
    expect(store.getSnapshot().status).toBe('known')
  })

  it('should not start when the answer about permission comes after the screen was left', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const store = createPositionStore(browser.surroundings)

    store.subscribe(() => {})()
    await Promise.resolve()

    expect(browser.watches.size).toBe(0)
  })

  it('should show the stored position and watch nothing in Offline Mode', async () => {
    const browser = fakeBrowser({ isGranted: true, stored: { offlineMode: 'true', lastKnownPosition: MAKKAH_TEXT } })
    const { store } = await openedStore(browser)

    expect(store.getSnapshot()).toMatchObject({ status: 'known', city: 'Makkah', isOffline: true, takenAt: null })
    store.locate()
    expect(browser.watches.size + browser.oneShots.length).toBe(0)
  })

  it('should follow Offline Mode as it is turned on and off', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openedStore(browser)
    browser.fix(21.4225, 39.8262)

    browser.setOfflineMode(true)

    expect(browser.watches.size).toBe(0)
    expect(store.getSnapshot()).toMatchObject({ isOffline: true, city: 'Makkah', accuracyMetres: null })
    browser.setOfflineMode(false)
    expect(browser.watches.size).toBe(1)
    expect(store.getSnapshot()).toMatchObject({ isOffline: false, status: 'locating', coordinates: null })
  })

  it('should not store the answer to a question asked before Offline Mode', async () => {
    const browser = fakeBrowser()
    const { store } = await openedStore(browser)
    store.locate()
    browser.setOfflineMode(true)

    browser.oneShots.forEach(({ fix }) => fix(positionOf(24.4672, 39.615, 5)))

    expect(store.getSnapshot().coordinates).toBeNull()
    expect(browser.held.has('lastKnownPosition')).toBe(false)
  })

  it.each(['', '{', '{"latitude":999,"longitude":0}', '{"__proto__":{"latitude":1,"longitude":2}}', '[]'])(
    'should log a corrupt stored position once and ignore it: %j',
    async (text) => {
      const browser = fakeBrowser({ stored: { offlineMode: 'true', lastKnownPosition: text } })
      const { store } = await openedStore(browser)

      browser.setOfflineMode(false)
      browser.setOfflineMode(true)

      expect(store.getSnapshot()).toMatchObject({ isOffline: true, coordinates: null })
      expect(browser.log).toHaveBeenCalledOnce()
    },
  )

  it('should say that a position is old, and begin the watch anew, when nothing new comes', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openedStore(browser)
    browser.fix(21.4225, 39.8262)
    const [first] = browser.watches.keys()

    vi.advanceTimersByTime(MINUTE - 1)
    expect(store.getSnapshot().isOld).toBe(false)
    vi.advanceTimersByTime(5_000)

    expect(store.getSnapshot()).toMatchObject({ isOld: true, takenAt: 1_000, coordinates: { latitude: 21.4225 } })
    expect(browser.watches.size).toBe(1)
    expect(browser.watches.has(first ?? 0)).toBe(false)
    browser.fix(21.4226, 39.8262)
    expect(store.getSnapshot()).toMatchObject({ status: 'known', isOld: false })
  })

  it('should leave a watch alone that goes on telling', async () => {
    const browser = fakeBrowser({ isGranted: true })
    await openedStore(browser)
    const [first] = browser.watches.keys()

    for (let second = 0; second < 300; second += 10) {
      browser.fix(21.4225, 39.8262)
      vi.advanceTimersByTime(10_000)
    }

    expect([...browser.watches.keys()]).toEqual([first])
  })

  it('should forget a position of ten minutes ago, and look for another', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openedStore(browser)
    browser.fix(21.4225, 39.8262)

    vi.advanceTimersByTime(10 * MINUTE)

    expect(store.getSnapshot()).toMatchObject({ status: 'locating', coordinates: null })
    expect(browser.watches.size).toBe(1)
  })

  it('should not show what it knew before the device slept, and look at once', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openedStore(browser)
    browser.fix(21.4225, 39.8262)
    browser.show('hidden')
    vi.setSystemTime(2 * 60 * MINUTE)

    browser.show('visible')

    expect(store.getSnapshot()).toMatchObject({ status: 'locating', coordinates: null })
    expect(browser.watches.size).toBe(1)
  })

  it('should begin anew on a page that comes back from the history, and only there', async () => {
    const browser = fakeBrowser({ isGranted: true })
    await openedStore(browser)
    const [first] = browser.watches.keys()
    const show = (persisted: boolean) =>
      browser.surroundings.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

    show(false)
    expect([...browser.watches.keys()]).toEqual([first])
    show(true)
    expect(browser.watches.size).toBe(1)
    expect(browser.watches.has(first ?? 0)).toBe(false)
  })

  it('should take a fix for as old as it says it is', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openedStore(browser)
    vi.setSystemTime(60 * MINUTE)

    browser.fix(21.4225, 39.8262, 10, 50 * MINUTE)
    expect(store.getSnapshot()).toMatchObject({ status: 'locating', coordinates: null })
    expect(browser.held.has('lastKnownPosition')).toBe(false)

    browser.fix(21.4225, 39.8262, 10, 58 * MINUTE)
    expect(store.getSnapshot()).toMatchObject({ status: 'known', isOld: true, takenAt: 58 * MINUTE })
  })

  it('should try again by itself after a timeout, and say until then what was wrong', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openedStore(browser)
    const [first] = browser.watches.keys()
    browser.fail(TIMEOUT, 'Timeout expired')

    vi.advanceTimersByTime(WATCH_OPTIONS.timeout + 3_000)

    expect(browser.watches.size).toBe(1)
    expect(browser.watches.has(first ?? 0)).toBe(false)
    expect(store.getSnapshot()).toMatchObject({ status: 'unavailable', error: 'Timeout expired' })
  })

  it('should begin without a tap when permission is given after it was refused', async () => {
    const browser = fakeBrowser()
    const { store } = await openedStore(browser)
    store.locate()
    browser.fail(DENIED, 'User denied Geolocation')

    browser.allow()

    expect(store.getSnapshot()).toMatchObject({ status: 'locating', error: null })
    expect(browser.watches.size).toBe(1)
  })

  it('should keep no clock running when nobody looks', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { close } = await openedStore(browser)

    close()

    expect(vi.getTimerCount()).toBe(0)
  })

  it('should work without storage', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openedStore(browser, {
      storage: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })

    browser.fix(21.4225, 39.8262)

    expect(store.getSnapshot().status).toBe('known')
  })
})
