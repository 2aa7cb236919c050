import { AsyncLocalStorage } from 'node:async_hooks'

/*
 * When the look-up of a session fails, Payload behaves as if there were no session; when a transaction fails, its error has no
 * `cause`. So the pool itself records, for the current request, that it had no connection, or lost it.
 */

type OutageRecord = { hasMissed: boolean }

/** How this process asks its database. */
export type Probes = {
  /** Whether a statement gets through, within about three seconds. */
  readonly answers: () => Promise<boolean>
  /** Whether the server answers a new connection at all, within two seconds. */
  readonly isAlive: () => Promise<boolean>
}

type Shared = {
  readonly requests: AsyncLocalStorage<OutageRecord>
  /** When any request last had no connection, or lost it; of `performance.now()`. */
  missedAt: number
  /** `undefined` until something has opened the database. */
  probes?: Probes
}

/** On `globalThis`: the web server and each layer of the framework's bundle share a process and no module. */
const KEY = Symbol.for('pilgrim-guide.database-outage')

/** Work that takes longer may be waiting for a database that hangs. Then again after twice as long, and so on. */
const SLOW_MS = 1_000

/** The way to the database was lost while something waited for it. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError'
  /** PostgreSQL's own code for a connection that failed. */
  readonly code = '08006'

  constructor(options?: ErrorOptions) {
    super('The database does not answer', options)
  }
}

function getShared(): Shared {
  const existing: unknown = Reflect.get(globalThis, KEY)
  // Only this module uses the symbol.
  if (typeof existing === 'object' && existing !== null) return existing as Shared
  const created: Shared = { requests: new AsyncLocalStorage(), missedAt: -Infinity }
  Reflect.set(globalThis, KEY, created)
  return created
}

/** Records that the current request got no connection, or lost the one it had. */
export function recordOutage(): void {
  const shared = getShared()
  shared.missedAt = performance.now()
  const request = shared.requests.getStore()
  if (request !== undefined) request.hasMissed = true
}

/**
 * Whether any request had no connection, or lost it, in the last so many milliseconds. Work that is done once for several
 * requests, such as a page that they ask for at the same time, fails for all and belongs to the first of them only.
 */
export const hasMissedWithin = (ms: number): boolean => performance.now() - getShared().missedAt < ms

/** Publishes the probes to the parts of this process that do not share modules with the one that opens the database. */
export function shareProbes(probes: Probes): void {
  getShared().probes = probes
}

/** Whether the database answers; `undefined` when this process has not opened it yet. */
export async function databaseAnswers(): Promise<boolean | undefined> {
  return getShared().probes?.answers()
}

/**
 * Does some work, and returns with its result whether it got no connection, or lost one it had.
 *
 * @throws DatabaseAwayError when the database hangs meanwhile, and the work itself goes on until its statement ends; or
 * when the work failed after it got no connection, or lost one
 */
export async function trackOutage<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly isAway: boolean }> {
  const record: OutageRecord = { hasMissed: false }
  const working = getShared().requests.run(record, work)
  const result = await Promise.race([working, rejectWhenHanging(working)]).catch((error: unknown) => {
    throw record.hasMissed ? new DatabaseAwayError({ cause: error }) : error
  })
  return { result, isAway: record.hasMissed }
}

/** Rejects when the database says nothing while the work still lasts, else never settles. */
function rejectWhenHanging(working: Promise<unknown>): Promise<never> {
  return new Promise((_resolve, reject) => {
    let timer: NodeJS.Timeout
    let isOver = false
    const probe = (afterMs: number) => {
      timer = setTimeout(() => {
        void (getShared().probes?.isAlive() ?? Promise.resolve(true)).then((isAlive) => {
          if (isOver) return
          if (isAlive) probe(afterMs * 2)
          else reject(new DatabaseAwayError())
        })
      }, afterMs)
    }
    probe(SLOW_MS)
    const end = () => {
      isOver = true
      clearTimeout(timer)
    }
    working.then(end, end)
  })
}
