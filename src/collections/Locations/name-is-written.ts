import type { CollectionBeforeChangeHook } from 'payload'

import type { Location } from '@/payload-types'

/** A name that a person has put right is no longer a computed one. The seed, which nobody is signed in for, says it itself. */
export const nameIsWritten: CollectionBeforeChangeHook<Location> = ({ data, originalDoc, req }) => {
  const isRenamed = data.name !== undefined && data.name !== originalDoc?.name
  const isStillComputed = data.nameBasis !== null && (data.nameBasis ?? null) === (originalDoc?.nameBasis ?? null)
  return req.user && originalDoc !== undefined && isRenamed && isStillComputed ? { ...data, nameBasis: null } : data
}
