import type { CollectionBeforeChangeHook } from 'payload'

import type { Location } from '@/payload-types'

/**
 * Marks a name that a person has corrected as no longer computed. The seed, which runs without a user, sets the mark
 * itself.
 */
export const clearNameBasis: CollectionBeforeChangeHook<Location> = ({ data, originalDoc, req }) => {
  const isRenamed = data.name !== undefined && data.name !== originalDoc?.name
  const isStillComputed = data.nameBasis !== null && (data.nameBasis ?? null) === (originalDoc?.nameBasis ?? null)
  return req.user && originalDoc !== undefined && isRenamed && isStillComputed ? { ...data, nameBasis: null } : data
}
