import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type DrawnWay, layOutStreets, toBox, touches, worldX, worldY } from './drawn-streets'
import type { StreetWay } from './street-map'

const way = (points: readonly number[], rest: Partial<StreetWay> = {}): StreetWay => ({
  class: 'minor',
  name: null,
  points: Int32Array.from(points),
  isClosedToWalkers: false,
  isTunnel: false,
  isBridge: false,
  isOffGround: false,
  isBusy: false,
  isEscalator: false,
  walking: 'both',
  isSquare: false,
  apart: [],
  wheelchair: null,
  ...rest,
})

const layOut = (ways: readonly StreetWay[]) =>
  layOutStreets({ city: 'makkah', ways, buildings: [] }, () => Promise.resolve())

describe('layOutStreets', () => {
  it('should put a point where Web Mercator has it', async () => {
    const { origin, ways } = await layOut([way([2_142_250, 3_982_620, 2_140_000, 3_990_000])])
    const [x = 0, y = 0] = ways[0]?.line ?? []

    // The tile of zoom 17 that holds the Ka'bah, by the formula of OpenStreetMap's wiki.
    expect([Math.floor((origin.x + x) / 2048), Math.floor((origin.y + y) / 2048)]).toEqual([80036, 57547])
    expect(worldX(0)).toBe(worldY(0))
  })

  it('should take a closed line for people on foot for a square', async () => {
    const ring = [0, 0, 0, 9, 9, 9, 0, 0]

    const { ways } = await layOut([way(ring, { class: 'pedestrian' }), way(ring)])

    expect(ways.map(({ isArea }) => isArea)).toEqual([true, false])
  })

  it('should look at no more cells than the streets fill, however wide the box is', async () => {
    const streets = await layOut([way([0, 0, 500, 9_000]), way([90_000, 4_000, 91_000, 0])])
    const drawn: DrawnWay[] = []

    const world = { west: -Infinity, north: -Infinity, east: Infinity, south: Infinity }
    streets.forEachIn(world, { way: (one) => drawn.push(one), building: () => undefined })

    expect(drawn).toEqual(streets.ways)
  })

  it('should find every way that touches a box, once', async () => {
    const step = fc.integer({ min: 0, max: 3_000 })
    const line = fc.array(fc.tuple(step, step), { minLength: 2, maxLength: 5 }).map((points) => points.flat())
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 20 }),
        fc.tuple(step, step, step, step),
        async (lines, corners) => {
          const streets = await layOut(lines.map((points) => way(points)))
          const [west, north, width, height] = corners.map((value) => value * 8)
          const box = {
            west: west ?? 0,
            north: north ?? 0,
            east: (west ?? 0) + (width ?? 0),
            south: (north ?? 0) + (height ?? 0),
          }

          const drawn: DrawnWay[] = []
          streets.forEachIn(box, { way: (one) => drawn.push(one), building: () => undefined })

          expect(drawn).toEqual(streets.ways.filter((one) => touches(box, toBox(one.line))))
        },
      ),
    )
  })
})
