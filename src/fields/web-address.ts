import type { TextField } from 'payload'

import { safeHttpUrl, withoutEndMarks } from '@/lib/text/web-links'

/** A link that leaves the guide: http or https only, so nothing a person pastes can run as script in a reader's page. */
export const webAddress = ({
  name,
  label,
  description,
  required = false,
  isSecure = false,
}: {
  name: string
  label: string
  description?: string | undefined
  required?: boolean
  /** https alone. */
  isSecure?: boolean
}): TextField => ({
  name,
  type: 'text',
  label,
  required,
  maxLength: 500,
  admin: { description },
  // For `readableTexts`: an invisible mark inside is refused, not removed, because it hides where the address leads.
  custom: { isWebAddress: true },
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? withoutEndMarks(value) : (value as unknown))],
  },
  validate: (value: string | null | undefined) => {
    if (!value) return required ? 'An address is required.' : true
    const href = safeHttpUrl(value)
    if (isSecure) return href?.startsWith('https:') === true || 'Must be a public https:// address.'
    return href !== null || 'Must be a public http:// or https:// address.'
  },
})
