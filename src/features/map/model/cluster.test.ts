import { describe, expect, it } from 'vitest'

import { createClusters, type MapMark } from './cluster'
import { addCounts, countOne } from './cluster-label'
import type { MapPoint } from './map-point'

const WORLD = { west: -180, south: -85, east: 180, north: 85 }

const point = (id: number, latitude: number, longitude: number): MapPoint => ({
  id,
  name: `Place ${id}`,
  category: 'cafe',
  latitude,
  longitude,
})

const size = (mark: MapMark): number => (mark.kind === 'cluster' ? mark.count : 1)

/** Around the two mosques, by a fixed rule. */
const many = Array.from({ length: 10_000 }, (_, id) =>
  point(
    id + 1,
    (id % 2 === 0 ? 21.42 : 24.46) + ((id * 7919) % 997) / 10_000,
    (id % 2 === 0 ? 39.82 : 39.61) + ((id * 104_729) % 991) / 10_000,
  ),
)

describe('createClusters', () => {
  it('should have nothing to show of nothing', () => {
    expect(createClusters([])(WORLD, 10)).toEqual([])
  })

  it('should show a place that stands alone as itself', () => {
    const alone = point(7, 21.4225, 39.8262)
    expect(createClusters([alone])(WORLD, 10)).toEqual([{ kind: 'place', key: 'place-7', point: alone }])
  })

  it('should make one mark of neighbours and say at which scale they fall apart', () => {
    const marksIn = createClusters([point(1, 21.4225, 39.8262), point(2, 21.4235, 39.8262)])

    const [mark] = marksIn(WORLD, 10)

    expect(mark).toMatchObject({ kind: 'cluster', count: 2 })
    const apart = mark?.kind === 'cluster' ? mark.findApartZoom() : 0
    expect(marksIn(WORLD, apart - 1)).toHaveLength(1)
    expect(marksIn(WORLD, apart)).toHaveLength(2)
  })

  it('should count the kinds of places that one mark stands for, at every scale', () => {
    const kinds = ['cafe', 'hotel', 'cafe', 'pharmacy', 'cafe', 'hotel'] as const
    const marksIn = createClusters(
      kinds.map((category, id) => ({ ...point(id + 1, 21.4225 + id / 2_000, 39.8262), category })),
    )
    for (const zoom of [3, 8, 12]) {
      expect(marksIn(WORLD, zoom), `zoom ${zoom}`).toMatchObject([
        { count: 6, counts: kinds.map(countOne).reduce(addCounts) },
      ])
    }
    const some = marksIn(WORLD, 16).flatMap((mark) => (mark.kind === 'cluster' ? [mark] : []))
    expect(some.length).toBeGreaterThan(1)
    for (const { count, counts } of some) expect(counts.reduce((sum, one) => sum + one)).toBe(count)
  })

  it('should lose no place at any scale', () => {
    const marksIn = createClusters(many)
    for (const zoom of [5, 8, 11, 14, 17, 19]) {
      expect(
        marksIn(WORLD, zoom).reduce((sum, mark) => sum + size(mark), 0),
        `zoom ${zoom}`,
      ).toBe(many.length)
    }
  })

  it('should show few marks of many places at the scale that holds both cities', () => {
    expect(createClusters(many)(WORLD, 6).length).toBeLessThanOrEqual(10)
  })

  it('should tell places on one spot apart at the closest scale', () => {
    const same = [point(1, 21.4225, 39.8262), point(2, 21.4225, 39.8262)]
    expect(createClusters(same)(WORLD, 18)).toHaveLength(2)
  })

  it('should leave out what is outside the area', () => {
    const madinah = { west: 39.4, south: 24.2, east: 39.9, north: 24.7 }
    const inside = createClusters(many)(madinah, 12)
    expect(inside.reduce((sum, mark) => sum + size(mark), 0)).toBe(5000)
  })
})
