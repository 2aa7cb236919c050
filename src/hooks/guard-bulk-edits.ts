import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
  type Plugin,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

import { changeEach, withHooks } from './change-each'
import { getSave, type Save } from './sent-data'

/**
 * A change of several records at once must not publish or hide unfinished drafts. Payload publishes the newest draft of
 * each record, and a change that does not publish puts a new version in front of the draft. Records with such a draft are
 * refused and named in the answer; the others are changed. Changes that save drafts or use the trash are let through.
 */
export const guardBulkEdits: Plugin = changeEach({
  which: hasDraftsEnabled,
  collection: (collection) => withHooks(collection, { beforeChange: [refuseUnfinished(collection)] }),
})

function refuseUnfinished({ admin, slug }: CollectionConfig): CollectionBeforeChangeHook {
  const titleField = admin?.useAsTitle ?? 'id'
  return async ({ data, operation, originalDoc, req }) => {
    const save = getSave(req, slug)
    if (operation !== 'update' || save === undefined || !isGuarded(save)) return data
    const { isPublic, hasDraft } = await loadStatus(req, slug as CollectionSlug, originalDoc.id)
    const name = `“${String(originalDoc[titleField] ?? originalDoc.id)}”`
    if (isPublic && hasDraft) {
      throw toRefusal(
        `${name} was left as it is, because it has changes that are not published. Open it, and publish or discard them first.`,
      )
    }
    const hasFields = Object.keys(save.data).some((field) => field !== '_status')
    if (!isPublic && hasFields && data._status === 'published') {
      throw toRefusal(
        `${name} was left as it is, because it is a draft. Save your change as a draft, or open it and publish it there.`,
      )
    }
    return data
  }
}

const toRefusal = (message: string) => new APIError(message, 409, null, true)

/** Not a change of one record, nor one that saves drafts only or uses the trash. */
const isGuarded = ({ data, isDraft, isMany }: Save): boolean =>
  isMany && !(isDraft && data._status !== 'published') && !('deletedAt' in data)

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
