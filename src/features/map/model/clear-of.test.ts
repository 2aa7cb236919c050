import { describe, expect, it } from 'vitest'

import { hiddenPart } from './clear-of'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

/** A phone of 390 by 844 under its header and above its navigation. */
const view = box(0, 56, 390, 780)

describe('hiddenPart', () => {
  it.each([
    ['in full view', box(16, 100, 374, 500), null, box(0, 0, 0, 0)],
    ['half under a sheet', box(16, 100, 374, 500), box(0, 400, 390, 780), box(0, 0, 0, 100)],
    ['under header and navigation', box(16, 0, 374, 900), null, box(0, 56, 0, 120)],
    ['under header and sheet', box(16, 0, 374, 900), box(0, 400, 390, 780), box(0, 56, 0, 500)],
    ['beside the sheet', box(16, 100, 374, 500), box(400, 300, 800, 780), box(0, 0, 0, 0)],
    ['above the sheet', box(16, 100, 374, 300), box(0, 400, 390, 780), box(0, 0, 0, 0)],
    ['scrolled away', box(16, -500, 374, -100), null, null],
    ['wholly under the sheet', box(16, 450, 374, 700), box(0, 400, 390, 780), null],
  ])('should measure a map %s', (_, map, sheet, expected) => {
    expect(hiddenPart(map, view, sheet)).toEqual(expected)
  })
})
