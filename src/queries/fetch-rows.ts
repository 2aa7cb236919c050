import { getJson, HttpError } from '@/browser/get-json'
import { readManyRows } from '@/lib/lists/read-rows'
import type { ZodMiniType } from 'zod/mini'

type Call<Row> = {
  readonly path: string
  readonly signal: AbortSignal
  /** Fetched beside the answer, so that no screen carries a schema before it needs one. */
  readonly loadSchema: () => Promise<ZodMiniType<Row>>
  /** What the failure is called (spec §8). The cause says more. */
  readonly failure: string
  /** What a 401 means to the caller (spec §7). */
  readonly on401?: 'throw' | 'null'
}

/**
 * The rows of a GET call, each checked by itself; a malformed row is left out.
 *
 * @returns `null` on a 401 if the caller asked for that (spec §7).
 * @throws {Error} named by `failure`, caused by an `HttpError` 'status: text' or by what else went wrong.
 */
export async function fetchRows<Row>(call: Call<Row> & { readonly on401: 'null' }): Promise<readonly Row[] | null>
export async function fetchRows<Row>(call: Call<Row>): Promise<readonly Row[]>
export async function fetchRows<Row>({ path, signal, loadSchema, failure, on401 = 'throw' }: Call<Row>) {
  try {
    const [schema, answer] = await Promise.all([loadSchema(), getJson(path, { signal })])
    return await readManyRows(schema, answer, signal)
  } catch (cause) {
    if (on401 === 'null' && cause instanceof HttpError && cause.status === UNAUTHORIZED) return null
    throw new Error(failure, { cause })
  }
}

const UNAUTHORIZED = 401
