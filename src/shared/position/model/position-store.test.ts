import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { refuseStorage } from '../../../../tests/helpers/memory-storage'
import {
  DENIED,
  fakeBrowser,
  makePosition,
  MAKKAH_TEXT,
  openStore,
  TIMEOUT,
} from '../../../../tests/helpers/position-browser'
import { createPositionStore, REFRESH_OPTIONS, WATCH_OPTIONS } from './position-store'
import { UNSUPPORTED_MESSAGE } from './user-position'

// Only the tests move the clock.
beforeEach(() => vi.useFakeTimers({ now: 1_000 }))
afterEach(() => vi.useRealTimers())

describe('position store', () => {
  it('should watch at once with the numbers of the specification when permission was given before', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store, onChange } = await openStore(browser)

    expect([...browser.watches.values()].map(({ options }) => options)).toEqual([WATCH_OPTIONS])
    expect(WATCH_OPTIONS).toEqual({ enableHighAccuracy: true, maximumAge: 30_000, timeout: 27_000 })
    expect(store.getSnapshot().status).toBe('locating')

    browser.fix(21.4225, 39.8262)

    expect(store.getSnapshot()).toMatchObject({ status: 'known', city: 'Makkah', accuracyMetres: 10, takenAt: 1_000 })
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('should ask for nothing until a tap', async () => {
    const browser = fakeBrowser()
    const { store } = await openStore(browser)

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
    const { store } = await openStore(browser)

    store.locate()
    store.locate()

    expect(browser.watches.size).toBe(1)
  })

  it('should stop, and keep the message of the browser, when it is refused', async () => {
    const browser = fakeBrowser()
    const { store } = await openStore(browser)
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
    const { store } = await openStore(browser)

    browser.fail(TIMEOUT, 'Timeout expired')

    expect(store.getSnapshot()).toMatchObject({ status: 'unavailable', error: 'Timeout expired' })
    browser.fix(24.4672, 39.615)
    expect(store.getSnapshot()).toMatchObject({ status: 'known', city: 'Madinah', error: null })
  })

  it('should say so when the browser has no geolocation', async () => {
    const { store } = await openStore(fakeBrowser(), { geolocation: undefined })

    expect(store.getSnapshot()).toMatchObject({ status: 'unsupported', error: UNSUPPORTED_MESSAGE })
    expect(() => store.locate()).not.toThrow()
  })

  it('should take (0, 0), which devices report when they know nothing, for no position', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openStore(browser)

    browser.fix(0, 0, 5_000)

    expect(store.getSnapshot()).toMatchObject({ status: 'unavailable', coordinates: null, city: null })
  })

  it('should follow jumps and store the last of them', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openStore(browser)

    browser.fix(21.4225, 39.8262)
    browser.fix(24.4672, 39.615)
    browser.fix(21.5433, 39.1728)

    expect(store.getSnapshot().city).toBeNull()
    expect(browser.stored.get('lastKnownPosition')).toBe('{"latitude":21.5433,"longitude":39.1728}')
  })

  it('should keep and store a good position while a rough one is told in turn with it', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store, onChange } = await openStore(browser)
    browser.fix(21.4225, 39.8262, 8)
    const known = store.getSnapshot()
    onChange.mockClear()

    browser.fix(21.425, 39.8262, 900)

    expect(store.getSnapshot()).toBe(known)
    expect(onChange).not.toHaveBeenCalled()
    expect(browser.stored.get('lastKnownPosition')).toBe(MAKKAH_TEXT)
  })

  it('should not store a rough position, which Offline Mode would take for an exact one', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openStore(browser)

    browser.fix(21.4225, 39.8262, 5_000)

    expect(store.getSnapshot()).toMatchObject({ status: 'known', accuracyMetres: 5_000 })
    expect(browser.stored.has('lastKnownPosition')).toBe(false)
  })

  it('should store when a position was taken, and after five minutes anew', async () => {
    const browser = fakeBrowser({ isGranted: true })
    await openStore(browser)
    const taken = Date.now()

    browser.fix(21.4225, 39.8262)
    vi.setSystemTime(taken + 299_999)
    browser.fix(21.42251, 39.8262)
    expect(browser.stored.get('positionTakenAt')).toBe(String(taken))

    vi.setSystemTime(taken + 300_000)
    browser.fix(21.42251, 39.8262)
    expect(browser.stored.get('positionTakenAt')).toBe(String(taken + 300_000))
  })

  it('should not write for a step of a metre', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openStore(browser)

    browser.fix(21.4225, 39.8262)
    browser.fix(21.42251, 39.8262)

    expect(store.getSnapshot().coordinates?.latitude).toBe(21.42251)
    expect(browser.stored.get('lastKnownPosition')).toBe(MAKKAH_TEXT)
  })

  it.each([
    [Number.NaN, 39],
    [21, Number.POSITIVE_INFINITY],
    [91, 0],
  ])('should neither show nor store a position off the earth: %s, %s', async (latitude, longitude) => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openStore(browser)

    browser.fix(latitude, longitude)

    expect(store.getSnapshot()).toMatchObject({ status: 'unavailable', coordinates: null })
    expect(browser.stored.has('lastKnownPosition')).toBe(false)
  })

  it('should stop while the tab is hidden', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openStore(browser)

    browser.show('hidden')

    expect(browser.watches.size).toBe(0)
    expect(store.getSnapshot().status).toBe('idle')
    browser.show('visible')
    expect(browser.watches.size).toBe(1)
  })

  it('should stop when no screen shows the position, and go on with the next', async () => {
    const browser = fakeBrowser()
    const { store, close } = await openStore(browser)
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
    const { store } = await openStore(browser)

    expect(store.getSnapshot()).toMatchObject({ status: 'known', city: 'Makkah', isOffline: true, takenAt: null })
    store.locate()
    expect(browser.watches.size + browser.oneShots.length).toBe(0)
  })

  it('should follow Offline Mode as it is turned on and off', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openStore(browser)
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
    const { store } = await openStore(browser)
    store.locate()
    browser.setOfflineMode(true)

    browser.oneShots.forEach(({ fix }) => fix(makePosition(24.4672, 39.615, 5)))

    expect(store.getSnapshot().coordinates).toBeNull()
    expect(browser.stored.has('lastKnownPosition')).toBe(false)
  })

  it.each(['', '{', '{"latitude":999,"longitude":0}', '{"__proto__":{"latitude":1,"longitude":2}}', '[]'])(
    'should log a corrupt stored position once and ignore it: %j',
    async (text) => {
      const browser = fakeBrowser({ stored: { offlineMode: 'true', lastKnownPosition: text } })
      const { store } = await openStore(browser)

      browser.setOfflineMode(false)
      browser.setOfflineMode(true)

      expect(store.getSnapshot()).toMatchObject({ isOffline: true, coordinates: null })
      expect(browser.log).toHaveBeenCalledOnce()
    },
  )

  it('should work without storage', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openStore(browser, { storage: refuseStorage })

    browser.fix(21.4225, 39.8262)

    expect(store.getSnapshot().status).toBe('known')
  })
})
