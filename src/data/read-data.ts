import { readFileSync } from 'node:fs'

import type { z } from 'zod'

/** The text of a file in `data/`. */
export function readDataText(file: string): string {
  return readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
}

/** A JSON file of `data/`, checked against its schema. Throws with the file's name when a record does not fit. */
export function readData<T>(file: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(JSON.parse(readDataText(file)))
  if (!result.success) throw new Error(`${file} does not fit its schema`, { cause: result.error })
  return result.data
}
