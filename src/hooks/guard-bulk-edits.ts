import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Config,
  type PayloadRequest,
  type Plugin,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import { readSent } from './sent-data'

/** In `req.context`: the change of several records under way. */
const BULK = 'bulkEdit'

type Bulk = { readonly slug: string; readonly hasFields: boolean }

/**
 * A change of several records at once must not publish or hide unfinished drafts. Payload publishes the newest draft of
 * each record, and a change that does not publish puts a new version in front of the draft. Records with such a draft are
 * refused and named in the answer; the others are changed. Changes that save drafts or use the trash are let through.
 */
export const guardBulkEdits: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) =>
    hasDraftsEnabled(collection) ? addGuards(collection) : collection,
  ),
})

function addGuards(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  const titleField = collection.admin?.useAsTitle ?? 'id'
  const note: CollectionBeforeOperationHook = ({ args, operation, req }) => {
    if (operation === 'update') req.context[BULK] = readBulk(slug, args)
    return args
  }
  const refuse: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
    const bulk = getBulk(req)
    if (operation !== 'update' || bulk?.slug !== slug) return data
    const { isPublic, hasDraft } = await loadStatus(req, slug as CollectionSlug, originalDoc.id)
    const name = `“${String(originalDoc[titleField] ?? originalDoc.id)}”`
    if (isPublic && hasDraft) {
      throw toRefusal(
        `${name} was left as it is, because it has changes that are not published. Open it, and publish or discard them first.`,
      )
    }
    if (!isPublic && bulk.hasFields && data._status === 'published') {
      throw toRefusal(
        `${name} was left as it is, because it is a draft. Save your change as a draft, or open it and publish it there.`,
      )
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

const toRefusal = (message: string) => new APIError(message, 409, null, true)

/** `null` when the change is of one record, saves drafts only, or uses the trash. */
function readBulk(slug: string, args: unknown): Bulk | null {
  const { data, isDraft, isMany } = readSent(args)
  const savesDraft = isDraft && data._status !== 'published'
  if (!isMany || savesDraft || 'deletedAt' in data) return null
  return { slug, hasFields: Object.keys(data).some((field) => field !== '_status') }
}

const getBulk = (req: PayloadRequest) => req.context[BULK] as Bulk | null | undefined

async function loadStatus(req: PayloadRequest, collection: CollectionSlug, id: number | string) {
  type WithStatus = { readonly _status?: string | null }
  const stored = await req.payload.db.findOne<WithStatus & { id: number }>({
    collection,
    where: { id: { equals: id } },
    req,
  })
  const { docs } = await req.payload.db.findVersions<WithStatus>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    req,
  })
  return { isPublic: stored?._status === 'published', hasDraft: docs[0]?.version._status === 'draft' }
}
