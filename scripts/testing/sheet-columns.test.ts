import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'

import { Facts } from '@/collections/Facts'
import { Locations } from '@/collections/Locations'
import { MosqueGates } from '@/collections/MosqueGates'
import { sheetColumns } from '@/server/imports/sheets/columns'

/** Fields that hold something, by their path. */
const listPaths = (fields: readonly Field[], before = ''): readonly string[] =>
  fields.flatMap((field) => {
    if (field.type === 'ui') return []
    if (field.type === 'group' && 'name' in field) return listPaths(field.fields, `${before}${field.name}.`)
    if ('fields' in field) return listPaths(field.fields, before)
    return 'name' in field ? [`${before}${field.name}`] : []
  })

/** What no spreadsheet is for: made by the guide itself, or chosen from other records. */
const LEFT_OUT = ['weeklyHours', 'confidence', 'origin', 'osmRef', 'nameBasis', 'media', 'sortOrder']

describe('the columns of a spreadsheet', () => {
  it.each([
    ['locations', Locations],
    ['mosque-gates', MosqueGates],
    ['facts', Facts],
  ] as const)('should be the fields of %s', (slug, { fields }) => {
    const paths = listPaths(fields).filter((path) => !LEFT_OUT.includes(path))

    expect(
      sheetColumns(slug)
        .map(({ key }) => key)
        .sort(),
    ).toEqual([...paths].sort())
  })

  it.each(['locations', 'mosque-gates', 'facts'] as const)('should each have a heading of their own: %s', (slug) => {
    const headings = ['id', 'version', ...sheetColumns(slug).map(({ heading }) => heading.toLowerCase())]

    expect(new Set(headings).size).toBe(headings.length)
  })
})
