import { beforeEach, describe, expect, it } from 'vitest'

import type { Precheck } from './precheck'
import { createRecentCounts } from './recent-counts'

const DATABASE_TIME = 1_790_000_000_000

let now = 0
let counts = createRecentCounts(() => now)

const shown = (lastHour: number): Precheck => ({
  existing: null,
  lastHour,
  hits: {},
  gateIds: [],
  placeIds: [],
  databaseTime: DATABASE_TIME + now,
})

const look = (lastHour = 7, tookMs = 3) =>
  counts.refresh(() => {
    const ahead = shown(lastHour)
    now += tookMs
    return Promise.resolve(ahead)
  })

beforeEach(() => {
  now = 500
  counts = createRecentCounts(() => now)
})

describe('recent counts', () => {
  it('should take nothing for granted before a look', () => {
    expect(counts.optimistic('a')).toBeNull()
  })

  it('should hand on what the look shows', async () => {
    expect(await look(12)).toMatchObject({ lastHour: 12 })
  })

  it('should be good for ten seconds, with the clock of the database going on', async () => {
    await look(7, 0)
    now += 9_999
    expect(counts.optimistic('a')).toEqual({ lastHour: 7, databaseTime: DATABASE_TIME + 10_499 })
    now += 1
    expect(counts.optimistic('a')).toBeNull()
  })

  it('should count what was stored since', async () => {
    await look(299)
    counts.countStored()
    expect(counts.optimistic('a')).toMatchObject({ lastHour: 300 })
  })

  it('should take nothing for granted of a database that answers slowly, whose clock is not known then', async () => {
    await look()
    await look(7, 101)
    expect(counts.optimistic('a')).toBeNull()
  })

  it('should take nothing for granted of a network that was told to wait, until it has waited', async () => {
    await look()
    counts.recordRefusal('a', 5)
    expect([counts.optimistic('a'), counts.optimistic('b')]).toEqual([null, expect.anything()])
    now += 5_000
    expect(counts.optimistic('a')).not.toBeNull()
  })

  it('should forget the network it has known longest when there are more than ten thousand', async () => {
    await look()
    for (let network = 0; network <= 10_000; network += 1) counts.recordRefusal(String(network), 60)
    expect([counts.optimistic('0'), counts.optimistic('1')]).toEqual([expect.anything(), null])
  })
})
