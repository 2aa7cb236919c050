import type { Payload, PayloadRequest, TypedUser } from 'payload'

import { recordVersion, toCells, valueAt } from './cells'
import type { StoredRow } from './compare-rows'
import { type SheetCollection, sheetColumns, titleKey } from './columns'

/** Who takes out or brings in, with the rights of that person; inside a transaction its request. */
export type By = {
  readonly payload: Payload
  readonly user: TypedUser
  readonly req?: PayloadRequest
}

/** As the CMS gives a record of any of the collections. */
export type StoredDoc = Readonly<Record<string, unknown>> & {
  readonly id: number
  readonly updatedAt: string
}

export const hasDrafts = (collection: SheetCollection): boolean => collection !== 'facts'

/** Records a call asks for at once. */
const CHUNK = 500

/** What readers see: a sheet holds no draft, and brings none out. In the order of their numbers. */
export async function* readDocs(
  by: By,
  collection: SheetCollection,
  ids?: readonly number[],
): AsyncGenerator<StoredDoc> {
  const chunks = ids === undefined ? null : [...ids].sort((one, other) => one - other)
  for (let last = 0, page = 0; ; page += 1) {
    const wanted = chunks?.slice(page * CHUNK, (page + 1) * CHUNK)
    if (wanted?.length === 0) return
    const { docs } = await by.payload.find({
      collection,
      where: {
        and: [
          wanted === undefined ? { id: { greater_than: last } } : { id: { in: wanted } },
          ...(hasDrafts(collection) ? [{ _status: { equals: 'published' } }] : []),
        ],
      },
      sort: 'id',
      limit: CHUNK,
      pagination: false,
      depth: 0,
      ...asPerson(by),
    })
    // The columns know what is in which collection.
    for (const doc of docs) yield doc as unknown as StoredDoc
    last = docs.at(-1)?.id ?? last
    if (wanted === undefined && docs.length < CHUNK) return
  }
}

export const asPerson = ({ user, req }: By) =>
  ({ overrideAccess: false, user, ...(req !== undefined && { req }) }) as const

export function toStoredRow(collection: SheetCollection, doc: StoredDoc): StoredRow {
  const columns = sheetColumns(collection)
  const cells = toCells(columns, doc)
  return {
    id: doc.id,
    label: String(valueAt(doc, titleKey(collection)) ?? doc.id),
    cells,
    version: recordVersion(columns, cells),
  }
}

/** Which of these records have changes that nobody has published. */
export async function findDrafts(
  by: By,
  collection: SheetCollection,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (!hasDrafts(collection) || ids.length === 0) return new Set()
  const { docs } = await by.payload.findVersions({
    collection,
    where: {
      and: [{ parent: { in: [...ids] } }, { latest: { equals: true } }, { 'version._status': { equals: 'draft' } }],
    },
    pagination: false,
    depth: 0,
    ...asPerson(by),
  })
  return new Set(docs.map(({ parent }) => Number(parent)))
}
