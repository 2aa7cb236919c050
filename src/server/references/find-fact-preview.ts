import type { CollectionSlug, PayloadRequest } from 'payload'

import { previewAddress } from '@/domain/addresses/preview'

import { findReferences } from './find-references'

/** The preview of the first page whose text names a fact, which has no page of its own; `null` where no page does. */
export async function findFactPreview(req: PayloadRequest, id: number | string): Promise<string | null> {
  const now = new Date()
  for (const { editPath } of await findReferences({ collection: 'facts', id, withTrash: false, req })) {
    const [, kind, slug = '', record] = editPath.split('/')
    const address =
      kind === 'globals'
        ? previewAddress({ global: slug, data: {}, now })
        : previewAddress({ collection: slug, data: await read(req, slug as CollectionSlug, Number(record)), now })
    if (address !== null) return address
  }
  return null
}

/** With the rights of who looks: what they may not read is no page for them. */
async function read(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<Record<string, unknown>> {
  const rights = { overrideAccess: false, user: req.user, req } as const
  const doc = await req.payload.findByID({ collection, id, depth: 0, draft: true, disableErrors: true, ...rights })
  return { ...doc }
}
