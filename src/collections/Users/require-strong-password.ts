import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'

import { readSent } from '@/hooks/sent-data'
import { findWeakness } from '@/lib/security/password-strength'

/** Runs where a password is set by creation or change; logging in with an old one is not affected. */
export const requireStrongPassword: CollectionBeforeValidateHook = ({ data }) => {
  refuseWeak(data?.password)
  return data
}

/**
 * When a password is reset, Payload passes the stored account to `beforeValidate`: only here is the new password
 * available.
 */
export const requireStrongReset: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'resetPassword') refuseWeak(readSent(args).data.password)
  return args
}

function refuseWeak(password: unknown): void {
  if (password === undefined || password === null || password === '') return
  const weakness = typeof password === 'string' ? findWeakness(password) : 'A password is text.'
  if (weakness !== null)
    throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message: weakness }] })
}
