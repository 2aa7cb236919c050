import type { Field, FieldHook, Plugin, TextField, TextFieldSingleValidation } from 'payload'
import { text as validateText } from 'payload/shared'

import { mapInner } from '@/lib/json/map-inner'
import { nameProblem } from '@/lib/text/names'
import { withoutInvisible } from '@/lib/text/text'

import { changeEach } from './change-each'

/**
 * Removes invisible characters, and marks that paint over other texts, from every text of a collection or a page, whichever
 * way it is saved, and refuses a name without a letter or a digit. Added as a plugin, so that new fields are covered, too.
 */
export const readableTexts: Plugin = changeEach({
  collection: (collection) => ({ ...collection, fields: collection.fields.map(makeReadable) }),
  global: (global) => ({ ...global, fields: global.fields.map(makeReadable) }),
})

/** Fields whose text is what a record or a part of it is called. */
const NAMES: ReadonlySet<string> = new Set(['name', 'title', 'arabicName', 'heading', 'question'])

function makeReadable(field: Field): Field {
  if (field.type === 'text') {
    // Hidden texts are written by the server and compared exactly; a web address has a rule of its own.
    if (field.hidden === true || field.custom?.['isWebAddress'] === true) return field
    return NAMES.has(field.name) ? addNameRule(cleanField(field)) : cleanField(field)
  }
  if (field.type === 'textarea') return cleanField(field)
  if (field.type === 'richText') return addHook(field, ({ value }) => replaceLoneSurrogates(value))
  if (field.type === 'tabs') {
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(makeReadable) })) }
  }
  if (field.type === 'blocks') {
    return { ...field, blocks: field.blocks.map((block) => ({ ...block, fields: block.fields.map(makeReadable) })) }
  }
  return 'fields' in field ? ({ ...field, fields: field.fields.map(makeReadable) } as Field) : field
}

const cleanField = <Text extends Extract<Field, { type: 'text' | 'textarea' }>>(field: Text): Text =>
  addHook(field, ({ value }) => {
    const texts: unknown = value
    if (Array.isArray(texts)) return texts.map(cleanText)
    return cleanText(texts)
  })

const cleanText = (value: unknown): unknown => (typeof value === 'string' ? withoutInvisible(value) : value)

const addHook = <Hooked extends Extract<Field, { type: 'text' | 'textarea' | 'richText' }>>(
  field: Hooked,
  hook: FieldHook,
): Hooked => ({
  ...field,
  hooks: { ...field.hooks, beforeValidate: [hook, ...(field.hooks?.beforeValidate ?? [])] },
})

function addNameRule(field: TextField): Field {
  const validate = (field.validate ?? validateText) as TextFieldSingleValidation
  const validateName: TextFieldSingleValidation = (value, options) =>
    (typeof value === 'string' ? nameProblem(value) : null) ?? validate(value, options)
  return { ...field, validate: validateName } as Field
}

/** One surrogate without the other cannot be stored as JSON: the database would answer with an internal error. */
function replaceLoneSurrogates(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/\p{Cs}/gu, '\uFFFD')
  return mapInner(value, replaceLoneSurrogates)
}
