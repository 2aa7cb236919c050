import type { GlobalConfig } from 'payload'

import { roles } from '@/access/roles'
import { admins } from '@/access/rules'

/** How staff sign in. */
export const SignInSettings: GlobalConfig = {
  slug: 'sign-in-settings',
  label: 'Signing in',
  access: { read: admins, update: admins },
  admin: {
    group: 'Administration',
    hidden: ({ user }) => !user?.roles?.includes('admin'),
    description: 'What people who work behind the guide need to sign in.',
  },
  graphQL: false,
  fields: [
    {
      name: 'twoFactorRoles',
      label: 'Roles that need two-factor sign-in',
      type: 'select',
      hasMany: true,
      options: roles.map((role) => ({ label: role.charAt(0).toUpperCase() + role.slice(1), value: role })),
      admin: {
        description:
          'Whoever has one of these roles and has not set up two-factor sign-in can do nothing else until it is set up, from the next click on. Set up your own first, under your account.',
      },
    },
  ],
}
