import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'

import { weaknessOf } from '@/lib/security/password-strength'

/** Runs where a password is set by creation or change; logging in with an old one is not affected. */
export const requireStrongPassword: CollectionBeforeValidateHook = ({ data }) => {
  refuseWeak(data?.password)
  return data
}

/** Payload hands the stored account to `beforeValidate` when a password is reset: the new one is seen only here. */
export const requireStrongReset: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'resetPassword')
    refuseWeak('data' in args && typeof args.data === 'object' ? passwordIn(args.data) : undefined)
  return args
}

const passwordIn = (data: object | null): unknown => (data !== null && 'password' in data ? data.password : undefined)

function refuseWeak(password: unknown): void {
  if (password === undefined || password === null || password === '') return
  const weakness = typeof password === 'string' ? weaknessOf(password) : 'A password is text.'
  if (weakness !== null)
    throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message: weakness }] })
}
