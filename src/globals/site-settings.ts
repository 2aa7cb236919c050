import type { GlobalConfig } from 'payload'

import { globalAccess } from '@/access/content-access'
import { expireGlobal } from '@/hooks/expire-content'
import { isNearMonth } from '@/lib/dates/hijri-months'
import { cacheTags } from '@/server/cache/tags'

/** Tour length and selectors are part of the app (spec §4, §9); editors own the words. */
const TOUR_STEPS = 8

/** Exported for its test. */
export function checkFirstDay(value: unknown): string | true {
  const day = typeof value === 'string' || value instanceof Date ? new Date(value) : null
  if (day === null || Number.isNaN(day.getTime())) return 'A day is required.'
  return (
    isNearMonth(day.toISOString().slice(0, 10)) ||
    'By the calendar no month begins on this day, the day before or the day after. Look at the day and the year.'
  )
}

export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Site settings',
  access: globalAccess,
  admin: { group: 'Pages' },
  graphQL: { disableMutations: true },
  versions: { drafts: true, max: 20 },
  hooks: expireGlobal([cacheTags.settings]),
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'siteName', type: 'text', required: true, maxLength: 60, admin: { width: '50%' } },
        { name: 'version', label: 'App version', type: 'text', required: true, maxLength: 20, admin: { width: '50%' } },
      ],
    },
    { name: 'tagline', type: 'text', required: true, maxLength: 200 },
    {
      name: 'contentUpdated',
      label: 'Content last updated',
      type: 'text',
      required: true,
      maxLength: 40,
      admin: { description: 'As readers see it, for example "January 2025".' },
    },
    {
      name: 'announcedMonths',
      label: 'Months as announced',
      labels: { singular: 'Month', plural: 'Months' },
      type: 'array',
      // Two years.
      maxRows: 24,
      admin: {
        description:
          'Only where the announcement of the moon differs from the Umm al-Qura calendar. The day on which the month begins moves the Hijri date, the days of Hajj and the night prayer of Ramadan.',
      },
      fields: [
        {
          name: 'first',
          label: 'Begins on',
          type: 'date',
          required: true,
          admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
          validate: (value) => {
            if (!value) return 'A day is required.'
            const day = new Date(value).toISOString().slice(0, 10)
            return (
              isNearMonth(day) || 'No month begins on this day, nor on the day before or after it. Look at the year.'
            )
          },
        },
      ],
    },
    { name: 'footer', label: 'Footer text', type: 'text', required: true, maxLength: 200 },
    {
      name: 'comingSoon',
      type: 'array',
      maxRows: 12,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 80 },
        { name: 'description', type: 'text', maxLength: 200 },
        {
          name: 'article',
          type: 'relationship',
          relationTo: 'guide-articles',
          admin: {
            allowCreate: false,
            description: 'What has come: the title then leads to it, while it is published.',
          },
        },
      ],
    },
    {
      name: 'tour',
      type: 'group',
      fields: [
        { name: 'introTitle', type: 'text', required: true, maxLength: 120 },
        { name: 'introText', type: 'textarea', required: true, maxLength: 600 },
        {
          name: 'steps',
          type: 'array',
          required: true,
          minRows: TOUR_STEPS,
          maxRows: TOUR_STEPS,
          fields: [
            { name: 'stepId', label: 'Id', type: 'text', required: true, maxLength: 40 },
            { name: 'title', type: 'text', required: true, maxLength: 80 },
            { name: 'description', type: 'textarea', required: true, maxLength: 400 },
            {
              name: 'target',
              type: 'text',
              required: true,
              maxLength: 120,
              admin: { description: 'What the step points at on the screen, as a CSS selector.' },
            },
            { name: 'position', type: 'select', required: true, defaultValue: 'bottom', options: ['top', 'bottom'] },
            {
              name: 'route',
              type: 'text',
              maxLength: 120,
              // For the check of links: see `listLinkFields`.
              custom: { isGuidePath: true },
              admin: { description: 'The page the step opens, if any.' },
            },
          ],
        },
      ],
    },
  ],
}
