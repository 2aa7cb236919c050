import { describe, expect, it } from 'vitest'

import { findMissingMigrations } from './database-state'

const MIGRATIONS = ['1_initial', '2_more', '3_last']

const state = (applied: readonly string[], rest: { isPushed?: boolean; hasTables?: boolean } = {}) => ({
  applied,
  isPushed: false,
  hasTables: applied.length > 0,
  ...rest,
})

describe('findMissingMigrations', () => {
  it('should want all of them on an empty database', () => {
    expect(findMissingMigrations(state([]), MIGRATIONS)).toEqual(MIGRATIONS)
  })

  it('should go on where an earlier start stopped', () => {
    expect(findMissingMigrations(state(['1_initial']), MIGRATIONS)).toEqual(['2_more', '3_last'])
  })

  it('should want none when all were applied', () => {
    expect(findMissingMigrations(state(MIGRATIONS), MIGRATIONS)).toEqual([])
  })

  it.each([
    ['a schema pushed in development', state([], { isPushed: true, hasTables: true }), 'pushed by Payload'],
    ['the database of a newer version', state([...MIGRATIONS, '4_future']), 'newer version'],
    ['tables nobody accounts for', state([], { hasTables: true }), 'no migration of the guide is on record'],
  ])('should refuse %s', (_, state, words) => {
    expect(() => findMissingMigrations(state, MIGRATIONS)).toThrow(words)
  })
})
