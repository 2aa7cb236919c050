import type { z } from 'zod'

/**
 * The rows of a list that fit the schema, in their order. A malformed row is left out rather than costing all others.
 *
 * @throws {TypeError} when the value is no list at all.
 */
export function readRows<Row>(schema: z.ZodType<Row>, value: unknown): readonly Row[] {
  if (!Array.isArray(value)) throw new TypeError('The answer is not a list')
  return value.flatMap((item: unknown) => {
    const row = schema.safeParse(item)
    return row.success ? [row.data] : []
  })
}
