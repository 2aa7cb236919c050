import { isDeepStrictEqual } from 'node:util'

import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload'

import { expireTags } from '@/server/cache/expire-tags'
import { getOwnExpiry } from '@/server/cache/own-expiry'
import { type CacheTag, withdrawn } from '@/server/cache/tags'

import {
  notePublicGlobal,
  getPublicRowBefore,
  notePublicRow,
  notePublicRowBeforeDelete,
  type PublicRow,
  readPublicGlobal,
  readPublicRow,
} from './public-row'

/**
 * Collection hooks that invalidate the public pages showing a record. They compare what readers saw before the change with
 * what they see after it, never the newest version: that may be a draft of a public record, or under another address.
 *
 * @param listTags of a row as it is stored, so a relationship is a number
 */
export function expireContent<Doc extends object>(
  listTags: (row: Doc) => readonly CacheTag[],
): {
  beforeChange: CollectionBeforeChangeHook[]
  afterChange: CollectionAfterChangeHook[]
  beforeDelete: CollectionBeforeDeleteHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  const listRowTags = (row: PublicRow | null) => (row === null ? [] : listTags(row as Doc))
  return {
    beforeChange: [notePublicRow],
    afterChange: [
      async ({ collection: { slug }, doc, operation, req }) => {
        const before = operation === 'create' ? null : getPublicRowBefore(req, slug, doc.id)
        const after = await readPublicRow(req, slug, doc.id)
        if (!isDeepStrictEqual(before, after)) expire(req, listRowTags(before), listRowTags(after))
        return doc
      },
    ],
    beforeDelete: [notePublicRowBeforeDelete],
    afterDelete: [
      ({ collection: { slug }, doc, id, req }) => {
        expire(req, listRowTags(getPublicRowBefore(req, slug, id)), [])
        return doc
      },
    ],
  }
}

/** The same for a page that exists once. */
export const expireGlobal = (
  tags: readonly CacheTag[],
): { beforeChange: GlobalBeforeChangeHook[]; afterChange: GlobalAfterChangeHook[] } => ({
  beforeChange: [notePublicGlobal],
  afterChange: [
    async ({ doc, global: { slug }, req }) => {
      const before = getPublicRowBefore(req, slug, slug)
      const after = await readPublicGlobal(req, slug)
      if (!isDeepStrictEqual(before, after)) expire(req, before === null ? [] : tags, after === null ? [] : tags)
      return doc
    },
  ],
})

/**
 * Expires the tags of both states, at once or, for a caller that expires by itself after its commit, with the others it
 * collects. A tag of the state before alone is named as withdrawn, too: no reader gets a stale response that shows it.
 */
function expire(req: PayloadRequest, before: readonly CacheTag[], after: readonly CacheTag[]): void {
  const withdrawnTags = before.filter((tag) => !after.includes(tag)).map(withdrawn)
  const changed = [...before, ...after, ...withdrawnTags]
  const own = getOwnExpiry(req)
  if (own === null) expireTags(changed, req.payload.logger)
  else for (const tag of changed) own.add(tag)
}
