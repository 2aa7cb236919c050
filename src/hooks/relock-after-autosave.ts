import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  Config,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
  Plugin,
} from 'payload'

import { readSent } from './sent-data'

/** In `req.context`, by slug: the save under way is an autosave of the form. */
const AUTOSAVED = 'savedWhileWriting'

/**
 * Payload releases the lock of a document with every save, an autosave included, so that a second editor finds the
 * document free while the first is writing. After an autosave the lock is taken again; it ends with a manual save, or
 * expires five minutes after the last one.
 */
export const relockAfterAutosave: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const { hooks, slug } = collection
    const note: CollectionBeforeOperationHook = ({ args, operation, req }) => {
      if (operation === 'update') noteAutosave(req, slug, args)
      return args
    }
    const relock: CollectionAfterChangeHook = async ({ doc, req }) => {
      if (isAutosave(req, slug)) await putBack(req, { document: { relationTo: slug, value: doc.id } })
      return doc
    }
    return {
      ...collection,
      hooks: {
        ...hooks,
        beforeOperation: [...(hooks?.beforeOperation ?? []), note],
        afterChange: [...(hooks?.afterChange ?? []), relock],
      },
    }
  }),
  globals: config.globals?.map((global) => {
    const { hooks, slug } = global
    const note: GlobalBeforeOperationHook = ({ args, operation, req }) => {
      if (operation === 'update') noteAutosave(req, slug, args)
      return args
    }
    const relock: GlobalAfterChangeHook = async ({ doc, req }) => {
      if (isAutosave(req, slug)) await putBack(req, { globalSlug: slug })
      return doc
    }
    return {
      ...global,
      hooks: {
        ...hooks,
        beforeOperation: [...(hooks?.beforeOperation ?? []), note],
        afterChange: [...(hooks?.afterChange ?? []), relock],
      },
    }
  }),
})

function noteAutosave(req: PayloadRequest, slug: string, args: unknown): void {
  req.context[AUTOSAVED] = readSent(args).isAutosave ? slug : null
}

const isAutosave = (req: PayloadRequest, slug: string): boolean => req.context[AUTOSAVED] === slug

/** Locks it for the person who saves; a save against another person's lock was refused before. */
async function putBack(req: PayloadRequest, what: object): Promise<void> {
  if (req.user === null) return
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { ...what, user: { relationTo: 'users', value: req.user.id } },
    returning: false,
    req,
  })
}
