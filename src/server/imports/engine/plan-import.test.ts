import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { runSync } from '@/server/cooperative'

import { computeChecksum, hashValues, type Plan, planImport, recordsToRead } from './plan-import'
import type { Base, IncomingRecord, StoredKey, StoredRecord, Value, Values } from './records'

const units = [['latitude', 'longitude']]

type World = {
  readonly rows: ReadonlyMap<number, { values: Values; isAsSeeded: boolean }>
  readonly bases: ReadonlyMap<number, Base & { key: string; isMissing: boolean }>
}

const makeIncoming = (key: string, values: Values): IncomingRecord => ({
  key,
  label: key,
  values,
  checkedOn: '2026-11-20',
  sourceDay: '2026-11-20',
  edition: null,
  reviewDueOn: '2027-05-20',
  source: 'A map',
})

function plan(world: World, incoming: readonly IncomingRecord[], isComplete = true): Plan {
  const keys: StoredKey[] = [...world.rows.keys()].map((id) => {
    const base = world.bases.get(id)
    return {
      id,
      key: `node/${id}`,
      label: `node/${id}`,
      hash: base === undefined ? null : hashValues(base.upstream),
      missingSince: base?.isMissing === true ? '2026-01-01' : null,
      edition: null,
      skipReason: null,
    }
  })
  const ids = runSync(recordsToRead(incoming, keys))
  const stored = new Map<number, StoredRecord>()
  for (const id of ids) {
    const row = world.rows.get(id)
    if (row) stored.set(id, { id, label: `node/${id}`, version: 'v', checkedOn: null, ...row })
  }
  const present = isComplete ? new Set(incoming.map(({ key }) => key)) : null
  return runSync(planImport({ incoming, keys, stored, bases: world.bases, units, present }))
}

/** What the database holds after a plan, as `applyPlan` writes it. */
function applyScheduledChange(world: World, { creates, updates, bases, missing }: Plan): World {
  const rows = new Map(world.rows)
  const nextBases = new Map(world.bases)
  for (const { incoming } of creates) {
    const id = Number(incoming.key.split('/')[1])
    rows.set(id, { values: incoming.values, isAsSeeded: false })
    nextBases.set(id, { key: incoming.key, upstream: incoming.values, conflicts: null, isMissing: false })
  }
  for (const { id, merged } of updates) rows.set(id, { values: merged, isAsSeeded: false })
  for (const { id, key, upstream, conflicts } of bases)
    nextBases.set(id, { key, upstream, conflicts, isMissing: false })
  for (const { id } of missing) {
    const base = nextBases.get(id)
    if (base) nextBases.set(id, { ...base, isMissing: true })
  }
  return { rows, bases: nextBases }
}

const onePlace = (stored: Values, upstreamBefore: Values | null, isAsSeeded = false): World => ({
  rows: new Map([[1, { values: stored, isAsSeeded }]]),
  bases: new Map(
    upstreamBefore === null
      ? []
      : [[1, { key: 'node/1', upstream: upstreamBefore, conflicts: null, isMissing: false }]],
  ),
})

const checksum = (of: Plan): string => runSync(computeChecksum(of))

describe('planImport', () => {
  it.each<[string, { base: Value; ours: Value; news: Value }, 'keep' | 'follow' | 'conflict']>([
    ['nothing has changed', { base: 'a', ours: 'a', news: 'a' }, 'keep'],
    ['the source alone has', { base: 'a', ours: 'a', news: 'b' }, 'follow'],
    ['the source no longer says', { base: 'a', ours: 'a', news: null }, 'follow'],
    ['the source says for the first time', { base: null, ours: null, news: 'b' }, 'follow'],
    ['an editor alone has', { base: 'a', ours: 'mine', news: 'a' }, 'keep'],
    ['an editor has emptied it', { base: 'a', ours: null, news: 'a' }, 'keep'],
    ['both have, to the same', { base: 'a', ours: 'b', news: 'b' }, 'keep'],
    ['both have', { base: 'a', ours: 'mine', news: 'b' }, 'conflict'],
    ['an editor has filled in, and then the source', { base: null, ours: 'mine', news: 'b' }, 'conflict'],
  ])('should decide a field when %s', (_name, { base, ours, news }, expected) => {
    const made = plan(onePlace({ phone: ours }, { phone: base }), [makeIncoming('node/1', { phone: news })])
    expect(made.updates.map(({ changes }) => changes)).toEqual(expected === 'follow' ? [{ phone: news }] : [])
    expect(made.conflicts.map(({ field, ours: kept, upstream }) => ({ field, kept, upstream }))).toEqual(
      expected === 'conflict' ? [{ field: 'phone', kept: ours, upstream: news }] : [],
    )
  })

  it('should take what the seed wrote for the source’s own, and what anybody else wrote for theirs', () => {
    const news = [makeIncoming('node/1', { phone: 'new' })]
    expect(plan(onePlace({ phone: 'old' }, null, true), news).updates).toHaveLength(1)
    expect(plan(onePlace({ phone: 'old' }, null, false), news).conflicts).toHaveLength(1)
  })

  it('should move a place as a whole or not at all', () => {
    const world = onePlace({ latitude: 1, longitude: 9 }, { latitude: 1, longitude: 2 })
    const made = plan(world, [makeIncoming('node/1', { latitude: 3, longitude: 2 })])
    expect(made.updates).toEqual([])
    expect(made.conflicts.map(({ field }) => field).sort()).toEqual(['latitude', 'longitude'])
  })

  it('should mark what is gone, once, and only when everything was asked for', () => {
    const world = onePlace({ phone: 'a' }, { phone: 'a' })
    expect(plan(world, [makeIncoming('node/2', { phone: 'b' })]).missing).toMatchObject([{ id: 1, isNew: true }])
    expect(plan(world, [makeIncoming('node/2', { phone: 'b' })], false).missing).toEqual([])
    const marked = applyScheduledChange(world, plan(world, [makeIncoming('node/2', { phone: 'b' })]))
    expect(plan(marked, [makeIncoming('node/2', { phone: 'b' })]).missing).toMatchObject([{ id: 1, isNew: false }])
  })

  describe('with editions of the map objects', () => {
    const edition = (version: number) => ({ version, at: null })
    const key: StoredKey = {
      id: 1,
      key: 'node/1',
      label: 'node/1',
      hash: hashValues({ phone: 'a' }),
      missingSince: null,
      edition: edition(4),
      skipReason: null,
    }
    const stored = new Map<number, StoredRecord>([
      [1, { id: 1, label: 'node/1', version: 'v', values: { phone: 'a' }, isAsSeeded: false, checkedOn: null }],
    ])
    const bases = new Map<number, Base>([[1, { upstream: { phone: 'a' }, conflicts: null }]])
    const planned = (phone: string, version: number | null, takesOlder = false) =>
      runSync(
        planImport({
          incoming: [{ ...makeIncoming('node/1', { phone }), edition: version === null ? null : edition(version) }],
          keys: [key],
          stored: phone === 'a' ? new Map() : stored,
          bases,
          units,
          present: null,
          takesOlder,
        }),
      )

    it('should leave a record alone that is known from a later one, unless that is agreed to', () => {
      expect(planned('b', 3)).toMatchObject({ updates: [], bases: [], skipped: { 'older-edition': 1 } })
      expect(planned('b', 3, true).updates).toHaveLength(1)
      expect(planned('b', 4).updates).toHaveLength(1)
      expect(planned('b', null)).toMatchObject({ updates: [{ id: 1 }], bases: [{ edition: edition(4) }] })
    })

    it('should note another edition of a record that stays, and no other', () => {
      expect(planned('a', 5)).toMatchObject({ unchanged: 1, bases: [], editions: [{ edition: edition(5) }] })
      expect(planned('a', 4).editions).toEqual([])
      expect(planned('a', 3).editions).toEqual([])
      expect(planned('a', null).editions).toEqual([])
    })
  })

  it('should take for gone what a part of the map marks as closed, and nothing else that is not in it', () => {
    const [one, two] = [1, 2].map((id): StoredKey => {
      const key = `node/${id}`
      return { id, key, label: key, hash: 'h', missingSince: null, edition: null, skipReason: null }
    })
    const findMissing = (keys: readonly (StoredKey | undefined)[], present: ReadonlySet<string> | null) =>
      runSync(
        planImport({
          incoming: [],
          keys: keys.filter((key) => key !== undefined),
          stored: new Map(),
          bases: new Map(),
          units,
          present,
          closed: new Set(['node/1']),
        }),
      ).missing

    expect(findMissing([one, two], null)).toEqual([
      { key: 'node/1', id: 1, label: 'node/1', isNew: true, isClosed: true },
    ])
    expect(findMissing([one, two], new Set(['node/2']))).toMatchObject([{ id: 1 }])
    expect(findMissing([one && { ...one, skipReason: 'curated' }], null)).toEqual([])
    // Another of its objects is still there.
    expect(findMissing([one, two && { ...two, id: 1 }], new Set(['node/2']))).toEqual([])
  })

  const value: fc.Arbitrary<Value> = fc.oneof(
    fc.constant(null),
    fc.constantFrom('a', 'b', 'c'),
    fc.integer({ max: 3, min: 0 }),
  )
  const values = fc.record({ name: value, phone: value, latitude: value, longitude: value })
  const world: fc.Arbitrary<World> = fc
    .array(fc.record({ values, base: fc.option(values), isAsSeeded: fc.boolean() }), { maxLength: 6 })
    .map((places) => ({
      rows: new Map(places.map(({ values: own, isAsSeeded }, index) => [index + 1, { values: own, isAsSeeded }])),
      bases: new Map(
        places.flatMap(({ base }, index) =>
          base === null
            ? []
            : [[index + 1, { key: `node/${index + 1}`, upstream: base, conflicts: null, isMissing: false }] as const],
        ),
      ),
    }))
  const source = fc
    .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 9 }), values }), { selector: ({ id }) => id, maxLength: 9 })
    .map((records) => records.map(({ id, values: own }) => makeIncoming(`node/${id}`, own)))

  it('should leave nothing to plan once it has been carried out', () => {
    fc.assert(
      fc.property(world, source, (before, incoming) => {
        const after = applyScheduledChange(before, plan(before, incoming))
        const again = plan(after, incoming)
        expect(again.creates).toEqual([])
        expect(again.updates).toEqual([])
        expect(again.bases).toEqual([])
        expect(again.conflicts).toEqual([])
        expect(again.missing.filter(({ id, isNew }) => isNew && after.bases.has(id))).toEqual([])
      }),
      { numRuns: 2_000 },
    )
  })

  it('should never write a field an editor has changed, nor forget a record', () => {
    fc.assert(
      fc.property(world, source, (before, incoming) => {
        const made = plan(before, incoming)
        for (const { id, changes } of made.updates) {
          const row = before.rows.get(id)
          const base = before.bases.get(id)?.upstream ?? (row?.isAsSeeded === true ? row.values : {})
          for (const field of Object.keys(changes)) expect(row?.values[field]).toEqual(base[field])
        }
        expect(applyScheduledChange(before, made).rows.size).toBe(before.rows.size + made.creates.length)
        const met = made.creates.length + made.updates.length + made.unchanged
        expect(met).toBe(incoming.length)
      }),
      { numRuns: 2_000 },
    )
  })

  it('should give the same plan the same checksum, and another plan another', () => {
    const world1 = onePlace({ phone: 'a' }, { phone: 'a' })
    const news = [makeIncoming('node/1', { phone: 'b' })]
    expect(checksum(plan(world1, news))).toBe(checksum(plan(world1, news)))
    expect(checksum(plan(world1, news))).not.toBe(checksum(plan(world1, [makeIncoming('node/1', { phone: 'c' })])))
    expect(checksum(plan(world1, news))).not.toBe(checksum(plan(onePlace({ phone: 'x' }, { phone: 'x' }), news)))
  })
})
