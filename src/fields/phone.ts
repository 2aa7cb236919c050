import type { TextField } from 'payload'

import { mayBePhone, NO_PHONE } from '@/lib/text/written-phones'
import { collectFacts } from '@/lib/rich-text/facts'

/**
 * Telephone numbers, stored as written: what is dialled is read from them for each page (src/server/phones). A number that
 * cannot be dialled is stored, too, and listed for editors: the source may say no more.
 */
export const phone = ({
  name,
  maxLength,
  description,
  required = false,
  width,
}: {
  name: string
  /** UTF-16 units. */
  maxLength: number
  description?: string
  required?: boolean
  width?: string
}): TextField => ({
  name,
  type: 'text',
  required,
  maxLength,
  admin: { description, width },
  validate: (value: string | null | undefined) => {
    if (!value?.trim()) return required ? 'A telephone number is required.' : true
    if (value.length > maxLength) return `Can have at most ${maxLength} characters.`
    return mayBePhone(value) || collectFacts(value).size > 0 || NO_PHONE
  },
})
