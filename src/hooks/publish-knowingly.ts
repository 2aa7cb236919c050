import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  GlobalBeforeChangeHook,
  PayloadRequest,
  Plugin,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import { refuseUnnamed } from '@/server/publishing/refuse-unnamed'

import { changeEach, withHooks } from './change-each'
import { getSave, readSent } from './sent-data'

/**
 * Refuses, with 409 and the names, to publish what other people have written since the last publication, unless the call
 * says that it knows of it (`RELEASING`). Holds for every collection and page with drafts and for each of several records
 * that are published at once; the server's own writes are not asked. For that, who wrote what must stay on record: an
 * autosave makes a version of its own where the newest one is another person's, which Payload would overwrite.
 */
export const publishKnowingly: Plugin = changeEach({
  which: hasDraftsEnabled,
  collection: (collection) =>
    withHooks(collection, { beforeOperation: [keepVersion(collection.slug)], beforeChange: [refuseInCollection] }),
  global: (global) => withHooks(global, { beforeChange: [refuseInGlobal] }),
})

const keepVersion =
  (slug: string): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const { id, isAutosave } = readSent(args)
    if (operation !== 'update' || !isAutosave || id === null) return args
    return (await isByAnother(req, slug, id)) ? { ...args, autosave: false } : args
  }

const refuseInCollection: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation === 'update' && isPublishedByPerson(req, collection.slug, data)) {
    await refuseUnnamed(req, { entity: collection, id: originalDoc.id, final: data })
  }
  return data
}

const refuseInGlobal: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if (isPublishedByPerson(req, global.slug, data)) await refuseUnnamed(req, { entity: global, id: null, final: data })
  return data
}

const isPublishedByPerson = (req: PayloadRequest, slug: string, { _status }: { _status?: unknown }): boolean =>
  _status === 'published' && getSave(req, slug)?.isByPerson === true

/** Whether somebody else, or nobody known, has made the newest version. */
async function isByAnother(req: PayloadRequest, slug: string, id: number): Promise<boolean> {
  type Author = { readonly lastSave?: { readonly by?: string | null } | null }
  const { docs } = await req.payload.db.findVersions<Author>({
    collection: slug as CollectionSlug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    select: { version: { lastSave: true } },
    limit: 1,
    pagination: false,
    req,
  })
  const { user } = req
  const name = user !== null && 'name' in user ? user.name : null
  return docs[0]?.version.lastSave?.by !== name
}
