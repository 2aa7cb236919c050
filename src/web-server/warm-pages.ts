import { readFileSync } from 'node:fs'

import { z } from 'zod'

import { appPages } from '@/domain/addresses/routes'

import { CACHED_CALLS } from './request-route'

type WarmOptions = {
  /** The most wanted first. */
  readonly keys: readonly string[]
  /** Makes one and keeps it. */
  readonly make: (key: string) => Promise<unknown>
  /** Ends the wait, not the work. */
  readonly limit: Promise<unknown>
  readonly rest: (milliseconds: number) => Promise<unknown>
  readonly report: (message: string) => void
  /** Milliseconds, from any moment. */
  readonly now?: () => number
}

/**
 * Has pages made before anybody asks, one after the other: a start throws away what was made before it. What is not made within the
 * limit is made later, in half of the time, as the other half is the readers'. The first failure ends it: most likely the database
 * is away, and each further page would wait for it.
 *
 * @returns when all are made, the limit is over or one has failed; never rejects
 */
export async function warmPages({
  keys,
  make,
  limit,
  rest,
  report,
  now = () => performance.now(),
}: WarmOptions): Promise<void> {
  let isServing = false
  const makeAll = async () => {
    for (const key of keys) {
      const startedAt = now()
      await make(key)
      if (isServing) await rest(now() - startedAt)
    }
  }
  const making = makeAll().catch((error: unknown) =>
    report(`Pages are made when they are asked for: ${error instanceof Error ? error.message : String(error)}`),
  )
  await Promise.race([making, limit])
  isServing = true
}

const manifestSchema = z.object({ routes: z.record(z.string(), z.unknown()) })

/**
 * What most readers open: every screen, the lists that screens ask for, then each article and place that the build has made a page of.
 *
 * @param manifest the address of the build's list of pages
 */
export function listPopularPages(manifest: URL): readonly string[] {
  const { routes } = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  const made = Object.keys(routes)
  return [
    ...appPages.map(({ path }) => path),
    ...CACHED_CALLS,
    ...made.filter((path) => path.startsWith('/guide/')),
    ...made.filter((path) => path.startsWith('/place/')),
  ].filter((path, index, all) => all.indexOf(path) === index)
}
