/** Rounds of tawaf, and lengths of sa'i. */
export const ROUNDS = 7

/** `done`: rounds counted so far. `cleared`: the count before it was set to zero, so that this can be undone. */
export type Count = { readonly done: number; readonly cleared: number }

type Counts = Readonly<Record<string, Count>>
type Stored = { readonly kind: string; readonly value?: Readonly<Record<string, unknown>> }

/** More than there are counted steps in the guide; limits what damaged data can fill the memory with. */
const MAX_COUNTS = 50

const NONE: Count = { done: 0, cleared: 0 }

/** The counts saved on the device, newest last; empty when they are missing or damaged. */
export function parseCounts({ value }: Stored): Counts {
  const counts = value?.['counts']
  if (typeof counts !== 'object' || counts === null) return {}
  return Object.fromEntries(
    Object.entries(counts)
      .flatMap(([key, count]) => (isCount(count) ? [[key, { done: count.done, cleared: count.cleared }] as const] : []))
      .slice(-MAX_COUNTS),
  )
}

export const getCount = (counts: Counts, key: string): Count =>
  (Object.hasOwn(counts, key) ? counts[key] : null) ?? NONE

export function withCount(counts: Counts, key: string, count: Count): Counts {
  const others = Object.entries(counts).filter(([other]) => other !== key)
  return Object.fromEntries([...others, [key, count] as const].slice(-MAX_COUNTS))
}

export const oneMore = ({ done }: Count): Count => ({ done: Math.min(done + 1, ROUNDS), cleared: 0 })

/** Undoes the last tap: a round, or the reset to zero. */
export const undone = ({ done, cleared }: Count): Count => ({ done: done > 0 ? done - 1 : cleared, cleared: 0 })

export const startedAgain = ({ done }: Count): Count => ({ done: 0, cleared: done })

export const canUndo = ({ done, cleared }: Count): boolean => done > 0 || cleared > 0

const isCount = (value: unknown): value is Count =>
  typeof value === 'object' && value !== null && 'done' in value && 'cleared' in value
    ? isRounds(value.done) && isRounds(value.cleared)
    : false

const isRounds = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= ROUNDS
