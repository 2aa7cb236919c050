import { type CollectionBeforeChangeHook, type Field, ValidationError } from 'payload'

import type { User } from '@/payload-types'

import { refuseWhenTooMany } from './guard-login'
import { isPasswordOf } from './verify-password'

/** Sent beside a new password of one's own; never stored. */
export const currentPassword: Field = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  maxLength: 1024,
  access: { read: () => false },
  admin: {
    components: { Field: '@/admin/CurrentPassword#CurrentPassword' },
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
  },
}

/**
 * Who sets a new password for the own account gives the present one, so that a session left open does not give the account
 * away. Tries count as tries to sign in. Administrators set one for others without knowing theirs.
 */
export const askCurrentPassword: CollectionBeforeChangeHook<User & { currentPassword?: string | null }> = async ({
  data: { currentPassword: given, ...data },
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !data.password || originalDoc === undefined) return data
  if (req.user?.id !== originalDoc.id) return data
  // Fields are checked later than this.
  if (typeof given !== 'string' || given === '') throw refusal('Give your present password, too.')
  await refuseWhenTooMany(req, originalDoc.email)
  const stored = await req.payload.db.findOne<User & { hash?: string; salt?: string }>({
    collection: 'users',
    where: { id: { equals: originalDoc.id } },
    req,
  })
  if (stored === null || !(await isPasswordOf(stored, given))) throw refusal('This is not your present password.')
  return data
}

const refusal = (message: string) =>
  new ValidationError({ collection: 'users', errors: [{ path: 'currentPassword', message }] })
