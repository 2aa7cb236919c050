import type { Config, Field, FieldHook, Plugin, TextField, TextFieldSingleValidation } from 'payload'
import { text as validateText } from 'payload/shared'

import { nameProblem } from '@/lib/text/names'
import { withoutInvisible } from '@/lib/text/text'

/**
 * Takes out of every text of a collection or a page what nobody sees and what paints over other texts, whichever way it
 * comes in, and refuses a name without a letter or a digit. Added as a plugin, so that a new field has it.
 */
export const readableTexts: Plugin = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((collection) => ({ ...collection, fields: collection.fields.map(readable) })),
  globals: config.globals?.map((global) => ({ ...global, fields: global.fields.map(readable) })),
})

/** Fields whose text is what a record or a part of it is called. */
const NAMES: ReadonlySet<string> = new Set(['name', 'title', 'arabicName', 'heading', 'question'])

function readable(field: Field): Field {
  if (field.type === 'text') {
    // What the server makes itself is compared letter by letter; a web address has a rule of its own.
    if (field.hidden === true || field.custom?.['isWebAddress'] === true) return field
    return NAMES.has(field.name) ? withName(cleaned(field)) : cleaned(field)
  }
  if (field.type === 'textarea') return cleaned(field)
  if (field.type === 'richText') return withHook(field, ({ value }) => wellFormed(value))
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(readable) })) }
  }
  if (field.type === 'blocks') {
    return { ...field, blocks: field.blocks.map((block) => ({ ...block, fields: block.fields.map(readable) })) }
  }
  return 'fields' in field ? ({ ...field, fields: field.fields.map(readable) } as Field) : field
}

const cleaned = <Text extends Extract<Field, { type: 'text' | 'textarea' }>>(field: Text): Text =>
  withHook(field, ({ value }) => {
    const texts: unknown = value
    if (Array.isArray(texts)) return texts.map(cleanedText)
    return cleanedText(texts)
  })

const cleanedText = (value: unknown): unknown => (typeof value === 'string' ? withoutInvisible(value) : value)

const withHook = <Hooked extends Extract<Field, { type: 'text' | 'textarea' | 'richText' }>>(
  field: Hooked,
  hook: FieldHook,
): Hooked => ({
  ...field,
  hooks: { ...field.hooks, beforeValidate: [hook, ...(field.hooks?.beforeValidate ?? [])] },
})

function withName(field: TextField): Field {
  const validate = (field.validate ?? validateText) as TextFieldSingleValidation
  const validateName: TextFieldSingleValidation = (value, options) =>
    (typeof value === 'string' ? nameProblem(value) : null) ?? validate(value, options)
  return { ...field, validate: validateName } as Field
}

/** Half of a pair of surrogates cannot be stored as JSON: the database answers with an error of its own. */
function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/\p{Cs}/gu, '\uFFFD')
  if (Array.isArray(value)) return value.map(wellFormed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, wellFormed(child)]))
}
