import type { Field } from 'payload'

import { nobodyField } from '@/access/rules'
import { reportFields } from '@/contracts/reports'
import { position } from '@/fields/position'
import { tableField } from '@/fields/table-fields'
import { placeCategories } from '@/domain/places/place-categories'
import { placeKinds, stepKinds } from '@/domain/submissions/recommendation-options'
import {
  submittedFields,
  submittedFlags,
  type SubmittedText,
  visitorTexts,
} from '@/domain/submissions/submitted-fields'
import { keysWhere } from '@/lib/lists/table-rows'

/** For fields that only the server needs: never in an answer, filter or sort of any API. */
const secret = { read: nobodyField } as const

/** As it came: whoever published it has a web address checked, and no description stands below what nobody writes here. */
function submittedText(name: SubmittedText): Field {
  const row = submittedFields[name]
  const { label, limit, form } = row
  return tableField(name, {
    kind: 'text',
    label,
    limit,
    form: form === 'website' ? 'line' : form,
    ...('isArabic' in row && { isArabic: row.isArabic }),
  })
}

export const placeGroup: Field = {
  name: 'place',
  type: 'group',
  admin: { condition: (data) => data?.kind === 'place' },
  fields: [
    { name: 'category', label: 'Category, as sent', type: 'select', options: [...placeKinds] },
    {
      name: 'siteCategory',
      label: 'Category on the site',
      type: 'select',
      options: placeCategories.map(({ value, label }) => ({ value, label })),
    },
    ...keysWhere(submittedFields, { kind: 'text', sentBy: 'moderator' }).map(submittedText),
    {
      type: 'row',
      fields: submittedFlags.map((name) => ({ name, label: submittedFields[name].label, type: 'checkbox' })),
    },
    ...visitorTexts.map(submittedText),
    position(),
    { name: 'hasNoPosition', label: 'No position, on purpose', type: 'checkbox' },
  ],
}

export const stepFields: Field = {
  name: 'steps',
  type: 'array',
  maxRows: 30,
  admin: { condition: (data) => data?.kind === 'path' },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'description', type: 'textarea', maxLength: 2000 },
    { name: 'category', type: 'select', defaultValue: 'Location', options: [...stepKinds] },
    { name: 'notes', type: 'textarea', maxLength: 1000 },
    { name: 'gate', type: 'relationship', relationTo: 'mosque-gates' },
    { name: 'location', label: 'Place', type: 'relationship', relationTo: 'locations' },
  ],
}

export const reportGroup: Field = {
  name: 'report',
  type: 'group',
  admin: { condition: (data) => data?.kind === 'report' || data?.kind === 'confirmation' },
  fields: [
    {
      name: 'target',
      type: 'select',
      options: [
        { label: 'Place', value: 'place' },
        { label: 'Gate', value: 'gate' },
      ],
    },
    { name: 'location', label: 'Place', type: 'relationship', relationTo: 'locations' },
    { name: 'gate', type: 'relationship', relationTo: 'mosque-gates' },
    { name: 'field', label: 'What is wrong', type: 'select', options: [...reportFields] },
    { name: 'oldValue', type: 'textarea', admin: { description: 'What the guide showed when it was reported.' } },
    { name: 'newValue', type: 'textarea' },
    { name: 'comment', type: 'textarea' },
  ],
}

export const claimFields: Field[] = [
  { name: 'claimedBy', type: 'relationship', relationTo: 'users', admin: { position: 'sidebar' } },
  { name: 'claimedByName', type: 'text', admin: { position: 'sidebar' } },
  { name: 'claimExpiresAt', type: 'date', admin: { position: 'sidebar' } },
]

export const decisionFields: Field[] = [
  {
    name: 'decision',
    type: 'group',
    fields: [
      { name: 'by', type: 'relationship', relationTo: 'users' },
      { name: 'byName', type: 'text' },
      { name: 'at', type: 'date' },
      { name: 'reason', type: 'text' },
      { name: 'message', label: 'Message to the sender', type: 'textarea' },
    ],
  },
  { name: 'publishedPlace', type: 'relationship', relationTo: 'locations', admin: { position: 'sidebar' } },
  { name: 'publishedPath', type: 'relationship', relationTo: 'paths', admin: { position: 'sidebar' } },
  { name: 'duplicateOf', type: 'relationship', relationTo: 'recommendations', admin: { position: 'sidebar' } },
  {
    name: 'duplicateOfPlace',
    type: 'relationship',
    relationTo: 'locations',
    admin: { position: 'sidebar' },
  },
]

export const shieldFields: Field[] = [
  { name: 'riskScore', type: 'number', required: true, defaultValue: 0, admin: { position: 'sidebar' } },
  { name: 'riskReasons', type: 'json', admin: { position: 'sidebar' } },
  {
    name: 'clientSubmittedAt',
    label: 'Clock of the sender',
    type: 'text',
    admin: { description: 'As sent, not to be believed.', position: 'sidebar' },
  },
  { name: 'originalPayload', type: 'json', admin: { description: 'As it was sent, cleaned of invisible signs.' } },
  {
    name: 'erasedAt',
    label: 'Erased at',
    type: 'date',
    admin: { position: 'sidebar', description: 'What the sender wrote is gone since then.' },
  },
  { name: 'receiptHash', type: 'text', unique: true, index: true, hidden: true, access: secret },
  { name: 'idempotencyKey', type: 'text', unique: true, index: true, hidden: true, access: secret },
  { name: 'bodyHash', type: 'text', hidden: true, access: secret },
  { name: 'networkHash', type: 'text', hidden: true, access: secret },
]
