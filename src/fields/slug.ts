import type { TextField } from 'payload'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const slug = ({ description }: { description: string }): TextField => ({
  name: 'slug',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: 80,
  admin: { description, position: 'sidebar' },
  validate: (value: string | null | undefined) =>
    (typeof value === 'string' && SLUG.test(value)) || 'Lower-case letters, digits and single hyphens only.',
})
