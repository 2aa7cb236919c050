import {
  APIError,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Endpoint,
  ValidationError,
} from 'payload'

import { admins, adminsOnlyField, adminsOrSelf, staff } from '@/access/rules'
import { hasRole, roles } from '@/access/roles'
import { env } from '@/env'
import { readSent } from '@/hooks/sent-data'
import { findWeakness } from '@/lib/security/password-strength'
import type { User } from '@/payload-types'
import { Refusal, refusalResponse } from '@/server/http/answers'
import { SWITCHED_OFF } from '@/server/security/caller'
import { forgetDevices } from '@/server/sessions/session-devices'
import { turnOff } from '@/server/two-factor/store'

import { askCode, closeReset, noteSignIn } from './ask-code'
import { askCurrentPassword, currentPassword, isOtherEmail } from './ask-current-password'
import { guardLogin } from './guard-login'
import { logChange, logDeletion, notePassword } from './log-changes'
import { protectLastAdminOnChange, protectLastAdminOnDelete } from './protect-last-admin'
import { refuseEscalation } from './refuse-escalation'
import { noteSessionDevice, sessionEndpoints } from './session-endpoints'
import { guardSessions, lockForLogout, SESSION_SECONDS } from './sessions'
import { twoFactorEndpoints } from './two-factor-endpoints'

/** A link that was mailed before for a forgotten password opens nothing after a new password, or to a new address. */
const endResetLink: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc }) => {
  if (operation !== 'update' || originalDoc === undefined) return data
  if (!data.password && !isOtherEmail(data, originalDoc)) return data
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
}

/** New rights or a new password end the other sessions of the account; the one that made the change stays. */
const endSessionsOnPrivilegeChange: CollectionBeforeChangeHook<User> = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || originalDoc === undefined) return data
  const hasNewPassword = typeof data.password === 'string' && data.password !== ''
  const hasNewRoles = data.roles !== undefined && toKey(data.roles) !== toKey(originalDoc.roles)
  if (!hasNewPassword && !hasNewRoles) return data
  const isOwn = req.user?.id === originalDoc.id
  const current = isOwn && req.user !== null && '_sid' in req.user ? req.user._sid : undefined
  return { ...data, sessions: (originalDoc.sessions ?? []).filter(({ id }) => id === current) }
}

const toKey = (roles: User['roles']): string => [...(roles ?? [])].sort().join()

/**
 * Payload lets anyone create the first administrator while the table is empty. Ours is created on the server's command
 * line, so this replaces that endpoint: a collection's own endpoints are matched before Payload's.
 */
const firstRegisterClosed: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: () =>
    refusalResponse(
      'cms',
      new Refusal(
        403,
        'The first administrator is made on the server with: npm run create-admin -- --email you@example.org',
      ),
    ),
}

/** An account without a role is switched off. Said only to a person who knew the password, so it reveals no accounts. */
const refuseSwitchedOff: CollectionBeforeLoginHook = ({ user }) => {
  if (hasRole(user, roles)) return
  throw new APIError(SWITCHED_OFF, 403, null, true)
}

/** Runs where a password is set by creation or change; logging in with an old one is not affected. */
const requireStrongPassword: CollectionBeforeValidateHook = ({ data }) => {
  refuseWeak(data?.password)
  return data
}

/**
 * When a password is reset, Payload passes the stored account to `beforeValidate`: only here is the new password
 * available.
 */
const requireStrongReset: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'resetPassword') refuseWeak(readSent(args).data.password)
  return args
}

function refuseWeak(password: unknown): void {
  if (password === undefined || password === null || password === '') return
  const weakness = typeof password === 'string' ? findWeakness(password) : 'A password is text.'
  if (weakness !== null)
    throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message: weakness }] })
}

/** What is kept of an account beside it. */
const forgetAccount: CollectionAfterDeleteHook = async ({ id, req }) => {
  await turnOff(req, Number(id))
  await forgetDevices(req, Number(id))
}

/** Staff accounts. Visitors never have one. */
export const Users: CollectionConfig<'users'> = {
  slug: 'users',
  labels: { singular: 'Staff member', plural: 'Staff' },
  access: { admin: staff, create: admins, delete: admins, read: adminsOrSelf, unlock: admins, update: adminsOrSelf },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles'],
    group: 'Administration',
    hidden: ({ user }) => !user?.roles?.includes('admin'),
  },
  auth: {
    tokenExpiration: SESSION_SECONDS,
    // Payload's lock answers differently for real accounts and lets anyone lock an editor out; `guardLogin` counts
    // tries by address and by account instead, whether the account exists or not.
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Strict', secure: env.SITE_URL.startsWith('https:') },
  },
  // Related to by version and lock documents, so `graphQL: false` would break the schema.
  graphQL: { disableMutations: true, disableQueries: true },
  endpoints: [firstRegisterClosed, ...twoFactorEndpoints, ...sessionEndpoints],
  hooks: {
    afterChange: [logChange],
    afterDelete: [forgetAccount, logDeletion],
    afterLogout: [lockForLogout],
    afterOperation: [closeReset],
    beforeChange: [
      protectLastAdminOnChange,
      askCurrentPassword,
      endSessionsOnPrivilegeChange,
      endResetLink,
      notePassword,
    ],
    beforeDelete: [protectLastAdminOnDelete],
    beforeLogin: [refuseSwitchedOff, askCode, noteSessionDevice],
    beforeOperation: [noteSignIn, guardLogin, guardSessions, requireStrongReset, refuseEscalation],
    beforeValidate: [requireStrongPassword],
  },
  fields: [
    currentPassword,
    {
      name: 'twoFactor',
      type: 'ui',
      admin: { components: { Field: '@/admin/TwoFactorField#TwoFactorField' }, disableListColumn: true },
    },
    {
      name: 'sessionList',
      type: 'ui',
      admin: { components: { Field: '@/admin/SessionsField#SessionsField' }, disableListColumn: true },
    },
    { name: 'name', type: 'text', required: true, maxLength: 120, saveToJWT: true },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      saveToJWT: true,
      options: roles.map((role) => ({ label: role.charAt(0).toUpperCase() + role.slice(1), value: role })),
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: {
        description:
          'Editors write and publish. Moderators work the review queue. Admins also manage staff and settings. An account without a role is switched off: nobody can sign in with it.',
      },
    },
  ],
}
