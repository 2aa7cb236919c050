import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
} from 'payload'

import { moderators, nobody } from '@/access/rules'
import { recommendationCities } from '@/domain/submissions/recommendation-options'
import type { Recommendation } from '@/payload-types'
import { DECIDED } from '@/server/moderation/review-context'

import { reviewEndpoints } from './endpoints'
import { claimFields, decisionFields, placeGroup, reportGroup, shieldFields, stepFields } from './fields'

const FORBIDDEN = 403

/**
 * Submissions change by a review and by nothing else: not by the admin's form, REST, GraphQL, a bulk change, the trash, a
 * copy, a job or another part of the server, whatever rights its call has.
 */
const refuseWritesOutsideReview: CollectionBeforeChangeHook<Recommendation> = ({ data, operation, req }) => {
  if (req.context[DECIDED] === true) return data
  const isNew = operation === 'create' && (data.status === undefined || data.status === 'pending-review')
  if (!isNew) {
    throw new APIError('A submission is changed in the review queue only.', FORBIDDEN, null, true)
  }
  return data
}

const refuseDeletion: CollectionBeforeDeleteHook = () => {
  throw new APIError('A submission is never deleted: mark it as spam or reject it.', FORBIDDEN, null, true)
}

/**
 * What visitors send in (spec §3), and their reports on places and gates. Rows are made by the public endpoints and
 * change by a review (`src/server/moderation`) only. Nothing here is ever public: an approval makes or changes a place, a
 * gate or a path.
 */
export const Recommendations: CollectionConfig<'recommendations'> = {
  slug: 'recommendations',
  labels: { singular: 'Recommendation', plural: 'Recommendations' },
  access: {
    admin: moderators,
    create: nobody,
    delete: nobody,
    read: moderators,
    unlock: nobody,
    update: nobody,
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'city', 'status', 'submittedAt'],
    group: 'Community',
    description: 'Everything visitors have sent. Decide in the review queue; here nothing can be changed.',
  },
  defaultSort: 'submittedAt',
  endpoints: reviewEndpoints,
  graphQL: { disableMutations: true, disableQueries: true },
  indexes: [{ fields: ['status', 'submittedAt'] }],
  trash: true,
  hooks: { beforeChange: [refuseWritesOutsideReview], beforeDelete: [refuseDeletion] },
  fields: [
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending-review',
      options: [
        { label: 'Pending review', value: 'pending-review' },
        { label: 'Claimed', value: 'claimed' },
        { label: 'With an editor', value: 'with-editor' },
        { label: 'Approved', value: 'approved' },
        { label: 'Rejected', value: 'rejected' },
        { label: 'Spam', value: 'spam' },
        { label: 'Duplicate', value: 'duplicate' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: [
        { label: 'Place', value: 'place' },
        { label: 'Path', value: 'path' },
        { label: 'Report', value: 'report' },
        { label: 'Still correct', value: 'confirmation' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'title',
      type: 'text',
      required: true,
      // A report carries the name of its place or gate, which may be as long as theirs.
      maxLength: 200,
      admin: { description: 'Name of the place, or title of the path.' },
    },
    {
      name: 'city',
      type: 'select',
      required: true,
      defaultValue: 'Makkah',
      options: [...recommendationCities],
    },
    { name: 'description', type: 'textarea', maxLength: 2000 },
    placeGroup,
    stepFields,
    reportGroup,
    ...decisionFields,
    {
      name: 'submittedAt',
      label: 'Submitted at',
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime' }, position: 'sidebar' },
    },
    {
      // Not `version`, which could be mistaken for Payload's own.
      name: 'itemVersion',
      label: 'Version',
      type: 'number',
      required: true,
      defaultValue: 1,
      admin: { description: 'Counts every change; a decision names the one it was made on.', position: 'sidebar' },
    },
    ...claimFields,
    ...shieldFields,
  ],
}
