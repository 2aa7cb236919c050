import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest, Plugin } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import { changeEach, withHooks } from './change-each'
import { getSave } from './sent-data'

/**
 * Payload releases the lock of a document with every save, an autosave included, so that a second editor finds the
 * document free while the first is writing. After an autosave the lock is taken again; it ends with a manual save, or
 * expires five minutes after the last one.
 */
export const relockAfterAutosave: Plugin = changeEach({
  which: hasDraftsEnabled,
  collection: (collection) => withHooks(collection, { afterChange: [relockInCollection] }),
  global: (global) => withHooks(global, { afterChange: [relockInGlobal] }),
})

const relockInCollection: CollectionAfterChangeHook = async ({ collection: { slug }, doc, operation, req }) => {
  if (operation === 'update') await relock(req, slug, { document: { relationTo: slug, value: doc.id } })
  return doc
}

const relockInGlobal: GlobalAfterChangeHook = async ({ doc, global: { slug }, req }) => {
  await relock(req, slug, { globalSlug: slug })
  return doc
}

/** Locks it for the person who saves; a save against another person's lock was refused before. */
async function relock(req: PayloadRequest, slug: string, what: object): Promise<void> {
  if (req.user === null || getSave(req, slug)?.isAutosave !== true) return
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { ...what, user: { relationTo: 'users', value: req.user.id } },
    returning: false,
    req,
  })
}
