import { act, render } from '@testing-library/react'
import type { Map as LeafletMap } from 'leaflet'
import { MapContainer } from 'react-leaflet'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { makePosition } from '../../../../tests/helpers/position-browser'

const kaaba = { latitude: 21.4225, longitude: 39.8262 }
const mina = { latitude: 21.4133, longitude: 39.8933 }

const SIZE = 400

let fix: PositionCallback = () => undefined

beforeEach(() => {
  // One store of positions for each test.
  vi.resetModules()
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    platform: navigator.platform,
    geolocation: {
      watchPosition: (onFix: PositionCallback) => {
        fix = onFix
        return 1
      },
      clearWatch: () => undefined,
    },
    permissions: { query: () => Promise.resolve({ state: 'granted', onchange: null }) },
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(SIZE)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SIZE)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function openMap(isHeld = false) {
  const { OwnViewLater } = await import('./own-view-later')
  let map: LeafletMap | null = null
  await act(async () => {
    render(
      <MapContainer
        ref={(made) => void (map ??= made)}
        center={[kaaba.latitude, kaaba.longitude]}
        zoom={16}
        zoomAnimation={false}
        fadeAnimation={false}
      >
        <OwnViewLater opened={null} maxZoom={16} isHeld={isHeld} />
      </MapContainer>,
    )
    await Promise.resolve()
  })
  const found = (at: typeof kaaba, accuracy = 8) => act(() => fix(makePosition(at.latitude, at.longitude, accuracy)))
  const shown = () => {
    if (map === null) throw new Error('There is no map')
    const { lat, lng } = map.getCenter()
    return { latitude: Number(lat.toFixed(4)), longitude: Number(lng.toFixed(4)), zoom: map.getZoom() }
  }
  const touch = (type: string) => document.querySelector('.leaflet-container')?.dispatchEvent(new Event(type))
  return { found, shown, touch }
}

describe('OwnViewLater', () => {
  it('should go to a position that comes after the map, and with no walk after that', async () => {
    const { found, shown } = await openMap()
    expect(shown()).toEqual({ ...kaaba, zoom: 16 })

    found(mina)
    expect(shown()).toEqual({ ...mina, zoom: 16 })
    found({ latitude: 21.4163, longitude: 39.8933 })
    expect(shown()).toEqual({ ...mina, zoom: 16 })
  })

  it('should show all of a rough one, and go on to an exact one', async () => {
    const { found, shown } = await openMap()

    found({ latitude: 21.41, longitude: 39.89 }, 2_000)
    expect(shown().zoom).toBeLessThan(15)
    found(mina)
    expect(shown()).toEqual({ ...mina, zoom: 16 })
  })

  it.each(['pointerdown', 'keydown', 'wheel'])('should stay once it was touched: %s', async (type) => {
    const { found, shown, touch } = await openMap()
    touch(type)

    found(mina)

    expect(shown()).toEqual({ ...kaaba, zoom: 16 })
  })

  it('should stay where it shows what was asked for', async () => {
    const { found, shown } = await openMap(true)

    found(mina)

    expect(shown()).toEqual({ ...kaaba, zoom: 16 })
  })
})
