import { type IDBPDatabase, openDB } from 'idb'

import { markWaiting, mayHaveWaiting, OUTBOX_DATABASE } from '@/browser/outbox-mark'

import { type OutboxEntry, readOutboxEntry } from './model/outbox-entry'

/**
 * What waits on this device, by key. In IndexedDB rather than beside the settings: there a full or cleared store loses
 * nothing else, and what was put is on the disk before anything is sent.
 */
export type OutboxStore = {
  readonly list: () => Promise<readonly OutboxEntry[]>
  /** @throws where the browser refuses: blocked, full, or a private window */
  readonly put: (entry: OutboxEntry) => Promise<void>
  /** Changes an entry unless it is gone: what was deleted meanwhile stays deleted. */
  readonly change: (key: string, changes: Partial<OutboxEntry>) => Promise<void>
  /** Puts an entry in the place of another, both or neither. @throws as `put` does */
  readonly replace: (key: string, entry: OutboxEntry) => Promise<void>
  readonly remove: (key: string) => Promise<void>
}

const WAITING = 'waiting'
const VERSION = 1

export const outboxStore: OutboxStore = {
  // Opening the database makes it: where nothing waits it stays deleted.
  list: async () => (mayHaveWaiting() ? (await withDatabase((database) => readAll(database))).toSorted(byAge) : []),

  put: (entry) => {
    // Before: a page that dies in between looks once too often rather than never.
    markWaiting(1)
    return write(async (store) => void (await store.put(entry)))
  },

  change: async (key, changes) => {
    if (!mayHaveWaiting()) return
    await write(async (store) => {
      const entry = readOutboxEntry(await store.get(key))
      if (entry !== null) await store.put({ ...entry, ...changes })
    })
  },

  replace: (key, entry) =>
    write(async (store) => {
      await store.put(entry)
      if (entry.key !== key) await store.delete(key)
    }),

  remove: async (key) => {
    if (mayHaveWaiting()) await write((store) => store.delete(key))
  },
}

type Writing = {
  readonly get: (key: string) => Promise<unknown>
  readonly put: (entry: OutboxEntry) => Promise<unknown>
  readonly delete: (key: string) => Promise<void>
}

/** Closed again at once, so that 'Delete my data on this device' never waits for a page. */
async function withDatabase<Value>(work: (database: IDBPDatabase) => Promise<Value>): Promise<Value> {
  const database = await openDB(OUTBOX_DATABASE, VERSION, {
    upgrade: (opened) => void opened.createObjectStore(WAITING, { keyPath: 'key' }),
  })
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

const readAll = async (database: IDBPDatabase): Promise<readonly OutboxEntry[]> =>
  ((await database.getAll(WAITING)) as unknown[]).map(readOutboxEntry).filter((entry) => entry !== null)

async function write(work: (store: Writing) => Promise<void>): Promise<void> {
  const count = await withDatabase(async (database) => {
    // On the disk, not on its way there.
    const transaction = database.transaction(WAITING, 'readwrite', { durability: 'strict' })
    try {
      await work(transaction.store)
    } catch (error) {
      // It would be closed with the half that was done.
      transaction.done.catch(() => undefined)
      transaction.abort()
      throw error
    }
    await transaction.done
    return database.count(WAITING)
  })
  markWaiting(count)
}

const byAge = (one: OutboxEntry, other: OutboxEntry): number => one.madeAt.localeCompare(other.madeAt)
