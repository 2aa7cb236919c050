import { type CollectionBeforeChangeHook, type Field, type PayloadRequest, ValidationError } from 'payload'

import type { User } from '@/payload-types'

import { refuseWhenTooMany } from './guard-login'
import { verifyPassword } from './verify-password'

/** Sent with a new password or e-mail address for one's own account; never stored. */
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
 * A new password or e-mail address for one's own account needs the present password, so that whoever finds an open session cannot
 * take the account over: to the address goes the link for a forgotten password. Tries count towards the limit of sign-ins.
 * Administrators set those of others without it.
 */
export const askCurrentPassword: CollectionBeforeChangeHook<User & { currentPassword?: string | null }> = async ({
  data: { currentPassword: sentPassword, ...data },
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || originalDoc === undefined || req.user?.id !== originalDoc.id) return data
  if (!data.password && !isOtherEmail(data, originalDoc)) return data
  // Payload validates fields only after this hook.
  if (typeof sentPassword !== 'string' || sentPassword === '') throw toRefusal('Give your present password, too.')
  if (!(await isPresentPassword(req, originalDoc, sentPassword))) throw toRefusal('This is not your present password.')
  return data
}

/** Payload writes an address in small letters, after the hooks of the collection. */
export const isOtherEmail = ({ email }: Partial<User>, stored: Pick<User, 'email'>): boolean =>
  typeof email === 'string' && email.toLowerCase().trim() !== stored.email

/** Counts a try and compares. */
export async function isPresentPassword(
  req: PayloadRequest,
  { id, email }: Pick<User, 'id' | 'email'>,
  password: string,
): Promise<boolean> {
  await refuseWhenTooMany(req, email)
  const stored = await req.payload.db.findOne<User & { hash?: string; salt?: string }>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  return stored !== null && (await verifyPassword(stored, password))
}

const toRefusal = (message: string) =>
  new ValidationError({ collection: 'users', errors: [{ path: 'currentPassword', message }] })
