import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  Config,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
  Plugin,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import { refuseUnnamed } from '@/server/publishing/refuse-unnamed'

import { readSent } from './sent-data'

/** In `req.context`, by slug: the change under way was asked for by a person, and is not the server's own. */
const ASKED = 'askedByPerson'

/**
 * Refuses, with 409 and the names, to publish what other people have written since the last publication, unless the call
 * says that it knows of it (`RELEASING`). Holds for every collection and page with drafts and for each of several records
 * that are published at once; the server's own writes are not asked. For that, who wrote what must stay on record: an
 * autosave makes a version of its own where the newest one is another person's, which Payload would overwrite.
 */
export const publishKnowingly: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasDraftsEnabled(collection) ? guardCollection(collection) : collection,
  ),
  globals: config.globals?.map((global) => (hasDraftsEnabled(global) ? guardGlobal(global) : global)),
})

function guardCollection(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  const note: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
    if (operation !== 'update') return args
    noteAsked(req, slug, overrideAccess !== true)
    const { id, isAutosave } = readSent(args)
    return isAutosave && id !== null && (await isByAnother(req, slug, id)) ? { ...args, autosave: false } : args
  }
  const refuse: CollectionBeforeChangeHook = async ({ collection: entity, data, operation, originalDoc, req }) => {
    if (operation === 'update' && data._status === 'published' && isAsked(req, slug)) {
      await refuseUnnamed(req, { entity, id: originalDoc.id, final: data })
    }
    return data
  }
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), note],
      beforeChange: [...(hooks?.beforeChange ?? []), refuse],
    },
  }
}

function guardGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks, slug } = global
  const note: GlobalBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
    if (operation === 'update') noteAsked(req, slug, overrideAccess !== true)
    return args
  }
  const refuse: GlobalBeforeChangeHook = async ({ data, global: entity, req }) => {
    if (data._status === 'published' && isAsked(req, slug)) await refuseUnnamed(req, { entity, id: null, final: data })
    return data
  }
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), note],
      beforeChange: [...(hooks?.beforeChange ?? []), refuse],
    },
  }
}

function noteAsked(req: PayloadRequest, slug: string, isByPerson: boolean): void {
  req.context[ASKED] = { ...getAsked(req), [slug]: isByPerson }
}

const getAsked = ({ context }: PayloadRequest) =>
  (context[ASKED] ?? {}) as Readonly<Record<string, boolean | undefined>>

const isAsked = (req: PayloadRequest, slug: string): boolean => getAsked(req)[slug] === true

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
