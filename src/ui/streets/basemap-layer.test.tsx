import { act, render } from '@testing-library/react'
import { latLngBounds, type LatLngBoundsExpression } from 'leaflet'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { GroundState } from '@/domain/streets/ground-state'

import { BasemapLayer } from './basemap-layer'

const IN_MAKKAH = [
  [21.42, 39.82],
  [21.43, 39.83],
] as const satisfies LatLngBoundsExpression

const IN_JEDDAH = [
  [21.5, 39.1],
  [21.6, 39.2],
] as const satisfies LatLngBoundsExpression

const map = vi.hoisted(() => ({ moves: new Set<() => void>(), view: null as unknown }))

/** Which streets there are is not asked here, only what is said of them. */
const files = vi.hoisted(() => ({ say: (_: 'shown' | 'missing') => {} }))

/** As much of a map as is read here: one with a layout is moved in tests/e2e/map.e2e.ts. */
vi.mock('react-leaflet', () => ({
  TileLayer: () => null,
  useMap: () => leafletMap,
}))

const leafletMap = {
  on: (_: 'moveend', move: () => void) => map.moves.add(move),
  off: (_: 'moveend', move: () => void) => map.moves.delete(move),
  getBounds: () => map.view,
}

vi.mock('@/browser/streets/street-layer', () => ({
  StreetLayer: class {
    constructor({ onStreets }: { onStreets: (state: 'shown' | 'missing') => void }) {
      files.say = onStreets
    }
    addTo = () => this
    remove = () => {}
    setPoints = () => {}
  },
}))

const moveTo = (bounds: LatLngBoundsExpression) => {
  map.view = latLngBounds(bounds as [[number, number], [number, number]])
  for (const move of map.moves) move()
}

async function show() {
  const said: GroundState[] = []
  const basemap = { streets: [], tileUrl: null }
  await act(async () => {
    render(<BasemapLayer basemap={basemap} closest={19} onGround={(state) => said.push(state)} />)
    await vi.dynamicImportSettled()
  })
  return said
}

beforeEach(() => moveTo(IN_MAKKAH))

describe('what is said of the streets', () => {
  it('should stay missing when the map moves and asks for no file', async () => {
    const said = await show()

    files.say('missing')
    moveTo(IN_MAKKAH)
    expect(said.at(-1)).toBe('missing')
    files.say('shown')
    moveTo(IN_MAKKAH)
    expect(said.at(-1)).toBe('shown')
  })

  it('should be that there are none where the guide has no streets, whatever the files are', async () => {
    const said = await show()

    files.say('missing')
    moveTo(IN_JEDDAH)
    expect(said.at(-1)).toBe('outside')
  })
})
