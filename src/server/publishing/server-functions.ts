import { canAccessAdmin, type ServerFunction } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { z } from 'zod'

import { hasRole } from '@/access/roles'

import { findUnreleased, type Unreleased } from './unreleased-words'

const askArgs = z.object({
  id: z.coerce.number().int().nullish(),
  collectionSlug: z.string().nullish(),
  globalSlug: z.string().nullish(),
})

/** Whose words would become public, for the button that publishes. Drafts are for everyone who works here. */
export const listUnreleasedWords: ServerFunction<object, Promise<Unreleased>> = async ({ req, ...args }) => {
  await canAccessAdmin({ req })
  const { id, collectionSlug, globalSlug } = askArgs.parse(args)
  const { collections, globals } = req.payload.config
  const entity =
    globalSlug == null
      ? collections.find(({ slug }) => slug === collectionSlug)
      : globals.find(({ slug }) => slug === globalSlug)
  const isStaff = hasRole(req.user, ['admin', 'editor', 'moderator'])
  if (entity === undefined || !hasDraftsEnabled(entity) || !isStaff || (globalSlug == null && id == null)) {
    throw new Error('What is to be published is not known.')
  }
  return findUnreleased(req, { entity, id: globalSlug == null ? (id ?? null) : null })
}
