import type { ZodMiniType } from 'zod/mini'

import { inSteps } from './in-steps'

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
