import { describe, expect, it } from 'vitest'

import { compassPoint } from './compass'

const MAKKAH = { latitude: 21.4225, longitude: 39.8262 }
const MADINAH = { latitude: 24.4672, longitude: 39.615 }

describe('compassPoint', () => {
  const here = { latitude: 21.4225, longitude: 39.8262 }

  it.each([
    ['north', 0.01, 0],
    ['north-east', 0.01, 0.01],
    ['east', 0, 0.01],
    ['south-east', -0.01, 0.01],
    ['south', -0.01, 0],
    ['south-west', -0.01, -0.01],
    ['west', 0, -0.01],
    ['north-west', 0.01, -0.01],
  ])('should say %s', (point, latitude, longitude) => {
    const there = { latitude: here.latitude + latitude, longitude: here.longitude + longitude }
    expect(compassPoint(here, there)).toBe(point)
  })

  it('should see Madinah north of Makkah', () => {
    expect(compassPoint(MAKKAH, MADINAH)).toBe('north')
    expect(compassPoint(MADINAH, MAKKAH)).toBe('south')
  })
})
