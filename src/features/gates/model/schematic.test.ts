import { describe, expect, it } from 'vitest'

import { readGateSeeds } from '@/seed/gates'
import { mosques } from '@/domain/gates/mosques'

import { placedMarkers, SCHEMATIC_HEIGHT_PX, SCHEMATIC_WIDTH_PX, schematics } from './schematic'

/** The real point that bearings are measured from; in the drawing it is `centre`. */
const origins = {
  haram: { latitude: 21.4225, longitude: 39.8262 },
  nabawi: { latitude: 24.4686, longitude: 39.6112 },
} as const

/** Width of a marker's tap area and the space beside it, on a screen of 320 px. */
const TARGET_PX = 48
const GAP_PX = 8
const SMALLEST_SCALE = 288 / SCHEMATIC_WIDTH_PX

const keys = ['haram', 'nabawi'] as const

const listGates = (mosque: keyof typeof origins) =>
  readGateSeeds().filter(({ locationId }) => locationId === mosques[mosque].id)

/** Degrees clockwise from north. */
const bearing = (east: number, north: number): number => ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360

const between = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))

const framed = ({ left, top }: { left: number; top: number }) => ({
  x: (left / 100) * SCHEMATIC_WIDTH_PX,
  y: (top / 100) * SCHEMATIC_HEIGHT_PX,
})

describe('schematics', () => {
  it('should keep the numbers of the specification', () => {
    expect(SCHEMATIC_HEIGHT_PX).toBe(400)
    expect(schematics.haram.markers).toHaveLength(8)
    expect(schematics.nabawi.markers).toHaveLength(6)
  })

  it.each(keys)('should give every marker of %s a fixed place in per cent of the plan', (mosque) => {
    for (const { left, top } of schematics[mosque].markers) {
      for (const share of [left, top]) expect(share > 0 && share < 100).toBe(true)
    }
  })

  it.each(keys)('should show every gate of %s in its real direction', (mosque) => {
    const { centre } = schematics[mosque]
    const origin = origins[mosque]
    const errors = placedMarkers(mosque, listGates(mosque)).map(({ gate, ...marker }) => {
      const { x, y } = framed(marker)
      const east = ((gate.longitude ?? 0) - origin.longitude) * Math.cos((origin.latitude * Math.PI) / 180)
      const north = (gate.latitude ?? 0) - origin.latitude
      return between(bearing(x - centre.x, centre.y - y), bearing(east, north))
    })

    expect(errors).toHaveLength(schematics[mosque].markers.length)
    expect(Math.max(...errors)).toBeLessThan(8)
  })

  it.each(keys)('should keep the markers of %s a thumb apart on the smallest screen', (mosque) => {
    const points = schematics[mosque].markers.map(framed)
    const distances = points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)))

    expect(Math.min(...distances) * SMALLEST_SCALE).toBeGreaterThanOrEqual(TARGET_PX + GAP_PX)
  })
})

describe('placedMarkers', () => {
  it('should leave out a marker whose gate is not published, and never take a fence for a door', () => {
    const gates = [
      { gateNumber: '1', kind: 'courtyard_gate' },
      { gateNumber: '3', kind: 'gate' },
    ]

    expect(placedMarkers('nabawi', gates).map(({ gateNumber }) => gateNumber)).toEqual(['3'])
  })
})
