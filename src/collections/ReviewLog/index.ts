import type { CollectionConfig } from 'payload'

import { moderators, nobody } from '@/access/rules'
import { reviewStates, submissionKinds } from '@/contracts/moderation'

import { appendOnly } from '../append-only'

/**
 * Who decided what about which submission, when and why. Written inside the transaction of each transition and never
 * changed, but for an erasure, which takes out what a visitor wrote (`src/server/erasure`): names are kept as text and the
 * submission by its number alone, so that an entry outlives both.
 */
export const ReviewLog: CollectionConfig<'review-log'> = {
  slug: 'review-log',
  labels: { singular: 'Review log entry', plural: 'Review log' },
  access: { admin: moderators, create: nobody, delete: nobody, read: moderators, unlock: nobody, update: nobody },
  admin: {
    useAsTitle: 'itemTitle',
    defaultColumns: ['createdAt', 'itemTitle', 'action', 'from', 'to', 'actorName'],
    group: 'Community',
    description: 'Every step of every review. Nobody can change it.',
  },
  defaultSort: '-createdAt',
  graphQL: false,
  lockDocuments: false,
  hooks: appendOnly('The review log is only ever added to.'),
  fields: [
    { name: 'item', label: 'Submission', type: 'number', required: true, index: true },
    { name: 'itemKind', type: 'select', required: true, options: [...submissionKinds] },
    { name: 'itemTitle', type: 'text', required: true },
    { name: 'itemVersion', type: 'number', required: true },
    {
      name: 'action',
      type: 'select',
      required: true,
      options: [
        ...['claim', 'release', 'expire', 'edit', 'approve', 'reject', 'spam', 'merge', 'reopen', 'undo', 'erase'],
        ...['hand-over', 'settle', 'hand-back'],
      ],
    },
    { name: 'from', type: 'select', required: true, options: [...reviewStates] },
    { name: 'to', type: 'select', required: true, options: [...reviewStates] },
    { name: 'actorId', type: 'number', admin: { description: 'Empty when the guide itself did it.' } },
    { name: 'actorName', type: 'text' },
    { name: 'reason', type: 'text' },
    { name: 'message', type: 'textarea' },
    {
      name: 'snapshot',
      type: 'json',
      admin: { description: 'The submission at this moment, and what was published.' },
    },
  ],
}
