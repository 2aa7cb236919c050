import type { CollectionConfig } from 'payload'

import { admins, nobody } from '@/access/rules'

import { appendOnly } from '../append-only'

/**
 * Who changed accounts and rights, and when. Written inside the transaction of each change (`src/server/account-log.ts`) and
 * never changed; deleted after `ACCOUNT_LOG_MONTHS`. Names are kept as text, so that an entry outlives the account.
 */
export const AccountLog: CollectionConfig<'account-log'> = {
  slug: 'account-log',
  labels: { singular: 'Account log entry', plural: 'Account log' },
  access: { admin: admins, create: nobody, delete: nobody, read: admins, unlock: nobody, update: nobody },
  admin: {
    useAsTitle: 'event',
    defaultColumns: ['createdAt', 'accountName', 'event', 'details', 'actorName'],
    group: 'Administration',
    description: 'Every change of accounts and rights, for two years. Nobody can change it.',
    hidden: ({ user }) => !user?.roles?.includes('admin'),
  },
  defaultSort: '-createdAt',
  graphQL: false,
  lockDocuments: false,
  hooks: appendOnly('The account log is only ever added to.'),
  fields: [
    { name: 'event', type: 'text', required: true },
    { name: 'details', type: 'text' },
    { name: 'accountId', type: 'number', index: true, admin: { description: 'Empty for a setting of all accounts.' } },
    { name: 'accountName', label: 'Account', type: 'text' },
    { name: 'actorId', type: 'number' },
    { name: 'actorName', label: 'By', type: 'text', required: true },
  ],
}
