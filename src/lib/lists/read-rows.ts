import type { ZodMiniType } from 'zod/mini'

/**
 * The rows of a list that fit the schema, in their order. A malformed row is left out rather than costing all others.
 *
 * @throws {TypeError} when the value is no list at all.
 */
export function readRows<Row>(schema: ZodMiniType<Row>, value: unknown): readonly Row[] {
  if (!Array.isArray(value)) throw new TypeError(NO_LIST)
  return value.flatMap((item: unknown) => {
    const row = schema.safeParse(item)
    return row.success ? [row.data] : []
  })
}

/** Checked without a pause: ten milliseconds of a slow telephone. */
const STEP_ROWS = 250

/**
 * The same for a list that may be long: yields between steps, so that taps and letters are handled.
 *
 * @throws {TypeError} when the value is no list at all; the reason of `signal` when it is called off.
 */
export async function readManyRows<Row>(
  schema: ZodMiniType<Row>,
  value: unknown,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  if (!Array.isArray(value)) throw new TypeError(NO_LIST)
  const rows: Row[] = []
  await inSteps(value, STEP_ROWS, (step) => rows.push(...readRows(schema, step)), signal)
  return rows
}

const NO_LIST = 'The answer is not a list'

/**
 * Works through a long list in steps, and yields between them, so that taps, letters and frames are handled.
 *
 * @param size items in a step: as many as a slow telephone does in a few milliseconds
 * @param signal ends it before the next step; the promise is rejected with its reason
 */
export async function inSteps<Item>(
  items: readonly Item[],
  size: number,
  work: (step: readonly Item[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (let from = 0; from < items.length; from += size) {
    if (from > 0) await pause()
    signal?.throwIfAborted()
    work(items.slice(from, from + size))
  }
}

/** Where the browser has none, a timer, which is put off for four milliseconds when it follows another. */
const pause = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in globalThis.scheduler
    ? globalThis.scheduler.yield()
    : new Promise((resolve) => void setTimeout(resolve))
