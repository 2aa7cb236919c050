import type { SelectField } from 'payload'

/** Unknown is not "no": a flag nobody has confirmed stays unknown, and readers are told "not confirmed". */
export const triStateValues = ['yes', 'no', 'unknown'] as const

export type TriState = (typeof triStateValues)[number]

export const triState = ({
  name,
  label,
  description,
}: {
  name: string
  label: string
  description: string
}): SelectField => ({
  name,
  type: 'select',
  label,
  required: true,
  defaultValue: 'unknown',
  options: [
    { label: 'Yes', value: 'yes' },
    { label: 'No', value: 'no' },
    { label: 'Not confirmed', value: 'unknown' },
  ],
  admin: { description, width: '50%' },
})
