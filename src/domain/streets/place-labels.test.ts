import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type LabelCandidate, placeLabels } from './place-labels'

const wish = (line: readonly number[], width = 80, height = 24): LabelCandidate => ({
  texts: ['Name'],
  width,
  height,
  line,
})

describe('placeLabels', () => {
  it('should write in the middle of a street, along it', () => {
    const [label] = placeLabels([wish([0, 0, 200, 200])])

    expect(label).toMatchObject({ x: 100, y: 100 })
    expect(label?.angle).toBeCloseTo(Math.PI / 4)
  })

  it('should never write upside down', () => {
    fc.assert(
      fc.property(fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }), (direction) => {
        const [label] = placeLabels([wish([0, 0, 300 * Math.cos(direction), 300 * Math.sin(direction)])])
        expect(Math.abs(label?.angle ?? Infinity)).toBeLessThanOrEqual(Math.PI / 2 + 1e-9)
      }),
    )
  })

  it.each([
    ['too short', [0, 0, 60, 0]],
    ['bent', [0, 0, 50, 0, 50, 50]],
    ['a hook', [0, 0, 60, 0, 60, 40, 0, 40]],
  ])('should leave out a street that is %s for its name', (_, line) => {
    expect(placeLabels([wish(line)])).toEqual([])
  })

  it('should repeat the name of a long street', () => {
    const labels = placeLabels([wish([0, 0, 2000, 0])])

    expect(labels.length).toBeGreaterThan(2)
    expect(labels.map(({ y }) => y)).toEqual(labels.map(() => 0))
  })

  it('should keep the first where two would touch', () => {
    const first = wish([0, 0, 200, 0])
    const second = { ...wish([0, 10, 200, 10]), texts: ['Other'] }

    expect(placeLabels([first, second]).map((label) => label.wish)).toEqual([first])
    expect(placeLabels([first, { ...second, line: [0, 60, 200, 60] }])).toHaveLength(2)
  })

  it('should not write one name beside itself on the two sides of a road', () => {
    expect(placeLabels([wish([0, 0, 200, 0]), wish([0, 60, 200, 60])])).toHaveLength(1)
  })

  it('should write the name of a point on it, level', () => {
    expect(placeLabels([wish([30, 40])])).toMatchObject([{ x: 30, y: 40, angle: 0 }])
  })

  it('should never let the middles of two labels come closer than their height', () => {
    const line = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 })), {
        minLength: 2,
        maxLength: 4,
      })
      .map((points) => points.flat())
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const labels = placeLabels(lines.map((one, index) => ({ ...wish(one), texts: [String(index)] })))
        const distances = labels.flatMap((a, index) =>
          labels.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
        )
        expect(Math.min(Infinity, ...distances)).toBeGreaterThanOrEqual(24)
      }),
    )
  })
})
