import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { DENIED, fakeBrowser, openStore, TIMEOUT } from '../../../../tests/helpers/position-browser'
import { WATCH_OPTIONS } from './position-store'

// Only the tests move the clock.
beforeEach(() => vi.useFakeTimers({ now: 1_000 }))
afterEach(() => vi.useRealTimers())

const MINUTE = 60_000

describe('a position that grows old', () => {
  it('should say that a position is old, and begin the watch anew, when nothing new comes', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openStore(browser)
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
    await openStore(browser)
    const [first] = browser.watches.keys()

    for (let second = 0; second < 300; second += 10) {
      browser.fix(21.4225, 39.8262)
      vi.advanceTimersByTime(10_000)
    }

    expect([...browser.watches.keys()]).toEqual([first])
  })

  it('should forget a position of ten minutes ago, and look for another', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openStore(browser)
    browser.fix(21.4225, 39.8262)

    vi.advanceTimersByTime(10 * MINUTE)

    expect(store.getSnapshot()).toMatchObject({ status: 'locating', coordinates: null })
    expect(browser.watches.size).toBe(1)
  })

  it('should not show what it knew before the device slept, and look at once', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openStore(browser)
    browser.fix(21.4225, 39.8262)
    browser.show('hidden')
    vi.setSystemTime(2 * 60 * MINUTE)

    browser.show('visible')

    expect(store.getSnapshot()).toMatchObject({ status: 'locating', coordinates: null })
    expect(browser.watches.size).toBe(1)
  })

  it('should begin anew on a page that comes back from the history, and only there', async () => {
    const browser = fakeBrowser({ isGranted: true })
    await openStore(browser)
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
    const { store } = await openStore(browser)
    vi.setSystemTime(60 * MINUTE)

    browser.fix(21.4225, 39.8262, 10, 50 * MINUTE)
    expect(store.getSnapshot()).toMatchObject({ status: 'locating', coordinates: null })
    expect(browser.stored.has('lastKnownPosition')).toBe(false)

    browser.fix(21.4225, 39.8262, 10, 58 * MINUTE)
    expect(store.getSnapshot()).toMatchObject({ status: 'known', isOld: true, takenAt: 58 * MINUTE })
  })

  it('should try again by itself after a timeout, and say until then what was wrong', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { store } = await openStore(browser)
    const [first] = browser.watches.keys()
    browser.fail(TIMEOUT, 'Timeout expired')

    vi.advanceTimersByTime(WATCH_OPTIONS.timeout + 3_000)

    expect(browser.watches.size).toBe(1)
    expect(browser.watches.has(first ?? 0)).toBe(false)
    expect(store.getSnapshot()).toMatchObject({ status: 'unavailable', error: 'Timeout expired' })
  })

  it('should begin without a tap when permission is given after it was refused', async () => {
    const browser = fakeBrowser()
    const { store } = await openStore(browser)
    store.locate()
    browser.fail(DENIED, 'User denied Geolocation')

    browser.allow()

    expect(store.getSnapshot()).toMatchObject({ status: 'locating', error: null })
    expect(browser.watches.size).toBe(1)
  })

  it('should keep no clock running when nobody looks', async () => {
    const browser = fakeBrowser({ isGranted: true })
    const { close } = await openStore(browser)

    close()

    expect(vi.getTimerCount()).toBe(0)
  })
})
