import { type IDBPDatabase, openDB } from 'idb'

import type { Content } from './content'

/** Words of one form that the server does not have yet. */
export type Copy = {
  /** Of the form that was open: two windows of one record keep a copy each. */
  readonly key: string
  /** Account it is for; nobody else is shown it. */
  readonly owner: string
  /** `guide-articles/5`, `globals/home`, or `locations/new` for what has not been saved once. */
  readonly record: string
  /** When the first of these words was written, and the last, in milliseconds since 1970. */
  readonly since: number
  readonly changedAt: number
  /** When the record had been stored that the words were written into. */
  readonly basis: string | null
  readonly content: Content
}

/** Older ones go when another is kept, and so do the oldest where there are more. */
export const LONGEST_DAYS = 30
const MOST_COPIES = 30

const DATABASE = 'admin-unsaved'
const STORE = 'copies'
const DAY_MS = 24 * 60 * 60 * 1000

let opened: Promise<IDBPDatabase> | null = null

/** Stays open: a page that is being left has no time to open it. */
function open(): Promise<IDBPDatabase> {
  opened ??= openDB(DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'key' }),
    terminated: forget,
  })
  opened.catch(forget)
  return opened
}

function forget(): void {
  opened = null
}

/** The copies of one account for one record, newest first. @throws where the browser refuses to store anything */
export async function listCopies(owner: string, record: string): Promise<readonly Copy[]> {
  const copies = await readAll(await open())
  return copies.filter((copy) => copy.owner === owner && copy.record === record)
}

/** @throws where the browser refuses: blocked, full, or a private window */
export async function keepCopy(copy: Copy): Promise<void> {
  const database = await open()
  await database.put(STORE, copy)
  const others = (await readAll(database)).filter(({ key }) => key !== copy.key)
  const tooOld = others.filter(
    ({ changedAt }, index) => index >= MOST_COPIES - 1 || copy.changedAt - changedAt > LONGEST_DAYS * DAY_MS,
  )
  await Promise.all(tooOld.map(({ key }) => database.delete(STORE, key)))
}

export async function removeCopy(key: string): Promise<void> {
  await (await open()).delete(STORE, key)
}

const readAll = async (database: IDBPDatabase): Promise<readonly Copy[]> =>
  ((await database.getAll(STORE)) as unknown[]).filter(isCopy).toSorted((one, other) => other.changedAt - one.changedAt)

/** Another edition of the admin may have written it. */
function isCopy(value: unknown): value is Copy {
  if (typeof value !== 'object' || value === null) return false
  const { key, owner, record, since, changedAt, content } = value as Readonly<Record<string, unknown>>
  const isNamed = typeof key === 'string' && typeof owner === 'string' && typeof record === 'string'
  return isNamed && typeof since === 'number' && typeof changedAt === 'number' && typeof content === 'object'
}
