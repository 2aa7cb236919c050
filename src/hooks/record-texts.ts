import type { FlattenedField } from 'payload'

import { readNodes } from '@/lib/rich-text/nodes'
import { plainText } from '@/lib/rich-text/plain-text'

type Json = Readonly<Record<string, unknown>>

/** Everything editors have written into a record, of its lists of rows too, without what only the CMS reads. */
export const recordTexts = (record: Json, fields: readonly FlattenedField[]): readonly string[] =>
  fields.flatMap((field) => fieldTexts(record[field.name], field))

function fieldTexts(value: unknown, field: FlattenedField): readonly string[] {
  if (field.type === 'text' || field.type === 'textarea') {
    return [value].flat().filter((text) => typeof text === 'string')
  }
  if (field.type === 'richText') return [plainText({ root: { children: readNodes(value) } })]
  if (field.type !== 'array' && field.type !== 'group' && field.type !== 'tab') return []
  return [value].flat().flatMap((row) => (isObject(row) ? recordTexts(row, field.flattenedFields) : []))
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
