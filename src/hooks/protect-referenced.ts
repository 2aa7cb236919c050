import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
  type PayloadRequest,
  type Plugin,
} from 'payload'

import { REFERENCES_MOVE } from '@/server/database/references-move'
import { findReferences } from '@/server/references/find-references'

import { changeEach, withHooks } from './change-each'

/** So many entries are named in the answer; the rest are counted. */
const NAMED = 3

/**
 * Refuses to put into the trash or delete a record that other content points to, in a field or in a rich text: a gate would
 * lose its mosque, a link its page. The answer names what points to it. Added to every collection as a plugin, so that
 * new fields are covered, too.
 */
export const protectReferenced: Plugin = changeEach({ collection: addGuards })

function addGuards(collection: CollectionConfig): CollectionConfig {
  const titleField = collection.admin?.useAsTitle ?? 'id'
  const refuseTrash: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    const isTrashed = originalDoc !== undefined && Boolean(data.deletedAt) && !originalDoc.deletedAt
    if (isTrashed) {
      const { id, [titleField]: title } = originalDoc
      await refuse({ collection: collection.slug, id, title, isForGood: false, req })
    }
    return data
  }
  const refuseDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
    const doc: Record<string, unknown> | null = await req.payload.db.findOne({
      collection: collection.slug as CollectionSlug,
      where: { id: { equals: id } },
      req,
    })
    await refuse({ collection: collection.slug, id, title: doc?.[titleField], isForGood: true, req })
  }
  return withHooks(collection, { beforeChange: [refuseTrash], beforeDelete: [refuseDelete] })
}

type Refusal = {
  readonly collection: string
  readonly id: number | string
  readonly title: unknown
  readonly isForGood: boolean
  readonly req: PayloadRequest
}

async function refuse({ collection, id, title, isForGood, req }: Refusal): Promise<void> {
  if (req.context[REFERENCES_MOVE]) return
  const names = (await findReferences({ collection, id, withTrash: isForGood, req })).map(({ name }) => name)
  if (names.length === 0) return
  const rest = names.length - NAMED
  const listed = names.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
  const what = isForGood ? 'deleted' : 'put into the trash'
  throw new APIError(
    `“${String(title ?? id)}” cannot be ${what}, because other entries point to it: ${listed}. Change those first.`,
    409,
    null,
    true,
  )
}
