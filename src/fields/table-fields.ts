import type { Field, JSONField, SelectField } from 'payload'

import { flagLabels, flagStates } from '@/domain/places/flag-states'
import type { FieldRow } from '@/domain/places/place-fields'
import type { KeysWhere } from '@/lib/lists/table-rows'

import { phone } from './phone'
import { webAddress } from './web-address'

type Rows = Readonly<Record<string, FieldRow & { readonly isOnlySent?: true }>>

type Own<Table extends Rows> = Readonly<Record<KeysWhere<Table, { readonly kind: 'own' }>, Field>>

/** The CMS turns the letters alone: assistive technology, spelling and fonts go by the language. */
const ARABIC = { rtl: true, components: { Field: '@/admin/ArabicField#ArabicText' } } as const

/** The fields of a collection from its table, halves in pairs. `own`: those that are like no other. */
export function tableFields<Table extends Rows>(
  table: Table,
  { help, own }: { readonly help: Readonly<Record<string, string | undefined>>; readonly own: Own<Table> },
): Field[] {
  const owns: Readonly<Record<string, Field>> = own
  const fields: Field[] = []
  let half: Field | null = null
  for (const [name, row] of Object.entries(table)) {
    if (row.isOnlySent) continue
    const field = owns[name] ?? tableField(name, row, help[name])
    if (half !== null) fields.push(row.isHalf ? { type: 'row', fields: [half, field] } : half)
    if (!row.isHalf) fields.push(field)
    half = row.isHalf && half === null ? field : null
    if (row.kind === 'text' && row.form === 'hours') fields.push(weeklyHours())
  }
  return half === null ? fields : [...fields, half]
}

/** A text or a flag of the table as the CMS has it. */
export function tableField(name: string, row: FieldRow, description?: string): Field {
  const { label, isHalf } = row
  const width = isHalf && '50%'
  if (row.kind !== 'text') return flag(name, row, description)
  const maxLength = row.limit
  const text = {
    name,
    label,
    maxLength,
    // Every record has a name.
    ...(name === 'name' && { required: true }),
    ...(row.isIndexed && { index: true }),
    admin: { description, ...(width && { width }) },
  }
  switch (row.form) {
    case 'phone':
      return { ...phone({ name, maxLength, description, width }), label }
    case 'website':
      return webAddress({ name, label, description })
    case 'paragraphs':
      return { ...text, type: 'textarea' }
    case 'name':
    case 'line':
    case 'hours':
    case 'list':
      return { ...text, type: 'text', admin: { ...text.admin, ...(row.isArabic && ARABIC) } }
  }
}

/**
 * What `hours` says, as ranges of a week (see src/domain/places/weekly-hours.ts); `null` when it is not known. No user
 * writes it.
 */
const weeklyHours = (): JSONField => ({
  name: 'weeklyHours',
  type: 'json',
  access: { create: () => false, update: () => false },
  admin: { hidden: true },
  hooks: {
    beforeChange: [
      async ({ siblingData }) => {
        // The parser is a megabyte of code, and every page loads this file.
        const { compileHours } = await import('@/server/hours/compile-hours')
        return compileHours(siblingData.hours)
      },
    ],
  },
})

/** Unknown is not "no": what nobody has confirmed stays unknown. */
const flag = (name: string, row: FieldRow, description: string | undefined): SelectField => ({
  name,
  type: 'select',
  label: row.label,
  required: true,
  defaultValue: 'unknown',
  options: flagStates(row).map((value) => ({ label: flagLabels[value], value })),
  admin: { description, width: '50%' },
})
