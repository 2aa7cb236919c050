import { describe, expect, it } from 'vitest'

import { distanceMetres } from './geo'
import { nearestOnLine } from './line'

describe('the nearest point of a line', () => {
  const line = [21.42, 39.82, 21.42, 39.83, 21.43, 39.83]

  it.each([
    [
      { latitude: 21.419, longitude: 39.825 },
      { latitude: 21.42, longitude: 39.825 },
    ],
    [
      { latitude: 21.425, longitude: 39.832 },
      { latitude: 21.425, longitude: 39.83 },
    ],
    [
      { latitude: 21.42, longitude: 39.81 },
      { latitude: 21.42, longitude: 39.82 },
    ],
  ])('should be at the foot of the perpendicular, or at an end: %j', (position, expected) => {
    const nearest = nearestOnLine(line, 1, position)

    expect(nearest.position.latitude).toBeCloseTo(expected.latitude, 6)
    expect(nearest.position.longitude).toBeCloseTo(expected.longitude, 6)
    expect(nearest.metres).toBeCloseTo(distanceMetres(position, expected), 1)
  })

  it('should be the same in other units', () => {
    const inUnits = Int32Array.from(line, (degrees) => degrees * 100_000)
    const position = { latitude: 21.4207, longitude: 39.8262 }

    expect(nearestOnLine(inUnits, 100_000, position).metres).toBeCloseTo(nearestOnLine(line, 1, position).metres, 3)
  })

  it('should be infinitely far where there is no line', () => {
    expect(nearestOnLine([], 1, { latitude: 21.42, longitude: 39.82 }).metres).toBe(Infinity)
  })
})
