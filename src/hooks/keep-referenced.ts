import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
  type Config,
  type PayloadRequest,
  type Plugin,
} from 'payload'

import { REFERENCES_MOVE } from '@/server/database/references-move'
import { whoPointsTo } from '@/server/references/who-points'

/** So many are named in the answer; of the rest their number. */
const NAMED = 3

/**
 * What other content points to, in a field or in a rich text, is neither put into the trash nor deleted: its page would be
 * gone, a gate without its mosque and a link without its end. The answer names who points. Added to every collection as
 * a plugin, so that a new field counts at once.
 */
export const keepReferenced: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map(guarded),
})

function guarded(collection: CollectionConfig): CollectionConfig {
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
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeChange: [...(collection.hooks?.beforeChange ?? []), refuseTrash],
      beforeDelete: [...(collection.hooks?.beforeDelete ?? []), refuseDelete],
    },
  }
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
  const names = (await whoPointsTo({ collection, id, withTrash: isForGood, req })).map(({ name }) => name)
  if (names.length === 0) return
  const rest = names.length - NAMED
  const named = names.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
  const what = isForGood ? 'deleted' : 'put into the trash'
  throw new APIError(
    `“${String(title ?? id)}” cannot be ${what}, because other entries point to it: ${named}. Change those first.`,
    409,
    null,
    true,
  )
}
