import type { FlattenedField } from 'payload'

type Values = Readonly<Record<string, unknown>>

const EMPTY: Readonly<Record<string, unknown>> = {
  text: '',
  textarea: '',
  richText: { root: { type: 'root', children: [], direction: null, format: '', indent: 0, version: 1 } },
  array: [],
}

/**
 * A draft may lack what a published record has: it was begun and not finished. A preview shows such words, texts and lists
 * as empty, and pages need not ask for them. Dates, numbers and choices are left as they are.
 */
export function completeDraft<Doc extends object>(doc: Doc, fields: readonly FlattenedField[]): Doc {
  return complete(doc as Values, fields) as Doc
}

function complete(values: Values, fields: readonly FlattenedField[]): Values {
  return {
    ...values,
    ...Object.fromEntries(fields.map((field) => [field.name, completeValue(values[field.name], field)])),
  }
}

function completeValue(value: unknown, field: FlattenedField): unknown {
  if (value === null || value === undefined) {
    return 'required' in field && field.required === true ? (EMPTY[field.type] ?? value) : value
  }
  if (field.type === 'array' && Array.isArray(value)) {
    return value.map((row: Values) => complete(row, field.flattenedFields))
  }
  return field.type === 'group' ? complete(value as Values, field.flattenedFields) : value
}
