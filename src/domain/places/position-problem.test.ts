import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { guideBounds, isSwapped, positionProblem } from './position-problem'

const { south, north, west, east } = guideBounds

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })

describe('positionProblem', () => {
  it.each([
    ['the Kaaba', 21.4225, 39.8262],
    ['the corner in the south-west', south, west],
    ['the corner in the north-east', north, east],
  ])('should find nothing wrong with %s', (_, latitude, longitude) => {
    expect(positionProblem({ latitude, longitude })).toBeNull()
  })

  it.each([
    ['France', 48.85, 2.35],
    ['nowhere at all', 0, 0],
    ['a step past the north', north + 0.0001, 39.8],
    ['a step past the west', 21.4, west - 0.0001],
    ['no number', Number.NaN, 39.8],
    ['the other side of the Earth', -21.4225, -39.8262],
  ])('should say where a position must be that is in %s', (_, latitude, longitude) => {
    expect(positionProblem({ latitude, longitude })).toBe('The position must be in Saudi Arabia.')
  })

  it('should offer swapped values the right way round', () => {
    expect(positionProblem({ latitude: 39.826, longitude: 21.42 })).toBe(
      'The position must be in Saudi Arabia. Did you swap them? Latitude 21.42, longitude 39.826 is in it.',
    )
  })

  it('should take every position of the box, and know every one that is swapped', () => {
    fc.assert(
      fc.property(degrees(south, north), degrees(west, east), (latitude, longitude) => {
        expect(positionProblem({ latitude, longitude })).toBeNull()
        expect(isSwapped({ latitude, longitude })).toBe(false)
        expect(isSwapped({ latitude: longitude, longitude: latitude })).toBe(true)
      }),
    )
  })
})
