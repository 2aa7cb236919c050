import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload'

import { expireTags } from '@/server/cache/expire-tags'
import { SKIP_EXPIRY } from '@/server/cache/skip-expiry'
import type { CacheTag } from '@/server/cache/tags'

type Content = { readonly _status?: 'draft' | 'published' | null; readonly id: number | string }

/** Collection hooks that renew the public pages showing a document, and only when a published one is or was touched. */
export function expireContent<Doc extends Content>(
  tagsOf: (doc: Doc) => readonly CacheTag[],
): {
  afterChange: CollectionAfterChangeHook<Doc>[]
  afterDelete: CollectionAfterDeleteHook<Doc>[]
} {
  return {
    afterChange: [
      ({ doc, previousDoc, req }) => {
        const isOrWasPublic =
          doc._status !== 'draft' || (previousDoc?.id !== undefined && previousDoc._status !== 'draft')
        if (!req.context[SKIP_EXPIRY] && isOrWasPublic) {
          const before = previousDoc?.id === undefined ? [] : tagsOf(previousDoc)
          expireTags([...tagsOf(doc), ...before], req.payload.logger)
        }
        return doc
      },
    ],
    afterDelete: [
      ({ doc, req }) => {
        if (!req.context[SKIP_EXPIRY]) expireTags(tagsOf(doc), req.payload.logger)
        return doc
      },
    ],
  }
}

export const expireGlobal =
  (tags: readonly CacheTag[]): GlobalAfterChangeHook =>
  ({ doc, req }) => {
    if (!req.context[SKIP_EXPIRY]) expireTags(tags, req.payload.logger)
    return doc
  }
