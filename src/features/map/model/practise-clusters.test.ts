import { afterEach, describe, expect, it, vi } from 'vitest'

import { createClusters } from './cluster'
import type { MapPoint } from './map-point'
import { practiseClusters } from './practise-clusters'

vi.mock('./cluster', () => ({ createClusters: vi.fn() }))

const sorted = vi.mocked(createClusters)

const points: readonly MapPoint[] = Array.from({ length: 24 }, (_, id) => ({
  id,
  name: `Place ${id}`,
  category: 'cafe',
  latitude: 21.42 + id / 10_000,
  longitude: 39.82,
}))

const waiting = (): AbortSignal => new AbortController().signal

afterEach(() => sorted.mockReset())

describe('practiseClusters', () => {
  it('should sort a thousand points a few times, no two of them on one spot', async () => {
    await practiseClusters(points, waiting())

    expect(sorted).toHaveBeenCalledTimes(6)
    const crowd = sorted.mock.calls[0]?.[0] ?? []
    expect(crowd.length).toBeGreaterThanOrEqual(1_000)
    expect(new Set(crowd.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(crowd.length)
  })

  it('should have nothing to practise on without a place', async () => {
    await practiseClusters([], waiting())
    expect(sorted).not.toHaveBeenCalled()
  })

  it('should stop as soon as the list is there', async () => {
    const arrival = new AbortController()
    sorted.mockImplementation(() => {
      arrival.abort()
      return () => []
    })
    await practiseClusters(points, arrival.signal)
    expect(sorted).toHaveBeenCalledOnce()
  })

  it('should say what went wrong', async () => {
    sorted.mockImplementation(() => {
      throw new Error('no such scale')
    })
    await expect(practiseClusters(points, waiting())).rejects.toThrow('no such scale')
  })
})
