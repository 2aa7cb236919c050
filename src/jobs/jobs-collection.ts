import type { JobsConfig } from 'payload'

import { hasRole } from '@/access/roles'
import { admins, nobody } from '@/access/rules'

/** Shows the jobs of the queue to administrators; only the guide itself writes them. */
export const showJobs: NonNullable<JobsConfig['jobsCollectionOverrides']> = ({ defaultJobsCollection }) => ({
  ...defaultJobsCollection,
  labels: { singular: 'Job', plural: 'Jobs' },
  access: { admin: admins, create: nobody, delete: nobody, read: admins, unlock: nobody, update: nobody },
  admin: {
    ...defaultJobsCollection.admin,
    hidden: ({ user }) => !hasRole(user, ['admin']),
    defaultColumns: ['id', 'taskSlug', 'queue', 'waitUntil', 'processing', 'totalTried', 'hasError', 'completedAt'],
    description:
      'What the guide does by itself: what waits, what is under way, and what was done, failed or taken back in the last 30 days.',
  },
})
