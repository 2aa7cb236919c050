import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseNotices } from '@/contracts/notices'
import type { Notice } from '@/domain/notices/notice'
import { HOUR_MS, NOON, notice } from '@/domain/notices/notice-fixture'

import { createNoticesKeeper, noticeKey, readKept } from './notices-keeper'

const SECOND_MS = 1000

/** A true time, a device that is wrong about it, and a server that is right. */
class World {
  now = NOON
  /** How far the device is ahead. */
  error = 0
  /** Of the page that is open. */
  monotonic = 0
  private stored: string | null = null
  keeper = this.open()

  constructor(readonly notices: readonly Notice[]) {}

  pass(milliseconds: number, isAwake = true): void {
    this.now += milliseconds
    if (isAwake) this.monotonic += milliseconds
  }

  /** The page is put away while the device sleeps, and looked at again. */
  sleep(milliseconds: number, isCounted: boolean): void {
    this.keeper.doubtClock()
    this.pass(milliseconds, isCounted)
    this.keeper.doubtClock()
  }

  /** The server answers at some moment of the way, and cuts its date to the second. */
  answer(toServer: number, fromServer: number): void {
    this.pass(toServer)
    const notices = this.notices.filter(({ ends }) => ends > this.now)
    const date = new Date(Math.floor(this.now / SECOND_MS) * SECOND_MS).toUTCString()
    this.pass(fromServer)
    this.keeper.receive({ notices, date, age: null, waited: toServer + fromServer })
    this.stored = JSON.stringify(this.keeper.kept())
  }

  /** From what the device keeps, on a page whose clock begins anew. */
  reload(): void {
    this.monotonic = 0
    this.keeper = this.open()
  }

  private open() {
    const stored = JSON.parse(this.stored ?? 'null') as Readonly<Record<string, unknown>> | null
    return createNoticesKeeper(stored === null ? null : readKept(stored, parseNotices), () => ({
      device: this.now + this.error,
      monotonic: this.monotonic,
    }))
  }
}

type Step =
  | { readonly kind: 'pass'; readonly for: number }
  | { readonly kind: 'sleep'; readonly for: number; readonly isCounted: boolean }
  | { readonly kind: 'set-clock'; readonly error: number }
  | { readonly kind: 'answer'; readonly way: readonly [number, number] }
  | { readonly kind: 'reload' }

const wrong = fc.integer({ min: -HOUR_MS, max: HOUR_MS })
const way = fc.integer({ min: 0, max: 4 * SECOND_MS })
const while_ = fc.integer({ min: 0, max: 3 * HOUR_MS })

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('pass' as const), for: while_ }),
  fc.record({ kind: fc.constant('sleep' as const), for: while_, isCounted: fc.boolean() }),
  fc.record({ kind: fc.constant('set-clock' as const), error: wrong }),
  fc.record({ kind: fc.constant('answer' as const), way: fc.tuple(way, way) }),
  fc.record({ kind: fc.constant('reload' as const) }),
)

const someNotices = fc
  .array(fc.tuple(fc.integer({ min: -4, max: 8 }), fc.integer({ min: 1, max: 14 * 60 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((spans) =>
    spans.map(([hour, minutes], index) => {
      const starts = NOON + hour * HOUR_MS
      return notice({ id: index + 1, starts, ends: starts + minutes * 60 * SECOND_MS })
    }),
  )

function take(world: World, step: Step): void {
  switch (step.kind) {
    case 'pass':
      return world.pass(step.for)
    case 'sleep':
      return world.sleep(step.for, step.isCounted)
    case 'set-clock':
      world.error = step.error
      return
    case 'answer':
      return world.answer(...step.way)
    case 'reload':
      return world.reload()
  }
}

const RUNS = 10_000

describe('the notices of a device', () => {
  it('should show none after its end, however wrong the clock is and whenever it was set, and each while it is sure', () => {
    let shown = 0
    fc.assert(
      fc.property(someNotices, wrong, fc.array(step, { minLength: 1, maxLength: 16 }), (notices, error, steps) => {
        const world = new World(notices)
        world.error = error
        let known: readonly Notice[] = []
        const late: Notice[] = []
        const missing: Notice[] = []
        for (const one of steps) {
          take(world, one)
          const { now } = world
          const { inForce, coming } = world.keeper.look().shown
          late.push(...[...inForce, ...coming].filter(({ ends }) => ends <= now))
          if (one.kind === 'answer') known = notices.filter(({ ends }) => ends > now)
          // As far as an answer and the clock of a device can be wrong about it.
          const doubt = one.kind === 'answer' ? 0 : 2 * HOUR_MS
          const sure = known.filter(({ starts, ends }) => starts <= now - doubt && ends > now + doubt + 10 * SECOND_MS)
          missing.push(...sure.filter((one) => !inForce.some(({ id }) => id === one.id)))
          shown += inForce.length
        }
        expect({ late, missing }).toEqual({ late: [], missing: [] })
      }),
      { numRuns: RUNS, seed: 70 },
    )
    expect(shown).toBeGreaterThan(RUNS)
  })

  it('should end by itself in the millisecond it has said', () => {
    const world = new World([notice()])
    world.error = -HOUR_MS / 2
    world.answer(200, 300)
    const { shown, nextChange } = world.keeper.look()
    expect(shown.inForce).toHaveLength(1)

    world.pass((nextChange ?? 0) - 1)
    expect(world.keeper.look().shown.inForce).toHaveLength(1)
    world.pass(1)
    expect(world.keeper.look().shown).toMatchObject({ inForce: [], perhapsEnded: [] })
    expect(world.keeper.look().nextChange).toBeNull()
  })

  it('should say of a saved one that it may have ended, in the hour in which nobody can know', () => {
    const world = new World([notice({ ends: NOON + 2 * HOUR_MS })])
    world.answer(0, 0)
    world.reload()
    expect(world.keeper.look().shown.inForce).toHaveLength(1)

    world.pass(1.5 * HOUR_MS)
    expect(world.keeper.look().shown).toMatchObject({ inForce: [], perhapsEnded: [{ id: 1 }] })
    world.pass(HOUR_MS / 2)
    expect(world.keeper.look().shown).toMatchObject({ inForce: [], perhapsEnded: [] })
  })

  it('should keep nothing where there is no notice', () => {
    const world = new World([])
    world.answer(0, 0)
    expect(world.keeper.kept()).toBeNull()
    expect(world.keeper.look().shown.knownAt).toBe(NOON + SECOND_MS)
  })

  it('should forget what was hidden when an editor has changed it, or it is gone', () => {
    const one = notice()
    const keeper = createNoticesKeeper(null, () => ({ device: NOON, monotonic: 0 }))
    const receive = (notices: readonly Notice[]) => keeper.receive({ notices, date: null, age: null, waited: 0 })
    receive([one])
    keeper.mark('hidden', [noticeKey(one)])
    receive([one])
    expect(keeper.look().shown.hidden).toEqual(['1:' + one.changed])

    receive([{ ...one, changed: one.changed + 1 }])
    expect(keeper.look().shown.hidden).toEqual([])
  })

  it.each([
    {},
    { notices: 'none', learned: null, hidden: 7, told: [null] },
    { notices: [{ id: 'x' }], learned: { correction: 'x', notBefore: {} } },
  ])('should make nothing of damaged storage: %j', (stored) => {
    expect(readKept(stored, parseNotices)).toEqual({
      notices: [],
      learned: { correction: 0, notBefore: 0 },
      hidden: [],
      told: [],
    })
  })
})
