import { APIError, type PayloadRequest, type TypedUser, ValidationError } from 'payload'

import { OWN_EXPIRY } from '@/server/cache/own-expiry'
import type { CacheTag } from '@/server/cache/tags'
import { lockRecord } from '@/server/database/lock-record'
import type { SqlClient } from '@/server/database/sql-client'
import { onConnection } from '@/server/database/transaction'

import { valueAt } from './cells'
import type { SheetCollection } from './columns'
import { asPerson, type By, findDrafts, hasDrafts, readDocs, type StoredDoc, toStoredRow } from './stored-rows'

export type Saving = {
  /** In a transaction. */
  readonly client: SqlClient
  readonly by: By & { readonly user: TypedUser }
  readonly collection: SheetCollection
  /** Filled with what pages show the changes. */
  readonly tags: Set<CacheTag>
}

export type RowSave = {
  readonly id: number
  /** By the key of a column. */
  readonly values: Replaced['values']
  /** Whether the record is still what the change was made from; asked while it is held. */
  readonly isCurrent: (doc: StoredDoc) => boolean
}

export type Saved =
  | {
      readonly state: 'saved'
      readonly updatedAt: string
      /** See `recordVersion`. */
      readonly version: string
      /** The values that were replaced. */
      readonly before: Readonly<Record<string, unknown>>
    }
  | { readonly state: 'changed-since' }
  | { readonly state: 'refused'; readonly problem: string }

/** What is kept of a row that was saved, to take it back. */
export type Replaced = {
  readonly values: Readonly<Record<string, unknown>>
  /** Of what was written. */
  readonly version: string
}

export const HAS_DRAFT =
  'It has changes that nobody has published. Open it in the CMS, publish or discard them, and send the sheet again.'

/**
 * Saves a record as its form does, with the rights of the person and all rules of the CMS. One that is refused is taken back by
 * itself: the others stay.
 */
export async function saveRow(saving: Saving, row: RowSave): Promise<Saved> {
  const { client, by, tags } = saving
  await client.query('SAVEPOINT sheet_row')
  try {
    const context = { [OWN_EXPIRY]: tags }
    return await onConnection(by.payload, client, { context, user: by.user }, (req) => saveHeld(saving, row, req))
  } catch (error) {
    await client.query('ROLLBACK TO SAVEPOINT sheet_row')
    if (error instanceof APIError && error.status < 500) return { state: 'refused', problem: describe(error) }
    throw error
  }
}

async function saveHeld({ by, collection }: Saving, row: RowSave, req: PayloadRequest): Promise<Saved> {
  const { id, values, isCurrent } = row
  await lockRecord(req, collection, id)
  const inside = { ...by, req }
  const { value: doc } = await readDocs(inside, collection, [id]).next()
  if (!doc || !isCurrent(doc)) return { state: 'changed-since' }
  if ((await findDrafts(inside, collection, [id])).size > 0) return { state: 'refused', problem: HAS_DRAFT }
  const before = Object.fromEntries(Object.keys(values).map((key) => [key, valueAt(doc, key)]))
  const saved = await by.payload.update({
    collection,
    id,
    data: { ...withValues(doc, values), ...(hasDrafts(collection) && { _status: 'published' }) },
    depth: 0,
    // Whoever has it open in a form would lose what they write.
    overrideLock: false,
    ...asPerson(inside),
  })
  // The columns know what is in which collection.
  const { version } = toStoredRow(collection, saved as unknown as StoredDoc)
  return { state: 'saved', updatedAt: saved.updatedAt, version, before }
}

/** The changed fields alone, a group as a whole. */
function withValues(doc: StoredDoc, values: RowSave['values']): Record<string, unknown> {
  const data: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(values)) {
    const [field = key, inner] = key.split('.')
    data[field] = inner === undefined ? value : { ...Object(data[field] ?? doc[field]), [inner]: value }
  }
  return data
}

function describe(error: APIError): string {
  if (!(error instanceof ValidationError)) return error.message
  return error.data.errors
    .map(({ label, path, message }) => `${typeof label === 'string' ? label : path}: ${message}`)
    .join(' ')
}
