import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
} from 'payload'

import { mosqueById } from '@/domain/gates/mosques'
import type { Location } from '@/payload-types'

/** In `req.context`: the save makes a draft and leaves the public row as it is. */
const SAVES_DRAFT = 'savesDraftOfPlace'

const refuse = (name: string): never => {
  throw new APIError(
    `${name} is one of the two mosques the guide is built on. Its record stays, and stays published; its facts may be changed.`,
    409,
    null,
    true,
  )
}

const noteDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' || operation === 'updateByID') {
    req.context[SAVES_DRAFT] = 'draft' in args && Boolean(args.draft)
  }
  return args
}

/** In a bulk change only a throw before the write leaves a record unchanged. */
const refuseBeforeWrite: CollectionBeforeChangeHook<Location> = ({ data, originalDoc, req }) => {
  const mosque = mosqueById(originalDoc?.id ?? 0)
  const isUnpublished = data._status === 'draft' && !req.context[SAVES_DRAFT]
  if (mosque !== null && (Boolean(data.deletedAt) || isUnpublished)) refuse(mosque.name)
  return data
}

/** For every other way, such as restoring a version that was a draft; the throw rolls it back. */
const refuseAfterWrite: CollectionAfterChangeHook<Location> = async ({ doc, operation, req }) => {
  const mosque = mosqueById(doc.id)
  if (mosque === null || operation === 'create') return doc
  const stored = await req.payload.db.findOne<Location>({
    collection: 'locations',
    where: { id: { equals: doc.id } },
    req,
  })
  return stored?._status === 'published' && !stored.deletedAt ? doc : refuse(mosque.name)
}

const refuseDeletion: CollectionBeforeDeleteHook = ({ id }) => {
  const mosque = mosqueById(Number(id))
  if (mosque !== null) refuse(mosque.name)
}

/** The gates, the home page and the fixed addresses of the specification (§3, §9) need both records. */
export const protectMosques = {
  beforeOperation: noteDraft,
  beforeChange: refuseBeforeWrite,
  afterChange: refuseAfterWrite,
  beforeDelete: refuseDeletion,
}
