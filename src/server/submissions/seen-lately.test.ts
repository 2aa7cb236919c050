import { beforeEach, describe, expect, it } from 'vitest'

import type { Ahead } from './look-ahead'
import { createSeenLately } from './seen-lately'

const DATABASE_TIME = 1_790_000_000_000

let now = 0
let lately = createSeenLately(() => now)

const shown = (lastHour: number): Ahead => ({
  existing: null,
  lastHour,
  hits: {},
  gateIds: [],
  placeIds: [],
  databaseTime: DATABASE_TIME + now,
})

const look = (lastHour = 7, tookMs = 3) =>
  lately.look(() => {
    const ahead = shown(lastHour)
    now += tookMs
    return Promise.resolve(ahead)
  })

beforeEach(() => {
  now = 500
  lately = createSeenLately(() => now)
})

describe('what was seen lately', () => {
  it('should presume nothing before a look', () => {
    expect(lately.presume('a')).toBeNull()
  })

  it('should hand on what the look shows', async () => {
    expect(await look(12)).toMatchObject({ lastHour: 12 })
  })

  it('should be good for ten seconds, with the clock of the database going on', async () => {
    await look(7, 0)
    now += 9_999
    expect(lately.presume('a')).toEqual({ lastHour: 7, databaseTime: DATABASE_TIME + 10_499 })
    now += 1
    expect(lately.presume('a')).toBeNull()
  })

  it('should count what was stored since', async () => {
    await look(299)
    lately.stored()
    expect(lately.presume('a')).toMatchObject({ lastHour: 300 })
  })

  it('should presume nothing of a database that answers slowly, whose clock is not known then', async () => {
    await look()
    await look(7, 101)
    expect(lately.presume('a')).toBeNull()
  })

  it('should presume nothing of a network that was told to wait, until it has waited', async () => {
    await look()
    lately.refused('a', 5)
    expect([lately.presume('a'), lately.presume('b')]).toEqual([null, expect.anything()])
    now += 5_000
    expect(lately.presume('a')).not.toBeNull()
  })

  it('should forget the network it has known longest when there are more than ten thousand', async () => {
    await look()
    for (let network = 0; network <= 10_000; network += 1) lately.refused(String(network), 60)
    expect([lately.presume('0'), lately.presume('1')]).toEqual([expect.anything(), null])
  })
})
