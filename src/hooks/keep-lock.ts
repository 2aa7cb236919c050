import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  Config,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
  Plugin,
} from 'payload'

import { sentIn } from './sent-data'

/** In `req.context`, by slug: the save under way is one that the form makes by itself while somebody writes. */
const AUTOSAVED = 'savedWhileWriting'

/**
 * Payload takes the lock of a document away with every save, an automatic one included, so that a second editor finds
 * the document free while the first is writing. After an automatic save the lock is put back; it ends with a save by
 * hand, or by itself five minutes after the last word.
 */
export const keepLock: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const { hooks, slug } = collection
    const note: CollectionBeforeOperationHook = ({ args, operation, req }) => {
      if (operation === 'update') noteAutosave(req, slug, args)
      return args
    }
    const keep: CollectionAfterChangeHook = async ({ doc, req }) => {
      if (isAutosave(req, slug)) await putBack(req, { document: { relationTo: slug, value: doc.id } })
      return doc
    }
    return {
      ...collection,
      hooks: {
        ...hooks,
        beforeOperation: [...(hooks?.beforeOperation ?? []), note],
        afterChange: [...(hooks?.afterChange ?? []), keep],
      },
    }
  }),
  globals: config.globals?.map((global) => {
    const { hooks, slug } = global
    const note: GlobalBeforeOperationHook = ({ args, operation, req }) => {
      if (operation === 'update') noteAutosave(req, slug, args)
      return args
    }
    const keep: GlobalAfterChangeHook = async ({ doc, req }) => {
      if (isAutosave(req, slug)) await putBack(req, { globalSlug: slug })
      return doc
    }
    return {
      ...global,
      hooks: {
        ...hooks,
        beforeOperation: [...(hooks?.beforeOperation ?? []), note],
        afterChange: [...(hooks?.afterChange ?? []), keep],
      },
    }
  }),
})

function noteAutosave(req: PayloadRequest, slug: string, args: unknown): void {
  req.context[AUTOSAVED] = sentIn(args).isAutosave ? slug : null
}

const isAutosave = (req: PayloadRequest, slug: string): boolean => req.context[AUTOSAVED] === slug

/** A save that another person's lock stands against does not get this far. */
async function putBack(req: PayloadRequest, what: object): Promise<void> {
  if (req.user === null) return
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { ...what, user: { relationTo: 'users', value: req.user.id } },
    returning: false,
    req,
  })
}
