import type { GlobalAfterChangeHook, GlobalConfig } from 'payload'

import { roles } from '@/access/roles'
import { admins } from '@/access/rules'
import type { SignInSetting } from '@/payload-types'
import { logAccount } from '@/server/account-log'

const logRoles: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [was, is] = [previousDoc, doc].map(describeRoles)
  if (was === is) return
  await logAccount(req, {
    event: 'Roles that need two-factor sign-in changed',
    details: `${was} → ${is}`,
    account: null,
  })
}

const describeRoles = ({ twoFactorRoles }: Partial<SignInSetting>): string =>
  [...(twoFactorRoles ?? [])].sort().join(', ') || 'none'

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
  hooks: { afterChange: [logRoles] },
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
