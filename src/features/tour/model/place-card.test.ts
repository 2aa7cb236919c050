import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { placeCard, type Rect, type Size } from './place-card'

const phone: Size = { width: 360, height: 740 }
const desktop: Size = { width: 1280, height: 800 }
const card: Size = { width: 336, height: 260 }

const overlaps = (a: Rect, b: Rect): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

const isWithin = (inner: Rect, { width, height }: Size): boolean =>
  inner.left >= 0 && inner.top >= 0 && inner.left + inner.width <= width && inner.top + inner.height <= height

describe('placeCard', () => {
  it.each<[string, Size, Rect | null, 'top' | 'bottom', Partial<Rect>]>([
    ['no target: centred', phone, null, 'bottom', { left: 12, top: 240 }],
    ['off the screen: centred', phone, { left: 0, top: 900, width: 100, height: 50 }, 'bottom', { left: 12, top: 240 }],
    [
      'bottom navigation, above it',
      phone,
      { left: 72, top: 676, width: 72, height: 64 },
      'top',
      { left: 12, top: 398 },
    ],
    ['header title although "top": below it', phone, { left: 16, top: 4, width: 150, height: 48 }, 'top', { top: 70 }],
    ['header menu, below it', phone, { left: 304, top: 4, width: 48, height: 48 }, 'bottom', { left: 12, top: 70 }],
    [
      'rail of a desktop, low',
      desktop,
      { left: 12, top: 700, width: 190, height: 48 },
      'bottom',
      { left: 12, top: 422 },
    ],
    ['tall column: right of it', desktop, { left: 0, top: 56, width: 216, height: 744 }, 'top', { left: 234 }],
    ['column at the right: left of it', desktop, { left: 900, top: 0, width: 380, height: 800 }, 'top', { left: 546 }],
    ['fills the phone: at the bottom', phone, { left: 0, top: 56, width: 360, height: 3000 }, 'bottom', { top: 468 }],
    ['fills the phone: at the top', phone, { left: 0, top: 56, width: 360, height: 3000 }, 'top', { top: 12 }],
  ])('should stand well with %s', (_name, viewport, target, preferred, expected) => {
    expect(placeCard({ viewport, target, card, preferred }).card).toMatchObject(expected)
  })

  it('should light up the whole of a target that fits', () => {
    const target = { left: 72, top: 676, width: 72, height: 50 }

    expect(placeCard({ viewport: phone, target, card, preferred: 'top' }).hole).toEqual({
      left: 66,
      top: 670,
      width: 84,
      height: 62,
    })
  })

  it('should light up only the part of a long target that the card leaves free', () => {
    const target = { left: 0, top: 56, width: 360, height: 3000 }

    expect(placeCard({ viewport: phone, target, card, preferred: 'bottom' }).hole).toEqual({
      left: 0,
      top: 50,
      width: 360,
      height: 406,
    })
  })

  it('should make the card lower rather than cover the target on a short screen', () => {
    const placement = placeCard({
      viewport: { width: 640, height: 320 },
      target: { left: 0, top: 0, width: 640, height: 320 },
      card: { width: 360, height: 300 },
      preferred: 'bottom',
    })

    expect(placement.card.height).toBe(248)
    expect(placement.hole?.height).toBe(48)
  })

  const sizes = fc.record({ width: fc.integer({ min: 200, max: 2600 }), height: fc.integer({ min: 160, max: 1600 }) })
  const rects = fc.record({
    left: fc.integer({ min: -500, max: 2600 }),
    top: fc.integer({ min: -4000, max: 4000 }),
    width: fc.integer({ min: 0, max: 3000 }),
    height: fc.integer({ min: 0, max: 8000 }),
  })

  it('should never cover what it points at, nor leave the screen', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.option(rects, { nil: null }),
        fc.record({ width: fc.integer({ min: 100, max: 400 }), height: fc.integer({ min: 80, max: 900 }) }),
        fc.constantFrom('top' as const, 'bottom' as const),
        (viewport, target, wanted, preferred) => {
          const { card, hole } = placeCard({ viewport, target, card: wanted, preferred })

          expect(isWithin(card, viewport)).toBe(true)
          expect(hole === null || isWithin(hole, viewport)).toBe(true)
          expect(hole !== null && overlaps(card, hole)).toBe(false)
        },
      ),
      { numRuns: 3000 },
    )
  })

  it.each<[string, Size, number]>([
    ['a phone', phone, 3000],
    ['the smallest phone', { width: 320, height: 480 }, 90],
  ])('should point at every target that is on the screen of %s', (_name, viewport, tallest) => {
    const onScreen = fc.record({
      left: fc.integer({ min: 0, max: viewport.width - 20 }),
      top: fc.integer({ min: 0, max: viewport.height - 40 }),
      width: fc.integer({ min: 20, max: viewport.width }),
      height: fc.integer({ min: 20, max: tallest }),
    })
    fc.assert(
      fc.property(onScreen, fc.constantFrom('top' as const, 'bottom' as const), (target, preferred) => {
        expect(placeCard({ viewport, target, card, preferred }).hole).not.toBeNull()
      }),
      { numRuns: 1000 },
    )
  })

  it('should make the card lower between a small target and the end of a small screen', () => {
    const placement = placeCard({
      viewport: { width: 320, height: 480 },
      target: { left: 16, top: 213, width: 288, height: 53 },
      card: { width: 294, height: 313 },
      preferred: 'bottom',
    })

    expect(placement.card).toEqual({ left: 13, top: 284, width: 294, height: 184 })
    expect(placement.hole?.height).toBe(65)
  })
})
