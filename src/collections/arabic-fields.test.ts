import { describe, expect, it } from 'vitest'

import { SacredTextBlock } from '@/blocks/SacredText/config'

import { Locations } from './Locations'
import { MosqueGates } from './MosqueGates'
import { placeGroup } from './Recommendations/fields'

const arabicIn = (fields: readonly object[]): readonly (readonly [name: string, component: unknown])[] =>
  fields.flatMap((field) => {
    const inner = 'fields' in field ? arabicIn(field.fields as readonly object[]) : []
    const { name = '', admin } = field as { name?: string; admin?: { components?: { Field?: unknown } } }
    return /arabic/i.test(name) ? [[name, admin?.components?.Field] as const, ...inner] : inner
  })

describe('fields in Arabic', () => {
  it.each([
    ['places', Locations.fields, 'arabicName', 'ArabicText'],
    ['gates', MosqueGates.fields, 'arabicName', 'ArabicText'],
    ['submissions', [placeGroup], 'arabicName', 'ArabicText'],
    ['sacred texts', SacredTextBlock.fields, 'arabic', 'ArabicTextarea'],
  ])('should be written from right to left in %s', (_, fields, name, component) => {
    expect(arabicIn(fields)).toEqual([[name, `@/admin/ArabicField#${component}`]])
  })
})
