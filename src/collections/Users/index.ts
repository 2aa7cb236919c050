import type { CollectionConfig } from 'payload'

import { admins, adminsOnlyField, adminsOrSelf, staff } from '@/access/rules'
import { roles } from '@/access/roles'
import { env } from '@/env'

import { askCurrentPassword, currentPassword } from './ask-current-password'
import { endSessionsOnPrivilegeChange } from './end-sessions'
import { firstRegisterClosed } from './first-register-closed'
import { guardLogin } from './guard-login'
import { protectLastAdminOnChange, protectLastAdminOnDelete } from './protect-last-admin'
import { refuseEscalation } from './refuse-escalation'
import { refuseSwitchedOff } from './refuse-switched-off'
import { requireStrongPassword, requireStrongReset } from './require-strong-password'
import { guardSessions, lockForLogout, SESSION_SECONDS } from './sessions'

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
  endpoints: [firstRegisterClosed],
  hooks: {
    afterLogout: [lockForLogout],
    beforeChange: [protectLastAdminOnChange, askCurrentPassword, endSessionsOnPrivilegeChange],
    beforeDelete: [protectLastAdminOnDelete],
    beforeLogin: [refuseSwitchedOff],
    beforeOperation: [guardLogin, guardSessions, requireStrongReset, refuseEscalation],
    beforeValidate: [requireStrongPassword],
  },
  fields: [
    currentPassword,
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
