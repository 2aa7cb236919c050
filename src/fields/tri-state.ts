import type { SelectField } from 'payload'

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
