import { describe, expect, it } from 'vitest'

import { planMigrations } from './database-state'

const MIGRATIONS = ['1_initial', '2_more', '3_last']

const state = (applied: readonly string[], rest: { isPushed?: boolean; hasTables?: boolean } = {}) => ({
  applied,
  isPushed: false,
  hasTables: applied.length > 0,
  ...rest,
})

describe('planMigrations', () => {
  it('should want all of them on an empty database', () => {
    expect(planMigrations(state([]), MIGRATIONS)).toEqual({ missing: MIGRATIONS, newer: [] })
  })

  it('should go on where an earlier start stopped', () => {
    expect(planMigrations(state(['1_initial']), MIGRATIONS)).toEqual({ missing: ['2_more', '3_last'], newer: [] })
  })

  it('should want none when all were applied', () => {
    expect(planMigrations(state(MIGRATIONS), MIGRATIONS)).toEqual({ missing: [], newer: [] })
  })

  it('should leave to a newer version what it added', () => {
    const added = ['4_future', '5_further']

    expect(planMigrations(state([...MIGRATIONS, ...added]), MIGRATIONS)).toEqual({ missing: [], newer: added })
  })

  it.each([
    ['a schema pushed in development', state([], { isPushed: true, hasTables: true }), 'pushed by Payload'],
    ['what a newer version took away', state([...MIGRATIONS, '4_more', '5_less_breaking']), '(5_less_breaking)'],
    ['a newer database that lacks something of this version', state(['1_initial', '2_more', '4_future']), '(4_future)'],
    ['tables nobody accounts for', state([], { hasTables: true }), 'no migration of the guide is on record'],
  ])('should refuse %s', (_, state, words) => {
    expect(() => planMigrations(state, MIGRATIONS)).toThrow(words)
  })
})
