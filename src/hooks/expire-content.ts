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
  notePublicRow,
  notePublicRowBeforeDelete,
  type PublicRow,
  publicRowBefore,
  readPublicGlobal,
  readPublicRow,
} from './public-row'

/**
 * Collection hooks that renew the public pages showing a record. They ask what readers saw before the change and what they
 * see after it, never the newest version: that may be a draft of something which is public, or under another address.
 *
 * @param tagsOf of a row as it is stored, so a relationship is a number
 */
export function expireContent<Doc extends object>(
  tagsOf: (row: Doc) => readonly CacheTag[],
): {
  beforeChange: CollectionBeforeChangeHook[]
  afterChange: CollectionAfterChangeHook[]
  beforeDelete: CollectionBeforeDeleteHook[]
  afterDelete: CollectionAfterDeleteHook[]
} {
  const tags = (row: PublicRow | null) => (row === null ? [] : tagsOf(row as Doc))
  return {
    beforeChange: [notePublicRow],
    afterChange: [
      async ({ collection: { slug }, doc, operation, req }) => {
        const before = operation === 'create' ? null : publicRowBefore(req, slug, doc.id)
        const after = await readPublicRow(req, slug, doc.id)
        if (!isDeepStrictEqual(before, after)) expire(req, tags(before), tags(after))
        return doc
      },
    ],
    beforeDelete: [notePublicRowBeforeDelete],
    afterDelete: [
      ({ collection: { slug }, doc, id, req }) => {
        expire(req, tags(publicRowBefore(req, slug, id)), [])
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
      const before = publicRowBefore(req, slug, slug)
      const after = await readPublicGlobal(req, slug)
      if (!isDeepStrictEqual(before, after)) expire(req, before === null ? [] : tags, after === null ? [] : tags)
      return doc
    },
  ],
})

/** Under which names something was public and is no more: no reader gets a stale response that shows it. */
function expire(req: PayloadRequest, before: readonly CacheTag[], after: readonly CacheTag[]): void {
  const gone = before.filter((tag) => !after.includes(tag)).map(withdrawn)
  const changed = [...before, ...after, ...gone]
  const own = getOwnExpiry(req)
  if (own === null) expireTags(changed, req.payload.logger)
  else for (const tag of changed) own.add(tag)
}
