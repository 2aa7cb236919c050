import type { CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'

import { weaknessOf } from '@/lib/password-strength'

/** Runs where a password is set by creation or change; logging in with an old one is not affected. */
export const requireStrongPassword: CollectionBeforeValidateHook = ({ data }) => {
  const password: unknown = data?.password
  if (password === undefined || password === null || password === '') return data
  const weakness = typeof password === 'string' ? weaknessOf(password) : 'A password is text.'
  if (weakness !== null) throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message: weakness }] })
  return data
}
